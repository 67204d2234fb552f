import { Agent, request } from 'node:http'
import { join } from 'node:path'

import { startServer } from '#server/built-server.testing.ts'
import { recipeRoute } from '#shared/product.ts'

import type { Scenario } from '../e2e/provider/call.ts'
import { words } from '../e2e/provider/completion-chunk.ts'

/** How one call went, in the order of what the visitor hopes for. */
export type Outcome = 'finished' | 'refused' | 'broken' | 'left'

export type CallResult = {
  outcome: Outcome
  status: number
  chef?: 'hosted' | 'house'
  retryAfter?: string | undefined
  /** Milliseconds to the end of the call. */
  ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
const body = JSON.stringify({ ingredients: ['chicken thighs', 'rice', 'garlic', 'lemon'], seed: 0 })

/**
 * One call for a recipe over a connection that is kept. It leaves after so many bytes, where told to (0: before the
 * answer). `onText` hears of the first bytes of an answer.
 */
export function call(url: string, { leaveAfter, onText }: { leaveAfter?: number; onText?: () => void } = {}) {
  return new Promise<CallResult>((resolve) => {
    const begun = performance.now()
    let status = 0
    let text = ''
    const done = (outcome: Outcome, retryAfter?: string) =>
      resolve({
        outcome: leaveAfter !== undefined && outcome === 'broken' ? 'left' : outcome,
        status,
        ...(status === 200 && { chef: text.includes('"chef":"hosted"') ? 'hosted' : 'house' }),
        retryAfter,
        ms: performance.now() - begun,
      })
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(url + recipeRoute, { method: 'POST', agent, headers }, (response) => {
      status = response.statusCode ?? 0
      response.setEncoding('utf8')
      response.on('data', (piece: string) => {
        if (text === '') onText?.()
        text += piece
        if (leaveAfter !== undefined && text.length > leaveAfter) sent.destroy()
      })
      response.on('error', () => done('broken'))
      response.on('end', () => {
        if (status !== 200) done('refused', response.headers['retry-after'])
        else done(text.includes('"type":"end"') ? 'finished' : 'broken')
      })
    })
    sent.on('error', () => done('broken'))
    sent.on('socket', (socket) => {
      if (leaveAfter === 0) setTimeout(() => sent.destroy(), socket.connecting ? 20 : 5)
    })
    sent.end(body)
  })
}

/** Closes the connections that calls have kept. */
export function closeKeptConnections(): void {
  agent.destroy()
}

/** A short recipe, so that thousands fit into a minute; `pauseMs` stretches it. */
export function shortRecipe(pauseMs: number): Scenario {
  const texts = words('## Egg rice\n\nFry the rice.\n\nStir in the egg.\n')
  return {
    about: 'a short recipe',
    async play(call) {
      call.open()
      await call.say(texts[0]!)
      if (pauseMs > 0) await call.pause(pauseMs)
      await call.say(...texts.slice(1))
      call.finish()
    },
  }
}

/** What a server process holds, after its garbage is collected. Sizes in bytes. */
export type Holdings = {
  heap: number
  external: number
  rss: number
  sockets: number
  timers: number
  listeners: number
}

// Answers SIGUSR2 with one line of what it holds.
const probe = `
const gc = (process.getBuiltinModule('v8').setFlagsFromString('--expose-gc'),
  process.getBuiltinModule('vm').runInNewContext('gc'))
process.on('SIGUSR2', async () => {
  for (let round = 0; round < 5; round++) {
    gc()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const resources = process.getActiveResourcesInfo()
  const count = (kind) => resources.filter((resource) => resource === kind).length
  const listeners = process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0)
  const { heapUsed: heap, external, rss } = process.memoryUsage()
  console.log('probe ' + JSON.stringify({ heap, external, rss, sockets: count('TCPSocketWrap'), timers: count('Timeout'), listeners }))
})`

const ownMain = join(import.meta.dirname, '../dist/server/main.js')

/** Starts a built server, that of `dist/`, with these settings and a way to ask what it holds. */
export async function startProbedServer(settings: Record<string, string>, main = ownMain) {
  const server = startServer(settings, { preload: probe, main })
  const url = await server.url
  return {
    ...server,
    url,
    async holdings(): Promise<Holdings> {
      const asked = server.said.out.length
      server.child.kill('SIGUSR2')
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 20))
        const line = /^probe (.*)$/m.exec(server.said.out.slice(asked))?.[1]
        if (line) return JSON.parse(line) as Holdings
      }
    },
    /** A gauge or counter of its metrics, 0 where it was never set. */
    async metric(name: string): Promise<number> {
      const text = await (await fetch(`${url}/metrics`)).text()
      return Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')
          .at(-1) ?? 0,
      )
    },
  }
}

/** Runs so many calls, so many at once, and gives their results. */
export async function runCalls(count: number, atOnce: number, make: (index: number) => Promise<CallResult>) {
  const results: CallResult[] = []
  let next = 0
  const worker = async () => {
    while (next < count) results.push(await make(next++))
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker))
  return results
}

/** The value below which a share of the values lies. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** How many results there are of each kind. */
export function tally(results: CallResult[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { outcome, status, chef } of results) {
    const kind = [outcome, status || '', chef ?? ''].filter(Boolean).join(' ')
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

/** Prints a figure beside what it may be, as a ratio: 1 is the limit. */
export function report(what: string, value: number, limit: number, unit = ''): number {
  const ratio = value / limit
  console.log(
    `${what}: ${value.toFixed(1)} ${unit} = ${ratio.toFixed(2)} of ${Number(limit.toFixed(1))} ${unit}`.replaceAll(
      '  ',
      ' ',
    ),
  )
  return ratio
}
