import { expect, test } from 'vitest'
import { planRecipe } from '../planning/plan.ts'
import { understood } from '../quality/understood.testing.ts'
import type { Recipe } from '../recipe.ts'
import { recipesOf, serve } from './one-dish.testing.ts'

const quantityOf = (recipe: Recipe, id: string) =>
  recipe.ingredients.find(({ food }) => food.id === id)?.quantity ?? 0

test.each([
  ['roast-bird', 'whole chicken, potatoes, carrots, lemon', '74 °C (165 °F)'],
  ['stew', 'stewing beef, carrots, potatoes, onion, red wine', '63 °C (145 °F)'],
  ['cottage-pie', 'ground beef, potatoes, carrots, onion, peas, worcestershire sauce', '74 °C (165 °F)'],
])('a %s of %s is cooked to %s', (id, list, temperature) => {
  expect(serve(id, list).markdown).toContain(temperature)
})

test('stewing meat simmers for two hours, its roots only for the last part', () => {
  const { recipe } = serve('stew', 'stewing beef, carrots, onion, red wine')
  const texts = recipe.steps.map(({ text }) => text)
  const braise = texts.findIndex((text) => text.includes('simmer gently under a lid'))
  expect(texts[braise]).toMatch(
    /Add the beef .* for 1 hour 20 minutes\. Add the carrots .* for 40 minutes more/,
  )
  expect(recipe.steps[braise]!.minutes).toBeGreaterThanOrEqual(120)
})

test('a joint rests for longer than its three minutes, and is one joint', () => {
  const { markdown } = serve('roast-joint', 'leg of lamb, potatoes, garlic, rosemary, mint sauce, peas')
  expect(markdown).toMatch(/cover with foil and rest for 15 minutes/)
  expect(markdown).not.toContain('legs of lamb')
})

test('fish in a tray bake roasts for its own time, not for that of the potatoes', () => {
  const { recipe } = serve('traybake', 'mackerel, potatoes, beetroot')
  expect(recipe.steps[1]!.text).toMatch(
    /potatoes .* roast for 26 minutes\. Add the mackerel and roast for 14 minutes more/,
  )
})

test('a joint that falls apart is roasted slowly, and shredded for buns', () => {
  const slow = serve('roast-joint', 'shoulder of lamb, potatoes, rosemary').markdown
  expect(slow).toMatch(/160 °C.*\n.*under foil.*\n.*200 °C/)
  const pulled = serve('pulled-meat', 'beef brisket, bread rolls, barbecue sauce').markdown
  expect(pulled).toMatch(/Pull into shreds .* barbecue sauce\.\n.* serve in the bread rolls/)
})

test('dried beans are soaked, boiled hard and simmered before the casserole', () => {
  const { recipe } = serve('casserole', 'dried white beans, carrot, celery, onion, bay leaf, garlic')
  expect(recipe.steps[0]!.text).toMatch(/^Soak .* 8 hours .* Boil them hard .* for 10 minutes/)
})

test('risotto takes three to five times its weight of liquid', () => {
  const { recipe } = serve('risotto', 'arborio rice, mushrooms, parmesan, white wine, onion, butter')
  const ratio =
    (quantityOf(recipe, 'water') + quantityOf(recipe, 'white-wine')) / quantityOf(recipe, 'arborio-rice')
  expect(ratio).toBeGreaterThan(3)
  expect(ratio).toBeLessThan(5)
})

test('pizza dough is three parts flour to two of water, and a quiche case two of flour to one of butter', () => {
  const pizza = serve('pizza', 'flour, yeast, olive oil, tomatoes, mozzarella, garlic').recipe
  expect(quantityOf(pizza, 'water') / quantityOf(pizza, 'flour')).toBeCloseTo(0.63, 1)
  const quiche = serve('quiche', 'eggs, flour, butter, cheddar, spinach, milk, onion').recipe
  expect(quantityOf(quiche, 'flour') / quantityOf(quiche, 'butter')).toBeCloseTo(2, 1)
})

test('a smooth soup is never mostly water', () => {
  for (const recipe of recipesOf('smooth-soup', 'butternut squash, coconut milk, ginger, curry powder')) {
    const solid = quantityOf(recipe, 'butternut-squash')
    expect(quantityOf(recipe, 'water')).toBeLessThanOrEqual(solid * 1.6)
  }
})

test('a casserole that was leftovers is told its temperature, and leftover mash is not boiled', () => {
  const { markdown } = serve('cottage-pie', 'ground lamb, leftover mashed potato, peas')
  expect(markdown).toContain('74 °C (165 °F)')
  expect(markdown).not.toMatch(/boil/i)
})

test('a vegan list gets no egg, milk or butter through the forms of the oven', () => {
  const understanding = understood(['broccoli', 'oat milk', 'vegan cheese', 'vegan'])
  for (let seed = 0; seed < 30; seed++) {
    const origins = planRecipe(understanding, seed)?.ingredients.map(({ food }) => food.origin)
    expect(new Set(origins)).toEqual(new Set(['plant']))
  }
})
