import { expect, test } from 'vitest'
import { capitalize, duration, listOf, ovenTemperature } from './phrases.ts'

test.each([
  [[], ''],
  [['leek'], 'leek'],
  [['leek', 'potato'], 'leek and potato'],
  [['leek', 'potato', 'egg'], 'leek, potato and egg'],
])('%j is told as "%s"', (words, told) => {
  expect(listOf(words)).toBe(told)
})

test.each([
  [1, '1 minute'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [135, '2 hours 15 minutes'],
])('%d minutes are "%s"', (minutes, told) => {
  expect(duration(minutes)).toBe(told)
})

test.each([
  [175, '175 °C (350 °F)'],
  [190, '190 °C (375 °F)'],
  [200, '200 °C (400 °F)'],
  [220, '220 °C (425 °F)'],
])('an oven of %d °C names the Fahrenheit mark of its dial', (celsius, told) => {
  expect(ovenTemperature(celsius)).toBe(told)
})

test('capitalizing keeps letters beyond the basic plane whole', () => {
  expect(capitalize('crêpes')).toBe('Crêpes')
  expect(capitalize('𐐨x')).toBe('𐐀x')
  expect(capitalize('')).toBe('')
})
