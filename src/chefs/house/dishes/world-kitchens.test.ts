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
  ['noodle-soup', 'ramen', 'chicken thighs', 'egg', 'pak choi', 'ginger'],
  ['fried-noodles', 'rice noodles', 'shrimp', 'peanuts', 'lime', 'bean sprouts'],
  ['miso-soup', 'miso', 'tofu', 'spring onions'],
  ['donburi', 'rice', 'salmon', 'soy sauce', 'honey', 'broccoli'],
  ['sushi-bowl', 'sushi rice', 'smoked salmon', 'avocado', 'cucumber', 'nori'],
  ['onigiri', 'sushi rice', 'canned tuna', 'mayonnaise', 'nori'],
  ['coconut-soup', 'coconut milk', 'chicken breast', 'mushrooms', 'lime', 'ginger'],
  ['noodle-salad', 'rice noodles', 'carrots', 'cucumber', 'mint', 'peanuts', 'fish sauce'],
  ['congee', 'rice', 'chicken thighs', 'ginger', 'sesame oil'],
  ['dal', 'red lentils', 'onion', 'cumin seeds', 'turmeric', 'spinach'],
  ['bean-curry', 'chickpeas', 'canned tomatoes', 'onion', 'garam masala'],
  ['biryani', 'basmati rice', 'chicken thighs', 'onion', 'yogurt', 'garam masala', 'cardamom'],
  ['jambalaya', 'rice', 'smoked sausage', 'bell pepper', 'celery', 'cajun seasoning'],
  ['koftas', 'ground lamb', 'onion', 'cumin', 'yogurt', 'mint', 'pita'],
  ['shakshuka', 'eggs', 'canned tomatoes', 'red pepper', 'onion', 'cumin', 'feta'],
  ['tagine', 'lamb', 'dried apricots', 'onion', 'cinnamon', 'couscous'],
  ['peanut-stew', 'peanut butter', 'canned tomatoes', 'sweet potato', 'spinach', 'onion'],
  ['chili', 'ground beef', 'kidney beans', 'canned tomatoes', 'onion', 'chili powder'],
  ['mole', 'chicken thighs', 'dark chocolate', 'chili powder', 'onion', 'almonds'],
  ['tacos', 'corn tortillas', 'cod', 'red cabbage', 'lime', 'avocado'],
  ['quesadilla', 'flour tortillas', 'cheddar', 'spinach', 'mushrooms'],
  ['burrito-bowl', 'rice', 'black beans', 'corn', 'avocado', 'lime', 'cilantro'],
  ['tabbouleh', 'bulgur', 'parsley', 'mint', 'tomatoes', 'lemon'],
  ['bean-dip', 'chickpeas', 'tahini', 'lemon', 'garlic', 'pita'],
  ['arepas', 'masa harina', 'cheddar', 'black beans', 'avocado'],
  ['rice-and-beans', 'dried red kidney beans', 'rice', 'onion'],
])('a %s is among the answers to a list that wants to be one', (formId, ...list) => {
  expect(serve(formId, list)?.recipe.form.id).toBe(formId)
})

test('dried beans soak for hours, boil hard for ten minutes, and only then simmer', () => {
  const { method, recipe } = must('bean-curry', 'dried kidney beans', 'tomatoes', 'ginger', 'cumin', 'yogurt')
  expect(method).toMatch(/Soak[^]*8 hours[^]*boil them hard[^]*10 minutes[^]*simmer/i)
  expect(cookingMinutes(recipe)).toBeGreaterThan(8 * 60)
})

test('beans from a can are not soaked', () => {
  expect(must('bean-curry', 'chickpeas', 'canned tomatoes', 'garam masala').method).not.toContain('Soak')
})

test('cooked rice is fried until it is hot enough to be safe, and never boiled again', () => {
  const { method, amounts } = must('fried-rice', 'cooked rice', 'egg', 'peas')
  expect(method).toContain('74 °C (165 °F)')
  expect(method).not.toContain('Bring the rice')
  expect(amounts['rice']).toBeGreaterThan(300)
})

test('congee takes about ten times its dry rice in liquid', () => {
  const { amounts } = must('congee', 'rice', 'cod', 'ginger', 'vegetable stock')
  const liquid = (amounts['water'] ?? 0) + (amounts['vegetable-stock'] ?? 0)
  expect(liquid / amounts['rice']!).toBeGreaterThanOrEqual(9)
  expect(liquid / amounts['rice']!).toBeLessThanOrEqual(11)
})

test('biryani rice drinks up about twice its weight, and the chicken under it is safe', () => {
  const { amounts, method } = must('biryani', 'basmati rice', 'chicken thighs', 'yogurt', 'garam masala')
  expect(amounts['water']! / amounts['basmati-rice']!).toBeCloseTo(1.9, 0)
  expect(method).toContain('74 °C (165 °F)')
})

test('the miso goes in off the heat, after everything has simmered', () => {
  const { method } = must('miso-soup', 'miso', 'tofu', 'shiitake', 'spinach')
  expect(method.indexOf('off the heat')).toBeGreaterThan(method.lastIndexOf('simmer'))
  expect(method.indexOf('the miso paste')).toBeGreaterThan(method.indexOf('off the heat'))
})

test('eggs of a shakshuka are set at 71 °C, and the visitor is never asked for more of them', () => {
  const { method, amounts } = must('shakshuka', '2 eggs', 'tomatoes', 'garlic', 'spinach')
  expect(method).toContain('71 °C (160 °F)')
  expect(amounts['egg']).toBe(100)
})

test('koftas of poultry reach 74 °C and those of lamb 71 °C', () => {
  expect(must('koftas', 'ground turkey', 'couscous', 'parsley', 'harissa').method).toContain('74 °C')
  expect(must('koftas', 'ground lamb', 'onion', 'cumin', 'yogurt').method).toContain('71 °C')
})

test('chicken, dark chocolate and chili make a mole; the strawberries stay out', () => {
  const { recipe } = must('mole', 'chicken', 'dark chocolate', 'strawberries', 'rice', 'chili')
  expect(recipe.setAside.map(({ item }) => item.food.id)).toEqual(['strawberry'])
})

test('lamb in a tagine simmers for more than an hour before the fruit goes in, and rests', () => {
  const { method } = must('tagine', 'lamb', 'dried apricots', 'onion', 'cumin', 'carrots')
  expect(method).toMatch(/lamb and simmer under a lid for 1 hour[^]*dried apricots[^]*rest for 3 minutes/)
})

test('the dough of arepas shrinks with the corn flour that there is', () => {
  const { amounts } = must('arepas', '100 g masa harina', 'cheddar', 'avocado')
  expect(amounts['corn-flour-masa']).toBeLessThanOrEqual(100)
  expect(amounts['water']! / amounts['corn-flour-masa']!).toBeCloseTo(1.4, 1)
})
