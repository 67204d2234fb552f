import { once } from 'node:events'
import { connect } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { hosted, killServers } from '#server/built-server.testing.ts'
import { recipeRoute } from '#shared/product.ts'

import { startProvider } from '../e2e/provider/provider.ts'
import { call, closeKeptConnections, percentile, report, runCalls, startProbedServer, tally } from './load.ts'

const unlimited = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_PER_DAY: '1000000',
  MAX_IN_FLIGHT: '1000',
  CHEF_STANDIN: 'none',
}
const megabyte = 1e6

afterEach(async () => {
  closeKeptConnections()
  await killServers()
})

test('[1] a thousand bodies of 100 MB are refused by their length alone: memory stays flat', async () => {
  const server = await startProbedServer({})
  await runCalls(50, 10, () => call(server.url))
  const before = await server.holdings()
  const times: number[] = []
  for (let sent = 0; sent < 1000; sent++) {
    const begun = performance.now()
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      `POST ${recipeRoute} HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: 100000000\r\n\r\n`,
    )
    const [answer] = (await once(socket, 'data')) as [Buffer]
    times.push(performance.now() - begun)
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /)
    socket.destroy()
  }
  const after = await server.holdings()
  expect(report('p95 of a refusal', percentile(times, 0.95), 50, 'ms')).toBeLessThan(5)
  expect(report('resident memory gained', (after.rss - before.rss) / megabyte, 50, 'MB')).toBeLessThan(1)
})

test('[84] a hundred lines of 5 MB from a provider are cut: memory stays flat', async () => {
  const provider = await startProvider()
  const server = await startProbedServer(hosted(provider.url('long-line'), unlimited))
  await runCalls(20, 10, () => call(server.url))
  const before = await server.holdings()
  const results = await runCalls(100, 20, () => call(server.url))
  expect(tally(results)).toEqual({ 'broken 200 hosted': 100 })
  const after = await server.holdings()
  expect(report('resident memory gained', (after.rss - before.rss) / megabyte, 50, 'MB')).toBeLessThan(1)
  await provider.close()
})

test('[96] 200 readers who take nothing of an endless recipe hold a bounded piece of memory each', async () => {
  const provider = await startProvider()
  const server = await startProbedServer(hosted(provider.url('by-ingredient'), unlimited))
  const port = Number(new URL(server.url).port)
  const heldBy200 = async (scenario: string): Promise<number> => {
    const body = JSON.stringify({ ingredients: ['egg', scenario] })
    const head = `POST ${recipeRoute} HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\n`
    const sockets = Array.from({ length: 200 }, () => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {}).pause()
      socket.write(`${head}content-length: ${body.length}\r\n\r\n${body}`)
      return socket
    })
    await new Promise((resolve) => setTimeout(resolve, 3000))
    const { heap, external } = await server.holdings()
    for (const socket of sockets) socket.destroy()
    return heap + external
  }
  await heldBy200('endless')
  const streamsAlone = await heldBy200('text-then-silence')
  const withText = await heldBy200('endless')
  const buffered = (withText - streamsAlone) / 200 / 1024
  // Objects and all. What waits for a visitor is at most 64 KiB of it, as a test of the server proves; the rest is
  // one piece of the provider's stream, taken apart.
  expect(report('held for each reader', buffered, 1024, 'KiB')).toBeLessThan(1)
  await provider.close()
})
