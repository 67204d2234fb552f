import { afterAll, expect, test, vi } from 'vitest'

import { mixedProvider, visitOf } from '../../bench/mixed-visits.ts'
import { closeKeptConnections, runCalls, startProbedServer, tally } from '../../bench/load.ts'
import { builtMain, hosted, killServers } from './built-server.testing.ts'

// A process takes a while to start where many do at once.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

afterAll(killServers)

test('[132] after visits of which some leave and some meet faults, no connection, timer or listener is left', async () => {
  const provider = await mixedProvider()
  const settings = { CHEF_STANDIN: 'none', RATE_LIMIT_PER_MINUTE: '100000', RATE_LIMIT_PER_DAY: '100000' }
  const server = await startProbedServer(hosted(provider.url('mixed'), settings), builtMain)
  const before = await server.holdings()
  const counted = tally(await runCalls(300, 20, (index) => visitOf(server.url, index)))
  expect(Object.keys(counted)).toEqual(
    expect.arrayContaining(['finished 200 hosted', 'broken 200 hosted', 'refused 502', 'left']),
  )
  closeKeptConnections()
  let after = await server.holdings()
  while (after.sockets > before.sockets) after = await server.holdings()
  expect(after.timers).toBeLessThanOrEqual(before.timers)
  expect(after.listeners).toBe(before.listeners)
  expect(await server.metric('chef_open_recipes')).toBe(0)
  expect(await server.metric('chef_hosted_in_flight')).toBe(0)
  expect(server.said.err).toBe('')
  await provider.close()
})
