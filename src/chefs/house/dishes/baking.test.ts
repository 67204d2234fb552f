import { expect, test } from 'vitest'
import { dishesFor, serve } from './one-dish.testing.ts'

test.each([
  ['butter-cake', 'flour, sugar, butter, eggs', { flour: 175, sugar: 150, butter: 150, egg: 150 }],
  ['shortbread', 'flour, sugar, butter', { flour: 225, sugar: 75, butter: 150 }],
  ['yeast-loaf', 'bread flour, yeast, salt, water', { 'bread-flour': 500, water: 325 }],
  ['brownies', 'dark chocolate, butter, sugar, eggs, flour', { 'dark-chocolate': 150, flour: 80, egg: 100 }],
  ['meringues', 'egg whites, sugar', { 'egg-white': 99, sugar: 165 }],
  ['rice-pudding', 'rice, milk, sugar, raisins', { rice: 100, milk: 850 }],
] as const)('%s from %s keeps its ratio', (id, list, ratio) => {
  const { amounts } = serve(id, list)
  for (const [food, amount] of Object.entries(ratio))
    expect(Math.abs((amounts[food] ?? 0) - amount) / amount, food).toBeLessThan(0.03)
})

test('what there is too little of shrinks the whole batch and the number it serves', () => {
  const { recipe, amounts } = serve('butter-cake', '100 g flour, sugar, butter, eggs, apples')
  expect(amounts['flour']).toBeLessThanOrEqual(100)
  expect(amounts['butter']).toBeCloseTo(85, -1)
  expect(recipe.serves).toBe(5)
})

test('pieces are counted where a batch makes pieces, and two eggs still make a dozen muffins', () => {
  expect(serve('muffins', 'flour, sugar, butter, 2 eggs, milk, blueberries').markdown).toContain('Makes 12 ·')
  expect(serve('butter-cake', 'flour, sugar, butter, 3 eggs').markdown).toContain('Serves 8 ·')
})

test('baking soda raises only where something sour sets it free', () => {
  const sour = serve('muffins', 'flour, sugar, butter, eggs, yogurt, blueberries, baking soda').amounts
  expect(sour['baking-soda']).toBeGreaterThan(0)
  expect(sour['baking-powder']).toBeUndefined()
  const plain = serve('muffins', 'flour, sugar, butter, eggs, milk, apples, baking soda').amounts
  expect(plain['baking-soda']).toBeUndefined()
  expect(plain['baking-powder']).toBeGreaterThan(0)
})

test('self-raising flour gets no more to raise it', () => {
  const { recipe } = serve('muffins', '3 bananas, self-raising flour, eggs, butter, sugar')
  expect(recipe.ingredients.filter(({ food }) => food.role === 'leavening')).toEqual([])
})

test('strong flour makes no cake, only bread', () => {
  const dishes = new Set(dishesFor('bread flour, sugar, butter, eggs, yeast'))
  expect(dishes).toContain('yeast-loaf')
  expect([...dishes]).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:butter-cake|muffins|cookies|shortbread)$/)]),
  )
})

test.each([
  ['muffins', 'vegan, flour, sugar, oat milk, oil, blueberries, baking powder'],
  ['pancakes', 'vegan, flour, soy milk, banana, peanut butter'],
  ['baked-fruit', 'vegan, apples, oats, brown sugar, cinnamon'],
  ['set-cream', 'vegan, coconut milk, agar, mango'],
])('%s can be vegan: %s', (id, list) => {
  const { recipe } = serve(id, list)
  for (const { food } of recipe.ingredients) expect(food.origin).toBe('plant')
})

test.each([
  ['muffins', 'flour, sugar, butter, eggs, milk, blueberries'],
  ['muffins', 'bananas, flour, eggs, butter, sugar'],
  ['fruit-galette', 'puff pastry, apples, sugar, egg'],
  ['butter-cake', 'flour, sugar, butter, eggs'],
])('%s heats the oven first, states it in both scales and reaches 71 °C', (id, list) => {
  const { recipe, markdown } = serve(id, list)
  expect(recipe.steps[0]?.text).toMatch(/^Heat the oven to \d+ °C \(\d+ °F\)/)
  expect(markdown).toContain('71 °C (160 °F)')
})

test('leftover rice in a pudding is heated through', () => {
  const { markdown } = serve('rice-pudding', 'leftover rice, coconut milk, mango, palm sugar')
  expect(markdown).toContain('74 °C (165 °F)')
})
