import { expect, test } from 'vitest'
import { lexicon } from '../lexicon/lexicon.ts'
import { safeTemperatures, temperaturesOf } from './temperatures.ts'

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
