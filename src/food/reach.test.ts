import { expect, test } from 'vitest'
import { normalizeIngredient, type Ingredient } from '#shared/ingredient.ts'
import { allFoods } from './foods/all.ts'
import { mostCharacters, mostFoods, mostWishes } from './reach.ts'
import { understand, withoutHazards } from './recognize.ts'

const listOf = (texts: readonly string[]): Ingredient[] =>
  texts.flatMap((text) => normalizeIngredient(text) ?? [])
const names = allFoods.filter(({ name }) => name.length < 12).map(({ name }) => name)

test('of more than 60 foods the first are cooked with, each of the others is set aside with that reason', () => {
  const { items, setAside } = understand(listOf(names.slice(0, 150)))
  expect(items).toHaveLength(mostFoods)
  const others = setAside.filter(({ cause }) => cause === 'too-many-foods')
  expect(others.length).toBeGreaterThan(60)
  expect(new Set(others.map(({ reason }) => reason))).toEqual(
    new Set(['more than 60 foods: the rest is kept for another day']),
  )
})

test('what stands behind the longest list that is read is set aside, a warning says so, and no model is sent it', () => {
  const long = Array.from({ length: 30 }, (_, at) => `${at} g of ${'very '.repeat(20)}ripe tomatoes`)
  const list = listOf([...long, 'allergic to nuts', 'bleach'])
  const { setAside, wishes, warnings } = understand(list)
  const unread = setAside.filter(({ cause }) => cause === 'unread').map(({ ingredient }) => ingredient)
  expect(unread.slice(-2)).toEqual(['allergic to nuts', 'bleach'])
  expect(list.slice(0, -unread.length).join('').length).toBeLessThanOrEqual(mostCharacters)
  expect(wishes).toEqual([])
  expect(warnings).toContainEqual(expect.stringContaining('wishes and allergies in what was left out'))
  expect(withoutHazards(list)).toEqual({ edible: list.slice(0, -unread.length), hazards: [] })
})

test('of too many wishes the first are heeded, the others are named, and a warning says so', () => {
  const { wishes, setAside, warnings } = understand(listOf(names.slice(0, 80).map((name) => `no ${name}`)))
  expect(wishes).toHaveLength(mostWishes)
  expect(setAside.filter(({ cause }) => cause === 'too-many-wishes').length).toBeGreaterThan(10)
  expect(warnings).toContainEqual(expect.stringContaining('an allergy may be among it'))
})

test('a whole shelf of plain foods is read to its end', () => {
  const { setAside } = understand(listOf(Array.from({ length: 200 }, (_, at) => names[at % 50]!)))
  expect(setAside.filter(({ cause }) => cause === 'unread')).toEqual([])
})
