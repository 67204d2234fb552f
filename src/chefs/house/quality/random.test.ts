import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRandom } from './random.testing.ts'

const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })

test('the same seed gives the same choices', () => {
  fc.assert(
    fc.property(seed, (value) => {
      const [a, b] = [createRandom(value), createRandom(value)]
      expect([a.next(), a.next(), a.next()]).toEqual([b.next(), b.next(), b.next()])
    }),
  )
})

test('numbers lie from 0 to below 1', () => {
  fc.assert(
    fc.property(seed, (value) => {
      const number = createRandom(value).next()
      expect(number >= 0 && number < 1).toBe(true)
    }),
  )
})

test('every option is picked by some seed, and a heavier one more often', () => {
  const random = createRandom(7)
  const counts = { light: 0, heavy: 0 }
  for (let turn = 0; turn < 1000; turn++)
    counts[random.pickWeighted(['light', 'heavy'] as const, (option) => (option === 'heavy' ? 4 : 1))]++
  expect(counts.light).toBeGreaterThan(100)
  expect(counts.heavy).toBeGreaterThan(counts.light * 2)
})

test('nothing can be picked from nothing', () => {
  expect(() => createRandom(1).pick([])).toThrow(RangeError)
})
