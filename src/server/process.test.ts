import { openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { recipeRoute } from '#shared/product.ts'
import { recipeEventDecoder } from '#shared/recipe-event.ts'

import type { Scenario } from '../../e2e/provider/call.ts'
import { startProvider, type Provider } from '../../e2e/provider/provider.ts'
import { listening, recipe, saying, until } from './app.testing.ts'
import { buildServer, startServer } from './built-server.testing.ts'

/** Says one line, and the rest when it is released. */
const held: Scenario = {
  about: 'a recipe that ends when it is released',
  async play(call) {
    call.open()
    await call.say('## Held\n')
    await call.gate()
    await call.say('Done.\n')
    call.finish()
  },
}

// A process takes a while to start where many do at once.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let provider: Provider
beforeAll(async () => {
  await buildServer()
  provider = await startProvider({ scenarios: { held } })
})
afterAll(() => provider.close())

const running: ReturnType<typeof startServer>[] = []
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all(running.splice(0).map(({ exit }) => exit))
})

function start(...args: Parameters<typeof startServer>) {
  const server = startServer(...args)
  running.push(server)
  return server
}

const ask = (url: string, ingredients = ['chicken thighs', 'rice', 'garlic', 'lemon']) =>
  fetch(url + recipeRoute, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ingredients, seed: 1 }),
  })

const hosted = (scenario: string, settings = {}) => ({
  CHEF_ENDPOINT: provider.url(scenario),
  HF_TOKEN: 'hf_canary',
  RATE_LIMIT_PER_MINUTE: '1000',
  RATE_LIMIT_PER_DAY: '1000',
  ...settings,
})

test('[121] without settings the house chef serves, and the terminal says where, who, and how to add a token', async () => {
  const server = start()
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
  const probe = start({ PORT: 'x' })
  await probe.exit
  writeFileSync(join(probe.directory, '.env'), 'CHEF=nobody\nLOG_LEVEL=loud\n')
  const { PATH = '' } = process.env
  const server = start(
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
  const server = start({ [name]: value })
  expect(await server.exit).toBe(1)
  expect(server.said.err).toMatch(new RegExp(`^Chef Basil cannot start: .*${name}.*\\n$`))
  expect(server.said.err).not.toContain('canary')
})

test('[122] plain http to another host with a token is one warning', async () => {
  const server = start({ HF_TOKEN: 'x', CHEF_ENDPOINT: 'http://ollama:11434/v1' })
  await server.url
  await until(() => server.said.out.includes('"warn"'))
  expect(server.said.out.match(/"level":"warn".*plain http/g)).toHaveLength(1)
})

test('[124] a port in use: exit 1 and one clear line', async () => {
  const port = new URL(await start().url).port
  const second = start({ PORT: port })
  expect(await second.exit).toBe(1)
  expect(second.said.err).toBe('Chef Basil cannot start: the port is in use; set PORT to another\n')
})

test('the hosted chef answers through the provider, and the token is in no log and no response', async () => {
  const server = start(hosted('recipe'))
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
  const forgiving = start(hosted(scenario, settings))
  const stoodIn = await ask(await forgiving.url)
  expect(recipeEventDecoder().feed(await stoodIn.text())[0]).toEqual({
    type: 'chef',
    chef: 'house',
    standingIn: true,
  })
  const strict = start(hosted(scenario, { ...settings, CHEF_STANDIN: 'none' }))
  expect((await ask(await strict.url)).status).toBe(status)
})

/** The provider's open calls of a scenario. */
const calls = (scenario: string) => provider.requests.filter((request) => request.scenario === scenario)

test('[125] a stop lets fifty streams finish, refuses new ones, and exits with 0', async () => {
  const before = calls('held').length
  const server = start(hosted('held'))
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
  const server = start(hosted('held'))
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
  const server = start(hosted('held'), { preload })
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
  start({ PORT: String(port) }, { stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'] })
  expect(await dropsWhileServing(`http://127.0.0.1:${port}`)).toBeGreaterThan(0)
})

test('[128] nobody reads the logs any more: it goes on serving and counts what it drops', async () => {
  const server = start()
  const url = await server.url
  server.child.stdout!.destroy()
  expect(await dropsWhileServing(url)).toBeGreaterThan(0)
})

test('[93] a visitor who leaves closes the call to the provider and gives its place back', async () => {
  const server = start(hosted('held'))
  const url = await server.url
  const visitor = new AbortController()
  const response = await fetch(url + recipeRoute, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"ingredients":["egg"]}',
    signal: visitor.signal,
  })
  expect(response.status).toBe(200)
  visitor.abort()
  await until(() => calls('held').at(-1)!.aborted)
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('chef_hosted_in_flight 0')
})
