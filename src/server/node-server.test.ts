import { afterEach, expect, test, vi } from 'vitest'

import type { Chef } from '#chefs/chef.ts'
import { ChefError } from '#chefs/chef-error.ts'
import { maxIngredients, recipeRoute } from '#shared/product.ts'

import { exchange, listening, rawCall, rawSocket, recipe, saying, until } from './app.testing.ts'

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

const interrupted: Chef = async function* () {
  yield* recipe.slice(0, 2)
  await new Promise((resolve) => setTimeout(resolve, 20))
  throw new ChefError('interrupted')
}

test('a failure after the first text breaks the connection: no reader can take it for an end', async () => {
  const { port, url, logged } = await serving(interrupted)
  const response = await fetch(url + recipeRoute, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"ingredients":["egg"]}',
  })
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow('terminated')
  const raw = await exchange(port, rawCall(['egg']))
  expect(raw).toContain('## Egg')
  expect(raw).not.toMatch(/\r\n0\r\n\r\n$/)
  expect(logged.map((line) => (JSON.parse(line) as { failure: string }).failure)).toEqual([
    'interrupted',
    'interrupted',
  ])
})

/** A chef that waits until it is aborted: before its first text, or after it. */
function waiting(says: typeof recipe) {
  const state = { began: 0, closed: 0 }
  const chef: Chef = async function* (_, { signal }) {
    state.began++
    try {
      yield* says
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    } finally {
      state.closed++
    }
  }
  return { chef, state }
}

test.each([
  ['[93] a visitor who leaves in the middle', recipe.slice(0, 2)],
  ['[94] a visitor who leaves before the first text', []],
])('%s ends the work of the chef, and the log says 499', async (_, says) => {
  const { chef, state } = waiting(says)
  const { port, logged } = await serving(chef)
  const visitor = rawSocket(port)
  visitor.socket.write(rawCall(['egg']))
  await until(() => state.began === 1 && (says.length === 0 || visitor.text.includes('## Egg')))
  visitor.socket.destroy()
  await until(() => state.closed === 1 && logged.length > 0)
  expect(JSON.parse(logged[0]!)).toMatchObject({ outcome: 'left', status: 499 })
})

/** A chef with far more to say than any buffer holds. */
function talking(textSize: number) {
  const state = { said: 0, closed: false }
  const chef: Chef = async function* () {
    try {
      yield recipe[0]!
      for (;;) {
        state.said += textSize
        yield { type: 'text', text: 'x'.repeat(textSize) }
      }
    } finally {
      state.closed = true
    }
  }
  return { chef, state }
}

test('[95] [96] a reader who stops pauses the chef; when they leave, the work ends', async () => {
  const { chef, state } = talking(4096)
  const { port } = await serving(chef)
  const { socket } = rawSocket(port)
  socket.pause()
  socket.write(rawCall(['egg']))
  let before = -1
  while (before !== state.said || state.said === 0) {
    before = state.said
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  // What the operating system buffers for a loopback connection is several megabytes; the rest would be ours.
  expect(state.said).toBeLessThan(32 * 1024 * 1024)
  expect(state.closed).toBe(false)
  socket.destroy()
  await until(() => state.closed)
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
