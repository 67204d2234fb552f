import { expect, test } from 'vitest'
import { readDish } from '../../../../scripts/cookbook/read-dish.ts'
import { understood } from '../quality/understood.testing.ts'
import { supposed } from './supposed.ts'
import { arrange } from './arrange.ts'
import { cookDish } from './cook-dish.ts'
import { CookbookIndex } from './wants.ts'

test.each([
  ['kidney beans', 240],
  ['tuna', 110],
  ['leek', 180],
  ['red bell pepper', 150],
  ['leeks', undefined],
  ['peppers', undefined],
  ['carrot', undefined],
  ['leftover chili', undefined],
  ['rice', undefined],
])('how much is there of "%s", where nobody says', (text, grams) => {
  const [item] = understood([text]).items
  expect(supposed(item!)).toBe(grams)
})

test.each([
  ['chickpeas, leek', 'serves 2: chickpeas 240, leek 180'],
  ['2 cans of chickpeas, leeks', 'serves 4: chickpeas 480, leeks 360'],
  ['pork mince, chickpeas, leek', 'serves 4: pork mince 500, chickpeas 240, leek 180'],
  ['canned salmon, leek', 'serves 2: salmon 170, leek 180'],
])('a dish of two tins is made for two, or with one beside meat: "%s"', (list, expected) => {
  const front = [
    'title: Dinner\nkitchen: any\nserves: 4\nheadnote: Good.\nneeds: main or beans\nplaces:',
    '  main: ground pork {500 g} | canned salmon {2 cans}',
    '  beans: chickpeas {2 cans}',
  ]
  const steps = `Cook [the @main{}{main temperature}][ and @beans{}] with @?leek{2} in a #pan{} for ~{30%minutes}.`
  const { dish } = readDish('meat/dinner', `---\n${front.join('\n')}\n---\n${steps}\n`)
  const { items, excludes } = understood(list.split(', '))
  const wants = new CookbookIndex([dish]).wantsOf(dish, items)
  const { serves, ingredients } = cookDish(arrange(dish, wants, { items, excludes }))
  const amounts = ingredients.map(({ noun, quantity }) => `${noun} ${quantity}`)
  expect(`serves ${serves}: ${amounts.join(', ')}`).toBe(expected)
})
