import { expect, test } from 'vitest'

import { calls } from './calls.ts'
import { workOf } from './work.ts'
import { worstBodies } from './worst.ts'

/**
 * Entered functions and taken branches: some 30 ms of a slow processor. What was found before lists were bounded took up
 * to 480,000; V8 counts a few more or less from run to run.
 */
const mostWork = 300_000

test.each(Object.entries(worstBodies))(
  '[148] %s: to read, check and cook it takes no more than any list may',
  async (_, body) => {
    expect(await workOf(() => calls.house(body))).toBeLessThan(mostWork)
    expect(await workOf(() => calls.hosted(body))).toBeLessThan(mostWork)
  },
  60_000,
)

test('a list of four takes a small part of that', async () => {
  const four = [
    { opening: '', words: 'names', joint: ' ', from: 0, step: 20, entries: 4, characters: 1 },
  ] as const
  expect(await workOf(() => calls.house(four))).toBeLessThan(mostWork / 4)
})
