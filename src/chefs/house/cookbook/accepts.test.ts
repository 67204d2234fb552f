import { expect, test } from 'vitest'
import { understood } from '#food/understanding.testing.ts'
import { isAsMeant, namesOf, takes } from './accepts.ts'

const asListed = (text: string) => understood(text).items[0]!

test.each([
  'leftover mung beans',
  'leftover quinoa',
  'leftover polenta',
  'leftover split peas in the fridge',
])('what was cooked stands in no place for the dry thing: %s', (text) => {
  const item = asListed(text)
  expect(item.food.state === 'ready' || !isAsMeant(item)).toBe(true)
})

test.each(['mung beans', 'quinoa', 'leftover feta', 'leftover salsa', 'leftover black beans'])(
  'what is as it was bought stands where a dish means it: %s',
  (text) => {
    expect(isAsMeant(asListed(text))).toBe(true)
  },
)

test.each([
  ['bone in, skin on', false],
  ['best on the bone, with skin', false],
  ['in 3 cm pieces', true],
  ['boneless, opened flat', true],
])('boneless thighs stand where thighs are taken "%s": %s', (preparation, isTaken) => {
  const choice = { food: 'chicken-thigh', preparation }
  expect(takes(choice, asListed('boneless chicken thighs'))).toBe(isTaken)
  expect(takes(choice, asListed('chicken thighs'))).toBe(true)
})

test.each([
  ['bottle gourd', 'any green vegetable'],
  ['fresh fenugreek', 'any tender leaf'],
  ['twaróg', 'any soft cheese'],
  ['kecap manis', 'any savoury sauce'],
  ['moth beans', 'any dried bean'],
  ['kirsch', 'any spirit'],
])('dishes may ask for %s as "%s"', (text, name) => {
  expect(namesOf(asListed(text).food)).toContain(name)
})

test.each([
  ['candlenuts', 'any nut'],
  ['pork floss', 'any cooked meat'],
  ['ham bone', 'any meat'],
  ['stockfish', 'any white fish'],
  ['poha', 'any rice'],
])('no dish may ask for %s as "%s"', (text, name) => {
  expect(namesOf(asListed(text).food)).not.toContain(name)
})

test.each(['stir fry beef', 'minute steaks'])(
  '%s are quick beef, and no steak to be cooked whole',
  (text) => {
    const names = namesOf(asListed(text).food)
    expect([names.has('any quick beef'), names.has('any beef steak')]).toEqual([true, false])
  },
)
