import { createConnection, type AddressInfo, type Server, type Socket } from 'node:net'

import { pino } from 'pino'

import type { Chef } from '#chefs/chef.ts'
import { recipeRoute } from '#shared/product.ts'
import type { RecipeEvent } from '#shared/recipe-event.ts'

import { createApp, type AppParts } from './app.ts'
import { Draining } from './draining.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createNodeServer, nodeListener, patience } from './node-server.ts'
import { Refusal } from './problem.ts'
import { alone } from './whole.ts'

const notes = { setAside: [], allergens: [], temperatures: [], wishes: [], warnings: [] }

/** The four events of a small whole recipe. */
export const recipe: RecipeEvent[] = [
  { type: 'chef', chef: 'house' },
  { type: 'text', text: '## Egg' },
  { type: 'notes', notes },
  { type: 'end', reason: 'stop' },
]

/** A chef that says these events and remembers what it was asked. */
export function saying(events: RecipeEvent[]) {
  const asked: { ingredients: readonly string[]; seed: number | undefined }[] = []
  const chef: Chef = async function* (ingredients, { seed }) {
    asked.push({ ingredients, seed })
    yield* events
  }
  return { chef, asked }
}

/** Parts of an app other than a test's own; what is counted is kept to be read. */
type TestParts = Partial<AppParts & { metrics: Metrics }>

/** The app around one chef, with what it logs. */
export function testApp(chef: Chef, parts: TestParts = {}) {
  const logged: string[] = []
  const metrics = createMetrics()
  const isDraining = parts.isDraining ?? (() => false)
  const app = createApp({
    chefFor: () => chef,
    trustProxy: 0,
    isDraining,
    page: new Map(),
    whole: alone(parts.metrics ?? metrics, isDraining),
    log: pino({ level: 'trace' }, { write: (line) => logged.push(line) }),
    metrics,
    ...parts,
  })
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    app.request(recipeRoute, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
    })
  return { app, post, logged, metrics }
}

/** The app on a free port of this machine. `close` cuts every connection. */
export async function listening(chef: Chef, parts: TestParts = {}, limits: Partial<typeof patience> = {}) {
  const { app, logged, metrics } = testApp(chef, parts)
  const draining = new Draining()
  const server = createNodeServer(draining.counted(nodeListener(app.fetch)), { ...patience, ...limits })
  const port = await listen(server)
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port, url: `http://127.0.0.1:${port}`, server, draining, logged, metrics, close }
}

export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** A bare connection: write what you like, `text` is what came back, `closed` resolves at its end. */
export function rawSocket(port: number) {
  const socket: Socket = createConnection(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  socket.on('error', () => {})
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(text)))
  return {
    socket,
    closed,
    get text() {
      return text
    },
  }
}

/** One exchange over a bare connection that the server closes. */
export function exchange(port: number, bytes: string | Uint8Array): Promise<string> {
  const { socket, closed } = rawSocket(port)
  socket.write(bytes)
  return closed
}

/** A call for a recipe as raw bytes. */
export function rawCall(ingredients: string[], headers = ''): string {
  const body = JSON.stringify({ ingredients })
  return `POST ${recipeRoute} HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\n${headers}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

/** The refusal by which this fails. Throws when it does not. */
export async function refusal(work: Promise<unknown>): Promise<Refusal> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof Refusal) return error
  throw new Error('not refused')
}

/** Waits until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}
