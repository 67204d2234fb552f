import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { until } from '#server/app.testing.ts'
import { hosted, killServers } from '#server/built-server.testing.ts'
import { redisServer, startRedis } from '#server/redis.testing.ts'

import { freePort } from '../e2e/free-port.ts'
import { nginx, startBalancer, stopEveryNginx } from '../e2e/nginx.ts'
import { startProvider, type Provider } from '../e2e/provider/provider.ts'
import {
  call,
  closeKeptConnections,
  percentile,
  report,
  runCalls,
  shortRecipe,
  startProbedServer,
  tally,
  type CallResult,
} from './load.ts'

// Three processes with ports of their own, behind nginx as docs/operations.md has it, and one Redis or Valkey.
const isComplete = Boolean(nginx && redisServer)
if (!isComplete) console.warn('No nginx, or no Redis or Valkey here: several machines are not tried.')

type Chef = Awaited<ReturnType<typeof startProbedServer>>
type Machines = { url: string; chefs: Chef[]; restart(at: number): Promise<void> }

let provider: Provider
let redis: Awaited<ReturnType<typeof startRedis>>
beforeAll(async () => {
  provider = await startProvider({
    scenarios: { second: shortRecipe(1000), short: shortRecipe(50), long: shortRecipe(4000) },
  })
})
afterAll(() => provider.close())
afterEach(async () => {
  closeKeptConnections()
  await stopEveryNginx()
  await killServers()
  redis.stop()
})

async function startMachines(scenario: string, settings: Record<string, string> = {}): Promise<Machines> {
  redis = await startRedis()
  const start = async (port: number) => {
    const chef = await startProbedServer(
      hosted(provider.url(scenario), {
        PORT: String(port),
        TRUST_PROXY: '1',
        REDIS_URL: redis.url,
        CHEF_STANDIN: 'none',
        ...settings,
      }),
    )
    await until(() => chef.said.out.includes('shared through Redis'))
    return chef
  }
  const chefs: Chef[] = []
  for (let at = 0; at < 3; at++) chefs.push(await start(await freePort()))
  const { url } = await startBalancer(chefs.map((chef) => chef.url))
  return {
    url,
    chefs,
    async restart(at) {
      const { child, exit, url: own } = chefs[at]!
      child.kill('SIGTERM')
      expect(await exit).toBe(0)
      chefs[at] = await start(Number(new URL(own).port))
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** So many visitors who ask again and again while something is done, and how all their calls went. */
async function callsDuring(url: string, atOnce: number, work: () => Promise<void>): Promise<CallResult[]> {
  const over = new AbortController()
  const results: CallResult[] = []
  const visitor = async () => {
    while (!over.signal.aborted) results.push(await call(url))
  }
  const visitors = Promise.all(Array.from({ length: atOnce }, visitor))
  await work()
  over.abort()
  await visitors
  return results
}

const ofKind = (results: CallResult[], status: number) => results.filter((result) => result.status === status)

test.skipIf(!isComplete)('three processes count one limit together, to the call', async () => {
  const { url } = await startMachines('short', { RATE_LIMIT_PER_MINUTE: '50' })
  const results = await runCalls(300, 30, () => call(url))
  console.log('300 calls of one address, limit 50:', tally(results))
  expect(ofKind(results, 200)).toHaveLength(50)
  expect(ofKind(results, 429)).toHaveLength(250)
})

test.skipIf(!isComplete)(
  '[130] where Redis fails when a limit is used up, the three together allow at most one call more for each',
  async () => {
    const { url, chefs } = await startMachines('short', { RATE_LIMIT_PER_MINUTE: '30' })
    const before = await runCalls(30, 1, () => call(url))
    redis.stop()
    const after = await runCalls(60, 1, () => call(url))
    console.log('30 calls of limit 30, Redis killed, 60 calls:', tally([...before, ...after]))
    const allowed = ofKind([...before, ...after], 200).length
    report('allowed with Redis killed', allowed, 30 + 3)
    expect(allowed).toBeGreaterThanOrEqual(30)
    expect(allowed).toBeLessThanOrEqual(30 + 3)
    const downs = await Promise.all(chefs.map((chef) => chef.metric('chef_shared_limits_down_total')))
    expect(downs.every((count) => count > 0)).toBe(true)
  },
)

test.skipIf(!isComplete)(
  '[130] where Redis fails on the way to a limit, each goes on from there',
  async () => {
    const { url } = await startMachines('short', { RATE_LIMIT_PER_MINUTE: '30' })
    await runCalls(15, 1, () => call(url))
    redis.stop()
    const after = await runCalls(90, 1, () => call(url))
    console.log('15 calls of limit 30, Redis killed, 90 calls:', tally(after))
    const allowed = 15 + ofKind(after, 200).length
    report('allowed with Redis killed on the way', allowed, 15 + 3 * 15)
    expect(allowed).toBeGreaterThanOrEqual(30)
    // Each heard last of one of the last three calls before.
    expect(allowed).toBeLessThanOrEqual(15 + 3 * 15 + 3)
  },
)

test.skipIf(!isComplete)('[130] Redis killed and back under load costs no call', async () => {
  const { url, chefs } = await startMachines('second')
  const results = await callsDuring(url, 40, async () => {
    await pause(3000)
    redis.stop()
    await pause(5000)
    redis = await startRedis(redis.port)
    await pause(6000)
  })
  console.log('40 at once, Redis killed for 5 s:', tally(results))
  expect(tally(results)).toEqual({ 'finished 200 hosted': results.length })
  report(
    'p99 of those calls',
    percentile(
      results.map(({ ms }) => ms),
      0.99,
    ),
    3000,
    'ms',
  )
  const refreshed = await Promise.all(
    chefs.map(({ said }) => said.out.match(/shared through Redis/g)?.length),
  )
  expect(refreshed).toEqual([2, 2, 2])
})

test.skipIf(!isComplete)('a process killed in the middle of streams loses those alone', async () => {
  const { url, chefs } = await startMachines('long')
  let begun = 0
  const streams = runCalls(60, 60, () => call(url, { onText: () => begun++ }))
  await until(() => begun === 60)
  const own = await chefs[0]!.metric('chef_open_recipes')
  expect(own).toBeGreaterThan(0)
  chefs[0]!.child.kill('SIGKILL')
  const results = await streams
  console.log(`60 streams, the process of ${own} killed:`, tally(results))
  expect(results.filter(({ outcome }) => outcome === 'broken')).toHaveLength(own)
  expect(results.filter(({ outcome }) => outcome === 'finished')).toHaveLength(60 - own)
  const later = await runCalls(30, 10, () => call(url))
  expect(tally(later)).toEqual({ 'finished 200 hosted': 30 })
})

test.skipIf(!isComplete)('a rolling restart of all three under load loses nothing', async () => {
  const machines = await startMachines('second')
  const results = await callsDuring(machines.url, 40, async () => {
    for (let at = 0; at < 3; at++) {
      await machines.restart(at)
      await pause(1000)
    }
  })
  console.log('40 at once, all three restarted:', tally(results))
  expect(tally(results)).toEqual({ 'finished 200 hosted': results.length })
  report('calls that a restart cost', 0, results.length)
})
