import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { exchange, listening, recipe, saying, testApp } from './app.testing.ts'
import { readPageFiles } from './page-files.ts'
import type { PageFiles } from './page.ts'

const directory = mkdtempSync(join(tmpdir(), 'chef-basil-page-'))
const script = 'console.log("basil")'.repeat(50)
let page: PageFiles
let served: Awaited<ReturnType<typeof listening>>

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>Chef Basil</title>')
  writeFileSync(join(directory, 'assets/index-abc.js'), script)
  writeFileSync(join(directory, 'assets/index-abc.js.br'), brotliCompressSync(script))
  writeFileSync(join(directory, 'assets/index-abc.js.map'), '{}')
  page = readPageFiles(directory)
  served = await listening(saying(recipe).chef, { page })
})

afterAll(async () => {
  rmSync(directory, { recursive: true })
  await served.close()
})

const get = (path: string, headers = {}, method = 'GET') =>
  testApp(saying(recipe).chef, { page }).app.request(path, { method, headers })

test('the page is asked for again at each visit, its hashed files never', async () => {
  const index = await get('/')
  expect(await index.text()).toContain('Chef Basil')
  expect(index.headers.get('content-type')).toContain('text/html')
  expect(index.headers.get('cache-control')).toBe('no-cache')
  const asset = await get('/assets/index-abc.js')
  expect(asset.headers.get('content-type')).toContain('text/javascript')
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('each visit gets one of the prerendered documents, drawn anew', async () => {
  writeFileSync(join(directory, 'index-1.html'), '<!doctype html><title>Another</title>')
  const { app } = testApp(saying(recipe).chef, { page: readPageFiles(directory) })
  const documents = new Set<string>()
  for (let visit = 0; visit < 100; visit++) documents.add(await (await app.request('/')).text())
  expect([...documents].toSorted()).toEqual([
    '<!doctype html><title>Another</title>',
    '<!doctype html><title>Chef Basil</title>',
  ])
})

test('what the browser has already is not sent again', async () => {
  for (const headers of [{}, { 'accept-encoding': 'br' }]) {
    const etag = (await get('/assets/index-abc.js', headers)).headers.get('etag')!
    const again = await get('/assets/index-abc.js', { ...headers, 'if-none-match': `"other", W/${etag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  }
})

test('a compressed file is sent to who takes it, under its own tag', async () => {
  const plain = await get('/assets/index-abc.js', { 'accept-encoding': 'br;q=0, identity' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(script)
  const small = await get('/assets/index-abc.js', { 'accept-encoding': 'gzip, br' })
  expect(small.headers.get('content-encoding')).toBe('br')
  expect(small.headers.get('vary')).toBe('accept-encoding')
  expect(small.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  expect(brotliDecompressSync(await small.arrayBuffer()).toString()).toBe(script)
})

test('HEAD tells the length and sends nothing; other methods are refused', async () => {
  const head = await get('/', {}, 'HEAD')
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(10)
  expect(await head.text()).toBe('')
  expect((await get('/', {}, 'POST')).headers.get('allow')).toBe('GET, HEAD')
})

test.each([
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/..%5c..%5cetc/passwd',
  '/index.html%00.js',
  '//etc/passwd',
  '/assets/../../../etc/passwd',
])('[39] %s: 404', async (path) => {
  const text = await exchange(served.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  expect(text).toMatch(/^HTTP\/1\.1 404 /)
  expect(text).not.toContain('root:')
})

test.each([
  '/.env',
  '/package.json',
  '/server.js',
  '/main.js',
  '/assets/index-abc.js.map',
  '/assets/index-abc.js.br',
  '/assets',
  '/recipes',
])('[40] %s: 404', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('[41] a bad percent escape: 400', async () => {
  expect((await get('/%zz')).status).toBe(400)
})

const hashOf = (inline: string) => createHash('sha256').update(inline).digest('base64')

test('a document allows the style sheet and the script in it, by their hashes, and nothing else inline', async () => {
  writeFileSync(
    join(directory, 'index.html'),
    '<!doctype html><style>p{color:red}</style><title>Chef Basil</title><script type="module">start()</script>',
  )
  const { app } = testApp(saying(recipe).chef, { page: readPageFiles(directory) })
  const { headers } = await app.request('/index.html')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain(`style-src 'self' 'sha256-${hashOf('p{color:red}')}';`)
  expect(policy).toContain(`script-src 'self' 'sha256-${hashOf('start()')}';`)
  expect(policy).not.toContain('unsafe')
})
