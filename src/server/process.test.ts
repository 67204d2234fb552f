import { openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { recipeEventDecoder } from '#shared/recipe-event.ts'

import { startProvider, type Provider } from '../../e2e/provider/provider.ts'
import { listening, recipe, saying, until } from './app.testing.ts'
import { ask, hosted, killServers, startServer } from './built-server.testing.ts'

// A process takes a while to start where many do at once.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())
afterEach(killServers)

test('[121] without settings the house chef serves, and the terminal says where, who, and how to add a token', async () => {
  const server = startServer()
  const url = await server.url
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const response = await ask(url)
  expect(response.status).toBe(200)
  const events = recipeEventDecoder().feed(await response.text())
  expect(events[0]).toEqual({ type: 'chef', chef: 'house' })
  expect(events.at(-1)).toEqual({ type: 'end', reason: 'stop' })
  expect(server.said.out).toContain(`open at ${url}`)
  expect(server.said.out).toMatch(/The house chef answers.*HF_TOKEN=hf_.*\.env/)
  expect((await fetch(url)).headers.get('content-type')).toContain('text/html')
})

test('the settings of a .env file count, and the environment overrules them', async () => {
  const probe = startServer({ PORT: 'x' })
  await probe.exit
  writeFileSync(join(probe.directory, '.env'), 'CHEF=nobody\nLOG_LEVEL=loud\n')
  const { PATH = '' } = process.env
  const server = startServer(
    { PATH, LOG_LEVEL: 'info' },
    { preload: `process.chdir(${JSON.stringify(probe.directory)})` },
  )
  expect(await server.exit).toBe(1)
  expect(server.said.err).toContain('CHEF')
  expect(server.said.err).not.toContain('LOG_LEVEL')
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '99999'],
  ['CHEF', 'gordon'],
  ['HF_TOKEN', 'canary'],
  ['CHEF_ENDPOINT', 'nowhere'],
])('[122] [123] %s=%s: exit 1 and one clear line', async (name, value) => {
  const server = startServer({ [name]: value })
  expect(await server.exit).toBe(1)
  expect(server.said.err).toMatch(new RegExp(`^Chef Basil cannot start: .*${name}.*\\n$`))
  expect(server.said.err).not.toContain('canary')
})

test('[122] plain http to another host with a token is one warning', async () => {
  const server = startServer({ HF_TOKEN: 'x', CHEF_ENDPOINT: 'http://ollama:11434/v1' })
  await server.url
  await until(() => server.said.out.includes('"warn"'))
  expect(server.said.out.match(/"level":"warn".*plain http/g)).toHaveLength(1)
})

test('[124] a port in use: exit 1 and one clear line', async () => {
  const port = new URL(await startServer().url).port
  const second = startServer({ PORT: port })
  expect(await second.exit).toBe(1)
  expect(second.said.err).toBe('Chef Basil cannot start: the port is in use; set PORT to another\n')
})

test('the hosted chef answers through the provider, and the token is in no log and no response', async () => {
  const server = startServer(hosted(provider.url('recipe')))
  const url = await server.url
  const response = await ask(url)
  const text = await response.text()
  const events = recipeEventDecoder().feed(text)
  expect(events[0]).toMatchObject({ type: 'chef', chef: 'hosted' })
  expect(events.at(-1)).toMatchObject({ type: 'end' })
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toContain('chef_hosted_in_flight 0')
  const everything =
    text + metrics + server.said.out + server.said.err + JSON.stringify([...response.headers])
  expect(everything).not.toContain('canary')
  expect(everything).not.toContain('hf_')
})

test.each([
  ['silent', 504, { CHEF_FIRST_TEXT_MS: '300' }],
  ['unauthorized', 502, {}],
])('a provider that is %s: the house chef stands in, or else %i', async (scenario, status, settings) => {
  const forgiving = startServer(hosted(provider.url(scenario), settings))
  const stoodIn = await ask(await forgiving.url)
  expect(recipeEventDecoder().feed(await stoodIn.text())[0]).toEqual({
    type: 'chef',
    chef: 'house',
    standingIn: true,
  })
  const strict = startServer(hosted(provider.url(scenario), { ...settings, CHEF_STANDIN: 'none' }))
  expect((await ask(await strict.url)).status).toBe(status)
})

async function freePort(): Promise<number> {
  const { port, close } = await listening(saying(recipe).chef)
  await close()
  return port
}

async function dropsWhileServing(url: string): Promise<number> {
  let response: Response | undefined
  while (!response) response = await ask(url).catch(() => undefined)
  await response.text()
  await (await ask(url)).text()
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/chef_logs_dropped_total (\d+)/.exec(metrics)?.[1])
}

test('[128] a full disk under the logs: it goes on serving and counts what it drops', async () => {
  const port = await freePort()
  startServer({ PORT: String(port) }, { stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'] })
  expect(await dropsWhileServing(`http://127.0.0.1:${port}`)).toBeGreaterThan(0)
})

test('[128] nobody reads the logs any more: it goes on serving and counts what it drops', async () => {
  const server = startServer()
  const url = await server.url
  server.child.stdout!.destroy()
  expect(await dropsWhileServing(url)).toBeGreaterThan(0)
})
