import { afterEach, expect, test, vi } from 'vitest'

import { maxIngredients, recipeRoute } from '#shared/product.ts'

import { exchange, listening, rawCall, rawSocket, recipe, saying } from './app.testing.ts'

vi.setConfig({ testTimeout: 30_000 })

let closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing) await close()
  closing = []
})

async function serving(...args: Parameters<typeof listening>) {
  const served = await listening(...args)
  closing.push(served.close)
  return served
}

const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])
const head = (headers: string, line = `POST ${recipeRoute} HTTP/1.1`) =>
  `${line}\r\nHost: x\r\ncontent-type: application/json\r\n${headers}\r\n`

test('[1] a body over the limit is refused by its length alone, and the connection closed', async () => {
  const { port } = await serving(saying(recipe).chef)
  const text = await exchange(port, head('content-length: 10000000\r\n'))
  expect(statusOf(text)).toBe(413)
  expect(text.toLowerCase()).toContain('connection: close')
})

test('[2] a chunked body that never ends is cut at the limit', async () => {
  const { port } = await serving(saying(recipe).chef)
  const { socket, closed } = rawSocket(port)
  socket.write(head('transfer-encoding: chunked\r\n'))
  const chunk = `1000\r\n${'a'.repeat(0x1000)}\r\n`
  socket.write(chunk.repeat(40))
  const text = await closed
  expect(statusOf(text)).toBe(413)
  expect(text.toLowerCase()).toContain('connection: close')
})

test('[3] [43] a body that does not come to its end is refused in time, and no chef asked', async () => {
  const { chef, asked } = saying(recipe)
  const times = { requestTimeout: 200, headersTimeout: 100, connectionsCheckingInterval: 20 }
  const { port } = await serving(chef, {}, times)
  const short = exchange(port, head('content-length: 100\r\n') + '{"ingredients":["egg"]}')
  const { socket, closed: slow } = rawSocket(port)
  socket.write(head('content-length: 100\r\n'))
  const dripping = setInterval(() => socket.write(' '), 20)
  expect(statusOf(await short)).toBe(408)
  expect(statusOf(await slow)).toBe(408)
  clearInterval(dripping)
  expect(asked).toEqual([])
})

test('[42] headers that drip are cut off in time', async () => {
  const times = { requestTimeout: 200, headersTimeout: 100, connectionsCheckingInterval: 20 }
  const { port } = await serving(saying(recipe).chef, {}, times)
  const { socket, closed } = rawSocket(port)
  socket.write('GET / HTTP/1.1\r\n')
  const dripping = setInterval(() => socket.write('a'), 20)
  expect(statusOf(await closed)).toBe(408)
  clearInterval(dripping)
})

test.each([
  ['[34] TRACE', `TRACE ${recipeRoute} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 405],
  [
    '[38] an absolute target',
    'GET http://evil.example/healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    200,
  ],
  ['[38] two Host headers', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 200],
  ['[38] a Host that is none', 'GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['[41] a bad percent escape', 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['[45] 17 KiB of headers', `GET / HTTP/1.1\r\nHost: x\r\na: ${'a'.repeat(17 * 1024)}\r\n\r\n`, 431],
  [
    '[47] a length and chunks at once',
    head('content-length: 4\r\ntransfer-encoding: chunked\r\n') + '0\r\n\r\n',
    400,
  ],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
])('%s', async (_, bytes, status) => {
  const { port } = await serving(saying(recipe).chef)
  const text = await exchange(port, bytes)
  expect(statusOf(text)).toBe(status)
  expect(text).toContain("content-security-policy: default-src 'none'")
})

test('[46] pipelined calls are answered in order, each by its own chef', async () => {
  const { chef, asked } = saying(recipe)
  const counted: string[] = []
  const { port } = await serving(chef, {
    chefFor: (address) => {
      counted.push(address)
      return chef
    },
  })
  const names = Array.from({ length: 100 }, (_, i) => `egg ${i}`)
  const pipelined = names.map((name, i) => rawCall([name], i === 99 ? 'connection: close\r\n' : '')).join('')
  const text = await exchange(port, pipelined)
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(100)
  expect(asked.map(({ ingredients }) => ingredients[0])).toEqual(names)
  expect(counted).toEqual(names.map(() => '127.0.0.1'))
})

test('[48] the headers are looked at before a body is asked for', async () => {
  const { port } = await serving(saying(recipe).chef)
  const expecting = 'expect: 100-continue\r\nconnection: close\r\n'
  const refused = await exchange(port, head(`content-length: 10000000\r\n${expecting}`))
  expect(statusOf(refused)).toBe(413)
  const { socket, closed } = rawSocket(port)
  const body = '{"ingredients":["egg"]}'
  socket.write(head(`content-length: ${body.length}\r\n${expecting}`))
  await new Promise((resolve) => socket.once('data', resolve))
  socket.write(body)
  const text = await closed
  expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/)
})

test('[44] five hundred idle connections keep nobody else out, and are closed', async () => {
  const times = { headersTimeout: 1500, requestTimeout: 2000, connectionsCheckingInterval: 100 }
  const { port, url } = await serving(saying(recipe).chef, {}, times)
  const idle = Array.from({ length: 500 }, () => rawSocket(port))
  await Promise.all(idle.map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))))
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await Promise.all(idle.map(({ closed }) => closed))
})

test('a list of the most and the longest ingredients fits into the body limit', async () => {
  const { url } = await serving(saying(recipe).chef)
  const ingredients = Array.from({ length: maxIngredients }, () => '卵'.repeat(120))
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url + recipeRoute, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ingredients }),
  })
  expect(response.status).toBe(200)
  await response.text()
})
