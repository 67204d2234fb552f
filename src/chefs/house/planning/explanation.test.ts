import { expect, test } from 'vitest'
import { understood } from '../quality/understood.testing.ts'
import { explanationOf } from './explanation.ts'
import { considerDishes, planRecipe } from './plan.ts'

const list = ['eggs', 'mushrooms', 'rice']

test('every dish is explained in a line of its own, and one of them is marked as chosen', () => {
  const plan = considerDishes(understood(list), 3)
  const lines = explanationOf(plan).split('\n')
  expect(lines).toHaveLength(plan.considered.length)
  const chosen = lines.filter((line) => line.startsWith('→'))
  expect(chosen).toEqual([expect.stringContaining(` ${plan.recipe?.dish.id} `)])
  expect(chosen[0]).toMatch(/\d\.\d {2}\S/)
})

test('the scored stand first, the best on top, then those that these foods cannot become', () => {
  const { considered } = considerDishes(understood(['potatoes', 'cheese', 'onion', 'vegan']), 3)
  const scores = considered.map(({ score }) => score)
  const refusedFrom = scores.indexOf(undefined)
  expect(refusedFrom).toBeGreaterThan(0)
  expect(scores.slice(refusedFrom).every((score) => score === undefined)).toBe(true)
  for (const { against, score, recipe } of considered)
    expect(against.length > 0 || (score !== undefined && recipe !== undefined)).toBe(true)
})

test.each([
  ['rice/fried-rice', 'eggs, mushrooms', /needs/],
  ['soups/minestrone', 'rice, peas', /needs/],
])('asked for %s of %s, it says what is lacking', (id, foods, lack) => {
  const { considered, recipe } = considerDishes(understood(foods.split(', ')), 1, id)
  expect(recipe).toBeUndefined()
  for (const { against } of considered) expect(against.join()).toMatch(lack)
})

test('a dish that is asked for is cooked although others score better, as the same seed would cook it', () => {
  const understanding = understood(list)
  const chosen = planRecipe(understanding, 3)!
  expect(considerDishes(understanding, 3, chosen.dish.id).recipe).toEqual(chosen)
  for (const id of ['eggs/frittata', 'rice/fried-rice'])
    expect(considerDishes(understanding, 3, id).recipe?.dish.id).toBe(id)
})
