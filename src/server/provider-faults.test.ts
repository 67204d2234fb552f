import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { recipeRoute } from '#shared/product.ts'
import { recipeEventDecoder } from '#shared/recipe-event.ts'

import { selfSigned } from '../../e2e/provider/certificate.ts'
import { startProvider, type Provider } from '../../e2e/provider/provider.ts'
import { listening, testApp } from './app.testing.ts'
import { kitchenOf } from './kitchen.testing.ts'

vi.setConfig({ testTimeout: 30_000 })

let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())

const canary = 'canary eggs'

async function asked(endpoint: string, settings?: Record<string, string>) {
  const { metrics, log, logged, chefFor } = await kitchenOf(endpoint, settings)
  const { app } = testApp(async function* () {}, { metrics, log, chefFor })
  const response = await app.request(recipeRoute, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ingredients: [canary, 'rice', 'peas', 'ginger'] }),
  })
  const text = await response.text().catch(() => 'broken off')
  expect(logged.join('') + [...response.headers].join()).not.toContain('canary')
  expect(text).not.toMatch(/hf_|scripted \d|leak\(\)|Welcome to the hotel/)
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text, metrics }
}

const quick = { CHEF_FIRST_TEXT_MS: '300' }

describe('a provider that fails before its first text', () => {
  test.each([
    { row: 52, scenario: 'status-401', status: 502 },
    { row: 53, scenario: 'status-403', status: 502 },
    { row: 54, scenario: 'status-404', status: 502 },
    { row: 55, scenario: 'status-400', status: 502 },
    { row: 55, scenario: 'status-422', status: 502 },
    { row: 57, scenario: 'retry-in-an-hour', status: 503 },
    { row: 57, scenario: 'retry-on-a-date', status: 503 },
    { row: 57, scenario: 'retry-negative', status: 503 },
    { row: 57, scenario: 'retry-nonsense', status: 503 },
    { row: 58, scenario: 'status-500', status: 502 },
    { row: 59, scenario: 'status-503', status: 503 },
    { row: 59, scenario: 'retry-later', status: 503 },
    { row: 60, scenario: 'html-502', status: 502 },
    { row: 61, scenario: 'html-200', status: 502 },
    { row: 62, scenario: 'json-200', status: 502 },
    { row: 63, scenario: 'redirect', status: 502 },
    { row: 64, scenario: 'error-first', status: 502 },
    { row: 68, scenario: 'no-text', status: 502 },
    { row: 73, scenario: 'silent', status: 504, settings: quick },
    { row: 74, scenario: 'headers-only', status: 504, settings: quick },
    { row: 76, scenario: 'comments-only', status: 504, settings: quick },
    { row: 89, scenario: 'bad-chunk-size', status: 502 },
  ])(
    '[$row] $scenario: $status to the page, or else the house chef stands in',
    async ({ scenario, status, settings }) => {
      const endpoint = provider.url(scenario)
      const before = provider.requests.length
      const strict = await asked(endpoint, { ...settings, CHEF_STANDIN: 'none' })
      expect(strict.status).toBe(status)
      expect(JSON.parse(strict.text)).toMatchObject({ status })
      expect(strict.retryAfter === null).toBe(status !== 503)
      expect(provider.requests.length - before).toBeLessThanOrEqual(2)
      const stoodIn = await asked(endpoint, settings)
      expect(stoodIn.status).toBe(200)
      const events = recipeEventDecoder().feed(stoodIn.text)
      expect(events[0]).toEqual({ type: 'chef', chef: 'house', standingIn: true })
      expect(events.at(-1)).toEqual({ type: 'end', reason: 'stop' })
      const metrics = await stoodIn.metrics.registry.metrics()
      expect(metrics).toMatch(/chef_stand_ins_total\{reason="[a-z-]+"\} 1/)
      expect(metrics).toMatch(/chef_provider_errors_total\{kind="[a-z-]+"\} 1/)
      expect(metrics).toMatch(/chef_hosted_in_flight 0\n/)
    },
  )

  const day = 86_400_000
  const untrusted = async () => {
    const tls = selfSigned('127.0.0.1', new Date(Date.now() - day), new Date(Date.now() + day))
    const secure = await startProvider({ tls })
    closing.push(secure.close)
    return secure.url('recipe')
  }
  const closing: (() => Promise<void>)[] = []
  afterAll(() => Promise.all(closing.map((close) => close())))

  test.each([
    { row: 87, who: 'a closed port', endpointOf: async () => 'http://127.0.0.1:9/v1' },
    { row: 87, who: 'a name that nobody has', endpointOf: async () => 'http://no-such-host.invalid/v1' },
    { row: 88, who: 'a certificate that nobody vouches for', endpointOf: untrusted },
  ])('[$row] $who: 502 to the page, or else the house chef stands in', async ({ endpointOf }) => {
    const endpoint = await endpointOf()
    expect((await asked(endpoint, { CHEF_STANDIN: 'none' })).status).toBe(502)
    expect((await asked(endpoint)).text).toContain('"standingIn":true')
  })
})

describe('a provider that fails after its first text', () => {
  test.each([
    { row: 65, scenario: 'error-mid-stream' },
    { row: 69, scenario: 'cut' },
    { row: 72, scenario: 'content-filter' },
    { row: 74, scenario: 'text-then-silence', settings: { CHEF_GAP_MS: '300' } },
    { row: 75, scenario: 'drip', settings: { CHEF_GAP_MS: '300' } },
    { row: 77, scenario: 'reset' },
    { row: 78, scenario: 'fin-mid-chunk' },
    { row: 79, scenario: 'malformed-json' },
    { row: 84, scenario: 'long-line' },
  ])(
    '[$row] $scenario: the connection breaks, the house chef does not step in',
    async ({ scenario, settings }) => {
      const { chefFor, metrics, log } = await kitchenOf(provider.url(scenario), settings)
      const served = await listening(async function* () {}, { chefFor, metrics, log })
      const response = await fetch(served.url + recipeRoute, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ingredients: ['egg', 'rice', 'peas', 'ginger'] }),
      })
      expect(response.status).toBe(200)
      await expect(response.text()).rejects.toThrow('terminated')
      const counted = await metrics.registry.metrics()
      expect(counted).toContain('chef_recipes_total{outcome="failed",chef="hosted"} 1')
      expect(counted).toContain('chef_hosted_in_flight 0')
      await served.close()
    },
  )
})

test('[56] one 429 with Retry-After: 2 costs two seconds, not the recipe', async () => {
  const before = provider.requests.length
  const { status, text } = await asked(provider.url('limited-once'))
  expect(status).toBe(200)
  expect(text).toContain('"chef":"hosted"')
  expect(provider.requests.length - before).toBe(2)
})

test('[50] over its limit an address gets 429, or else the house chef, and the metrics count both', async () => {
  const limit = { RATE_LIMIT_PER_MINUTE: '1', CHEF_STANDIN: 'none' }
  const strict = await kitchenOf(provider.url('recipe-at-once'), limit)
  const lenient = await kitchenOf(provider.url('recipe-at-once'), { RATE_LIMIT_PER_MINUTE: '1' })
  const twice = async ({ metrics, log, chefFor }: typeof strict) => {
    const { post } = testApp(async function* () {}, { metrics, log, chefFor })
    await (await post({ ingredients: ['egg'] })).text()
    return post({ ingredients: ['egg'] })
  }
  const refused = await twice(strict)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await (await twice(lenient)).text()).toContain('"standingIn":true')
  expect(await strict.metrics.registry.metrics()).toContain(
    'chef_recipes_total{outcome="limited",chef="none"} 1',
  )
  expect(await lenient.metrics.registry.metrics()).toContain('chef_limited_total{limit="minute"} 1')
  expect(await lenient.metrics.registry.metrics()).toContain('chef_stand_ins_total{reason="minute"} 1')
})
