import { expect, test } from 'vitest'
import type { Food } from '../model/food.ts'
import { allFoods } from './all.ts'

const rawProteins = allFoods.filter((food) => food.role === 'protein' && food.state === 'raw')

const ids = (foods: readonly Food[]): string[] => foods.map(({ id }) => id)

test('every raw food of farmed birds is cooked as poultry', () => {
  expect(ids(rawProteins.filter((food) => food.origin === 'poultry' && food.safeRule !== 'poultry'))).toEqual(
    [],
  )
})

test('no ground meat, sausage or offal is served as a whole cut', () => {
  const kinds = new Set(['ground-meat', 'ground-poultry', 'raw-sausage', 'offal'])
  expect(ids(allFoods.filter(({ kind, safeRule }) => kinds.has(kind) && safeRule === 'whole-cut'))).toEqual(
    [],
  )
})

test('no raw meat, egg or fish is eaten uncooked', () => {
  const animal = new Set(['poultry', 'beef', 'pork', 'lamb', 'game', 'fish', 'shellfish', 'egg'])
  expect(ids(rawProteins.filter((food) => animal.has(food.origin) && food.raw))).toEqual([])
})

test.each([
  ['tofu', ['soy']],
  ['lupin-bean', ['lupin']],
  ['seitan', ['wheat', 'gluten']],
  ['quorn', ['egg']],
])('%s names its allergens: %j', (id, expected) => {
  const food = allFoods.find((one) => one.id === id)
  expect(food?.allergens).toEqual(expect.arrayContaining(expected))
})
