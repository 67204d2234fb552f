import { expect, test } from 'vitest'
import { foodById } from '#food/foods/by-id.ts'
import { fewOf, isAttributiveBefore, singularOf } from './title.ts'

test.each([
  [['peas', 'leeks', 'ham'], 'Soup with ', ['peas', 'leeks', 'ham']],
  [['peas', 'leeks', 'ham', 'kale'], 'Soup with ', ['peas', 'leeks', 'ham']],
  [['pineapple', 'canned pineapple'], 'Granita of ', ['pineapple']],
  [['leeks', 'stir-fry vegetables', 'ham'], 'Chunky vegetable soup with ', ['leeks', 'ham']],
  [
    ['oyster mushrooms', 'Jerusalem artichokes', 'bacon'],
    'Chunky vegetable soup with ',
    ['oyster mushrooms', 'bacon'],
  ],
  [['beans'], 'Baked beans with ', ['beans']],
  [['stale bread'], 'Torn ', ['bread']],
])('of %j after "%s" a title says %j', (names, told, said) => {
  expect(fewOf(names, told)).toEqual(said)
})

test.each([
  [' soup with lemon', true],
  [' loaf', true],
  [' braised in beer', false],
  [' and', false],
  [' with', false],
  [' alla norma', false],
  [', peas and', false],
])('before "%s" a food only tells of what it is: %s', (next, isAttributive) => {
  expect(isAttributiveBefore(next)).toBe(isAttributive)
})

test.each([
  ['carrots', 'carrot', 'carrot'],
  ['chickpeas', 'chickpea', 'chickpea'],
  ['collard greens', 'collard-green', 'collard greens'],
  ['rice', 'rice', 'rice'],
  ['prawns', 'shrimp', 'prawns'],
])('"%s" before what it is made into is said "%s"', (name, id, said) => {
  expect(singularOf(name, [foodById(id)])).toBe(said)
})
