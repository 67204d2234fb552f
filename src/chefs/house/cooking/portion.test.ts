import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allFoods } from '#food/foods/all.ts'
import { foodById } from '#food/foods/by-id.ts'
import { portion, portionText } from './portion.ts'

test.each([
  ['egg', 100, '2 eggs'],
  ['egg', 50, '1 egg'],
  ['onion', 55, '½ onion'],
  ['garlic', 5, '1 clove of garlic'],
  ['garlic', 15, '3 cloves of garlic'],
  ['ground-beef', 300, '300 g (10½ oz) ground beef'],
  ['ground-beef', 1000, '1 kg (2 lb 3 oz) ground beef'],
  ['milk', 240, '240 ml (1 cup) milk'],
  ['milk', 30, '2 tablespoons milk'],
  ['soy-sauce', 15, '1 tablespoon soy sauce'],
  ['cumin', 2.5, '½ teaspoon cumin'],
  ['water', 4 * 150.000_000_000_000_03, '600 ml (2½ cups) water'],
  ['water', 1500, '1.5 litres (6¼ cups) water'],
  ['salt', 0.5, 'a pinch of salt'],
])('%s, %d: %s', (id, quantity, text) => {
  expect(portionText(portion(foodById(id), quantity))).toBe(text)
})

test('what was measured by the spoon goes back by the spoon: nobody weighs a gram of rosemary', () => {
  expect(portionText(portion(foodById('rosemary'), 6, 1.9))).toBe('1 tablespoon rosemary')
  expect(portionText(portion(foodById('vinaigrette'), 40, 4.8))).toBe('¾ teaspoon vinaigrette')
})

test.each([
  [500, 500, '500 g (1 lb 2 oz) new potatoes'],
  [300, 500, '7 new potatoes'],
  [495, 495, '11 new potatoes'],
])('%i of %i g new potatoes: what was weighed and is all used stays weighed', (quantity, have, text) => {
  expect(portionText(portion(foodById('new-potato'), quantity, have))).toBe(text)
})

test('what was weighed is several where it is more than one piece', () => {
  expect(portionText(portion(foodById('mushroom'), 300, 250))).toBe('250 g (9 oz) mushrooms')
})

test('a spooned food is weighed as what its millilitres weigh: whipped cream is mostly air', () => {
  expect(portionText(portion(foodById('whipped-cream'), 240))).toBe('70 g (2½ oz) whipped cream')
})

test('a portion is never more than what the visitor has', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...allFoods),
      fc.double({ min: 1, max: 2000, noNaN: true }),
      fc.double({ min: 1, max: 2000, noNaN: true }),
      (food, quantity, have) => {
        expect(portion(food, quantity, have).quantity).toBeLessThanOrEqual(have * 1.000001)
      },
    ),
  )
})

test('a portion always has an amount and words for it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...allFoods),
      fc.double({ min: 0.5, max: 3000, noNaN: true }),
      (food, quantity) => {
        const rounded = portion(food, quantity)
        const text = portionText(rounded)
        expect(rounded.quantity).toBeGreaterThan(0)
        expect(text).toContain(rounded.noun)
        expect(text).not.toMatch(/undefined|NaN|Infinity|\b0 (?!½)/)
      },
    ),
  )
})

test('rounding stays near what was asked for', () => {
  fc.assert(
    fc.property(fc.constantFrom(...allFoods), fc.integer({ min: 1, max: 8 }), (food, servings) => {
      const asked = food.per[1] * servings
      const { quantity } = portion(food, asked)
      const leastSpoon = food.measure === 'spoon' ? 1.25 : 0
      const step = Math.max(food.piece ?? 0, leastSpoon, asked * 0.5)
      expect(Math.abs(quantity - asked)).toBeLessThanOrEqual(step)
    }),
  )
})
