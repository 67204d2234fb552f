import { expect, test } from 'vitest'
import { understood } from '../understanding.testing.ts'

test.each([
  ['7 pears (more or less, you can argue about canned ones)', 'pear'],
  ['tomatoes (not canned)', 'tomato'],
  ['3 apples (my kids like them, they eat them dried too)', 'apple'],
  ['carrots (frozen ones would also do)', 'carrot'],
  ['chicken thighs (thawed if frozen)', 'chicken-thigh'],
  ['500 g potatoes (roasted ones are for tomorrow)', 'potato'],
  ['peas, which I usually buy frozen', 'pea'],
  ['salmon, smoked would be nice but not needed', 'salmon'],
  ['4 tomatoes, or use canned', 'tomato'],
  ['spinach, frozen is fine', 'spinach'],
  ['clams, never smoked', 'clam'],
])('what is only remarked is no fact: "%s" is %s as it grows', (text, id) => {
  const [item] = understood(text).items
  expect([item?.food.id, item?.condition]).toEqual([id, undefined])
})

test.each([
  ['8 quail eggs, boiled for 3 minutes', 'cooked'],
  ['rice, cooked according to the packet', 'cooked'],
  ['peas (frozen)', 'frozen'],
  ['chicken, cooked and shredded for the salad', 'cooked'],
  ['2 x 150g/5oz fresh, boneless tuna steaks', 'fresh'],
])('what is said is a fact: "%s" is %s', (text, condition) => {
  expect(understood(text).items[0]?.condition).toBe(condition)
})

test.each([
  ['8 oysters, water reserved', 'oyster'],
  ['100 g scallops, roes removed', 'scallop'],
])('what was done with a part of a food is no second food: "%s"', (text, id) => {
  expect(understood(text).items.map(({ food }) => food.id)).toEqual([id])
})
