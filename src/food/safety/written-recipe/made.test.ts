import { expect, test } from 'vitest'
import { foodsOfRecipe } from './read.ts'

const foodsIn = (text: string) => foodsOfRecipe(text).cooked.map(({ food }) => food.id)

test.each([
  ['mayonnaise', 'Blend 100 ml aquafaba with 200 ml oil into a mayo. Spread the mayo on 4 slices of bread.'],
  ['sour-cream', 'Blend 100 g cashews with lemon; this is the sour cream. Top with the sour cream.'],
  ['sour-cream', '**Blend:** ½ cup cashews, ⅓ cup water, for the crema.\n\n**Build:** tortillas, crema.'],
  ['butter', 'Blitz 200 g almonds for the butter. Spread the butter on toast.'],
  ['mayonnaise', '**Mayo:** blend 100 g silken tofu.\n\n**Build:** rice, mayo.'],
  [
    'buttermilk',
    'Make the buttermilk: stir 1 tbsp vinegar into 500 ml soy milk. Add the buttermilk to 200 g flour.',
  ],
  ['heavy-cream', 'Blend 100 g cashews into a cashew cream. Stir the cream into 200 g pasta.'],
  [
    'mayonnaise',
    'Bate 100 ml de leche de soja con aceite hasta obtener una mayonesa. Unta el pan con la mayonesa.',
  ],
  [
    'heavy-cream',
    'Mixez 100 g de noix de cajou avec de l’eau pour la crème. Nappez les tomates de crème et servez avec du riz.',
  ],
  ['mayonnaise', 'Sojamilch mit Öl zu einer Mayonnaise mixen. Das Brot mit der Mayonnaise bestreichen.'],
  [
    'mayonnaise',
    'Frulla il latte di soia con olio fino a ottenere una maionese. Spalma il pane con la maionese.',
  ],
])('what is made in the recipe is no %s: %s', (id, text) => {
  expect(foodsIn(text)).not.toContain(id)
})

test.each([
  ['butter', 'Boil 4 ears of corn. Melt 50 g butter for the corn. Brush with the butter.'],
  ['sour-cream', 'Fry 400 g beef. Stir in the sour cream for the sauce.'],
  ['bread', 'Whisk an egg with milk, soak the bread for the toast and fry it.'],
  ['butter', 'Spread 2 slices of bread with peanut butter. Fry in butter.'],
  ['yogurt', 'Boil 2 potatoes. Yogurt: mix with garlic and mint.'],
])('what it brings along is %s: %s', (id, text) => {
  expect(foodsIn(text)).toContain(id)
})

test('a group of the list is named after what is made of it', () => {
  const list = '## Ingredients\n**For the mayo**\n- 100 ml aquafaba\n**For the bowl**\n- 1 avocado\n'
  expect(foodsIn(`# Bowl\n${list}## Method\n1. Whisk to a thick mayonnaise.`)).toEqual([
    'aquafaba',
    'avocado',
  ])
})

test.each([
  'Tortilla española\n\nFríe 4 patatas, mezcla con 5 huevos y cuaja la tortilla hasta que esté bien cuajada.',
  '# Tortilla de calabacín\n- 6 huevos\n- 1 calabacín\n\n1. Bate los huevos y cuaja la tortilla en la sartén.',
  'Spanish tortilla\n\nFry 4 potatoes, mix with 6 eggs and cook the tortilla until set.',
])('a tortilla of eggs has neither wheat nor milk: %s', (text) => {
  expect(foodsIn(text)).toContain('egg')
  expect(foodsIn(text)).not.toContain('flour-tortilla')
  expect(foodsIn(text)).not.toContain('yogurt')
})

test.each([
  'Breakfast burrito\n\nScramble 3 eggs. Warm a large flour tortilla and pile the eggs on the tortilla.',
  'Calienta 4 tortillas de harina y rellénalas con los huevos.',
])('a tortilla that eggs are rolled in is of wheat: %s', (text) => {
  expect(foodsIn(text)).toContain('flour-tortilla')
})
