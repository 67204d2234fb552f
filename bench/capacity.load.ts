import { connect } from 'node:net'

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
} from './load.ts'

afterEach(async () => {
  closeKeptConnections()
  await killServers()
})

for (const { standIn, answers, fewestRefused, mostRefused } of [
  {
    standIn: 'none',
    answers: 'only 200 and 503, each 503 with Retry-After',
    fewestRefused: 72,
    mostRefused: 136,
  },
  {
    standIn: 'house',
    answers: 'only 200 where the house chef stands in',
    fewestRefused: 0,
    mostRefused: 0,
  },
])
  test(`[51] 200 calls at once over 64 + 64 places: ${answers}`, async () => {
    const provider = await startProvider({ scenarios: { second: shortRecipe(1000) } })
    const server = await startProbedServer(hosted(provider.url('second'), { CHEF_STANDIN: standIn }))
    // The first call builds the tables.
    await call(server.url)
    const health: number[] = []
    const over = new AbortController()
    const watching = (async () => {
      while (!over.signal.aborted) {
        const begun = performance.now()
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
        health.push(performance.now() - begun)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    })()
    const results = await runCalls(200, 200, () => call(server.url))
    over.abort()
    await watching

    console.log(`stand-in ${standIn}:`, tally(results))
    const refused = results.filter(({ status }) => status === 503)
    const byHostedChef = results.filter(({ chef }) => chef === 'hosted').length
    expect(results.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    expect(results.filter(({ outcome }) => outcome === 'broken')).toEqual([])
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
    expect(refused.length).toBeGreaterThanOrEqual(fewestRefused)
    expect(refused.length).toBeLessThanOrEqual(mostRefused)
    expect(byHostedChef).toBeGreaterThanOrEqual(64)
    report('hosted answers', byHostedChef, 128)
    const slowest = percentile([0, ...refused.map(({ ms }) => ms)], 0.99)
    expect(report('p99 of refusals', slowest, 2500, 'ms')).toBeLessThan(2)
    expect(report('p95 of /healthz meanwhile', percentile(health, 0.95), 100, 'ms')).toBeLessThan(5)
    expect(await server.metric('chef_hosted_in_flight')).toBe(0)
    expect(await server.metric('chef_hosted_waiting')).toBe(0)
    await provider.close()
  })

test('[44] 500 idle connections: the page still answers, and they are closed', async () => {
  const server = await startProbedServer({})
  const { port } = new URL(server.url)
  let open = 0
  const idle = Array.from({ length: 500 }, () => {
    const socket = connect(Number(port), '127.0.0.1', () => open++)
    return socket
      .on('close', () => open--)
      .on('error', () => {})
      .resume()
  })
  await until(() => open === 500)
  const begun = performance.now()
  const pages: number[] = []
  for (let visit = 0; visit < 50; visit++) {
    const start = performance.now()
    expect((await fetch(server.url)).status).toBe(200)
    pages.push(performance.now() - start)
  }
  expect(
    report('p95 of the page under 500 idle connections', percentile(pages, 0.95), 100, 'ms'),
  ).toBeLessThan(5)
  expect((await call(server.url)).outcome).toBe('finished')
  await until(() => open === 0)
  expect(report('idle connections closed after', performance.now() - begun, 15_000, 'ms')).toBeLessThan(2)
  for (const socket of idle) socket.destroy()
})

test('[125] SIGTERM under 50 streams: all of them finish, and the process exits with 0', async () => {
  const provider = await startProvider({ scenarios: { slow: shortRecipe(3000) } })
  const server = await startProbedServer(hosted(provider.url('slow')))
  let begun = 0
  const streams = runCalls(50, 50, () => call(server.url, { onText: () => begun++ }))
  await until(() => begun === 50)
  const start = performance.now()
  server.child.kill('SIGTERM')
  const results = await streams
  expect(await server.exit).toBe(0)
  report('streams that finished', results.filter(({ outcome }) => outcome === 'finished').length, 50)
  expect(tally(results)).toEqual({ 'finished 200 hosted': 50 })
  expect(report('exit after the signal', performance.now() - start, 30_000, 'ms')).toBeLessThan(1)
  await provider.close()
})
