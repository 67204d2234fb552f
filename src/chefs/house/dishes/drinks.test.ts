import { expect, test } from 'vitest'
import { serve, type Served } from './one-dish.testing.ts'

function pour(id: string, list: string): Served {
  const served = serve(id, list.split(', '))
  if (served === undefined) throw new Error(`${list} never became a ${id}`)
  return served
}

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
])('%s is among the answers to %s, and its title says so', (id, list, title) => {
  const { recipe } = pour(id, list)
  expect(recipe.title).toMatch(title)
  expect(recipe.setAside).toEqual([])
})

test.each([
  ['mixed-drink', 'gin, lemon, sugar'],
  ['mixed-drink', 'vodka, orange juice'],
  ['poured', 'beer'],
])('%s from %s is said to be for adults, and nothing in it is fried, baked or boiled', (id, list) => {
  const { recipe, method } = pour(id, list)
  expect(recipe.sentence).toMatch(/for adults/i)
  expect(method).not.toMatch(/\b(?:fry|bake|boil|roast)\b/i)
})

test('a cocktail is measured: 50 ml of spirit', () => {
  const { amounts } = pour('mixed-drink', 'gin, lemon, sugar')
  expect(amounts['gin']).toBe(50)
})

test('a drink without alcohol is not said to be for adults', () => {
  for (const list of ['orange juice, ginger ale', 'lemons, sugar', 'apple juice, cinnamon stick, orange'])
    for (const id of ['mixed-drink', 'lemonade'])
      expect(serve(id, list.split(', '))?.recipe.sentence ?? '').not.toMatch(/adult/)
})
