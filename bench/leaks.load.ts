import { afterEach, expect, test } from 'vitest'

import { until } from '#server/app.testing.ts'
import { hosted, killServers } from '#server/built-server.testing.ts'

import { startProvider } from '../e2e/provider/provider.ts'
import {
  call,
  closeKeptConnections,
  percentile,
  report,
  runCalls,
  shortRecipe,
  startProbedServer,
  tally,
  type Holdings,
} from './load.ts'
import { mixedProvider, visitOf } from './mixed-visits.ts'

afterEach(async () => {
  closeKeptConnections()
  await killServers()
})

/** What a server holds once the connections of its visitors and to its provider have closed. */
async function atRest(server: { holdings(): Promise<Holdings> }): Promise<Holdings> {
  closeKeptConnections()
  for (let tries = 0; ; tries++) {
    const holdings = await server.holdings()
    if (holdings.sockets === 0 || tries === 100) return holdings
  }
}

test('[132] after 10,000 calls, 30 % of them left and 10 % faults, nothing is held that the first 1,000 had not', async () => {
  const provider = await mixedProvider()
  const unlimited = { RATE_LIMIT_PER_MINUTE: '1000000', RATE_LIMIT_PER_DAY: '1000000', CHEF_STANDIN: 'none' }
  const server = await startProbedServer(hosted(provider.url('mixed'), unlimited))
  const visit = (index: number) => visitOf(server.url, index)
  const before = await atRest(server)
  const early = await runCalls(1000, 40, visit)
  const first = await atRest(server)
  const late = await runCalls(9000, 40, visit)
  const last = await atRest(server)

  console.log('outcomes:', tally([...early, ...late]))
  console.log('held before, after 1,000 and after 10,000 calls:', [before, first, last])
  expect(last.sockets).toBe(before.sockets)
  expect(last.timers).toBeLessThanOrEqual(first.timers)
  expect(last.listeners).toBe(first.listeners)
  expect(report('heap after 10,000 calls', last.heap / 1e6, (first.heap / 1e6) * 1.1, 'MB')).toBeLessThan(1)
  expect(await server.metric('chef_hosted_in_flight')).toBe(0)
  expect(await server.metric('chef_open_recipes')).toBe(0)
  expect(server.said.err).toBe('')
  await provider.close()
})

test('[92] a provider that dies under 200 streams breaks all of them and leaves nothing behind', async () => {
  const dying = await startProvider()
  const settings = { MAX_IN_FLIGHT: '200', CHEF_STANDIN: 'none', RATE_LIMIT_PER_MINUTE: '100000' }
  const server = await startProbedServer(hosted(dying.url('text-then-silence'), settings))
  let begun = 0
  const streams = runCalls(200, 200, () => call(server.url, { onText: () => begun++ }))
  await until(() => begun === 200)
  expect(await server.metric('chef_hosted_in_flight')).toBe(200)
  const full = await server.holdings()
  await dying.close()
  expect(tally(await streams)).toEqual({ 'broken 200 hosted': 200 })
  expect(await server.metric('chef_hosted_in_flight')).toBe(0)
  const after = await atRest(server)
  console.log('held under 200 streams, and after the provider died:', [full, after])
  expect(after.sockets).toBe(0)
  expect(report('heap after the provider died', after.heap / 1e6, full.heap / 1e6, 'MB')).toBeLessThan(1)
})

// `SOAK_MINUTES=60 npm run test:load -- soak` is the long one.
const soakMinutes = Number(process.env['SOAK_MINUTES'] ?? 0.5)

test(
  `[133] soak: ${soakMinutes} minutes at half the capacity, without a drift`,
  async () => {
    const provider = await startProvider({ scenarios: { paced: shortRecipe(200) } })
    const unlimited = { RATE_LIMIT_PER_MINUTE: '1000000000', RATE_LIMIT_PER_DAY: '1000000000' }
    const server = await startProbedServer(hosted(provider.url('paced'), unlimited))
    await runCalls(500, 32, () => call(server.url))
    const halves: { p99: number; holdings: Holdings; calls: number }[] = []
    for (let half = 0; half < 2; half++) {
      const until = performance.now() + (soakMinutes * 60_000) / 2
      const times: number[] = []
      const visitor = async () => {
        while (performance.now() < until) {
          const { outcome, chef, ms } = await call(server.url)
          expect([outcome, chef]).toEqual(['finished', 'hosted'])
          times.push(ms)
        }
      }
      await Promise.all(Array.from({ length: 32 }, visitor))
      halves.push({ p99: percentile(times, 0.99), calls: times.length, holdings: await server.holdings() })
    }
    console.log('the two halves:', halves)
    const [one, two] = halves as [(typeof halves)[0], (typeof halves)[0]]
    expect(report('p99 of the second half', two.p99, one.p99, 'ms')).toBeLessThan(2)
    expect(
      report('resident memory after the second half', two.holdings.rss / 1e6, one.holdings.rss / 1e6, 'MB'),
    ).toBeLessThan(1.2)
    expect(two.holdings.sockets).toBeLessThanOrEqual(one.holdings.sockets + 32)
    await provider.close()
  },
  soakMinutes * 60_000 + 120_000,
)
