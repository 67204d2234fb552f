import { expect, test } from 'vitest'
import { cookingMinutes } from '../recipe.ts'
import { serve } from './one-dish.testing.ts'

test.each([
  ['chili', 'dried kidney beans, tomatoes, onion, cumin'],
  ['curry', 'dried kidney beans, canned tomatoes, ginger, garam masala'],
  ['pilaf', 'dried kidney beans, rice, onion, thyme'],
  ['chunky-soup', 'dried kidney beans, carrots, onion, celery'],
])('in a %s dried beans soak for hours, boil hard for ten minutes, and only then simmer', (id, list) => {
  const { method, recipe } = serve(id, list)
  expect(method).toMatch(/Soak[^]*8 hours[^]*boil them hard[^]*10 minutes[^]*simmer/i)
  expect(cookingMinutes(recipe)).toBeGreaterThan(8 * 60)
})

test('peanut butter thickens a West African stew at its end', () => {
  const { method, recipe } = serve('stew', 'chicken thighs, peanut butter, sweet potato, tomato paste')
  expect(recipe.title).toMatch(/West African chicken and peanut stew/)
  expect(method.indexOf('peanut butter')).toBeGreaterThan(method.indexOf('simmer gently'))
})

test('beans from a can are not soaked', () => {
  expect(serve('chili', 'kidney beans, canned tomatoes, cumin').method).not.toContain('Soak')
})

test('cooked rice is fried until it is hot enough to be safe, and never boiled again', () => {
  const { method, amounts } = serve('fried-rice', 'cooked rice, egg, peas')
  expect(method).toContain('74 °C (165 °F)')
  expect(method).not.toContain('Bring the rice')
  expect(amounts['rice']).toBeGreaterThan(300)
})

test('biryani rice drinks up about twice its weight, and the chicken under it is safe', () => {
  const { amounts, method } = serve('pilaf', 'basmati rice, chicken thighs, yogurt, garam masala')
  expect(amounts['water']! / amounts['basmati-rice']!).toBeCloseTo(1.9, 0)
  expect(method).toContain('74 °C (165 °F)')
})

test('the miso goes in off the heat, after everything has simmered', () => {
  const { method } = serve('broth-bowl', 'miso, tofu, shiitake, spinach')
  expect(method.indexOf('off the heat')).toBeGreaterThan(method.lastIndexOf('simmer'))
  expect(method.indexOf('the miso paste')).toBeGreaterThan(method.indexOf('off the heat'))
})

test('lamb in a tagine simmers for more than an hour before the fruit goes in, and rests', () => {
  const { method } = serve('tagine', 'lamb, dried apricots, onion, cumin, carrots')
  expect(method).toMatch(/lamb and simmer under a lid for 1 hour[^]*dried apricots[^]*rest for 3 minutes/)
})

test('mussels are steamed open in wine, and the closed ones are thrown away', () => {
  const { method, recipe } = serve('steamed-shellfish', 'mussels, white wine, shallots, cream, bread')
  expect(method).toMatch(/steam for 6 minutes[^]*63 °C[^]*Throw away any that stay shut/)
  expect(recipe.setAside).toEqual([])
})
