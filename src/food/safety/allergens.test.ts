import { expect, test } from 'vitest'
import { lexicon } from '../lexicon/lexicon.ts'
import { onlyFood } from '../understanding.testing.ts'
import { allergensOf } from './allergens.ts'
import { foodsWithMakers } from './makers.ts'

const food = (id: string) => lexicon().byId.get(id)!
const sureIn = (...ids: string[]) => allergensOf(ids.map(food)).filter(({ sure }) => sure)
const toCheckIn = (...ids: string[]) => allergensOf(ids.map(food)).filter(({ sure }) => !sure)

test('allergens are named with every food they come from', () => {
  expect(sureIn('butter', 'pasta', 'parmesan', 'shrimp')).toEqual([
    { name: 'milk', from: ['butter', 'parmesan'], sure: true },
    { name: 'crustaceans', from: [food('shrimp').name], sure: true },
    { name: 'wheat', from: ['pasta'], sure: true },
    { name: 'gluten', from: ['pasta'], sure: true },
  ])
})

test.each([
  ['vegetable-stock', 'celery'],
  ['dark-chocolate', 'soy'],
  ['curry-powder', 'mustard'],
  ['red-wine-vinegar', 'sulphites'],
  ['bread', 'soy'],
  ['pasta', 'egg'],
  ['worcestershire', 'wheat'],
])('whether %s holds %s depends on the maker', (id, name) => {
  expect(toCheckIn(id).map((row) => row.name)).toContain(name)
  expect(sureIn(id).map((row) => row.name)).not.toContain(name)
})

test.each([
  ['dry cider', 'sulphites'],
  ['perry', 'sulphites'],
  ['piccalilli', 'mustard'],
  ['mustard sauce', 'mustard'],
])('%s surely holds %s', (words, name) => {
  expect(sureIn(onlyFood(words).id).map((row) => row.name)).toContain(name)
})

test('what one food surely holds need not be looked for on the label of another', () => {
  expect(toCheckIn('celery', 'vegetable-stock')).toEqual([])
})

test('a food made for a diet depends on the maker as the food it is made of', () => {
  const names = allergensOf([onlyFood('gluten-free burger buns')]).map(({ name, sure }) => [name, sure])
  expect(names).toContainEqual(['sesame', false])
  expect(names).not.toContainEqual(['wheat', true])
})

test('every food that depends on its maker stands in the tables', () => {
  expect(foodsWithMakers.filter((id) => !lexicon().byId.has(id))).toEqual([])
})
