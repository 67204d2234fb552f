import type { ServerResponse } from 'node:http'

import { afterEach, expect, test, vi } from 'vitest'

import type { Chef } from '#chefs/chef.ts'
import { ChefError } from '#chefs/chef-error.ts'
import { recipeRoute } from '#shared/product.ts'

import { exchange, listening, rawCall, rawSocket, recipe, until } from './app.testing.ts'

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

test('[65] a failure at once after the first text still sends that text before the connection breaks', async () => {
  const { port } = await serving(async function* () {
    yield* recipe.slice(0, 2)
    throw new ChefError('interrupted')
  })
  for (let call = 0; call < 20; call++) {
    const raw = await exchange(port, rawCall(['egg']))
    expect(raw).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(raw).toContain('## Egg')
    expect(raw).not.toMatch(/\r\n0\r\n\r\n$/)
  }
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

test('a chef that says everything at once leaves room for everybody else', async () => {
  let said = 0
  const { url } = await serving(async function* () {
    yield recipe[0]!
    for (; said < 2000; said++) yield { type: 'text', text: '.' }
    yield* recipe.slice(2)
  })
  let mostInOneTurn = 0
  let before = 0
  let turn: NodeJS.Immediate
  const watch = () => {
    mostInOneTurn = Math.max(mostInOneTurn, said - before)
    before = said
    turn = setImmediate(watch)
  }
  watch()
  const response = await fetch(url + recipeRoute, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"ingredients":["egg"]}',
  })
  expect(await response.text()).toContain('"type":"end"')
  clearImmediate(turn!)
  expect(said).toBe(2000)
  expect(mostInOneTurn).toBeLessThan(50)
})

test('[95] [96] a reader who stops pauses the chef; when they leave, the work ends', async () => {
  const { chef, state } = talking(4096)
  const { port, server } = await serving(chef)
  const answers: ServerResponse[] = []
  server.on('request', (_, outgoing) => answers.push(outgoing))
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
  expect(answers[0]!.writableLength).toBeGreaterThan(0)
  expect(answers[0]!.writableLength).toBeLessThan(64 * 1024)
  expect(state.closed).toBe(false)
  socket.destroy()
  await until(() => state.closed)
})
