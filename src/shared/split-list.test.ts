import { expect, test } from 'vitest'

import { splitIngredients } from './split-list.ts'

test.each([
  ['eggs, milk, flour, butter', ['eggs', 'milk', 'flour', 'butter']],
  ['eggs,milk,flour', ['eggs', 'milk', 'flour']],
  ['2 eggs; milk', ['2 eggs', 'milk']],
  ['eggs, milk and flour', ['eggs', 'milk', 'flour']],
  ['eggs, milk, and flour', ['eggs', 'milk', 'flour']],
  ['eggs, milk & flour', ['eggs', 'milk', 'flour']],
  ['Eier, Milch und Mehl', ['Eier', 'Milch', 'Mehl']],
  ['huevos, leche y harina', ['huevos', 'leche', 'harina']],
  ['鶏肉、卵、米', ['鶏肉', '卵', '米']],
  ['- eggs\n- flour', ['eggs', 'flour']],
  ['• eggs • milk • flour', ['eggs', 'milk', 'flour']],
  ['- eggs - milk', ['eggs', 'milk']],
  ['1. eggs 2. flour', ['eggs', 'flour']],
  ['1) eggs\r\n2) 3 onions\n\n10) peas', ['eggs', '3 onions', 'peas']],
  ['☐ eggs\n☑ milk\n- [ ] rice\n- [x] peas', ['eggs', 'milk', 'rice', 'peas']],
  ['no nuts, no dairy', ['no nuts', 'no dairy']],
  ['chicken, rice, for 4, under 30 minutes', ['chicken', 'rice', 'for 4', 'under 30 minutes']],
  ['eggs, rice, vegetarian, quick', ['eggs', 'rice', 'vegetarian', 'quick']],
  ['eggs, smoked salmon, diced tomatoes', ['eggs', 'smoked salmon', 'diced tomatoes']],
  ['linseed, bread, pork belly', ['linseed', 'bread', 'pork belly']],
  ['rice, salmon, poppy seed, seaweed', ['rice', 'salmon', 'poppy seed', 'seaweed']],
  ['tomatoes, chopped, carrots, diced', ['tomatoes, chopped', 'carrots, diced']],
  ['2 chicken breasts, 1 lemon, 200 g rice', ['2 chicken breasts', '1 lemon', '200 g rice']],
  [
    '2 carrots, diced\n1 onion, finely chopped\neggs',
    ['2 carrots, diced', '1 onion, finely chopped', 'eggs'],
  ],
  ['chicken, no milk or eggs', ['chicken', 'no milk or eggs']],
  ['eggs, milk,', ['eggs', 'milk']],
])('%j is a list of several', (text, expected) => {
  expect(splitIngredients(text)).toEqual(expected)
})

test.each([
  'chicken thighs, boneless, skinless',
  '1 onion, finely chopped',
  '1 onion, peeled and diced',
  'garlic, minced',
  'spinach, frozen',
  'beef, ground',
  'onion, red',
  'butter, at room temperature',
  'butter, or margarine',
  'salt, to taste',
  'oil, for frying',
  'parsley, for garnish',
  'parsley, a handful',
  'butter, divided',
  'carrots, cut into chunks',
  'pork chops, bone-in',
  'flour, all-purpose',
  'milk, low-fat',
  'eggs, large',
  'minced beef, 500 g',
  'eggs, 2',
  '1 lemon, zest and juice',
  'sugar, plus extra for dusting',
  'salt and pepper',
  'mac and cheese',
  'half and half',
  'fish & chips',
  'bread and butter',
  'red and green peppers',
  '1,5 kg potatoes',
  '1,000 g flour',
  'beans (1 tin, drained)',
  'allergic to nuts, milk and eggs',
  "I can't eat dairy, eggs or fish",
  'no nuts, dairy or eggs',
  'without milk, eggs and flour',
  'low-fat crème fraîche',
  'coq au vin',
  'sun-dried tomatoes',
  '7-up',
  'M&Ms',
])('%j is one ingredient', (text) => {
  expect(splitIngredients(text)).toEqual([text])
})

test.each([
  ['eggs, milk, salt and pepper', ['eggs', 'milk', 'salt and pepper']],
  ['bacon, mac and cheese, half and half', ['bacon', 'mac and cheese', 'half and half']],
  ['onion, red and green peppers', ['onion', 'red and green peppers']],
  ['chicken thighs, boneless and skinless, rice', ['chicken thighs, boneless and skinless', 'rice']],
  ['flour, 1,5 kg potatoes', ['flour', '1,5 kg potatoes']],
  ['beans (1 tin, drained), rice', ['beans (1 tin, drained)', 'rice']],
  ['rice, allergic to nuts, milk and eggs', ['rice', 'allergic to nuts, milk and eggs']],
  ['no nuts, chicken, rice', ['no nuts', 'chicken', 'rice']],
  ['allergic to nuts, for 4', ['allergic to nuts', 'for 4']],
  ['eggs, rice, no milk and cream', ['eggs', 'rice', 'no milk and cream']],
])('%j is parted where a reader would part it', (text, expected) => {
  expect(splitIngredients(text)).toEqual(expected)
})

test.each(['', '   ', '\n', ',', ' ; , '])('there is nothing in %j', (text) => {
  expect(splitIngredients(text)).toEqual([])
})

test('a text that is one ingredient keeps the spaces inside it', () => {
  expect(splitIngredients('  red  onion ')).toEqual(['red  onion'])
})
