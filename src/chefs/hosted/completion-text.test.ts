import { describe, expect, it, vi } from 'vitest'

import { chunk, doneEvent, event, finishChunk, textChunk } from '../../../e2e/provider/completion-chunk.ts'
import { omelette, thoughtAlone, whole } from '../../../e2e/provider/recorded.ts'
import { ChefError } from '../chef-error.ts'
import { CompletionText } from './completion-text.ts'

// Each stream is read once for every byte that it has.
vi.setConfig({ testTimeout: 60_000 })

type Read = { text: string; end?: string; failure?: string; thoughts: number }

/** What becomes of a body that comes in these pieces. */
async function read(pieces: readonly Uint8Array[]): Promise<Read> {
  const left = pieces.values()
  const reader = {
    async read() {
      const { value } = left.next()
      return value ? { done: false as const, value } : { done: true as const, value }
    },
    cancel: async () => {},
  }
  let thoughts = 0
  const texts = new CompletionText(reader, 5000, () => thoughts++)
  let text = ''
  try {
    for (;;) {
      const step = await texts.next()
      if (step.done) return { text, end: step.value, thoughts }
      text += step.value
    }
  } catch (error) {
    if (error instanceof ChefError) return { text, failure: error.kind, thoughts }
    throw error
  }
}

/** The same, in one piece, cut in two at every byte, and byte by byte, which must all come to the same. */
async function readAtEveryCut(body: string): Promise<Read> {
  const bytes = new TextEncoder().encode(body)
  const expected = await read([bytes])
  expect(await read([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(expected)
  const outcomes = new Set<string>()
  for (let at = 1; at < bytes.length; at++) {
    outcomes.add(JSON.stringify(await read([bytes.subarray(0, at), bytes.subarray(at)])))
  }
  expect([...outcomes]).toEqual([JSON.stringify(expected)])
  return expected
}

/** The recorded shapes and the rows that they stand for. */
const shapes = [
  { row: 135, shape: 'content-parts' },
  { row: 136, shape: 'text-after-finish' },
  { row: 136, shape: 'finish-in-every-chunk' },
  { row: 137, shape: 'think-tags' },
  { row: 137, shape: 'thought-tags' },
  { row: 137, shape: 'reasoning-tags' },
  { row: 140, shape: 'done-alone' },
  { row: 141, shape: 'thinks-as-reasoning-content' },
  { row: 141, shape: 'thinks-as-reasoning' },
  { row: 142, shape: 'null-error' },
  { row: 145, shape: 'fenced' },
  { row: 145, shape: 'fenced-after-thinking' },
  { row: 147, shape: 'end-mark-s' },
  { row: 147, shape: 'end-mark-im-end' },
  { row: 147, shape: 'end-mark-eot' },
]

describe('a stream as services send it', () => {
  it.each(shapes)('[$row] $shape is the recipe, cut at any byte', async ({ shape }) => {
    const { text, end } = await readAtEveryCut(whole[shape]?.body ?? '')
    expect(text).toBe(omelette)
    expect(end).toBe('stop')
  })

  it.each(Object.entries(thoughtAlone))('[137] %s is no recipe, cut at any byte', async (_, { body }) => {
    const { text, failure, thoughts } = await readAtEveryCut(body)
    expect(text).toBe('')
    expect(failure).toBe('only-thought')
    expect(thoughts).toBeGreaterThan(0)
  })

  it('[138] an event of 250 KB is read past, in one piece or byte by byte', async () => {
    const bytes = new TextEncoder().encode(whole['tool-results']?.body)
    expect(bytes.length).toBeGreaterThan(250_000)
    for (const pieces of [[bytes], [...bytes].map((byte) => Uint8Array.of(byte))]) {
      expect(await read(pieces)).toMatchObject({ text: omelette, end: 'stop' })
    }
  })

  it.each([
    { what: 'a line', piece: 'crème '.repeat(1000) },
    { what: 'an event of many lines', piece: `data: ${'egg '.repeat(500)}\n` },
    { what: 'an event of many lines that end with CR LF', piece: `data: ${'egg '.repeat(500)}\r\n` },
  ])('[84] [138] $what of more than 1 MiB is a failure, and no more of it is read', async ({ piece }) => {
    let pulled = 0
    const bytes = new TextEncoder().encode(piece)
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += bytes.length
        controller.enqueue(bytes)
      },
    })
    const texts = new CompletionText(endless.getReader(), 5000, () => {})
    await expect(texts.next()).rejects.toMatchObject({ kind: 'bad-response' })
    expect(pulled).toBeLessThan(2 * 1024 * 1024)
  })
})

describe('the end', () => {
  it.each([
    { row: 70, reason: 'stop', end: 'stop' },
    { row: 139, reason: 'eos', end: 'stop' },
    { row: 139, reason: 'eos_token', end: 'stop' },
    { row: 139, reason: 'end_turn', end: 'stop' },
    { row: 139, reason: 'STOP', end: 'stop' },
    { row: 139, reason: 'max_tokens', end: 'length' },
    { row: 139, reason: 'MAX_TOKENS', end: 'length' },
    { row: 71, reason: 'length', end: 'length' },
    { row: 72, reason: 'content_filter', failure: 'content-filter' },
    { row: 72, reason: 'SAFETY', failure: 'content-filter' },
    { row: 139, reason: 'error', failure: 'bad-response' },
  ])(
    '[$row] $reason, with [DONE] or without, cut at any byte: $end $failure',
    async ({ reason, end, failure }) => {
      const body = event(textChunk('Égg')) + event(finishChunk(reason))
      for (const ending of ['', doneEvent]) {
        expect(await readAtEveryCut(body + ending)).toEqual({ text: 'Égg', end, failure, thoughts: 0 })
      }
    },
  )

  it('[136] of several reasons the last counts', async () => {
    const body = event(chunk({ content: 'Egg' }, 'stop')) + event(chunk({ content: ' soup' }, 'length'))
    expect(await readAtEveryCut(body)).toMatchObject({ text: 'Egg soup', end: 'length' })
  })

  it('[69] [140] is a finish reason or [DONE]: a stream cut before either fails, wherever it is cut', async () => {
    const text = event(textChunk('Égg')) + event(textChunk(' soup'))
    const bytes = new TextEncoder().encode(text + doneEvent)
    const firstEvent = new TextEncoder().encode(event(textChunk('Égg'))).length
    for (let at = 0; at < bytes.length; at++) {
      const { end, failure } = await read([bytes.subarray(0, at)])
      expect({ at, end, failure }).toEqual({ at, failure: at < firstEvent ? 'empty' : 'interrupted' })
    }
    expect(await read([bytes])).toMatchObject({ text: 'Égg soup', end: 'stop' })
  })

  it('[65] an error after text comes after that text, however the stream is cut', async () => {
    const body = event(textChunk('Egg')) + event({ error: { message: 'overloaded' } }) + doneEvent
    expect(await readAtEveryCut(body)).toMatchObject({ text: 'Egg', failure: 'provider-failed' })
    const named = `${event(textChunk('Egg'))}event: error\ndata: overloaded\n\n`
    expect(await readAtEveryCut(named)).toMatchObject({ text: 'Egg', failure: 'provider-failed' })
  })
})
