import { expect, test } from 'vitest'

import { calls } from './calls.ts'
import { workOf } from './work.ts'
import { worstBodies } from './worst.ts'

/** Entered functions and taken branches. The same bodies took up to 480,000 before lists were bounded. */
const mostWork = 150_000

test.each(Object.entries(worstBodies))(
  '[148] %s: to read, check and cook it takes no more than any list may',
  async (_, body) => {
    expect(await workOf(() => calls.house(body))).toBeLessThan(mostWork)
    expect(await workOf(() => calls.hosted(body))).toBeLessThan(mostWork)
  },
  60_000,
)

test('a list of four takes a small part of that', async () => {
  const four = [{ opening: '', words: 'names', joint: ' ', from: 0, step: 20, entries: 4, characters: 1 }] as const // prettier-ignore
  expect(await workOf(() => calls.house(four))).toBeLessThan(mostWork / 4)
})
