import { expect, test } from 'vitest'

import { normalizeIngredient } from '#shared/ingredient.ts'
import { ingredientsFor, servingsOf } from './servings.ts'

const listed = (...texts: string[]) => texts.map((text) => normalizeIngredient(text)!)

test('an order without servings is the list as it is', () => {
  expect(ingredientsFor({ ingredients: listed('egg', 'for 4') })).toEqual(['egg', 'for 4'])
})

test.each([
  'for 4',
  'For four people',
  'serves 2',
  'enough for 6',
  '4 servings',
  'for two',
  'feeds 10 guests',
])('the servings chosen take the place of %j', (typed) => {
  expect(ingredientsFor({ ingredients: listed('egg', typed, 'rice'), servings: 6 })).toEqual([
    'egg',
    'rice',
    'for 6',
  ])
})

test.each(['for kids', 'for 2 hours', '4 eggs', 'four cheese sauce', 'no nuts'])('%j stays', (typed) => {
  expect(ingredientsFor({ ingredients: listed(typed), servings: 1 })).toEqual([typed, 'for 1'])
})

test('a recipe says how many it serves, unless it makes pieces', () => {
  expect(servingsOf('## Soup\n\nWarm.\n\nServes 4 · 20 minutes')).toBe(4)
  expect(servingsOf('## Muffins\n\nMakes 12 · 30 minutes')).toBeUndefined()
})
