import { expect, test } from 'vitest'
import { choose } from './choose.ts'

const scored = (...scores: readonly number[]) => scores.map((score) => ({ score, share: 1 }))
const inARow = (options: readonly { score: number; share: number }[], first: number, count: number) =>
  Array.from({ length: count }, (_, index) => choose(options, first + index).score)

test('seed 0 brings the best', () => {
  expect(choose(scored(3, 9, 8.9), 0).score).toBe(9)
})

test('most seeds bring the best, however near others come', () => {
  const brought = inARow(scored(9, 8.99, 8.98, 8.97), 5_000, 1_000)
  expect(brought.filter((score) => score === 9).length / 1_000).toBe(0.8)
})

test('any five seeds in a row bring two or more, where another is as good', () => {
  for (let first = 0; first < 4_000_000_000; first += 39_999_989)
    expect(new Set(inARow(scored(9, 8), first, 5)).size).toBe(2)
})

test('ten seeds in a row bring the one that is nearest to the best, and none behind it', () => {
  for (let first = 0; first < 4_000_000_000; first += 39_999_989)
    expect(new Set(inARow(scored(9, 8.7, 8.5, 8), first, 10))).toEqual(new Set([9, 8.7]))
})

test.each([
  ['is less of a dish', { score: 5.1, share: 1 }],
  ['leaves out a little of what the best uses', { score: 8.9, share: 0.9 }],
])('a dish that %s comes only where no better one does', (_, other) => {
  const best = { score: 9, share: 1 }
  expect(new Set(inARow([best, other], 0, 5))).toEqual(new Set([9, other.score]))
  expect(new Set(inARow([best, { score: 8, share: 1 }, other], 0, 1_000))).toEqual(new Set([9, 8]))
})

test.each([
  ['scores far less', { score: 2.9, share: 1 }],
  ['leaves out much of what the best uses', { score: 8.9, share: 0.7 }],
])('a dish that %s never comes', (_, other) => {
  const options = [{ score: 9, share: 1 }, other]
  expect(new Set(inARow(options, 0, 1_000))).toEqual(new Set([9]))
})

test('of nothing nothing can be chosen', () => {
  expect(() => choose([], 1)).toThrow(RangeError)
})
