import { expect, test } from 'vitest'

import { Gathered } from './gathered.ts'
import type { Texts } from './texts.ts'

const longMs = 60_000

/** All that is given out, the end last. */
async function all(pieces: Texts<string>): Promise<string[]> {
  const given: string[] = []
  for (;;) {
    const step = await pieces.next()
    given.push(step.value)
    if (step.done) return given
  }
}

async function* saying(...texts: (string | Promise<string>)[]): AsyncGenerator<string, string> {
  for (const text of texts) yield await text
  return 'stop'
}

test('the first text goes on at once, what comes close behind it goes on together', async () => {
  expect(await all(new Gathered(saying('a', 'b', 'c', 'd'), longMs))).toEqual(['a', 'bcd', 'stop'])
})

test('what was held back goes on when its time is over, although nothing follows', async () => {
  const never = new Promise<string>(() => {})
  const pieces = new Gathered(saying('a', 'b', never), 5)
  expect((await pieces.next()).value).toBe('a')
  expect((await pieces.next()).value).toBe('b')
})

test('a flood is not held back until its end', async () => {
  const texts = Array.from({ length: 10_000 }, () => '.')
  const given = await all(new Gathered(saying(...texts), longMs))
  expect(given.join('')).toBe(`${texts.join('')}stop`)
  expect(Math.max(...given.map((text) => text.length))).toBeLessThan(1000)
  expect(given.length).toBeLessThan(100)
})

test('a failure comes after the text that came before it', async () => {
  const pieces = new Gathered(saying('a', 'b', Promise.reject(new Error('cut'))), longMs)
  expect((await pieces.next()).value).toBe('a')
  expect((await pieces.next()).value).toBe('b')
  await expect(pieces.next()).rejects.toThrow('cut')
})
