import { createServer } from 'node:net'

import { Agent, fetch as undiciFetch } from 'undici'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { selfSigned } from '../../../e2e/provider/certificate.ts'
import { type Provider, startProvider } from '../../../e2e/provider/provider.ts'
import { recipe } from '../../../e2e/provider/recipes.ts'
import { ChefError } from '../chef-error.ts'
import { cook, list } from '../cooking.testing.ts'
import { hostedOver } from './hosted.testing.ts'

let provider: Provider
beforeEach(async () => {
  provider = await startProvider()
})
afterEach(() => provider.close())

/** Node's `fetch` with connections of a test's own; `attempts` counts its calls. */
function fetchThrough(dispatcher: Agent): typeof fetch {
  attempts = 0
  return ((input: string, init: object) => {
    attempts++
    return undiciFetch(input, { ...init, dispatcher })
  }) as unknown as typeof fetch
}
let attempts = 0

/** Everything an error could give away to a log or to a visitor. */
function exposed(error: unknown): string {
  return JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error)
}

describe('a request that is refused', () => {
  it.each([
    { row: 52, scenario: 'status-401', kind: 'unauthorized', status: 401, calls: 1 },
    { row: 53, scenario: 'status-403', kind: 'unauthorized', status: 403, calls: 1 },
    { row: 54, scenario: 'status-404', kind: 'not-found', status: 404, calls: 1 },
    { row: 55, scenario: 'status-400', kind: 'rejected', status: 400, calls: 1 },
    { row: 55, scenario: 'status-422', kind: 'rejected', status: 422, calls: 1 },
    { row: 57, scenario: 'retry-in-an-hour', kind: 'rate-limited', status: 429, calls: 1 },
    { row: 57, scenario: 'retry-on-a-date', kind: 'rate-limited', status: 429, calls: 1 },
    { row: 57, scenario: 'retry-negative', kind: 'rate-limited', status: 429, calls: 2 },
    { row: 57, scenario: 'retry-nonsense', kind: 'rate-limited', status: 429, calls: 2 },
    { row: 58, scenario: 'status-500', kind: 'provider-failed', status: 500, calls: 1 },
    { row: 59, scenario: 'status-503', kind: 'unavailable', status: 503, calls: 2 },
    { row: 59, scenario: 'retry-later', kind: 'unavailable', status: 503, calls: 1 },
    { row: 60, scenario: 'html-502', kind: 'provider-failed', status: 502, calls: 2 },
    { row: 60, scenario: 'status-504', kind: 'timeout', status: 504, calls: 2 },
    { row: 61, scenario: 'html-200', kind: 'bad-response', status: 200, calls: 1 },
    { row: 62, scenario: 'json-200', kind: 'bad-response', status: 200, calls: 1 },
    { row: 64, scenario: 'error-first', kind: 'provider-failed', status: undefined, calls: 1 },
  ])('[$row] $scenario fails as $kind after $calls call(s)', async ({ scenario, kind, status, calls }) => {
    const { events, error } = await cook(hostedOver(provider, scenario), list('canary egg'))
    expect(events).toEqual([])
    expect(error).toBeInstanceOf(ChefError)
    expect(error).toMatchObject({ kind, facts: status === undefined ? {} : { status } })
    expect(provider.requests).toHaveLength(calls)
    expect(exposed(error)).not.toMatch(/canary|scripted|html|overloaded|127\.0\.0\.1/)
  })

  it('[63] never follows a redirect, so that the token stays home', async () => {
    const { error } = await cook(hostedOver(provider, 'redirect'))
    expect(error).toMatchObject({ kind: 'bad-response' })
    expect(provider.requests.map(({ scenario }) => scenario)).toEqual(['redirect'])
  })
})

describe('a failure that passes', () => {
  it('[56] waits as Retry-After asks and succeeds with the second call', async () => {
    const { text, error } = await cook(hostedOver(provider, 'limited-once'))
    expect(error).toBeUndefined()
    expect(text).toBe(recipe)
    const [first, second, ...more] = provider.requests
    expect(more).toEqual([])
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1990)
  })

  it.each(['unavailable-once', 'reset-once'])('%s is a recipe with the second call', async (scenario) => {
    const { text, error } = await cook(hostedOver(provider, scenario))
    expect(error).toBeUndefined()
    expect(text).toBe(recipe)
    expect(provider.requests).toHaveLength(2)
  })

  it('[91] a kept connection that is reset on its second use costs one more call, not the recipe', async () => {
    const agent = new Agent({ connections: 1 })
    const chef = hostedOver(provider, 'stale-keep-alive', { fetch: fetchThrough(agent) })
    for (let visit = 0; visit < 6; visit++) {
      const { text, error } = await cook(chef)
      expect(error).toBeUndefined()
      expect(text).toBe(recipe)
    }
    expect(provider.requests.length).toBeGreaterThan(6)
    await agent.close()
  })

  it('an abort ends the wait for the second call at once', async () => {
    const leaving = new AbortController()
    const reason = new Error('left')
    const cooking = cook(hostedOver(provider, 'limited-once'), undefined, { signal: leaving.signal })
    setTimeout(() => leaving.abort(reason), 300)
    const { error } = await cooking
    expect(error).toBe(reason)
    expect(performance.now() - (provider.requests[0]?.at ?? 0)).toBeLessThan(1900)
    expect(provider.requests).toHaveLength(1)
  })
})

describe('a provider that cannot be reached', () => {
  it('[87] a closed port fails as unreachable', async () => {
    const closed = createServer()
    const port = await new Promise<number>((resolve) =>
      closed.listen(0, '127.0.0.1', () => resolve((closed.address() as { port: number }).port)),
    )
    await new Promise((resolve) => closed.close(resolve))
    const { error } = await cook(hostedOver(provider, 'recipe', { endpoint: `http://127.0.0.1:${port}/v1` }))
    expect(error).toMatchObject({ kind: 'unreachable', facts: { code: 'ECONNREFUSED' } })
  })

  it('[87] a name that does not resolve is looked up twice at most', async () => {
    let calls = 0
    const counted: typeof fetch = (...args) => {
      calls++
      return fetch(...args)
    }
    const { error } = await cook(
      hostedOver(provider, 'recipe', { endpoint: 'http://no-such-host.invalid/v1', fetch: counted }),
    )
    expect(error).toMatchObject({ kind: 'unreachable' })
    expect(calls).toBe(2)
    expect(exposed(error)).not.toContain('no-such-host')
  })

  const day = 86_400_000
  const [past, yesterday, future] = [-900 * day, -day, 900 * day].map((ms) => new Date(Date.now() + ms)) as [
    Date,
    Date,
    Date,
  ]
  it.each([
    {
      fault: 'self-signed',
      host: '127.0.0.1',
      until: future,
      trusted: false,
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    },
    { fault: 'expired', host: '127.0.0.1', until: yesterday, trusted: true, code: 'CERT_HAS_EXPIRED' },
    {
      fault: 'wrong name',
      host: 'elsewhere.test',
      until: future,
      trusted: true,
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    },
  ])('[88] a $fault certificate: no second try', async ({ host, until, trusted, code }) => {
    const tls = selfSigned(host, past, until)
    const secure = await startProvider({ tls })
    const agent = new Agent(trusted ? { connect: { ca: tls.cert } } : {})
    const { error } = await cook(hostedOver(secure, 'recipe-at-once', { fetch: fetchThrough(agent) }))
    expect(error).toMatchObject({ kind: 'untrusted', facts: { code } })
    expect(secure.requests).toEqual([])
    expect(attempts).toBe(1)
    await agent.close()
    await secure.close()
  })

  it('a certificate that is trusted and names the host serves a recipe', async () => {
    const tls = selfSigned('127.0.0.1', past, future)
    const secure = await startProvider({ tls })
    const agent = new Agent({ connect: { ca: tls.cert } })
    const { text } = await cook(hostedOver(secure, 'recipe-at-once', { fetch: fetchThrough(agent) }))
    expect(text).toBe(recipe)
    await agent.close()
    await secure.close()
  })
})
