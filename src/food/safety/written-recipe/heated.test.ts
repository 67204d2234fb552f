import { expect, test } from 'vitest'
import { foodsOfRecipe } from './read.ts'

const recipe = (list: string, steps: string) => `# Supper\n## Ingredients\n- ${list}\n## Method\n${steps}`
const first = (text: string) => foodsOfRecipe(text).cooked[0]

test.each([
  ['2 cups cooked shredded chicken', '1. Stir in the chicken and warm for 5 minutes with the soup.'],
  ['2 cups cooked shredded turkey', '1. Fill the wraps with the turkey. Cook until the cheese melts.'],
  ['3 tazas de pollo cocido y deshebrado', '1. Calienta el pollo con la salsa hasta que hierva.'],
  ['300 g de carne deshebrada', '1. Agrega la carne y cocina 10 minutos a fuego lento con los chiles.'],
  ['3 tazas de arroz cocido', '1. Agrega el arroz y saltea 4 minutos con el resto.'],
  ['300 g de poulet cuit effiloché', '1. Faites chauffer le poulet avec la sauce dans une casserole.'],
  ['300 g gekochtes Hähnchen', '1. Das Hähnchen in der Sauce erwärmen und mit dem Reis servieren.'],
  ['300 g di pollo lesso', '1. Aggiungi il pollo alla salsa e scalda per 5 minuti.'],
])('what comes cooked and is warmed is reheated: %s', (list, steps) => {
  expect(first(recipe(list, steps))?.condition).toBe('leftover')
})

test.each([
  ['2 cups cooked chicken', '1. Fry the bacon until crisp.\n2. Toss the chicken with the leaves.'],
  ['2 cups cooked rice', '1. Boil the eggs.\n2. Mix the rice with the tuna and top with the eggs.'],
  ['300 g de pollo cocido', '1. Tuesta el pan en el horno.\n2. Mezcla la lechuga con el pollo.'],
  ['300 g de poulet cuit', '1. Mélangez le poulet avec la salade et servez les deux froids.'],
  ['300 g gekochter Reis', '1. Den Reis mit dem Thunfisch mischen.\n2. Die Eier kochen und darauf legen.'],
])('what comes cooked and meets no heat is eaten cold: %s', (list, steps) => {
  expect(first(recipe(list, steps))?.condition).toBe('cooked')
})

test.each([
  ['2 cups cooked rice', '1. Simmer the beans until bubbling and serve with the rice.'],
  ['300 g pollo cocido', '1. Fríe las cebollas en la sartén y sirve con el pollo.'],
])('what is only served beside what is heated is not heated again: %s', (list, steps) => {
  expect(first(recipe(list, steps))?.condition).toBe('cooked')
})

test.each([
  'freshly cooked rice',
  'steamed jasmine rice, to serve',
  'riz cuit, pour servir',
  'riso cotto, per servire',
])('what is cooked for the dish was not kept: %s', (list) => {
  expect(first(recipe(list, '1. Bake it.'))?.condition).toBeUndefined()
})

test.each([
  ['250 g de pasta cocida sobrante', '1. Mezcla la pasta con los huevos y cuaja en la sartén.'],
  ['300 g di pasta avanzata', '1. Mescola la pasta con le uova e cuoci nella padella.'],
  ['300 g Nudelreste', '1. Die Nudeln in der Butter braten.'],
  ['300 g übrig gebliebene Nudeln', '1. Die Nudeln mit dem Käse im Ofen backen.'],
])('what was kept and is heated is reheated, in other languages too: %s', (list, steps) => {
  expect(first(recipe(list, steps))?.condition).toBe('leftover')
})

test.each([
  ['en', 'rice', 'Fried rice for 2:\n\n1. Beat 2 eggs.\n2. Add 300 g cold leftover rice and fry until hot.'],
  [
    'en',
    'rice',
    'Fried rice\n\nThe rice is fried with 2 eggs. Add 3 cups cold cooked rice and fry until hot.',
  ],
  ['en', 'turkey', 'Simmer 2 cups of diced, cooked, leftover turkey with the stock.'],
  ['es', 'rice', 'Bate 2 huevos. Añade 400 g de arroz blanco sobrante y saltea hasta que esté caliente.'],
  ['fr', 'rice', 'Battez les œufs. Ajoutez 300 g de riz cuit de la veille et faites sauter à feu vif.'],
  ['de', 'rice', 'Die Zwiebel anbraten. 300 g gekochten Reis vom Vortag dazugeben und heiß braten.'],
  ['it', 'rice', 'Sbatti le uova. Aggiungi 300 g di riso avanzato freddo e salta nella padella.'],
])('a sentence says it too, in %s of %s: %s', (_, id, text) => {
  expect(foodsOfRecipe(text).cooked.find(({ food }) => food.id === id)?.condition).toBe('leftover')
})

test('parboiled rice is raw', () => {
  expect(first(recipe('2 cups parboiled rice', '1. Simmer the rice.'))?.condition).toBeUndefined()
})

const eggsOf = (text: string) =>
  foodsOfRecipe(text)
    .cooked.filter(({ food }) => food.kind === 'egg')
    .map(({ staysRaw }) => staysRaw ?? false)

test.each([
  [
    'You need 150 g dark chocolate and 4 eggs. Melt the chocolate over simmering water. Fold in the eggs. Chill.',
    true,
  ],
  [
    '- 200 g chocolate\n- 4 eggs\n\n1. Heat the chocolate over a pan of hot water.\n2. Fold in the eggs.',
    true,
  ],
  ['- 3 eggs\n\n1. Whisk the eggs over simmering water until thick.\n2. Chill.', false],
])('eggs of a mousse are heated where a step heats them, whatever is melted beside: %s', (text, raw) => {
  expect(eggsOf(`# Mousse\n${text}`)).toEqual([raw])
})

test.each([
  '# Royal icing\nWhisk 2 egg whites with 500 g icing sugar. Pipe onto baked biscuits.',
  '# Homemade mayonnaise\nBlend 1 egg with 250 ml oil until thick. Good with hot chips.',
])('what is baked or hot beside raw eggs heats none: %s', (text) => {
  expect(eggsOf(text)).toEqual([true])
})
