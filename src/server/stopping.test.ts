import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { recipeEventDecoder } from '#shared/recipe-event.ts'

import { startProvider, type Provider } from '../../e2e/provider/provider.ts'
import { until } from './app.testing.ts'
import { ask, hosted, killServers, startServer } from './built-server.testing.ts'
import { held } from './held.testing.ts'

// A process takes a while to start where many do at once.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let provider: Provider
beforeAll(async () => {
  provider = await startProvider({ scenarios: { held } })
})
afterAll(() => provider.close())
afterEach(killServers)

/** The provider's open calls of a scenario. */
const calls = (scenario: string) => provider.requests.filter((request) => request.scenario === scenario)

test('[125] a stop lets fifty streams finish, refuses new ones, and exits with 0', async () => {
  const before = calls('held').length
  const server = startServer(hosted(provider.url('held')))
  const url = await server.url
  const open = await Promise.all(Array.from({ length: 50 }, () => ask(url)))
  server.child.kill('SIGTERM')
  const readiness = async () => (await fetch(`${url}/readyz`)).status
  while ((await readiness()) !== 503) await new Promise((resolve) => setTimeout(resolve, 10))
  expect((await ask(url)).status).toBe(503)
  for (const request of calls('held').slice(before)) request.release()
  for (const response of open)
    expect(
      recipeEventDecoder()
        .feed(await response.text())
        .at(-1),
    ).toMatchObject({ type: 'end' })
  expect(await server.exit).toBe(0)
})

test('[126] a second signal destroys what is left and exits', async () => {
  const server = startServer(hosted(provider.url('held')))
  const url = await server.url
  const response = await ask(url)
  server.child.kill('SIGTERM')
  await until(() => server.said.out.includes('Stopping'))
  server.child.kill('SIGTERM')
  await expect(response.text()).rejects.toThrow('terminated')
  expect(await server.exit).toBe(0)
  await until(() => calls('held').at(-1)!.aborted)
})

test.each([
  ['exception', "process.once('SIGUSR2', () => { throw new Error('canary') })"],
  ['rejection', "process.once('SIGUSR2', () => { Promise.reject(new Error('canary')) })"],
])('[127] an uncaught %s is logged without its message, streams finish, exit 1', async (_, preload) => {
  const before = calls('held').length
  const server = startServer(hosted(provider.url('held')), { preload })
  const response = await ask(await server.url)
  server.child.kill('SIGUSR2')
  await until(() => server.said.out.includes('"fatal"'))
  expect(server.said.out).not.toContain('canary')
  for (const request of calls('held').slice(before)) request.release()
  expect(
    recipeEventDecoder()
      .feed(await response.text())
      .at(-1),
  ).toMatchObject({ type: 'end' })
  expect(await server.exit).toBe(1)
})

test('[93] a visitor who leaves closes the call to the provider and gives its place back', async () => {
  const server = startServer(hosted(provider.url('held')))
  const url = await server.url
  const visitor = new AbortController()
  const response = await ask(url, visitor.signal)
  expect(response.status).toBe(200)
  visitor.abort()
  await until(() => calls('held').at(-1)!.aborted)
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('chef_hosted_in_flight 0')
})
