import { expect, test } from 'vitest'
import { allFoods } from '#food/foods/all.ts'
import { kinds } from '#food/model/kinds.ts'
import { dishForms } from '../dishes/all.ts'
import { slotFoodIds } from '../dishes/building-blocks/slots.ts'
import { friends } from './pairings.ts'
import { stapleNames, stapleOffers, servesAs } from '../cooking/staples.ts'
import { regionalFoodIds } from '../regions.ts'

const ids = new Set(allFoods.map(({ id }) => id))

test('every staple offers foods of the tables, and the first of them serves its own purpose', () => {
  for (const name of stapleNames) {
    const [first] = stapleOffers(name)
    expect(first && servesAs(name, first), name).toBe(true)
  }
})

test('every food that speaks of a kitchen is in the tables', () => {
  expect(regionalFoodIds.filter((id) => !ids.has(id))).toEqual([])
})

test('every friend in the pairings is a food or a kind', () => {
  const named = Object.entries(friends).flatMap(([one, others]) => [one, ...others.split(' ')])
  expect(named.filter((name) => !ids.has(name) && !(name in kinds))).toEqual([])
})

test('every dish form has an id of its own, slots of different names and a sensible number of servings', () => {
  expect(new Set(dishForms.map(({ id }) => id)).size).toBe(dishForms.length)
  for (const { id, slots, serves } of dishForms) {
    expect(new Set(slots.map(({ name }) => name)).size, id).toBe(slots.length)
    expect(slots.length, id).toBeGreaterThan(0)
    expect(serves >= 1 && serves <= 16, id).toBe(true)
  }
})

test('every food that a slot names is in the tables', () => {
  expect([...slotFoodIds].filter((id) => !ids.has(id))).toEqual([])
})
