import { expect, test } from 'vitest'

import { ChefError, chefFailures, type ChefFailure } from '#chefs/chef-error.ts'
import type { Chef } from '#chefs/chef.ts'
import { recipeRoute } from '#shared/product.ts'
import { recipeEventDecoder } from '#shared/recipe-event.ts'

import { recipe, saying, testApp } from './app.testing.ts'
import type { PageFiles } from './page.ts'

const failing = (error: Error): Chef =>
  // eslint-disable-next-line require-yield
  async function* () {
    throw error
  }

const egg = { ingredients: ['egg'] }

test('a recipe is a stream of events with the headers that keep proxies from holding it back', async () => {
  const response = await testApp(saying(recipe).chef).post(egg)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  expect(recipeEventDecoder().feed(await response.text())).toEqual(recipe)
})

const statuses: Record<ChefFailure, number> = {
  unauthorized: 502,
  'model-not-served': 502,
  'not-found': 502,
  rejected: 502,
  'rate-limited': 503,
  unavailable: 503,
  'provider-failed': 502,
  unreachable: 502,
  untrusted: 502,
  timeout: 504,
  'bad-response': 502,
  interrupted: 502,
  'content-filter': 502,
  empty: 502,
  'only-thought': 502,
}

test.each(Object.keys(chefFailures) as ChefFailure[])(
  'a chef that fails by "%s" gets its status',
  async (kind) => {
    const response = await testApp(failing(new ChefError(kind, { retryAfterSeconds: 7 }))).post(egg)
    expect(response.status).toBe(statuses[kind])
    expect(response.headers.get('retry-after')).toBe(statuses[kind] === 503 ? '7' : null)
    expect(await response.json()).toMatchObject({ status: statuses[kind], detail: chefFailures[kind] })
  },
)

test('[129] an error of someone else is answered and logged without its message', async () => {
  const { post, logged } = testApp(failing(new TypeError('canary egg\r\n\u001b[31m')))
  const response = await post({ ingredients: ['canary\r\n{"level":"fatal"}\u001b[31m'] })
  expect(response.status).toBe(500)
  const all = logged.join('') + (await response.text())
  expect(all).not.toContain('canary')
  expect(all).toContain('TypeError')
  for (const line of logged) expect(JSON.parse(line)).toHaveProperty('level')
})

test('a chef that ends without text, or without an end, has failed', async () => {
  expect((await testApp(saying(recipe.slice(0, 1)).chef).post(egg)).status).toBe(502)
  expect((await testApp(saying([recipe[3]!]).chef).post(egg)).status).toBe(502)
  const cut = await testApp(saying(recipe.slice(0, 3)).chef).post(egg)
  expect(cut.status).toBe(200)
  await expect(cut.text()).rejects.toThrow('broke off')
})

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '[34] %s on the call: 405',
  async (method) => {
    const { chef, asked } = saying(recipe)
    const response = await testApp(chef).app.request(recipeRoute, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(asked).toEqual([])
  },
)

test('[35] a preflight from another origin gets no CORS headers', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const response = await testApp(saying(recipe).chef).app.request(recipeRoute, { method: 'OPTIONS', headers })
  expect(response.status).toBe(405)
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

const own = 'http://basil.example'

test.each([
  ['[36]', { 'sec-fetch-site': 'cross-site', origin: own }, 403],
  ['[36]', { 'sec-fetch-site': 'same-site', origin: own }, 403],
  ['[36]', { origin: 'https://evil.example' }, 403],
  ['[36]', { origin: 'null' }, 403],
  [
    '[36] behind a proxy that rewrites Host',
    { 'sec-fetch-site': 'same-origin', origin: 'https://public.example' },
    200,
  ],
  ['[36] without Sec-Fetch-Site', { origin: own }, 200],
  ['[37] a command line', {}, 200],
])('%s a call with %o: %i', async (_, headers, status) => {
  const { chef, asked } = saying(recipe)
  const response = await testApp(chef).post(egg, {
    host: 'basil.example',
    ...(headers as Record<string, string>),
  })
  expect(response.status).toBe(status)
  expect(asked).toHaveLength(status === 200 ? 1 : 0)
})

const file = { headers: { 'content-type': 'text/html' }, bodies: [{ etag: '"1"', body: Buffer.from('<p>') }] }
const page: PageFiles = new Map([['/', [file]]])

test('a visitor who came over TLS is told to do so again, where the proxy that says so is trusted', async () => {
  const headers = { 'x-forwarded-proto': 'https' }
  const trusted = testApp(saying(recipe).chef, { trustProxy: 1 })
  expect((await trusted.app.request('/', { headers })).headers.get('strict-transport-security')).toBe(
    'max-age=31536000',
  )
  const alone = testApp(saying(recipe).chef)
  expect((await alone.app.request('/', { headers })).headers.get('strict-transport-security')).toBeNull()
})

test('while draining the server is alive, not ready, and takes no new recipes', async () => {
  const { app, post } = testApp(saying(recipe).chef, { isDraining: () => true, page })
  expect((await app.request('/healthz')).status).toBe(200)
  expect((await app.request('/readyz')).status).toBe(503)
  const refused = await post(egg)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
})

test('what operators watch is counted, by labels from closed lists', async () => {
  const { app, post } = testApp(saying(recipe).chef)
  await (await post({ ingredients: ['canary'] })).text()
  await post('{')
  const text = await (await app.request('/metrics')).text()
  expect(text).toContain('chef_recipes_total{outcome="finished",chef="house"} 1')
  expect(text).toContain('chef_recipes_total{outcome="refused",chef="none"} 1')
  expect(text).toContain('chef_first_text_seconds_count{chef="house"} 1')
  expect(text).toContain('chef_open_recipes 0')
  expect(text).not.toContain('canary')
})
