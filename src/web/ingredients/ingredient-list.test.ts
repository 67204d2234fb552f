import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { codePointLength, normalizeIngredient } from '#shared/ingredient.ts'
import { emptyIngredientList, ingredientListReducer, withinFieldLimit } from './ingredient-list.ts'

const listed = (...texts: string[]) =>
  ingredientListReducer(emptyIngredientList, { type: 'ingredientsAdded', texts })

test('what is typed is kept as typed but for the white space around it', () => {
  const texts = listed('  red  onion ', '\u05e9\u05d5\u05dd', 'cre\u0301me').items.map(({ text }) => text)
  expect(texts).toEqual(['red  onion', '\u05e9\u05d5\u05dd', 'cre\u0301me'])
})

test.each(['', '   ', '\t', '\u200b', '\u202e\u2069', '\u0000', '\u{e0041}'])(
  'a text of which nothing visible is left is ignored: %j',
  (text) => {
    expect(listed(text)).toBe(emptyIngredientList)
  },
)

test('duplicates are listed apart and removed apart', () => {
  const list = listed('egg', 'egg', 'rice')
  const [, second] = list.items
  const removed = ingredientListReducer(list, { type: 'ingredientRemoved', id: second!.id })
  expect(removed.items).toEqual([list.items[0], list.items[2]])
})

test('a removed pill cannot be removed again, and its id is never given out again', () => {
  const list = listed('egg')
  const emptied = ingredientListReducer(list, { type: 'ingredientRemoved', id: 1 })
  expect(ingredientListReducer(emptied, { type: 'ingredientRemoved', id: 1 })).toBe(emptied)
  expect(ingredientListReducer(emptied, { type: 'ingredientsAdded', texts: ['egg'] }).items[0]?.id).toBe(2)
})

test('what was removed last is put back in its place, once, and not after it is settled', () => {
  const list = listed('egg', 'rice', 'peas')
  const removed = ingredientListReducer(list, { type: 'ingredientRemoved', id: 2 })
  const undone = ingredientListReducer(removed, { type: 'removalUndone' })
  expect(undone).toEqual(list)
  expect(ingredientListReducer(undone, { type: 'removalUndone' })).toBe(undone)
  const settled = ingredientListReducer(removed, { type: 'removalSettled' })
  expect(ingredientListReducer(settled, { type: 'removalUndone' }).items).toEqual(removed.items)
})

test('a full list has no room for what was removed before', () => {
  const full = listed(...Array.from({ length: 200 }, String))
  const removed = ingredientListReducer(full, { type: 'ingredientRemoved', id: 1 })
  const refilled = ingredientListReducer(removed, { type: 'ingredientsAdded', texts: ['egg'] })
  expect(ingredientListReducer(refilled, { type: 'removalUndone' }).items).toEqual(refilled.items)
})

test('the list stops at 200', () => {
  expect(listed(...Array.from({ length: 250 }, String)).items).toHaveLength(200)
})

test('whatever is listed, the server accepts: 1 to 120 code points after normalization', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { maxLength: 20 }), (texts) => {
      for (const { text } of listed(...texts).items) {
        const length = codePointLength(normalizeIngredient(text) ?? '')
        expect(length).toBeGreaterThan(0)
        expect(length).toBeLessThanOrEqual(120)
      }
    }),
  )
})

test('[18] the field counts code points, and a character that grows under NFC as what it becomes', () => {
  expect(withinFieldLimit('🧄'.repeat(121))).toBe('🧄'.repeat(120))
  expect(withinFieldLimit('\ufb2c'.repeat(120))).toBe('\ufb2c'.repeat(40))
})
