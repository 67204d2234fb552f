import { expect, test } from 'vitest'
import { lexicon } from '../lexicon/lexicon.ts'
import { notesFor } from './notes.ts'
import { allergensOf, safeTemperatures, temperaturesOf } from './safety.ts'
import { listed, understood } from '../understanding.testing.ts'

const food = (id: string) => lexicon().byId.get(id)!

test('the temperatures are those of the USDA FSIS chart', () => {
  expect(safeTemperatures).toEqual({
    poultry: { celsius: 74, fahrenheit: 165 },
    reheated: { celsius: 74, fahrenheit: 165 },
    ground: { celsius: 71, fahrenheit: 160 },
    egg: { celsius: 71, fahrenheit: 160 },
    'whole-cut': { celsius: 63, fahrenheit: 145, restMinutes: 3 },
    fish: { celsius: 63, fahrenheit: 145 },
  })
})

test.each([
  ['chicken-thigh', 165],
  ['turkey', 165],
  ['ground-beef', 160],
  ['ground-chicken', 165],
  ['sausage', 160],
  ['pork-chop', 145],
  ['steak', 145],
  ['salmon', 145],
  ['shrimp', 145],
  ['egg', 160],
])('%s is safe at %d °F', (id, fahrenheit) => {
  expect(temperaturesOf([{ food: food(id) }])).toMatchObject([{ fahrenheit }])
})

test('what is eaten as it is needs no temperature', () => {
  expect(
    temperaturesOf(['rice', 'carrot', 'canned-tuna', 'salami', 'butter'].map((id) => ({ food: food(id) }))),
  ).toEqual([])
})

test('leftovers are reheated to 165 °F, whatever they are', () => {
  const rows = temperaturesOf([
    { food: food('pork-chop'), condition: 'leftover' },
    { food: food('rice'), condition: 'leftover' },
  ])
  expect(rows.map(({ fahrenheit }) => fahrenheit)).toEqual([165, 165])
})

test('allergens are named with every food they come from', () => {
  expect(allergensOf(['butter', 'pasta', 'parmesan', 'shrimp'].map(food))).toEqual([
    { name: 'milk', from: ['butter', 'parmesan'] },
    { name: 'crustaceans', from: [food('shrimp').name] },
    { name: 'wheat', from: ['pasta'] },
    { name: 'gluten', from: ['pasta'] },
  ])
})

test.each([
  [['dried red kidney beans', 'rice'], /boil them hard .* 10 minutes/],
  [['bleach', 'rice'], /1-800-222-1222/],
  [['moldy bread'], /Throw spoiled food away/],
  [['honey', 'oats', 'for my baby'], /under 12 months/],
  [['leftover rice'], /cooled within an hour/],
  [['leftover chicken'], /3 to 4 days/],
  [['bean sprouts'], /sprouts until steaming hot/],
  [['whole almonds', 'for my toddler'], /choke/],
  [['eggs', 'pregnant'], /yolk are firm/],
  [['vodka', 'lime'], /adults only/],
  [['tinned ackee', 'saltfish'], /unripe, it is poisonous/],
])('%j warns %s', (texts, sentence) => {
  expect(understood(...texts).warnings.join(' ')).toMatch(sentence)
})

test('an ordinary list needs no warning', () => {
  expect(understood('chicken', 'rice', 'garlic', 'lemon', 'spinach').warnings).toEqual([])
})

const recipe = `## Lemony chicken
### Ingredients
- 500 g chicken thighs
- 2 tbsp butter
- 1 butternut squash, 1 eggplant, 400 ml coconut milk
### Method
1. Toast the rice until crisp. Cream the butter, flour the board.
2. Season and finish with parmesan.`

test('notes of a model’s recipe name what its text holds, listed or not', () => {
  const notes = notesFor(listed('chicken thighs', 'shrimp'), recipe, [])
  expect(notes.allergens).toEqual([{ name: 'milk', from: ['butter', 'parmesan'] }])
  expect(notes.temperatures).toEqual([{ food: 'chicken thigh', celsius: 74, fahrenheit: 165 }])
  expect(notes.setAside).toEqual([])
})

test('notes of a model’s recipe say where it goes against a wish', () => {
  const { wishes, warnings } = notesFor(listed('chicken thighs', 'no dairy'), recipe, [])
  expect(wishes).toEqual(['no dairy'])
  expect(warnings.join(' ')).toMatch(/butter \(you asked for no dairy\)/)
})

test('hazards taken out before the call are set aside, with the poison-help line', () => {
  const notes = notesFor(listed('chicken thighs'), recipe, [{ ingredient: 'bleach', reason: 'poisonous' }])
  expect(notes.setAside).toEqual([{ ingredient: 'bleach', reason: 'poisonous' }])
  expect(notes.warnings.join(' ')).toContain('1-800-222-1222')
})

test('no note ever says that something is free of allergens', () => {
  const notes = notesFor(listed('rice', 'vegan', 'nut allergy', 'pregnant', 'for my baby'), recipe, [])
  expect(JSON.stringify(notes)).not.toMatch(/allergen-free|free of allergens/i)
})
