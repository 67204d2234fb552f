import { expect, test } from 'vitest'
import { understand } from '#food/recognize.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'
import { planRecipe } from '../planning/plan.ts'
import { writeRecipe } from '../wording/recipe-markdown.ts'
import { serve, type Served } from './one-dish.testing.ts'

function bake(id: string, list: string): Served & { markdown: string } {
  const served = serve(id, list.split(', '))
  if (served === undefined) throw new Error(`${list} never became a ${id}`)
  return { ...served, markdown: writeRecipe(served.recipe) }
}

test.each([
  ['muffins', 'flour, sugar, oil, eggs, blueberries, lemon, yogurt, baking soda'],
  ['muffins', '3 bananas, flour, eggs, butter, sugar, walnuts, baking soda'],
  ['muffins', 'carrots, self-raising flour, oil, eggs, brown sugar, orange, cream cheese'],
  ['scones', 'flour, butter, milk, cheddar, chives, baking powder'],
  ['scones', 'self raising flour, buttermilk, butter, raisins, jam, clotted cream, sugar'],
  ['yeast-loaf', 'bread flour, yeast, water, salt, sunflower seeds'],
  ['yeast-loaf', 'wholemeal flour, buttermilk, baking soda, oats, salt'],
  ['flatbread', 'flour, yogurt, garlic, coriander, butter'],
  ['pancakes', 'flour, milk, eggs, lemon, sugar'],
  ['pancakes', 'flour, milk, egg, maple syrup, blueberries'],
  ['butter-cake', 'flour, caster sugar, margarine, 4 eggs, lemon, poppy seeds'],
  ['brownies', 'dark chocolate, butter, sugar, eggs, flour, walnuts, vanilla'],
  ['cookies', 'flour, brown sugar, sugar, butter, egg, chocolate chips, oats, baking soda'],
  ['shortbread', 'flour, butter, sugar, lavender'],
  ['oat-bars', 'oats, butter, golden syrup, brown sugar, dried apricots'],
  ['cookies', 'peanut butter, sugar, egg'],
  ['baked-fruit', 'rhubarb, flour, ginger, sugar, butter'],
  ['fruit-galette', 'puff pastry, apples, sugar, cinnamon, butter'],
  ['layered-pots', 'mascarpone, sponge fingers, espresso, cocoa, marsala'],
  ['layered-pots', 'meringues, strawberries, cream'],
  ['meringues', 'egg whites, sugar, cream, strawberries'],
  ['baked-custard', 'eggs, milk, sugar, vanilla'],
  ['set-cream', 'cream, gelatine, sugar, vanilla, raspberries'],
  ['rice-pudding', 'rice, milk, sugar, cinnamon stick, raisins'],
  ['french-toast', 'bread, eggs, milk, maple syrup, strawberries, cinnamon'],
  ['set-chocolate', 'chocolate, biscuits, butter, raisins, golden syrup'],
  ['oat-bars', 'dates, oats, peanut butter'],
  ['no-bake-cheesecake', 'cream cheese, digestives, butter, cream, lemon, strawberries, icing sugar'],
])('%s is among the answers to %s, with nothing essential left out', (id, list) => {
  const { recipe } = bake(id, list)
  expect(recipe.setAside.map(({ item }) => item.food.id)).toEqual([])
})

test.each([
  ['butter-cake', 'flour, sugar, butter, eggs', { flour: 175, sugar: 150, butter: 150, egg: 150 }],
  ['shortbread', 'flour, sugar, butter', { flour: 225, sugar: 75, butter: 150 }],
  ['yeast-loaf', 'bread flour, yeast, salt, water', { 'bread-flour': 500, water: 325 }],
  ['brownies', 'dark chocolate, butter, sugar, eggs, flour', { 'dark-chocolate': 150, flour: 80, egg: 100 }],
  ['meringues', 'egg whites, sugar', { 'egg-white': 99, sugar: 165 }],
  ['rice-pudding', 'rice, milk, sugar, raisins', { rice: 100, milk: 850 }],
] as const)('%s from %s keeps its ratio', (id, list, ratio) => {
  const { amounts } = bake(id, list)
  for (const [food, amount] of Object.entries(ratio))
    expect(Math.abs((amounts[food] ?? 0) - amount) / amount, food).toBeLessThan(0.03)
})

test('what there is too little of shrinks the whole batch and the number it serves', () => {
  const { recipe, amounts } = bake('butter-cake', '100 g flour, sugar, butter, eggs, apples')
  expect(amounts['flour']).toBeLessThanOrEqual(100)
  expect(amounts['butter']).toBeCloseTo(85, -1)
  expect(recipe.serves).toBe(5)
})

test('pieces are counted where a batch makes pieces, and two eggs still make a dozen muffins', () => {
  expect(bake('muffins', 'flour, sugar, butter, 2 eggs, milk, blueberries').markdown).toContain('Makes 12 ·')
  expect(bake('butter-cake', 'flour, sugar, butter, 3 eggs').markdown).toContain('Serves 8 ·')
})

test('baking soda raises only where something sour sets it free', () => {
  const sour = bake('muffins', 'flour, sugar, butter, eggs, yogurt, blueberries, baking soda').amounts
  expect(sour['baking-soda']).toBeGreaterThan(0)
  expect(sour['baking-powder']).toBeUndefined()
  const plain = bake('muffins', 'flour, sugar, butter, eggs, milk, apples, baking soda').amounts
  expect(plain['baking-soda']).toBeUndefined()
  expect(plain['baking-powder']).toBeGreaterThan(0)
})

test('self-raising flour gets no more to raise it', () => {
  const { recipe } = bake('muffins', '3 bananas, self-raising flour, eggs, butter, sugar')
  expect(recipe.ingredients.filter(({ food }) => food.role === 'leavening')).toEqual([])
})

test('strong flour makes no cake, only bread', () => {
  const understanding = understand(
    ['bread flour', 'sugar', 'butter', 'eggs', 'yeast'].flatMap((text) => normalizeIngredient(text) ?? []),
  )
  for (let seed = 0; seed < 30; seed++) {
    const id = planRecipe(understanding, seed)?.dish.id
    expect(['butter-cake', 'muffins', 'cookies', 'shortbread']).not.toContain(id)
  }
})

test.each([
  ['muffins', 'vegan, flour, sugar, oat milk, oil, blueberries, baking powder'],
  ['pancakes', 'vegan, flour, soy milk, banana, peanut butter'],
  ['baked-fruit', 'vegan, apples, oats, brown sugar, cinnamon'],
  ['set-cream', 'vegan, coconut milk, agar, mango'],
])('%s can be vegan: %s', (id, list) => {
  const { recipe } = bake(id, list)
  for (const { food } of recipe.ingredients) expect(food.origin).toBe('plant')
})

test.each([
  ['muffins', 'flour, sugar, butter, eggs, milk, blueberries'],
  ['muffins', 'bananas, flour, eggs, butter, sugar'],
  ['fruit-galette', 'puff pastry, apples, sugar, egg'],
  ['butter-cake', 'flour, sugar, butter, eggs'],
])('%s heats the oven first, states it in both scales and reaches 71 °C', (id, list) => {
  const { recipe, markdown } = bake(id, list)
  expect(recipe.steps[0]?.text).toMatch(/^Heat the oven to \d+ °C \(\d+ °F\)/)
  expect(markdown).toContain('71 °C (160 °F)')
})

test('leftover rice in a pudding is heated through', () => {
  const { markdown } = bake('rice-pudding', 'leftover rice, coconut milk, mango, palm sugar')
  expect(markdown).toContain('74 °C (165 °F)')
})
