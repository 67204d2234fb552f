import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { recipeRoute } from '#shared/product.ts'

import { startProvider, type Provider } from '../../e2e/provider/provider.ts'
import { builtFiles, hosted, killServers, startServer, token } from './built-server.testing.ts'

// A process takes a while to start where many do at once.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const eaten = 'eatenCanary'

let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())
afterEach(killServers)

/** All that the server gives to a visitor whose list holds a scenario and the canary: headers and text. */
async function given(url: string, scenario: string): Promise<string> {
  const response = await fetch(url + recipeRoute, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ingredients: ['egg', eaten, scenario] }),
  })
  const text = await response.text().catch(() => 'broken off')
  return [...response.headers].join('\n') + text
}

// Those that end by themselves and do not repeat what they were asked.
const scenarios = [
  'recipe-at-once',
  'length',
  'status-401',
  'status-403',
  'status-404',
  'status-422',
  'status-429',
  'status-500',
  'status-503',
  'html-502',
  'html-200',
  'json-200',
  'redirect',
  'error-first',
  'error-mid-stream',
  'no-text',
  'cut',
  'content-filter',
  'malformed-json',
  'reset',
  'bad-chunk-size',
  'no-http',
  'long-line',
]

for (const standIn of ['none', 'house'])
  test(`[134] the token is in no answer and no log, the visitor's words in no log: stand-in ${standIn}`, async () => {
    const endpoint = provider.url('by-ingredient')
    const settings = { HF_TOKEN: token, CHEF_STANDIN: standIn, LOG_LEVEL: 'trace' }
    const server = startServer(hosted(endpoint, settings))
    const url = await server.url
    let answers = ''
    for (const scenario of scenarios) answers += await given(url, scenario)
    for (const path of ['/', '/metrics', '/nothing', '/healthz', '/readyz', `/?${eaten}`])
      answers += await (await fetch(url + path)).text()
    server.child.kill('SIGTERM')
    await server.exit
    expect(provider.requests.at(-1)?.headers['authorization']).toBe(`Bearer ${token}`)
    expect(answers).not.toContain(token)
    expect(server.said.out + server.said.err).not.toContain(token)
    expect(server.said.out + server.said.err).not.toContain(eaten)
    expect(server.said.out.match(/"msg":"recipe/g)?.length).toBe(scenarios.length)
  })

test('[134] a build holds no token, whatever is set while it is made, and no source map', () => {
  const files = builtFiles()
  expect([...files.keys()].some((name) => name.endsWith('server/main.js'))).toBe(true)
  for (const [name, text] of files) {
    expect(text.includes(token), name).toBe(false)
    expect(name).not.toMatch(/\.map$/)
    expect(text).not.toContain('sourceMappingURL=data:')
  }
})
