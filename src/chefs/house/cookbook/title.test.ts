import { expect, test } from 'vitest'
import { fewOf } from './title.ts'

test.each([
  [['peas', 'leeks', 'ham'], 'Soup with ', ['peas', 'leeks', 'ham']],
  [['peas', 'leeks', 'ham', 'kale'], 'Soup with ', ['peas', 'leeks', 'ham']],
  [['pineapple', 'canned pineapple'], 'Granita of ', ['pineapple']],
  [['leeks', 'stir-fry vegetables', 'ham'], 'Chunky vegetable soup with ', ['leeks', 'ham']],
  [
    ['oyster mushrooms', 'Jerusalem artichokes', 'bacon'],
    'Chunky vegetable soup with ',
    ['oyster mushrooms'],
  ],
  [['beans'], 'Baked beans with ', ['beans']],
])('of %j after "%s" a title says %j', (names, told, said) => {
  expect(fewOf(names, told)).toEqual(said)
})
