import { expect, test } from 'vitest'

import { stepTimes, timeName } from './step-times.ts'

const minute = 60
const hour = 3600

test.each([
  ['simmer for 12 minutes, covered', '12 minutes', 12 * minute],
  ['Bake 45 min.', '45 min', 45 * minute],
  ['boil 30 seconds', '30 seconds', 30],
  ['1 hour 15 minutes', '1 hour 15 minutes', 75 * minute],
  ['1 hour and 15 mins', '1 hour and 15 mins', 75 * minute],
  ['for 1½ hours', '1½ hours', 90 * minute],
  ['for 1 ½ hours', '1 ½ hours', 90 * minute],
  ['for 1 1/2 hours', '1 1/2 hours', 90 * minute],
  ['for 1.5 hrs', '1.5 hrs', 90 * minute],
  ['for 1,5 h', '1,5 h', 90 * minute],
  ['for ¾ hour', '¾ hour', 45 * minute],
  ['half an hour', 'half an hour', 30 * minute],
  ['half a minute', 'half a minute', 30],
  ['for an hour', 'an hour', hour],
  ['for an hour and a half', 'an hour and a half', 90 * minute],
  ['one and a half hours', 'one and a half hours', 90 * minute],
  ['for two minutes', 'two minutes', 2 * minute],
  ['another 5 minutes', '5 minutes', 5 * minute],
  ['a 20-minute rest', '20-minute', 20 * minute],
  ['forty minutes', 'forty minutes', 40 * minute],
  ['for a minute', 'a minute', minute],
  ['2 minutes 30 seconds', '2 minutes 30 seconds', 150],
])('%j holds a time', (text, said, seconds) => {
  expect(stepTimes(text)).toEqual([{ at: text.indexOf(said), said, seconds }])
})

test.each([
  ['10 to 12 minutes', 10 * minute, '10 minutes', 12 * minute],
  ['10–12 min', 10 * minute, '10 min', 12 * minute],
  ['10 - 12 minutes', 10 * minute, '10 minutes', 12 * minute],
  ['5 or 6 minutes', 5 * minute, '5 minutes', 6 * minute],
  ['1 to 1½ hours', hour, '1 hours', 90 * minute],
  ['45 minutes to 1 hour', 45 * minute, '45 minutes', hour],
  ['30 seconds to 1 minute', 30, '30 seconds', minute],
])('%j rings at its lower end', (said, seconds, atLeast, upTo) => {
  expect(stepTimes(`Cook for ${said}, turning.`)).toEqual([{ at: 9, said, seconds, atLeast, upTo }])
})

test('a step may hold several', () => {
  const text = 'Boil for 12 minutes, until tender. Let it steam dry for 10 minutes more.'
  expect(stepTimes(text).map(({ said }) => said)).toEqual(['12 minutes', '10 minutes'])
})

test.each([
  'Add a second egg.',
  'Heat to 200 °C (400 °F).',
  'Serves 4 · 500 ml water',
  'Stir every 5 minutes.',
  'for a few minutes',
  'Chill for 48 hours.',
  'Cut 2 minced onions',
  'half a minced onion',
  'twenty-five minutes',
  'Spread 3 hazelnuts and 4 halves',
])('%j holds none', (text) => {
  expect(stepTimes(text)).toEqual([])
})

test.each([
  ['Bring to the boil, cover and simmer for ', 'Step 3, simmer'],
  ['Fry the onion. Rest it, covered, for ', 'Step 3, rest'],
  ['Stir-fry the peas for ', 'Step 3, stir-fry'],
  ['Cook it. Wait for ', 'Step 3'],
  ['Mit Wasser ', 'Step 3'],
])('a time after %j is named', (before, name) => {
  expect(timeName(2, before)).toBe(name)
})
