import { expect, test } from 'vitest'
import { foodsNamedIn } from '../parser/prose.ts'
import { understood } from '../understanding.testing.ts'
import { notesOn } from './notes.ts'

const recipe = `## Lemony chicken
### Ingredients
- 500 g chicken thighs
- 2 tbsp butter
- 1 butternut squash, 1 eggplant, 400 ml coconut milk
### Method
1. Toast the rice until crisp. Cream the butter, flour the board.
2. Season and finish with parmesan.`

function notesFor(list: readonly string[], hazards: Parameters<typeof notesOn>[2] = []) {
  const understanding = understood(...list)
  return notesOn(understanding, foodsNamedIn(recipe, understanding.items), hazards)
}

test('notes of a model’s recipe name what its text holds, listed or not', () => {
  const notes = notesFor(['chicken thighs', 'shrimp'])
  expect(notes.allergens).toEqual([{ name: 'milk', from: ['butter', 'parmesan'] }])
  expect(notes.temperatures).toEqual([{ food: 'chicken thigh', celsius: 74, fahrenheit: 165 }])
  expect(notes.setAside).toEqual([])
})

test('notes of a model’s recipe say where it goes against a wish', () => {
  const { wishes, warnings } = notesFor(['chicken thighs', 'no dairy'])
  expect(wishes).toEqual(['no dairy'])
  expect(warnings.join(' ')).toMatch(/butter \(you asked for no dairy\)/)
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
