import { expect, test } from 'vitest'
import type { Language } from './language.ts'
import { foodsListedIn } from './list-line.ts'
import { foodsOfRecipe } from './read.ts'

const listed = (language: Language, line: string) =>
  new Set(foodsListedIn(line, language).map(({ food }) => food.id))

test.each<[Language, string, string[]]>([
  ['en', '200 ml soy, oat or almond milk', ['soy-milk', 'oat-milk', 'almond-milk']],
  ['en', '1 cup almond, oat, or soy milk', ['almond-milk', 'oat-milk', 'soy-milk']],
  ['en', '1 tbsp red or white wine vinegar', ['red-wine-vinegar', 'white-wine-vinegar']],
  ['en', '1 tbsp sunflower or olive oil', ['sunflower-oil', 'olive-oil']],
  ['en', '8 corn or wheat tortillas', ['corn-tortilla', 'flour-tortilla']],
  ['fr', "20 cl de lait de soja ou d'avoine", ['soy-milk', 'oat-milk']],
  ['fr', '1 c. à s. de vinaigre de vin rouge ou blanc', ['red-wine-vinegar', 'white-wine-vinegar']],
  ['es', '8 tortillas de maíz o harina', ['corn-tortilla', 'flour-tortilla']],
  ['es', '200 ml de leche de almendras o avena', ['almond-milk', 'oat-milk']],
  ['es', '100 ml de nata vegetal de avena o de soja', ['oat-cream', 'soy-cream']],
  ['fr', '20 cl de boisson végétale à l’avoine ou au soja', ['oat-milk', 'soy-milk']],
  ['it', '500 ml di brodo di pollo o vegetale', ['chicken-stock', 'vegetable-stock']],
  ['de', '200 ml Soja- oder Hafermilch', ['soy-milk', 'oat-milk']],
  ['de', '500 g Rinder- oder Schweinehack', ['ground-beef', 'ground-pork']],
])('in %s foods beside an "or" share their noun: %s', (language, line, ids) => {
  expect(listed(language, line)).toEqual(new Set(ids))
})

test.each<[Language, string, string[]]>([
  ['en', 'peanuts or peanut butter', ['peanut', 'peanut-butter']],
  ['en', '200 g tofu or egg noodles', ['tofu', 'egg-noodle']],
  ['en', 'butter or coconut oil', ['butter', 'coconut-oil']],
  ['fr', '40 g de beurre ou de margarine', ['butter', 'margarine']],
  ['es', 'caldo de pescado o agua', ['fish-stock', 'water']],
])('in %s foods that share none are what they are called: %s', (language, line, ids) => {
  expect(listed(language, line)).toEqual(new Set(ids))
})

test('so they do in a step', () => {
  const { cooked } = foodsOfRecipe('# Supper\n- 200 g tofu\n\n1. Pour in soy or oat milk and simmer.')
  expect(cooked.map(({ food }) => food.id)).toEqual(['tofu', 'soy-milk', 'oat-milk'])
})
