import { expect, test } from 'vitest'
import type { KitchenNotes } from '#shared/recipe-event.ts'
import { understood } from '../understanding.testing.ts'
import { notesOn } from './notes.ts'
import { foodsOfRecipe } from './written-recipe/read.ts'

const recipe = `## Lemony chicken
### Ingredients
- 500 g chicken thighs
- 2 tbsp butter
- 200 ml vegetable stock
- 1 butternut squash, 1 eggplant, 400 ml coconut milk
### Method
1. Toast the rice until crisp. Cream the butter, flour the board.
2. Season and finish with parmesan.`

function notesFor(list: readonly string[], hazards: KitchenNotes['setAside'] = [], text = recipe) {
  return notesOn(understood(...list), foodsOfRecipe(text), hazards)
}

test('notes of a model’s recipe name what it holds, listed by the visitor or not', () => {
  const notes = notesFor(['chicken thighs', 'shrimp'])
  expect(notes.allergens).toEqual([
    { name: 'milk', from: ['butter', 'parmesan'], sure: true },
    { name: 'egg', from: ['parmesan'], sure: false },
    { name: 'celery', from: ['vegetable stock'], sure: false },
  ])
  expect(notes.temperatures).toEqual([{ food: 'chicken thigh', celsius: 74, fahrenheit: 165 }])
  expect(notes.setAside).toEqual([])
})

test('notes of a model’s recipe say where it goes against a wish', () => {
  const { wishes, warnings } = notesFor(['chicken thighs', 'no dairy'])
  expect(wishes).toEqual(['no dairy'])
  expect(warnings.join(' ')).toMatch(/butter \(you asked for no dairy\)/)
})

test.each([
  ['butter beans', '- 2 tins butter beans\n- 400 ml coconut milk\n- 2 tbsp peanut butter'],
  ['what its label decides', '- 4 tbsp margarine\n- 50 g dark chocolate'],
  ['what is made for the diet', '- 4 tbsp vegan butter\n- 1 cup cashew cream\n- 2 tbsp egg replacer'],
])('a vegan is not warned of %s', (_, lines) => {
  expect(notesFor(['vegan'], [], `## Supper\n### Ingredients\n${lines}`).warnings).toEqual([])
})

test('somebody allergic to shellfish is warned of oyster sauce, and of a curry paste by its label alone', () => {
  const lines = '- 2 tbsp Thai green curry paste\n- 1 tbsp oyster sauce'
  const { allergens, warnings } = notesFor(
    ['allergic to shellfish'],
    [],
    `## Curry\n### Ingredients\n${lines}`,
  )
  expect(warnings).toEqual([expect.stringMatching(/: oyster sauce \([^()]*\)\.$/)])
  expect(allergens).toContainEqual({ name: 'crustaceans', from: ['Thai green curry paste'], sure: false })
})

test('whether a bought cornbread holds egg its label says', () => {
  const { allergens } = notesFor([], [], '## Chili\n### Ingredients\n- 400 g beans\n\nServe with cornbread.')
  expect(allergens).toContainEqual({ name: 'egg', from: ['cornbread'], sure: false })
})

test.each([
  [
    'alternatives for one thing in the pan',
    '- 600 g beef mince (or ground beef)\n- 2 eggs\n- 1 egg yolk',
    [71, 71],
  ],
  ['cuts of which one is meant', '- 500 g thinly sliced beef (ribeye or chuck)', [63]],
  ['what comes cooked and is not kept', '- 200 g cooked prawns\n- 2 cups cooked quinoa', []],
  ['what was kept, beside its gravy', '- 3 cups chopped leftover turkey\n- 1 cup turkey gravy', [74]],
  [
    'rice that is cooked for it',
    '- 1 pork belly\n- steamed rice, to serve\n### Method\n1. Bake it all.',
    [63],
  ],
  ['what was kept', '- 3 cups cold cooked rice\n- 2 cups leftover turkey', [74, 74]],
  ['a tin of soup', '- 1 can condensed tomato soup', []],
  ['a sausage that is heated through', '- 4 hot dogs', [74]],
  ['vegetables that come cooked', '- 500 g cold cooked potatoes, mashed or roast', []],
  ['meat that was kept', '- 500 g leftover roast pork, sliced', [74]],
  ['what its mince is made into', '- Meatballs\n- 500 g ground turkey', [74]],
  [
    'sausages that a step calls by their class',
    '- 4 turkey franks\n### Method\n1. Slice the sausages.',
    [74],
  ],
  ['eggs that are poached for it', '- 4 poached eggs', [71]],
  ['eggs beside some that come boiled', '- 4 hard-boiled eggs\n- 1 egg', [71]],
  ['vegetables that were kept', '- 150 g leftover cabbage\n### Method\n1. Fry the cabbage.', [74]],
  ['cooked rice that is baked', '- 2 cups cooked rice\n### Method\n1. Stir in the rice and bake it.', [74]],
  [
    'leftover chicken in a salad',
    '- 3 cups leftover roast chicken\n### Method\n1. Boil the kettle.\n2. Toss the chicken with leaves.',
    [],
  ],
  ['one cut or the other, in Spanish', '- 600 g de arrachera o bistec de res\n- 2 dientes de ajo', [63]],
  ['meat beside feet of the same animal', '- 1 kg beef shin\n- 1 cow foot', [63, 71]],
  ['stuffing that is baked again', '- 200 g cooked stuffing\n### Method\n1. Bake the stuffing.', [74]],
])('%s: one temperature for each thing that is cooked', (_, lines, celsius) => {
  const { temperatures } = notesFor([], [], `## Supper\n### Ingredients\n${lines}`)
  expect(temperatures.map((row) => row.celsius)).toEqual(celsius)
})

test('a food and its fuller name are one objection', () => {
  const text = '# Soup\n1. Simmer 1 onion. Add 4 tbsp Greek yogurt.\n2. Serve with a swirl of yogurt.'
  expect(notesFor(['vegan'], [], text).warnings.join()).toContain(': Greek yogurt (not vegan).')
})

test('oatcakes that a dish is served with hold gluten', () => {
  const { allergens } = notesFor([], [], `${recipe}\n\nServe with oatcakes.`)
  expect(allergens).toContainEqual({ name: 'gluten', from: ['oatcakes'], sure: true })
})

test.each([
  ['en', '- 1 rabbit, jointed (1.2 kg approx.)'],
  ['es', '- 1 conejo troceado (1,2 kg aprox.)'],
  ['fr', '- 1 lapin découpé (1,2 kg env.)'],
])('in %s a line of the list may end in an abbreviation: %s', (_, line) => {
  const { temperatures } = notesFor([], [], `# Stew\n${line}\n- 1 kg potatoes`)
  expect(temperatures.map(({ food }) => food)).toEqual(['rabbit'])
})

test('what is only served with a dish brings its allergens and no temperature', () => {
  const { allergens, temperatures } = notesFor([], [], `${recipe}\n\nServe with grilled salmon.`)
  expect(allergens).toContainEqual({ name: 'fish', from: ['salmon'], sure: true })
  expect(temperatures.map(({ food }) => food)).toEqual(['chicken thigh'])
})

test('hazards taken out before the call are set aside, with the poison-help line', () => {
  const notes = notesFor(['chicken thighs'], [{ ingredient: 'bleach', reason: 'poisonous' }])
  expect(notes.setAside).toEqual([{ ingredient: 'bleach', reason: 'poisonous' }])
  expect(notes.warnings.join(' ')).toContain('1-800-222-1222')
})

test('no note ever says that something is free of allergens', () => {
  const notes = notesFor(['rice', 'vegan', 'nut allergy', 'pregnant', 'for my baby'])
  expect(JSON.stringify(notes)).not.toMatch(/allergen-free|free of allergens/i)
})
