import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterEach, describe, expect, it } from 'vitest'

import { encodeRecipeEvent, type RecipeEvent } from '#shared/recipe-event.ts'
import { cook, list } from '../cooking.testing.ts'
import { remoteChef } from './remote-chef.ts'

const notes = { setAside: [], allergens: [], temperatures: [], wishes: [], warnings: [] }
const events: RecipeEvent[] = [
  { type: 'chef', chef: 'house' },
  { type: 'text', text: '## Crème 🍮' },
  { type: 'notes', notes },
  { type: 'end', reason: 'stop' },
]
const encoded = events.map(encodeRecipeEvent)
const withoutEnd = encoded.slice(0, -1).join('')

let server: Server | undefined
afterEach(() => server?.close())

/** A remote chef whose server answers so. */
async function answeredBy(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  server = createServer((request, response) => answer(response, request))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return remoteChef(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/recipe`)
}

function stream(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
}

describe('the remote chef', () => {
  it('posts the list and the seed as JSON and gives the events of the answer', async () => {
    let asked: { method: string | undefined; type: string | undefined; body: string } | undefined
    const chef = await answeredBy(async (response, request) => {
      asked = { method: request.method, type: request.headers['content-type'], body: await text(request) }
      stream(response).end(encoded.join(''))
    })
    const outcome = await cook(chef, list('egg', 'rice', 'egg'), { seed: 7 })
    expect(outcome.error).toBeUndefined()
    expect(outcome.events).toEqual(events)
    expect(asked).toMatchObject({ method: 'POST', type: 'application/json' })
    expect(JSON.parse(asked?.body ?? '')).toEqual({ ingredients: ['egg', 'rice', 'egg'], seed: 7 })
  })

  it('gives each event as it comes, exact where a character is split', async () => {
    const bytes = Buffer.from(encoded.join(''))
    const chef = await answeredBy(async (response) => {
      stream(response)
      for (const byte of bytes) {
        response.write(Uint8Array.of(byte))
        await new Promise(setImmediate)
      }
      response.end()
    })
    expect((await cook(chef)).events).toEqual(events)
  })

  it.each([
    {
      what: 'a problem',
      answer: (r: ServerResponse) =>
        r.writeHead(503, { 'content-type': 'application/problem+json' }).end('{}'),
    },
    {
      what: 'an event stream with another status',
      answer: (r: ServerResponse) =>
        r.writeHead(201, { 'content-type': 'text/event-stream' }).end(encoded.join('')),
    },
    {
      what: 'a page with 200',
      answer: (r: ServerResponse) => r.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hotel'),
    },
    { what: 'no content', answer: (r: ServerResponse) => r.writeHead(204).end() },
    { what: 'a clean end without `end`', answer: (r: ServerResponse) => stream(r).end(withoutEnd) },
    {
      what: 'an `end` without its blank line',
      answer: (r: ServerResponse) => stream(r).end(encoded.join('').trimEnd()),
    },
    {
      what: 'an event after `end`',
      answer: (r: ServerResponse) => stream(r).end(encoded.join('') + encoded[1]),
    },
    { what: 'two ends', answer: (r: ServerResponse) => stream(r).end(encoded.join('') + encoded[3]) },
    {
      what: 'an event that is no recipe event',
      answer: (r: ServerResponse) => stream(r).end(`data: {"type":"cat"}\n\n${encoded.join('')}`),
    },
    { what: 'JSON cut short', answer: (r: ServerResponse) => stream(r).end('data: {"type"\n\n') },
    {
      what: 'bytes that are not UTF-8',
      answer: (r: ServerResponse) => stream(r).end(Buffer.from('data: "\xff"\n\n', 'latin1')),
    },
    {
      what: 'a connection that is destroyed',
      answer: (r: ServerResponse) => stream(r).write(withoutEnd, () => r.destroy()),
    },
  ])('throws for $what, and says no end', async ({ answer }) => {
    const outcome = await cook(await answeredBy(answer))
    expect(outcome.error).toBeInstanceOf(Error)
    expect(outcome.events.some(({ type }) => type === 'end')).toBe(false)
  })

  it('says the status of a refusal and nothing of its body', async () => {
    const chef = await answeredBy((response) => response.writeHead(429).end('secret'))
    expect((await cook(chef)).error).toEqual(new Error('the kitchen answered 429 without a recipe'))
  })
})
