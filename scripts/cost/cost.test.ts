import { expect, test } from 'vitest'

import { calls } from './calls.ts'
import { workOf } from './work.ts'
import { worstBodies } from './worst.ts'

/**
 * Entered functions and taken branches, all of them: 10 to 30 ms of a processor once the code is warm. (Until the optimizer
 * was left out of the count it lost up to half of them, another half each time: 300,000 stood here.)
 */
const mostWork = 520_000

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
  expect(await workOf(() => calls.house(four))).toBeLessThan(mostWork / 8)
})
