import { expect, test } from 'vitest'

import { normalizeIngredient } from '#shared/ingredient.ts'
import { foodSafety } from './food-safety.ts'

const list = (...texts: string[]) => texts.flatMap((text) => normalizeIngredient(text) ?? [])

test('a hazard is taken out before the call, and named', () => {
  const { edible, hazards } = foodSafety.withoutHazards(list('bleach', 'rice', 'egg'))
  expect(edible).toEqual(['rice', 'egg'])
  expect(hazards.map(({ ingredient }) => ingredient)).toEqual(['bleach'])
})

test('the notes know what the model added to the list', () => {
  const recipe =
    '## Chicken rice\n\n- 2 chicken thighs\n- 1 cup rice\n- 2 tablespoons butter\n\n1. Melt the **butter**.'
  const notes = foodSafety.notesFor(list('chicken thighs', 'rice', 'vegan'), recipe, [])
  expect(notes.allergens).toContainEqual({ name: 'milk', from: ['butter'], sure: true })
  expect(notes.temperatures).toContainEqual(expect.objectContaining({ celsius: 74, fahrenheit: 165 }))
  expect(notes.wishes).toEqual(['vegan'])
})
