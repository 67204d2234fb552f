import { expect, test } from 'vitest'
import { recipesOf, serve } from '../dishes/one-dish.testing.ts'

test.each([
  ['pasta', 'spaghetti, garlic, tomatoes, no salt'],
  ['gratin', 'potatoes, cream, garlic, gruyere, no salt'],
  ['risotto', 'arborio rice, mushrooms, parmesan, no salt'],
  ['yeast-loaf', 'bread flour, yeast, water, no salt'],
])('a %s of %s is told without the salt', (id, list) => {
  for (const { ingredients, steps } of recipesOf(id, list)) {
    expect(ingredients.map(({ food }) => food.id)).not.toContain('salt')
    for (const { text } of steps) expect(text).not.toMatch(/\bsalt\b| with[.,]|pinch of[.,]/)
  }
})

test.each([
  ['lemon', 'squeeze the lemon over'],
  ['lemon juice', 'pour the lemon juice over'],
  ['lemon zest', 'scatter the lemon zest over'],
])('%s goes over a dish as it can: %s', (citrus, words) => {
  expect(serve('risotto', `arborio rice, asparagus, parmesan, ${citrus}`).method).toContain(words)
})

test('foods in one pan go in by the time they take, and all are done at once', () => {
  const { method } = serve('stir-fry', 'chicken breast, carrots, spinach, soy sauce')
  expect(method).toMatch(
    /Add the carrots and [\w-]+ for \d+ minutes\. Add the spinach and [\w-]+ for \d+ minutes? more/,
  )
})

test('a staple that several steps take is measured in each of them, and the list has the sum', () => {
  const { method, amounts } = serve('simply-cooked', 'dried kidney beans')
  const measured = [...method.matchAll(/([\d.]+) (ml|litres?) \([^)]*\) water/g)]
  const sum = measured.reduce((ml, [, count, unit]) => ml + Number(count) * (unit === 'ml' ? 1 : 1000), 0)
  expect(measured.length).toBeGreaterThan(1)
  expect(Math.abs(sum - amounts['water']!)).toBeLessThan(100)
})
