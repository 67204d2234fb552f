import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allFoods } from '#food/foods/all.ts'
import { classes } from './classes.ts'
import { cookbook } from './cookbook.ts'
import { extraClass, namedIds, standInsFor } from './cupboard.ts'

const ids = new Set(allFoods.map(({ id }) => id))
const isKnown = (name: string) => (name.startsWith('any ') ? name.slice(4) in classes : ids.has(name))

test('the cupboard and the stand-ins name foods of the tables', () => {
  expect(namedIds.length).toBeGreaterThan(100)
  expect(namedIds.filter((id) => !ids.has(id))).toEqual([])
})

test('nothing stands in for itself, or twice', () => {
  for (const id of namedIds) {
    const others = standInsFor(id)
    expect(others, id).not.toContain(id)
    expect(new Set(others).size, id).toBe(others.length)
  }
})

test.each(Object.entries(classes))('the class "any %s" covers a food, and not every food', (_, covers) => {
  const covered = allFoods.filter(covers).length
  expect(covered).toBeGreaterThan(0)
  expect(covered).toBeLessThan(allFoods.length / 2)
})

test('every id that a class lists is a food of the tables, or a kind, a role, a state or an origin', () => {
  const source = readFileSync(new URL('classes.ts', import.meta.url), 'utf8')
  const table = source.slice(source.indexOf('export const classes'))
  const known = new Set([
    ...ids,
    ...allFoods.flatMap(({ kind, role, state, origin }) => [kind, role, state, origin]),
  ])
  // The names of the classes themselves stand before a colon.
  const listed = [...table.matchAll(/'([a-z-]+)'(?!:)/g)].map(([, id]) => id!)
  expect(listed.length).toBeGreaterThan(300)
  expect(listed.filter((id) => !known.has(id))).toEqual([])
})

test('every food and class that a dish of the cookbook names is known', () => {
  const named = cookbook().flatMap(({ places }) =>
    places.flatMap(({ choices }) => choices.map(({ food }) => food)),
  )
  expect(named.length).toBeGreaterThan(1000)
  expect(named.filter((name) => !isKnown(name))).toEqual([])
})

test('salt, pepper, oil and water are free, what most kitchens have is common, the rest is bought', () => {
  const groups = ['salt', 'black-pepper', 'olive-oil', 'water', 'onion', 'egg', 'flour', 'saffron'].map(
    (id) => extraClass(allFoods.find((food) => food.id === id)!),
  )
  expect(groups).toEqual(['free', 'free', 'free', 'free', 'common', 'common', 'common', 'bought'])
})
