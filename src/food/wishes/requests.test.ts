import { expect, test } from 'vitest'
import type { Requests } from '../model/understanding.ts'
import { foodsOf, understood } from '../understanding.testing.ts'

test.each<[string, Requests]>([
  ['for 4', { serves: 4 }],
  ['for four people', { serves: 4 }],
  ['serves 6', { serves: 6 }],
  ['2 servings', { serves: 2 }],
  ['for 12', { serves: 12 }],
  ['quick', { mostMinutes: 30 }],
  ['something quick', { mostMinutes: 30 }],
  ['under 30 minutes', { mostMinutes: 30 }],
  ['in 20 min', { mostMinutes: 20 }],
  ['half an hour', { mostMinutes: 30 }],
  ['1 hour max', { mostMinutes: 60 }],
  ['thai', { kitchens: ['thai'] }],
  ['something thai', { kitchens: ['thai'] }],
  ['iranian', { kitchens: ['persian'] }],
  ['dessert', { courses: ['desserts', 'baking'] }],
  ['for breakfast', { courses: ['breakfasts', 'eggs'] }],
  ['spicy', { spicy: true }],
  ['nothing else', { nothingElse: true }],
  ['only these ingredients', { nothingElse: true }],
  ['no oven', { noOven: true }],
  ['quick, without an oven', { mostMinutes: 30, noOven: true }],
  ['quick dinner for 4', { mostMinutes: 30, serves: 4 }],
  ['spicy thai for two', { spicy: true, kitchens: ['thai'], serves: 2 }],
  ['quick and spicy', { mostMinutes: 30, spicy: true }],
])('"%s" asks something of the dish and is no food', (text, asked) => {
  const { requests, items, setAside } = understood('carrots', text)
  expect(requests).toEqual(asked)
  expect(items.map(({ food }) => food.id)).toEqual(['carrot'])
  expect(setAside).toEqual([])
})

test.each([
  ['thai basil', 'thai-basil'],
  ['swiss cheese', 'emmental'],
  ['2 eggs', 'egg'],
  ['salad', 'salad'],
  ['french bread', 'baguette'],
  ['italian sausage', 'italian-sausage'],
  ['greek yogurt', 'greek-yogurt'],
  ['quick oats', 'rolled-oat'],
  ['sweet potatoes', 'sweet-potato'],
])('"%s" is a food and asks nothing', (text, id) => {
  expect(understood(text).requests).toEqual({})
  expect(foodsOf(text)).toEqual([id])
})

test.each(['for 0', 'for 13', 'for 2 eggs', 'serves 1.5'])('"%s" is no number of people', (text) => {
  expect(understood('carrots', text).requests.serves).toBeUndefined()
})

test('"not spicy" is no request for heat', () => {
  expect(understood('carrots', 'not spicy').requests.spicy).toBeUndefined()
})

test('wishes of several entries are kept together, of two that contradict each other the later', () => {
  expect(understood('carrots', 'for 2', 'quick', 'for 4').requests).toEqual({ serves: 4, mostMinutes: 30 })
})

test('what is asked for is named among the wishes', () => {
  expect(understood('carrots', 'for 4', 'thai').wishes).toEqual(['for 4', 'Thai cooking'])
})
