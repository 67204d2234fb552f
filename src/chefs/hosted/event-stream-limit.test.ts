import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { limitEvents } from './event-stream-limit.ts'

async function through(pieces: Uint8Array[]): Promise<Uint8Array[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  const received: Uint8Array[] = []
  const reader = limitEvents(body.getReader())
  for (let step = await reader.read(); !step.done; step = await reader.read()) received.push(step.value)
  return received
}

const bytes = (text: string) => new TextEncoder().encode(text)
const joined = (pieces: Uint8Array[]) => Buffer.concat(pieces).toString()

it('hands on every whole line, byte for byte, however the stream is cut', async () => {
  const line = fc.string({ unit: fc.constantFrom('é', '🍲', 'a', ' ', ':', '\n', '\r', '\r\n') })
  await fc.assert(
    fc.asyncProperty(fc.array(line), async (pieces) => {
      const text = pieces.join('')
      const whole = text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1)
      const received = await through(pieces.map(bytes))
      expect(joined(received)).toBe(whole)
      for (const piece of received) expect([10, 13]).toContain(piece.at(-1))
    }),
  )
})

it.each(['\n', '\r\n', '\r'])('lets any number of short events with line end %j pass', async (lineEnd) => {
  const event = bytes(`data: ${'egg '.repeat(10_000)}${lineEnd}${lineEnd}`)
  const received = await through(Array.from({ length: 20 }, () => event))
  expect(joined(received)).toHaveLength(20 * event.length)
})

it.each([
  { what: 'one long line', piece: 'egg '.repeat(1000) },
  { what: 'an event of many lines', piece: 'data: egg\n'.repeat(400) },
  { what: 'an event of many lines that end with CR LF', piece: 'data: egg\r\n'.repeat(400) },
])('[84] throws on $what past 64 KiB and cancels what feeds it', async ({ piece }) => {
  let pulled = 0
  let cancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += piece.length
      controller.enqueue(bytes(piece))
    },
    cancel() {
      cancelled = true
    },
  })
  const reader = limitEvents(endless.getReader())
  await expect(
    (async () => {
      while (!(await reader.read()).done);
    })(),
  ).rejects.toThrow(RangeError)
  expect(cancelled).toBe(true)
  expect(pulled).toBeLessThan(128 * 1024)
})
