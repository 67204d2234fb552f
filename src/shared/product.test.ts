import { expect, it } from 'vitest'

import {
  ctaMinIngredients,
  maxIngredientCodePoints,
  maxIngredients,
  maxRecipeBytes,
  recipeRoute,
  title,
} from './product.ts'

it('a full list of the longest ingredients fits into the body that the server takes', () => {
  // Four bytes are the most that a code point takes in UTF-8; quotes and commas come on top.
  expect(maxIngredients * (maxIngredientCodePoints * 4 + 3)).toBeLessThan(128 * 1024)
})

it('the call to action is within reach of a list', () => {
  expect(ctaMinIngredients).toBeGreaterThanOrEqual(1)
  expect(ctaMinIngredients).toBeLessThanOrEqual(maxIngredients)
})

it('the product says what it is', () => {
  expect({ title, recipeRoute, ctaMinIngredients, maxRecipeBytes }).toEqual({
    title: 'Chef Basil',
    recipeRoute: '/api/recipe',
    ctaMinIngredients: 4,
    maxRecipeBytes: 32_768,
  })
})
