import { expect, test } from 'vitest'
import { serve } from './one-dish.testing.ts'

test.each([
  ['hot-milk', 'cocoa, milk, sugar, cinnamon, marshmallows', /hot chocolate/],
  ['brew', 'coffee, milk, sugar', /coffee/],
  ['brew', 'tea, ice, lemon, sugar', /iced lemon tea/],
  ['brew', 'ginger, lemon, honey', /infusion/],
  ['hot-milk', 'milk, turmeric, honey, cinnamon', /golden milk/],
  ['lemonade', 'lemons, sugar, mint, water', /lemonade/],
  ['mixed-drink', 'orange juice, ginger ale, lime, mint', /cooler/],
  ['smoothie', 'banana, spinach, oat milk, peanut butter', /smoothie/],
  ['mixed-drink', 'tequila, lime, triple sec, salt, ice', /Margarita/],
  ['mixed-drink', 'gin, lemon, raspberries, sugar', /raspberry gin sour/],
  ['mixed-drink', 'rum, mint, lime, sugar, soda water', /Mojito/],
  ['mixed-drink', 'gin, tonic, cucumber', /gin and tonic$/],
  ['poured', 'beer', /glass of beer/],
])('%s made of %s says in its title what it is', (id, list, title) => {
  const { recipe } = serve(id, list)
  expect(recipe.title).toMatch(title)
})

test.each([
  ['mixed-drink', 'gin, lemon, sugar'],
  ['mixed-drink', 'vodka, orange juice'],
  ['poured', 'beer'],
])('%s from %s is said to be for adults, and nothing in it is fried, baked or boiled', (id, list) => {
  const { recipe, method } = serve(id, list)
  expect(recipe.sentence).toMatch(/for adults/i)
  expect(method).not.toMatch(/\b(?:fry|bake|boil|roast)\b/i)
})

test('a cocktail is measured: 50 ml of spirit', () => {
  const { amounts } = serve('mixed-drink', 'gin, lemon, sugar')
  expect(amounts['gin']).toBe(50)
})

test.each([
  ['mixed-drink', 'orange juice, ginger ale'],
  ['lemonade', 'lemons, sugar'],
  ['brew', 'apple juice, cinnamon stick, orange'],
])('a %s of %s has no alcohol and is not said to be for adults', (id, list) => {
  expect(serve(id, list).recipe.sentence).not.toMatch(/adult/)
})
