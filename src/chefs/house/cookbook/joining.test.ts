import { expect, test } from 'vitest'
import { understood } from '#food/understanding.testing.ts'
import { considerDishes } from '../planning/plan.ts'

/** What a dish measures of each food when it is made of a list, by the food's id. */
function measures(dish: string, ...list: string[]): Map<string, string | undefined> {
  const { recipe } = considerDishes(understood(...list), 0, dish)
  return new Map(recipe!.ingredients.map(({ food, measure }) => [food.id, measure]))
}

test('a spice that a dish does not name goes in with those that it has', () => {
  const okra = ['okra', 'ajwain', 'turmeric', 'amchur']
  expect(measures('curries/bhindi-masala', ...okra).get('ajwain')).toBe('½ teaspoon')
})

test('a dried herb goes in with a blend where the dish has no other', () => {
  const beans = ['kidney beans', 'basmati rice', 'onion', 'tomatoes', 'kasuri methi']
  expect([...measures('rice/kidney-bean-masala-with-basmati', ...beans).keys()]).toContain('fenugreek-leaf')
})

test('a cake takes no spice that it does not name', () => {
  const cake = ['bananas', 'flour', 'eggs', 'butter', 'sugar', 'cumin']
  expect([...measures('baking/banana-bread', ...cake).keys()]).not.toContain('cumin')
})
