import { expect, test } from 'vitest'
import { understood } from '../understanding.testing.ts'

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
