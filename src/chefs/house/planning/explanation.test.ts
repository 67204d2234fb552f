import { expect, test } from 'vitest'
import { understood } from '../quality/understood.testing.ts'
import { explanationOf, objectionsTo } from './explanation.ts'
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
  const { considered } = considerDishes(understood(list), 3)
  const scores = considered.map(({ score }) => score)
  const refusedFrom = scores.indexOf(undefined)
  expect(refusedFrom).toBeGreaterThan(3)
  expect(scores.slice(refusedFrom).every((score) => score === undefined)).toBe(true)
  for (const { against, score, recipe } of considered)
    expect(against.length > 0 || (score !== undefined && recipe !== undefined)).toBe(true)
})

test.each([
  ['risotto', 'eggs, mushrooms', 'nothing fits for its rice'],
  ['pulled-meat', 'rice, peas', 'nothing fits for its meat, nothing fits for its buns'],
  ['butter-cake', '10 g flour, sugar, butter, eggs', 'too little for its flour'],
  ['smooth-soup', '60 g carrots, 20 g celery', 'too little of what it is made of'],
  ['fried-noodles', 'rice noodles, chicken breast, no oil', 'needs neutralOil from the pantry: excluded'],
])('asked for a %s of %s, it says: %s', (id, foods, objections) => {
  const [asked, ...others] = considerDishes(understood(foods.split(', ')), 1, id).considered
  expect(others).toEqual([])
  expect(asked?.recipe).toBeUndefined()
  expect(objectionsTo(asked!).join(', ')).toBe(objections)
})

test('a dish that is asked for is cooked although others score better, as the same seed would cook it', () => {
  const understanding = understood(list)
  const chosen = planRecipe(understanding, 3)!
  expect(considerDishes(understanding, 3, chosen.dish.id).recipe).toEqual(chosen)
  for (const id of ['frittata', 'rice/fried-rice'])
    expect(considerDishes(understanding, 3, id).recipe?.dish.id).toBe(id)
})
