import { expect, test } from 'vitest'
import { cookingMinutes } from '../recipe.ts'
import { serve, type Served } from './one-dish.testing.ts'

function must(formId: string, ...list: string[]): Served {
  const served = serve(formId, list)
  if (served === undefined) throw new Error(`no ${formId} of ${list.join(', ')}`)
  return served
}

test.each([
  ['fried-rice', 'rice', 'egg', 'peas', 'ginger'],
  ['fried-rice', 'cooked rice', 'kimchi', 'egg', 'spring onions'],
  ['broth-bowl', 'ramen', 'chicken thighs', 'egg', 'pak choi', 'ginger'],
  ['fried-noodles', 'rice noodles', 'shrimp', 'peanuts', 'lime', 'bean sprouts'],
  ['broth-bowl', 'miso', 'tofu', 'spring onions'],
  ['broth-bowl', 'coconut milk', 'chicken breast', 'mushrooms', 'lime', 'ginger'],
  ['curry', 'red lentils', 'onion', 'cumin seeds', 'turmeric', 'spinach'],
  ['curry', 'dried chickpeas', 'tomatoes', 'onion', 'garam masala', 'cumin'],
  ['stew', 'chicken thighs', 'peanut butter', 'sweet potato', 'tomato paste', 'onion'],
  ['pilaf', 'basmati rice', 'chicken thighs', 'onion', 'yogurt', 'garam masala', 'cardamom'],
  ['shakshuka', 'eggs', 'canned tomatoes', 'red pepper', 'onion', 'cumin', 'feta'],
  ['tagine', 'lamb', 'dried apricots', 'onion', 'cinnamon', 'couscous'],
  ['tagine', 'lamb shoulder', 'apricots', 'ras el hanout', 'onion', 'chickpeas', 'couscous'],
  ['broth-bowl', 'beef brisket', 'star anise', 'ginger', 'rice noodles', 'fish sauce', 'lime'],
  ['stew', 'pork belly', 'shaoxing wine', 'sugar', 'soy sauce', 'star anise'],
  ['chili', 'ground beef', 'kidney beans', 'canned tomatoes', 'onion', 'chili powder'],
  ['tacos', 'corn tortillas', 'cod', 'red cabbage', 'lime', 'avocado'],
  ['burrito-bowl', 'rice', 'black beans', 'corn', 'avocado', 'lime', 'cilantro'],
  ['salad', 'bulgur', 'parsley', 'mint', 'tomatoes', 'lemon'],
  ['bean-dip', 'chickpeas', 'tahini', 'lemon', 'garlic', 'pita'],
])('a %s is among the answers to a list that wants to be one', (formId, ...list) => {
  expect(serve(formId, list)?.recipe.dish.id).toBe(formId)
})

test.each([
  ['chili', 'dried kidney beans', 'tomatoes', 'onion', 'cumin'],
  ['curry', 'dried kidney beans', 'canned tomatoes', 'ginger', 'garam masala'],
  ['pilaf', 'dried kidney beans', 'rice', 'onion', 'thyme'],
  ['chunky-soup', 'dried kidney beans', 'carrots', 'onion', 'celery'],
])('in a %s dried beans soak for hours, boil hard for ten minutes, and only then simmer', (id, ...list) => {
  const { method, recipe } = must(id, ...list)
  expect(method).toMatch(/Soak[^]*8 hours[^]*boil them hard[^]*10 minutes[^]*simmer/i)
  expect(cookingMinutes(recipe)).toBeGreaterThan(8 * 60)
})

test('peanut butter thickens a West African stew at its end', () => {
  const { method, recipe } = must('stew', 'chicken thighs', 'peanut butter', 'sweet potato', 'tomato paste')
  expect(recipe.title).toMatch(/West African chicken and peanut stew/)
  expect(method.indexOf('peanut butter')).toBeGreaterThan(method.indexOf('simmer gently'))
})

test('beans from a can are not soaked', () => {
  expect(must('chili', 'kidney beans', 'canned tomatoes', 'cumin').method).not.toContain('Soak')
})

test('cooked rice is fried until it is hot enough to be safe, and never boiled again', () => {
  const { method, amounts } = must('fried-rice', 'cooked rice', 'egg', 'peas')
  expect(method).toContain('74 °C (165 °F)')
  expect(method).not.toContain('Bring the rice')
  expect(amounts['rice']).toBeGreaterThan(300)
})

test('biryani rice drinks up about twice its weight, and the chicken under it is safe', () => {
  const { amounts, method } = must('pilaf', 'basmati rice', 'chicken thighs', 'yogurt', 'garam masala')
  expect(amounts['water']! / amounts['basmati-rice']!).toBeCloseTo(1.9, 0)
  expect(method).toContain('74 °C (165 °F)')
})

test('the miso goes in off the heat, after everything has simmered', () => {
  const { method } = must('broth-bowl', 'miso', 'tofu', 'shiitake', 'spinach')
  expect(method.indexOf('off the heat')).toBeGreaterThan(method.lastIndexOf('simmer'))
  expect(method.indexOf('the miso paste')).toBeGreaterThan(method.indexOf('off the heat'))
})

test('eggs of a shakshuka are set at 71 °C, and the visitor is never asked for more of them', () => {
  const { method, amounts } = must('shakshuka', '2 eggs', 'tomatoes', 'garlic', 'spinach')
  expect(method).toContain('71 °C (160 °F)')
  expect(amounts['egg']).toBe(100)
})

test('lamb in a tagine simmers for more than an hour before the fruit goes in, and rests', () => {
  const { method } = must('tagine', 'lamb', 'dried apricots', 'onion', 'cumin', 'carrots')
  expect(method).toMatch(/lamb and simmer under a lid for 1 hour[^]*dried apricots[^]*rest for 3 minutes/)
})

test('mussels are steamed open in wine, and the closed ones are thrown away', () => {
  const { method, recipe } = must('steamed-shellfish', 'mussels', 'white wine', 'shallots', 'cream', 'bread')
  expect(method).toMatch(/steam for 6 minutes[^]*63 °C[^]*Throw away any that stay shut/)
  expect(recipe.setAside).toEqual([])
})
