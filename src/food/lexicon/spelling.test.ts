import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceOf } from './spelling.ts'
import { foodsOf } from '../understanding.testing.ts'

test.each([
  ['chiken brest', 'chicken-breast'],
  ['tomatos', 'tomato'],
  ['brocolli', 'broccoli'],
  ['parmasan', 'parmesan'],
  ['spag hetti', 'spaghetti'],
  ['soysauce', 'soy-sauce'],
  ['soy sause', 'soy-sauce'],
  ['mozarella', 'mozzarella'],
  ['zuchini', 'courgette'],
  ['cinammon', 'cinnamon'],
  ['jalepeno', 'jalapeno'],
  ['galic', 'garlic'],
  ['onoin', 'onion'],
  ['tyme', 'thyme'],
  ['green beens', 'green-bean'],
  ['chiken stock', 'chicken-stock'],
  ['vannila', 'vanilla-extract'],
  ['eegs', 'egg'],
  ['eggz', 'egg'],
  ['mlik', 'milk'],
  ['aples', 'apple'],
  ['pepers', 'bell-pepper'],
  ['tumeric', 'turmeric'],
  ['yoghourt', 'yogurt'],
  ['coffie', 'coffee'],
])('"%s" is mended to %s', (text, id) => {
  expect(foodsOf(text)).toEqual([id])
})

test('every part of a list is mended on its own', () => {
  expect(foodsOf('tomatoe, onoin, galic')).toEqual(['tomato', 'onion', 'garlic'])
})

test.each([
  'soap',
  'boat',
  'plastic',
  'bench',
  'bottle',
  'paper',
  'poison',
  'board',
  'chair',
  'money',
  'horse shoe',
  'mouse',
  'better',
  'here',
  'house',
  'secret',
  'waiting',
  'party',
  'rope',
  'clock',
  'flower',
  'brick',
  'steam',
  'bet',
  'odd',
  'calm',
  'race',
  'card',
  'qwertyuiop',
  'xyz',
])('the word "%s" is never turned into a food', (word) => {
  expect(foodsOf(word)).toEqual([])
})

test('the distance is zero for equal words, fit to rank, and at least half the difference in length', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdeo'), minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(distanceOf(a, a, 9)).toBe(0)
      expect(distanceOf(a, b, 99)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length) * 0.6 - 1e-9)
      expect(distanceOf(a, b, 99)).toBeCloseTo(distanceOf(b, a, 99), 6)
    }),
  )
})
