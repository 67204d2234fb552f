import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { expect } from '@playwright/test'

import { startChefServer } from '../chef-server.ts'
import { fourIngredients, test } from '../kitchen.ts'
import { omelette } from '../provider/recorded.ts'
import { startWorkerd } from './workerd.ts'

const json = { 'content-type': 'application/json' }

function ask(url: string, ingredients: string[], init: RequestInit = {}) {
  const body = JSON.stringify({ ingredients, seed: 1 })
  return fetch(`${url}/api/recipe`, { method: 'POST', headers: json, body, ...init })
}

/** The text of a whole answer. Throws where the answer breaks off. */
async function recipeOf(response: Response): Promise<string> {
  const events = (await response.text()).split('\n\n').filter(Boolean)
  const texts = events.map((event) => JSON.parse(event.slice('data: '.length)) as { text?: string })
  return texts.map(({ text = '' }) => text).join('')
}

const hosted = (endpoint: string, settings: Record<string, string> = {}) => ({
  CHEF_ENDPOINT: endpoint,
  CHEF_STANDIN: 'none',
  RATE_LIMIT_PER_MINUTE: '10000',
  RATE_LIMIT_PER_DAY: '10000',
  ...settings,
})

const page = readFileSync('dist/client/index.html', 'utf8')
const script = /data-main="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''

const requests: [what: string, path: string, init: RequestInit][] = [
  ['a document', '/index.html', {}],
  ['the head of a document', '/index-3.html', { method: 'HEAD' }],
  ['a script', script, {}],
  ['an icon', '/icon-192.png', {}],
  ['the manifest', '/manifest.webmanifest', {}],
  ['health', '/healthz', {}],
  ['readiness', '/readyz', {}],
  ['nothing there', '/nothing', {}],
  ['a bad address', '/%zz', {}],
  ['a file that is no part of the page', '/worker.js', {}],
  ['the cookbook that is kept beside the page', '/cookbook.json', {}],
  ['a page that is written to', '/index.html', { method: 'POST' }],
  ['a recipe that is read', '/api/recipe', {}],
  ['a list that is none', '/api/recipe', { method: 'POST', headers: json, body: '{"ingredients":[]}' }],
  ['no JSON', '/api/recipe', { method: 'POST', headers: json, body: 'ingredients=egg' }],
  ['no UTF-8', '/api/recipe', { method: 'POST', headers: json, body: Uint8Array.of(0x22, 0xff, 0x22) }],
  ['a form', '/api/recipe', { method: 'POST', body: new URLSearchParams({ ingredients: 'egg' }) }],
  ['too much', '/api/recipe', { method: 'POST', headers: json, body: ' '.repeat(200_000) }],
  [
    'another site',
    '/api/recipe',
    { method: 'POST', headers: { ...json, 'sec-fetch-site': 'cross-site' }, body: '{"ingredients":["egg"]}' },
  ],
  [
    'another origin',
    '/api/recipe',
    {
      method: 'POST',
      headers: { ...json, origin: 'https://elsewhere.example' },
      body: '{"ingredients":["egg"]}',
    },
  ],
  [
    'a recipe of the house chef',
    '/api/recipe',
    { method: 'POST', headers: json, body: '{"ingredients":["egg","rice","peas","ginger"],"seed":7}' },
  ],
]

// What a connection or a compression of the platform's own adds.
const ofTheHost = [
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'etag',
  'content-encoding',
]

async function answerOf(url: string, [, path, init]: (typeof requests)[number]) {
  const response = await fetch(url + path, init)
  const headers = [...response.headers].filter(([name]) => !ofTheHost.includes(name))
  return { status: response.status, headers: Object.fromEntries(headers), body: await response.text() }
}

test('every kind of request is answered as the server answers it: status, headers, body', async ({
  house,
}) => {
  const server = await startChefServer()
  for (const request of requests)
    expect({ request: request[0], ...(await answerOf(house, request)) }).toEqual({
      request: request[0],
      ...(await answerOf(server.url, request)),
    })
  await server.stop()
})

test('each visit gets one of the documents, and a browser that knows it gets no second copy', async ({
  house,
}) => {
  const documents = new Set<string>()
  for (let visit = 0; visit < 60; visit++) {
    const response = await fetch(house)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    documents.add(/data-help="([^"]+)"/.exec(await response.text())?.[1] ?? '')
  }
  expect(documents.size).toBeGreaterThan(5)
  const { headers } = await fetch(house + script)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const again = await fetch(house + script, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

test('over TLS the page is told to stay with TLS', async ({ house }) => {
  expect((await fetch(house)).headers.get('strict-transport-security')).toBeNull()
  const { headers } = await fetch(house, { headers: { 'x-forwarded-proto': 'https' } })
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('a stream of a service is read right, however it is cut', async ({ provider, start }) => {
  const scenarios = [
    'content-parts',
    'text-after-finish',
    'think-tags',
    'done-alone',
    'fenced',
    'end-mark-eot',
  ]
  for (const cut of ['', '?cut=event', '?cut=byte']) {
    const { url } = await start(hosted(provider.url('by-ingredient') + cut))
    for (const scenario of scenarios)
      expect(await recipeOf(await ask(url, [scenario, ...fourIngredients])), scenario + cut).toBe(omelette)
  }
})

test('what fails before the first text has a status, what fails after it breaks off', async ({
  hosted: url,
}) => {
  for (const [scenario, status] of [
    ['status-401', 502],
    ['status-500', 502],
    ['status-503', 503],
    ['html-200', 502],
    ['redirect', 502],
    ['error-first', 502],
    ['no-text', 502],
  ] as const) {
    const response = await ask(url, [scenario, ...fourIngredients])
    expect([scenario, response.status]).toEqual([scenario, status])
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  }
  for (const scenario of [
    'cut',
    'error-mid-stream',
    'reset',
    'malformed-json',
    'content-filter',
    'fin-mid-chunk',
  ]) {
    const response = await ask(url, [scenario, ...fourIngredients])
    expect([scenario, response.status]).toEqual([scenario, 200])
    await expect(response.text(), scenario).rejects.toThrow()
  }
})

test('a visitor who leaves ends the call to the provider and frees the place', async ({ provider }) => {
  const server = await startWorkerd(
    hosted(provider.url('by-ingredient'), { MAX_IN_FLIGHT: '1', MAX_WAITING: '0', CHEF_GAP_MS: '120000' }),
  )
  for (const scenario of ['gated', 'text-then-silence', 'endless']) {
    const before = provider.requests.length
    const leaving = new AbortController()
    const answer = ask(server.url, [scenario, ...fourIngredients], { signal: leaving.signal })
    await expect.poll(() => provider.requests.length).toBe(before + 1)
    provider.requests[before]!.release()
    const reader = (await answer).body!.getReader()
    await reader.read()
    // What never ends is cut at its longest, at times before the next call comes.
    if (scenario !== 'endless') expect((await ask(server.url, fourIngredients)).status).toBe(503)
    leaving.abort()
    await expect.poll(() => provider.requests[before]!.aborted, scenario).toBe(true)
    await expect
      .poll(async () => (await ask(server.url, ['echo', ...fourIngredients])).text())
      .toContain('"type":"end"')
  }
  expect(server.said()).toContain('"outcome":"left"')
  await server.stop()
})

test('a connection that is reset before the first text ends the call to the provider', async ({
  provider,
}) => {
  const server = await startWorkerd(hosted(provider.url('silent')))
  const before = provider.requests.length
  const body = JSON.stringify({ ingredients: fourIngredients })
  const socket = createConnection(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(
    `POST /api/recipe HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  socket.resetAndDestroy()
  await expect.poll(() => provider.requests[before]!.aborted).toBe(true)
  await expect.poll(server.said).toContain('"outcome":"left"')
  await server.stop()
})

test('a call waits for the place of another, which is another request, and gets it', async ({ provider }) => {
  const server = await startWorkerd(hosted(provider.url('gated'), { MAX_IN_FLIGHT: '1', MAX_WAITING: '1' }))
  const before = provider.requests.length
  const releaseAll = (at: number) => {
    for (let line = 0; line < 60; line++) provider.requests[at]!.release()
  }
  const first = ask(server.url, fourIngredients)
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  const second = ask(server.url, fourIngredients)
  releaseAll(before)
  expect(await recipeOf(await first)).toContain('Lemony chicken rice')
  await expect.poll(() => provider.requests.length).toBe(before + 2)
  releaseAll(before + 1)
  expect(await recipeOf(await second)).toContain('Lemony chicken rice')
  await server.stop()
})

test('limits hold in the isolate, for each address, and the platform has its say where it has a limiter', async ({
  provider,
}) => {
  const settings = hosted(provider.url('recipe-at-once'), { RATE_LIMIT_PER_MINUTE: '3' })
  const statusFrom = async (url: string, address: string) => {
    const response = await ask(url, fourIngredients, { headers: { ...json, 'cf-connecting-ip': address } })
    await response.text()
    return response.status
  }
  const alone = await startWorkerd(settings)
  const statuses = []
  for (let call = 0; call < 4; call++) statuses.push(await statusFrom(alone.url, `2001:db8::${call}`))
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await statusFrom(alone.url, '192.0.2.7')).toBe(200)
  const refused = await ask(alone.url, fourIngredients, {
    headers: { ...json, 'cf-connecting-ip': '2001:db8::9' },
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await alone.stop()

  const within = await startWorkerd(settings, { limiter: true })
  for (const status of [200, 200, 429]) expect(await statusFrom(within.url, '192.0.2.7')).toBe(status)
  await within.stop()
})

test('the token reaches the provider and nobody else', async ({ provider }) => {
  const server = await startWorkerd(hosted(provider.url('by-ingredient'), { HF_TOKEN: 'hf_canary' }))
  const before = provider.requests.length
  const answers = []
  for (const scenario of ['echo', 'status-401'])
    answers.push(await (await ask(server.url, [scenario, ...fourIngredients])).text())
  expect(provider.requests[before]!.headers['authorization']).toBe('Bearer hf_canary')
  expect(server.said()).toContain('check HF_TOKEN')
  expect(answers.join('') + server.said()).not.toContain('canary')
  await server.stop()
})

test('unusable settings are named in the log and nowhere else', async () => {
  const server = await startWorkerd({ CHEF_GAP_MS: 'canary', CHEF_PROVIDER: 'nobody' })
  const response = await fetch(server.url)
  expect(response.status).toBe(500)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await response.text()).not.toMatch(/canary|CHEF_/)
  for (const name of ['CHEF_GAP_MS', 'CHEF_PROVIDER']) expect(server.said()).toContain(`${name} must be`)
  expect(server.said()).not.toContain('canary')
  await server.stop()
})

test('where the cookbook could not be read, the next recipe reads it again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chef-basil-page-'))
  cpSync('dist-edge/page', folder, { recursive: true })
  renameSync(join(folder, 'cookbook.json'), join(folder, 'elsewhere.json'))
  const server = await startWorkerd({}, { page: folder })
  expect((await ask(server.url, fourIngredients)).ok).toBe(false)
  renameSync(join(folder, 'elsewhere.json'), join(folder, 'cookbook.json'))
  expect(await recipeOf(await ask(server.url, fourIngredients))).toContain('### Method')
  await server.stop()
  rmSync(folder, { recursive: true })
})

test('the modules of the worker ask for nothing of Node, and are less than a megabyte, compressed', () => {
  const folder = 'dist-edge/worker'
  const modules = readdirSync(folder).map((name) => readFileSync(join(folder, name)))
  const names = builtinModules.filter((name) => !name.startsWith('_')).join('|')
  const ofNode = new RegExp(`\\b(?:from|import|require)\\s*\\(?\\s*["'\`](?:node:)?(?:${names})["'\`]`)
  for (const code of modules) expect(ofNode.exec(code.toString())?.[0]).toBeUndefined()
  const bytes = modules.map((code) => gzipSync(code).byteLength)
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(1_000_000)
})

test('the files of the page are there as they are: the platform compresses them itself', () => {
  const files = readdirSync('dist-edge/page', { recursive: true, encoding: 'utf8' })
  expect(files).toContain('index.html')
  expect(files.filter((name) => /\.(br|gz|map)$/.test(name))).toEqual([])
})
