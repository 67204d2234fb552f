import { expect, test } from 'vitest'
import { understand } from '#food/recognize.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'
import { planRecipe } from '../planning/plan.ts'
import type { Recipe } from '../recipe.ts'
import { writeRecipe } from '../wording/recipe-markdown.ts'

const seeds = Array.from({ length: 30 }, (_, index) => index)

/** The recipes of one form among the answers to a list over thirty seeds. */
function recipesOf(id: string, list: string): Recipe[] {
  const understanding = understand(list.split(', ').flatMap((text) => normalizeIngredient(text) ?? []))
  return seeds.flatMap((seed) => {
    const recipe = planRecipe(understanding, seed)
    return recipe?.dish.id === id ? [recipe] : []
  })
}

function one(id: string, list: string): { recipe: Recipe; markdown: string } {
  const [recipe] = recipesOf(id, list)
  if (recipe === undefined) throw new Error(`${list} never became a ${id}`)
  return { recipe, markdown: writeRecipe(recipe) }
}

const quantityOf = (recipe: Recipe, id: string) =>
  recipe.ingredients.find(({ food }) => food.id === id)?.quantity ?? 0

test.each([
  ['stew', 'stewing beef, carrots, potatoes, onion, red wine, thyme'],
  ['stew', 'chicken legs, mushrooms, bacon, red wine, pearl onions, parsley'],
  ['stew', 'beef brisket, carrots, celery, beer, mustard'],
  ['roast-joint', 'leg of lamb, potatoes, garlic, rosemary, mint sauce, peas'],
  ['roast-bird', 'whole chicken, potatoes, carrots, lemon, rosemary, butter'],
  ['feast-bird', 'whole turkey, brussels sprouts, potatoes, cranberry sauce'],
  ['cottage-pie', 'ground beef, potatoes, carrots, onion, peas, worcestershire sauce'],
  ['gratin', 'potatoes, cream, garlic, gruyere, nutmeg'],
  ['gratin', 'cauliflower, cheddar, milk, mustard, ham'],
  ['meatballs', 'ground pork, spaghetti, canned tomatoes, egg, breadcrumbs, parmesan'],
  ['burgers', 'ground beef, burger buns, cheddar, lettuce, tomato, onion, ketchup, bacon'],
  ['casserole', 'sausages, cannellini beans, tomatoes, onion, carrot, thyme, kale'],
  ['risotto', 'arborio rice, mushrooms, parmesan, white wine, onion, butter'],
  ['smooth-soup', 'carrots, cumin, vegan'],
  ['casserole', 'aubergine, courgette, peppers, canned tomatoes, onion, garlic, thyme'],
  ['salad', 'potatoes, mayonnaise, eggs, celery, gherkins, mustard'],
  ['sandwich', 'bread, cheddar, ham, butter, mustard'],
  ['pizza', 'pizza dough, mozzarella, tomato sauce, basil, mushrooms, salami'],
  ['pizza', 'flour, yeast, olive oil, tomatoes, mozzarella, garlic'],
  ['quiche', 'shortcrust pastry, eggs, cream, bacon, leeks, gruyere'],
  ['savoury-tart', 'puff pastry, tomatoes, pesto, goat cheese'],
  ['macaroni-cheese', 'macaroni, cheddar, milk, butter, cauliflower, mustard'],
  ['lasagne', 'beef mince, lasagne sheets, milk, butter, flour, passata, onion, cheddar'],
  ['lasagne', 'ricotta, spinach, cannelloni, passata, parmesan, nutmeg'],
  ['pasta', 'spaghetti, guanciale, egg yolks, pecorino romano'],
  ['skillet', 'polenta, mushrooms, taleggio, thyme, butter'],
  ['chunky-soup', 'onions, beef stock, baguette, gruyere, butter, thyme'],
  ['vegetable-side', 'green beans, garlic, butter, almonds'],
  ['dressing', 'olive oil, lemon, mustard, honey, garlic'],
  ['pulled-meat', 'pork shoulder, burger buns, barbecue sauce, onion, coleslaw'],
  ['roast-joint', 'pork ribs, corn, barbecue sauce'],
  ['roast-bird', 'pheasant, cider, apple, cream'],
  ['pilaf', 'sausage, shrimp, okra, green pepper, celery, rice'],
  ['salad', 'stale bread, tomatoes, cucumber, basil, red wine vinegar'],
  ['salad', 'green lentils, feta, beetroot, walnuts, parsley'],
  ['quiche', 'filo pastry, spinach, feta, eggs, nutmeg'],
  ['herb-sauce', 'basil, pine nuts, parmesan, garlic, olive oil'],
])('a %s is among the answers to %s, and leaves nothing out', (id, list) => {
  const recipes = recipesOf(id, list)
  expect(recipes.length).toBeGreaterThan(0)
  expect(Math.min(...recipes.map(({ setAside }) => setAside.length))).toBe(0)
})

test.each([
  ['roast-bird', 'whole chicken, potatoes, carrots, lemon', '74 °C (165 °F)'],
  ['stew', 'stewing beef, carrots, potatoes, onion, red wine', '63 °C (145 °F)'],
  ['cottage-pie', 'ground beef, potatoes, carrots, onion, peas, worcestershire sauce', '74 °C (165 °F)'],
  ['meatballs', 'ground pork, spaghetti, canned tomatoes, egg, breadcrumbs, parmesan', '71 °C (160 °F)'],
])('a %s of %s is cooked to %s', (id, list, temperature) => {
  expect(one(id, list).markdown).toContain(temperature)
})

test('stewing meat simmers for two hours, its roots only for the last part', () => {
  const { recipe } = one('stew', 'stewing beef, carrots, onion, red wine')
  const texts = recipe.steps.map(({ text }) => text)
  const braise = texts.findIndex((text) => text.includes('simmer gently under a lid'))
  expect(texts[braise]).toMatch(
    /Add the beef .* for 1 hour 20 minutes\. Add the carrots .* for 40 minutes more/,
  )
  expect(recipe.steps[braise]!.minutes).toBeGreaterThanOrEqual(120)
})

test('a joint rests for longer than its three minutes, and is one joint', () => {
  const { markdown } = one('roast-joint', 'leg of lamb, potatoes, garlic, rosemary, mint sauce, peas')
  expect(markdown).toMatch(/cover with foil and rest for 15 minutes/)
  expect(markdown).not.toContain('legs of lamb')
})

test('fish in a tray bake roasts for its own time, not for that of the potatoes', () => {
  const { recipe } = one('traybake', 'mackerel, potatoes, beetroot')
  expect(recipe.steps[1]!.text).toMatch(
    /potatoes .* roast for 26 minutes\. Add the mackerel and roast for 14 minutes more/,
  )
})

test('a joint that falls apart is roasted slowly, and shredded for buns', () => {
  const slow = one('roast-joint', 'shoulder of lamb, potatoes, rosemary').markdown
  expect(slow).toMatch(/160 °C.*\n.*under foil.*\n.*200 °C/)
  const pulled = one('pulled-meat', 'beef brisket, bread rolls, barbecue sauce').markdown
  expect(pulled).toMatch(/Pull into shreds .* barbecue sauce\.\n.* serve in the bread rolls/)
})

test('dried beans are soaked, boiled hard and simmered before the casserole', () => {
  const { recipe } = one('casserole', 'dried white beans, carrot, celery, onion, bay leaf, garlic')
  expect(recipe.steps[0]!.text).toMatch(/^Soak .* 8 hours .* Boil them hard .* for 10 minutes/)
})

test('risotto takes three to five times its weight of liquid', () => {
  const { recipe } = one('risotto', 'arborio rice, mushrooms, parmesan, white wine, onion, butter')
  const ratio =
    (quantityOf(recipe, 'water') + quantityOf(recipe, 'white-wine')) / quantityOf(recipe, 'arborio-rice')
  expect(ratio).toBeGreaterThan(3)
  expect(ratio).toBeLessThan(5)
})

test('pizza dough is three parts flour to two of water, and a quiche case two of flour to one of butter', () => {
  const pizza = one('pizza', 'flour, yeast, olive oil, tomatoes, mozzarella, garlic').recipe
  expect(quantityOf(pizza, 'water') / quantityOf(pizza, 'flour')).toBeCloseTo(0.63, 1)
  const quiche = one('quiche', 'eggs, flour, butter, cheddar, spinach, milk, onion').recipe
  expect(quantityOf(quiche, 'flour') / quantityOf(quiche, 'butter')).toBeCloseTo(2, 1)
})

test('a smooth soup is never mostly water', () => {
  for (const recipe of recipesOf('smooth-soup', 'butternut squash, coconut milk, ginger, curry powder')) {
    const solid = quantityOf(recipe, 'butternut-squash')
    expect(quantityOf(recipe, 'water')).toBeLessThanOrEqual(solid * 1.6)
  }
})

test('a casserole that was leftovers is told its temperature, and leftover mash is not boiled', () => {
  const { markdown } = one('cottage-pie', 'ground lamb, leftover mashed potato, peas')
  expect(markdown).toContain('74 °C (165 °F)')
  expect(markdown).not.toMatch(/boil/i)
})

test('a vegan list gets no egg, milk or butter through the forms of the oven', () => {
  for (const seed of seeds) {
    const list = ['broccoli', 'oat milk', 'vegan cheese', 'vegan'].flatMap(
      (text) => normalizeIngredient(text) ?? [],
    )
    const recipe = planRecipe(understand(list), seed)
    expect(recipe?.ingredients.every(({ food }) => food.origin === 'plant')).toBe(true)
  }
})
