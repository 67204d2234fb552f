import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import type { Chef } from '#chefs/chef.ts'
import { ChefError } from '#chefs/chef-error.ts'
import { recipeRoute } from '#shared/product.ts'

import { exchange, listening, rawCall, recipe } from './app.testing.ts'
import type { PageFiles } from './page.ts'

vi.setConfig({ testTimeout: 30_000 })

const expected = [
  "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy: same-origin',
  'cross-origin-resource-policy: same-origin',
  'permissions-policy: accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'referrer-policy: no-referrer',
  'x-content-type-options: nosniff',
]

const file = { headers: { 'content-type': 'text/html' }, bodies: [{ etag: '"1"', body: Buffer.from('<p>') }] }
const page: PageFiles = new Map([['/', [file]]])

/** Fails in the way that it is asked for. */
const chef: Chef = async function* (ingredients) {
  if (ingredients[0] === 'fault') throw new Error('a fault of ours')
  if (ingredients[0] === 'late') throw new ChefError('timeout')
  if (ingredients[0] === 'down') throw new ChefError('unavailable')
  yield* recipe
}

let served: Awaited<ReturnType<typeof listening>>
let isDraining = false
beforeAll(async () => {
  const times = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 }
  served = await listening(chef, { page, isDraining: () => isDraining }, times)
})
afterAll(() => served.close())

const close = 'connection: close\r\n'
const get = (path: string, headers = '', method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\n${close}${headers}\r\n`
const post = (headers: string) => get(recipeRoute, `content-type: application/json\r\n${headers}`, 'POST')

test.each([
  ['a recipe', 200, rawCall(['egg'], close)],
  ['the page', 200, get('/')],
  ['the head of the page', 200, get('/', '', 'HEAD')],
  ['a page that is known', 304, get('/', 'if-none-match: "1"\r\n')],
  ['health', 200, get('/healthz')],
  ['readiness', 200, get('/readyz')],
  ['metrics', 200, get('/metrics')],
  ['a list that is none', 400, rawCall([], close)],
  ['a bad address', 400, get('/%zz')],
  ['bytes that are no HTTP', 400, 'hello\r\n\r\n'],
  ['another site', 403, rawCall(['egg'], `${close}sec-fetch-site: cross-site\r\n`)],
  ['nothing there', 404, get('/nothing')],
  ['the wrong method', 405, get(recipeRoute)],
  ['a preflight', 405, get(recipeRoute, 'origin: http://evil.example\r\n', 'OPTIONS')],
  ['a page that is posted to', 405, get('/', '', 'POST')],
  ['a body that does not come', 408, post('content-length: 10\r\n')],
  ['a body too large', 413, post('content-length: 10000000\r\n')],
  ['another type', 415, get(recipeRoute, 'content-length: 0\r\n', 'POST')],
  ['headers too large', 431, get('/', `a: ${'a'.repeat(17 * 1024)}\r\n`)],
  ['a fault of ours', 500, rawCall(['fault'], close)],
  ['a provider that is down', 503, rawCall(['down'], close)],
  ['a provider that is late', 504, rawCall(['late'], close)],
])('%s (%i) carries the literal security headers, each once', async (_, status, bytes) => {
  const head = (await exchange(served.port, bytes)).split('\r\n\r\n')[0]!.split('\r\n')
  expect(head[0]).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  const lines = head.slice(1).map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()))
  const names = expected.map((line) => line.split(':')[0])
  expect(lines.filter((line) => names.includes(line.split(':')[0])).toSorted()).toEqual(expected)
  expect(lines.filter((line) => /^(strict-transport|access-control|x-powered|server:)/.test(line))).toEqual(
    [],
  )
})

test('a refusal while draining carries them too', async () => {
  isDraining = true
  const answer = await exchange(served.port, rawCall(['egg'], close))
  isDraining = false
  expect(answer).toMatch(/^HTTP\/1\.1 503 /)
  for (const line of expected) expect(answer).toContain(line)
})

test('docs/operations.md shows these very headers', () => {
  const block = /```http\n([^]*?)```/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? ''
  const lines = block.trim().split('\n')
  expect(lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()))).toEqual(expected)
})
