import { expect, test } from 'vitest'
import { halves, judged, type Verdict } from './judging.testing.ts'

const verdicts = Object.fromEntries(Object.entries(halves).map(([half, recipes]) => [half, judged(recipes)]))

const faulty = (half: string, faults: (verdict: Verdict) => readonly string[]) =>
  verdicts[half]!.filter((verdict) => faults(verdict).length > 0)

test('there are at least 150 recipes in five languages, each with its label', () => {
  const recipes = Object.values(halves).flat()
  expect(recipes.length).toBeGreaterThanOrEqual(150)
  expect(new Set(recipes.map(({ language }) => language))).toEqual(new Set(['en', 'es', 'fr', 'de', 'it']))
})

test('on the half they were tuned on, the notes are what a reader of the recipe finds', () => {
  expect(faulty('tuned', ({ wrongAllergens }) => wrongAllergens)).toEqual([])
  expect(faulty('tuned', ({ missedAllergens }) => missedAllergens)).toEqual([])
  expect(faulty('tuned', ({ wrongTemperatures }) => wrongTemperatures)).toEqual([])
  expect(faulty('tuned', ({ missedTemperatures }) => missedTemperatures)).toEqual([])
  expect(faulty('tuned', ({ falseObjections }) => falseObjections)).toEqual([])
  expect(faulty('tuned', ({ missedObjections }) => missedObjections)).toEqual([])
})

// Held back until the reading was done, and read since: for a new measurement write new recipes. What the first look at
// them found stands in docs/decisions/013-notes-from-the-list-first.md.
test('on the half that was held back, they are so too, now that it has been read', () => {
  expect(faulty('held-back', ({ wrongAllergens }) => wrongAllergens)).toEqual([])
  expect(faulty('held-back', ({ missedAllergens }) => missedAllergens)).toEqual([])
  expect(faulty('held-back', ({ wrongTemperatures }) => wrongTemperatures)).toEqual([])
  expect(faulty('held-back', ({ missedTemperatures }) => missedTemperatures)).toEqual([])
  expect(faulty('held-back', ({ falseObjections }) => falseObjections)).toEqual([])
  expect(faulty('held-back', ({ missedObjections }) => missedObjections)).toEqual([])
})
