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
  ['savoury mince (leftover)', 'leftover'],
  ['4 chicken legs left over', 'leftover'],
  ['peas (frozen)', 'frozen'],
  ['chicken, cooked and shredded for the salad', 'cooked'],
  ['salmon, fresh, boneless', 'fresh'],
  ['spaghetti, cooked according to packet instructions', 'cooked'],
])('what is said is a fact: "%s" is %s', (text, condition) => {
  expect(understood(text).items[0]?.condition).toBe(condition)
})

test.each([
  ['bunch mixed herbs, such as parsley, chives and tarragon', ['fresh-herb']],
  ['dried fruit, such as raisins, currants and figs', ['dried-mixed-fruit']],
  ['herbs like thyme, 2 eggs', ['fresh-herb', 'egg']],
  ['sausages, preferably venison', ['sausage']],
])('examples of a food are no foods beside it: "%s"', (text, ids) => {
  expect(understood(text).items.map(({ food }) => food.id)).toEqual(ids)
})

test.each([
  ['2 oranges, zest only', 'orange-zest', 8],
  ['1 lemon, zest only, finely grated', 'lemon-zest', 3],
  ['½ a lemon, juice only', 'lemon-juice', 22.5],
  ['1 lemon, zest and juice', 'lemon', 90],
  ['the whites only of six eggs', 'egg-white', 198],
  ['4 cardamom pods, seeds crushed', 'cardamom', undefined],
])('a part that is named behind the whole: "%s" is %s, %s', (text, id, have) => {
  const [item, ...others] = understood(text).items
  expect([item?.food.id, item?.have, others]).toEqual([id, have, []])
})

test.each([
  ['8 oysters, water reserved', 'oyster'],
  ['100 g scallops, roes removed', 'scallop'],
  ['1 duck leg, meat picked from the bone', 'duck-leg'],
])('what was done with a part of a food is no second food: "%s"', (text, id) => {
  expect(understood(text).items.map(({ food }) => food.id)).toEqual([id])
})

test.each(['poached eggs', '2 fried eggs', 'scrambled eggs'])('"%s" are eggs to cook', (text) => {
  const [item] = understood(text).items
  expect([item?.food.id, item?.condition]).toEqual(['egg', undefined])
})
