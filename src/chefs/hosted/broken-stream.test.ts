import { getEventListeners } from 'node:events'

import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { completeStream, event, finishChunk, textChunk } from '../../../e2e/provider/completion-chunk.ts'
import { type Provider, startProvider } from '../../../e2e/provider/provider.ts'
import { multibyteRecipe, recipe } from '../../../e2e/provider/recipes.ts'
import { ChefError } from '../chef-error.ts'
import { cook, list } from '../cooking.testing.ts'
import { eventually, hostedOver } from './hosted.testing.ts'

let provider: Provider
let pieces: Uint8Array[] = []
beforeAll(async () => {
  provider = await startProvider({
    scenarios: {
      pieces: {
        about: 'the bytes of a test, in its pieces',
        async play(call) {
          call.open()
          call.socket.setNoDelay(true)
          for (const piece of pieces) {
            await call.write(piece)
            await new Promise(setImmediate)
          }
          call.response.end()
        },
      },
    },
  })
})
afterAll(() => provider.close())

const lastRequest = () => provider.requests.at(-1)

describe('a stream that is odd but whole', () => {
  it.each([
    { row: 66, scenario: 'usage', text: recipe },
    { row: 67, scenario: 'empty-deltas', text: recipe },
    { row: 67, scenario: 'two-choices', text: recipe },
    { row: 70, scenario: 'no-done', text: recipe },
    { row: 70, scenario: 'eos-token', text: recipe },
    { row: 70, scenario: 'finish-with-last-text', text: recipe },
    { row: 80, scenario: 'byte-by-byte', text: multibyteRecipe },
    { row: 80, scenario: 'multibyte', text: multibyteRecipe },
    { row: 81, scenario: 'crlf', text: multibyteRecipe },
    { row: 81, scenario: 'cr', text: multibyteRecipe },
    { row: 81, scenario: 'no-space', text: multibyteRecipe },
    { row: 81, scenario: 'bom', text: multibyteRecipe },
    { row: 81, scenario: 'multi-line', text: multibyteRecipe },
    { row: 81, scenario: 'comments', text: multibyteRecipe },
  ])('[$row] $scenario gives the exact text', async ({ scenario, text }) => {
    const outcome = await cook(hostedOver(provider, scenario))
    expect(outcome.error).toBeUndefined()
    expect(outcome.text).toBe(text)
    expect(outcome.events.at(-1)).toEqual({ type: 'end', reason: 'stop' })
  })

  it('[71] a recipe cut by the provider is shown as it is and says so', async () => {
    const { events, text, error } = await cook(hostedOver(provider, 'length'))
    expect(error).toBeUndefined()
    expect(recipe.startsWith(text)).toBe(true)
    expect(events.at(-1)).toEqual({ type: 'end', reason: 'length' })
  })

  it('[80] [81] any text, with any line ends, split anywhere, arrives exact', async () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    const lineEnds = fc.constantFrom('\n', '\r\n', '\r')
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(texts, lineEnds, cuts, async (text, lineEnd, cuts) => {
        const bytes = new TextEncoder().encode(completeStream(text).replaceAll('\n', lineEnd))
        pieces = split(bytes, cuts)
        const outcome = await cook(hostedOver(provider, 'pieces'))
        expect(outcome.error).toBeUndefined()
        expect(outcome.text).toBe(text)
      }),
      { numRuns: 60 },
    )
  })

  it('[82] an event without its blank line does not count, wherever the stream was cut before it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 1000 }), async (position) => {
        const whole = event(textChunk('## Egg')) + event(finishChunk('stop'))
        const end = Math.min(position, whole.length - 1)
        pieces = [new TextEncoder().encode(whole.slice(0, end))]
        const { error } = await cook(hostedOver(provider, 'pieces'))
        expect(error).toMatchObject({
          kind: end < event(textChunk('## Egg')).length ? 'empty' : 'interrupted',
        })
      }),
      { numRuns: 40 },
    )
  })

  it('[90] a compressed stream is still given on word by word', async () => {
    const { text, error } = await cook(hostedOver(provider, 'gzip'), undefined, {
      // The provider sends the next word only when this one was received.
      onEvent: ({ type }) => type === 'text' && lastRequest()?.release(),
    })
    expect(error).toBeUndefined()
    expect(text).toBe(multibyteRecipe)
  })
})

describe('a stream that breaks', () => {
  it.each([
    { row: 65, scenario: 'error-mid-stream', kind: 'provider-failed' },
    { row: 68, scenario: 'no-text', kind: 'empty' },
    { row: 69, scenario: 'cut', kind: 'interrupted' },
    { row: 72, scenario: 'content-filter', kind: 'content-filter' },
    { row: 77, scenario: 'reset', kind: 'interrupted' },
    { row: 78, scenario: 'fin-mid-chunk', kind: 'interrupted' },
    { row: 79, scenario: 'malformed-json', kind: 'bad-response' },
    { row: 82, scenario: 'unfinished-event', kind: 'interrupted' },
    { row: 84, scenario: 'long-line', kind: 'bad-response' },
    { row: 84, scenario: 'endless-event', kind: 'bad-response' },
    { row: 89, scenario: 'bad-chunk-size', kind: 'bad-response' },
    { row: 89, scenario: 'no-http', kind: 'bad-response' },
  ])('[$row] $scenario fails as $kind, without an end and after one call', async ({ scenario, kind }) => {
    const calls = provider.requests.length
    const { events, text, error } = await cook(hostedOver(provider, scenario))
    expect(error).toBeInstanceOf(ChefError)
    expect(error).toMatchObject({ kind })
    expect(events.every(({ type }) => type === 'chef' || type === 'text')).toBe(true)
    expect(events.length === 0 || text !== '').toBe(true)
    expect(provider.requests).toHaveLength(calls + 1)
    expect(await eventually(() => lastRequest()?.closedAt !== undefined)).toBe(true)
  })

  it('[89] fewer bytes than Content-Length says is a failure', async () => {
    const { error, events } = await cook(hostedOver(provider, 'wrong-content-length'))
    expect(error).toBeInstanceOf(ChefError)
    expect(events.some(({ type }) => type === 'end')).toBe(false)
  })
})

describe('a provider that keeps one waiting', () => {
  it.each([
    { row: 73, scenario: 'silent', times: { firstTextMs: 200 }, text: false },
    { row: 74, scenario: 'headers-only', times: { firstTextMs: 200 }, text: false },
    { row: 74, scenario: 'text-then-silence', times: { gapMs: 200 }, text: true },
    { row: 75, scenario: 'drip', times: { gapMs: 200 }, text: true },
    { row: 75, scenario: 'same-token', times: { totalMs: 1500 }, text: true },
    { row: 76, scenario: 'comments-only', times: { firstTextMs: 200 }, text: false },
    { row: 76, scenario: 'text-then-comments', times: { gapMs: 200 }, text: true },
  ])('[$row] $scenario is cut at $times and its connection closed', async ({ scenario, times, text }) => {
    const { signal } = new AbortController()
    const outcome = await cook(hostedOver(provider, scenario, times), undefined, { signal })
    expect(outcome.error).toMatchObject({ kind: 'timeout' })
    expect(outcome.text !== '').toBe(text)
    expect(await eventually(() => lastRequest()?.aborted === true)).toBe(true)
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })

  it('a slow reader is not held against the provider', async () => {
    let read = 0
    const chef = hostedOver(provider, 'recipe-at-once', { gapMs: 500 })
    for await (const { type } of chef(list('egg'), { signal: new AbortController().signal })) {
      if (type === 'text' && read++ === 1) await new Promise((resolve) => setTimeout(resolve, 1500))
    }
    expect(read).toBeGreaterThan(1)
  })
})

describe('a provider that never ends', () => {
  it.each([
    { row: 85, scenario: 'endless' },
    { row: 85, scenario: 'endless-multibyte' },
    { row: 86, scenario: 'same-token-fast' },
  ])('[$row] $scenario is cut at 32 KiB between two characters, upstream aborted', async ({ scenario }) => {
    const { events, text, error } = await cook(hostedOver(provider, scenario))
    expect(error).toBeUndefined()
    const bytes = new TextEncoder().encode(text).length
    expect(bytes).toBeLessThanOrEqual(32 * 1024)
    expect(bytes).toBeGreaterThan(32 * 1024 - 4)
    expect(text.isWellFormed()).toBe(true)
    expect(events.at(-1)).toEqual({ type: 'end', reason: 'length' })
    expect(await eventually(() => lastRequest()?.aborted === true)).toBe(true)
  })
})

it('[92] a provider that dies under many streams fails all of them and leaves nothing open', async () => {
  const dying = await startProvider()
  const signals = Array.from({ length: 40 }, () => new AbortController().signal)
  let begun = 0
  const cooking = signals.map((signal) =>
    cook(hostedOver(dying, 'text-then-silence'), undefined, {
      signal,
      onEvent: ({ type }) => void (type === 'chef' && begun++),
    }),
  )
  expect(await eventually(() => begun === signals.length)).toBe(true)
  await dying.close()
  for (const { error } of await Promise.all(cooking)) expect(error).toMatchObject({ kind: 'interrupted' })
  expect(signals.flatMap((signal) => getEventListeners(signal, 'abort'))).toEqual([])
})

/** Cuts bytes at the given shares of their length. */
function split(bytes: Uint8Array, shares: number[]): Uint8Array[] {
  const ends = [...shares.map((share) => Math.floor(share * bytes.length)), bytes.length].toSorted(
    (a, b) => a - b,
  )
  return ends
    .map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end))
    .filter(({ length }) => length > 0)
}
