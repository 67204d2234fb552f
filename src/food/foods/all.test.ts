import { expect, test } from 'vitest'
import { allergens, foodRoles, origins } from '../model/facts.ts'
import type { Food } from '../model/food.ts'
import { allFoods } from './all.ts'

function duplicates(words: readonly (readonly [word: string, id: string])[]): string[] {
  const owner = new Map<string, string>()
  const found: string[] = []
  for (const [word, id] of words) {
    const other = owner.get(word)
    if (other !== undefined && other !== id) found.push(`"${word}": ${other} and ${id}`)
    owner.set(word, id)
  }
  return found
}

test('every food has an id of its own', () => {
  expect(duplicates(allFoods.map((food, index) => [food.id, String(index)]))).toEqual([])
})

test('every English name belongs to one food', () => {
  const names = allFoods.flatMap((food) =>
    [...new Set([food.name, food.plural, ...food.aka])].map((name) => [name, food.id] as const),
  )
  expect(duplicates(names)).toEqual([])
})

test('every emoji belongs to one food', () => {
  expect(
    duplicates(allFoods.flatMap((food) => (food.emoji ? [[food.emoji, food.id] as const] : []))),
  ).toEqual([])
})

test('names are lower case unless they are proper, trimmed, and never empty', () => {
  for (const food of allFoods)
    for (const name of [food.name, food.plural, ...food.aka]) {
      expect(name.trim(), food.id).toBe(name)
      expect(name.length, food.id).toBeGreaterThan(1)
    }
})

test('amounts are in order and plausible for one serving', () => {
  for (const { id, per, piece, cup } of allFoods) {
    expect(per[0], id).toBeGreaterThan(0)
    expect(per[0] <= per[1] && per[1] <= per[2], id).toBe(true)
    expect(per[2], id).toBeLessThanOrEqual(500)
    expect(piece === undefined || (piece > 0 && piece <= 6000), id).toBe(true)
    expect(cup === undefined || (cup > 5 && cup <= 400), id).toBe(true)
  }
})

test('a food counted in pieces says what a piece weighs', () => {
  expect(
    allFoods.filter((food) => food.measure === 'each' && food.piece === undefined).map(({ id }) => id),
  ).toEqual([])
})

test('a raw protein of animal origin names its safe temperature', () => {
  const animal = new Set(['poultry', 'beef', 'pork', 'lamb', 'game', 'fish', 'shellfish', 'egg'])
  const bare = allFoods.filter(
    (food) => food.role === 'protein' && animal.has(food.origin) && food.safeRule === undefined,
  )
  expect(bare.map(({ id }) => id)).toEqual([])
})

const shellfish = (names: readonly string[]) => names.includes('crustaceans') || names.includes('molluscs')

test.each([
  ['dairy holds milk', (food: Food) => food.origin !== 'dairy' || food.allergens.includes('milk')],
  ['eggs hold egg', (food: Food) => food.origin !== 'egg' || food.allergens.includes('egg')],
  ['fish holds fish', (food: Food) => food.origin !== 'fish' || food.allergens.includes('fish')],
  [
    'shellfish are crustaceans or molluscs',
    (food: Food) => food.origin !== 'shellfish' || shellfish(food.allergens),
  ],
  [
    'wheat holds gluten',
    (food: Food) => !food.allergens.includes('wheat') || food.allergens.includes('gluten'),
  ],
])('%s', (_, holds) => {
  expect(allFoods.filter((food) => !holds(food)).map(({ id }) => id)).toEqual([])
})

test('roles, origins and allergens are of the vocabulary', () => {
  for (const food of allFoods) {
    expect(foodRoles).toContain(food.role)
    expect(origins).toContain(food.origin)
    for (const name of food.allergens) expect(allergens).toContain(name)
  }
})
