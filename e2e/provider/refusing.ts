import type { Socket } from 'node:net'

import type { Scenario } from './call.ts'
import { chunk, words } from './completion-chunk.ts'
import { recipe } from './recipes.ts'

const usedSockets = new WeakSet<Socket>()

function refusal(about: string, status: number, headers: Record<string, string> = {}): Scenario {
  return { about, play: (call) => call.refuse(status, headers) }
}

/** Refuses every other request: the first, the third, ... */
function refusedOnce(about: string, status: number, headers: Record<string, string> = {}): Scenario {
  return {
    about,
    play: (call) => (call.attempt % 2 === 1 ? call.refuse(status, headers) : call.answer(words(recipe))),
  }
}

const statuses = [400, 401, 403, 404, 422, 429, 500, 502, 503, 504]

/** Requests that get no event stream at all, or only the second time. */
export const refusing: Record<string, Scenario> = {
  ...Object.fromEntries(
    statuses.map((status) => [`status-${status}`, refusal(`refuses with ${status}`, status)]),
  ),
  'retry-later': refusal('503 with Retry-After: 30, for ever', 503, { 'retry-after': '30' }),
  'retry-in-an-hour': refusal('429 with Retry-After: 3600', 429, { 'retry-after': '3600' }),
  'retry-on-a-date': refusal('429 with a far date in Retry-After', 429, {
    'retry-after': 'Fri, 31 Dec 2099 23:59:59 GMT',
  }),
  'retry-negative': refusal('429 with Retry-After: -1', 429, { 'retry-after': '-1' }),
  'retry-nonsense': refusal('429 with Retry-After: abc', 429, { 'retry-after': 'abc' }),
  'limited-once': refusedOnce('429 with Retry-After: 2, then a recipe', 429, { 'retry-after': '2' }),
  'unavailable-once': refusedOnce('503, then a recipe', 503),
  'reset-once': {
    about: 'a reset connection, then a recipe',
    play(call) {
      return call.attempt % 2 === 1 ? void call.socket.resetAndDestroy() : call.answer(words(recipe))
    },
  },
  'stale-keep-alive': {
    about: 'answers once on a connection and resets it when it is used again',
    play(call) {
      if (usedSockets.has(call.socket)) return void call.socket.resetAndDestroy()
      usedSockets.add(call.socket)
      return call.answer(words(recipe))
    },
  },
  'html-502': {
    about: "a gateway's HTML page with 502",
    play(call) {
      call.response.writeHead(502, { 'content-type': 'text/html' })
      call.response.end('<html><h1>502 Bad Gateway</h1><script>leak()</script></html>')
    },
  },
  'html-200': {
    about: "a captive portal's HTML page with 200",
    play(call) {
      call.response.writeHead(200, { 'content-type': 'text/html' })
      call.response.end('<html><h1>Welcome to the hotel</h1></html>')
    },
  },
  'json-200': {
    about: 'an unstreamed completion',
    play(call) {
      call.response.writeHead(200, { 'content-type': 'application/json' })
      const choices = [{ index: 0, message: { role: 'assistant', content: recipe }, finish_reason: 'stop' }]
      call.response.end(JSON.stringify({ ...chunk({}), choices }))
    },
  },
  redirect: {
    about: 'sends the call to another host',
    play(call) {
      const { port } = call.socket.address() as { port: number }
      call.response.writeHead(302, { location: `http://localhost:${port}/recipe/v1/chat/completions` })
      call.response.end()
    },
  },
}
