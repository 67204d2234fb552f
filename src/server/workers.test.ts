import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { recipeEventDecoder } from '#shared/recipe-event.ts'

import { startProvider, type Provider } from '../../e2e/provider/provider.ts'
import { held } from './held.testing.ts'
import { until } from './app.testing.ts'
import { ask, hosted, killServers, startServer } from './built-server.testing.ts'

// Several processes take a while to start where many do at once.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let provider: Provider
beforeAll(async () => {
  provider = await startProvider({ scenarios: { held } })
})
afterAll(() => provider.close())
afterEach(killServers)

/** Workers say their number, at the start and with every call, and do what a signal wants of them: break, or hang. */
const preload = `
if (process.getBuiltinModule('cluster').isWorker) {
  console.log('worker ' + process.pid)
  process.getBuiltinModule('diagnostics_channel').subscribe('http.server.request.start', () => {
    console.log('called ' + process.pid)
  })
  process.on('SIGUSR1', () => { throw new Error('canary') })
  process.on('SIGUSR2', () => { for (;;); })
}`

async function startTwo(settings: Record<string, string> = {}) {
  const server = startServer({ WORKERS: '2', ...settings }, { preload })
  const said = (what: string) =>
    [...server.said.out.matchAll(new RegExp(`^${what} (\\d+)$`, 'gm'))].map(([, pid]) => Number(pid))
  const pids = () => said('worker')
  const callsOf = (worker: number) => said('called').filter((pid) => pid === worker).length
  return { ...server, url: await server.url, pids, callsOf }
}

/** Calls over connections of their own, so that they go to the workers in turn. */
const alone = { headers: { connection: 'close' } }

const releaseAll = () => provider.requests.forEach((request) => request.release())

async function isWhole(response: Response): Promise<boolean> {
  const text = await response.text().catch(() => '')
  return text !== '' && recipeEventDecoder().feed(text).at(-1)?.type === 'end'
}

async function counted(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, alone)).text()
  const values = [...text.matchAll(new RegExp(`^${name}(?:{.*})? (\\d+)$`, 'gm'))]
  return values.reduce((sum, [, value]) => sum + Number(value), 0)
}

const eventually = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 30_000, interval: 100 })

const isGone = (pid: number) => {
  try {
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}

test('two workers answer on one port, and what they count is one sum, whoever is asked', async () => {
  const { url, pids, said } = await startTwo()
  expect(new Set(pids()).size).toBe(2)
  await until(() => said.out.includes('2 workers answer'))
  for (let call = 0; call < 6; call++) expect(await isWhole(await ask(url))).toBe(true)
  for (let time = 0; time < 4; time++) {
    expect((await fetch(`${url}/readyz`, alone)).status).toBe(200)
    expect(await counted(url, 'chef_recipes_total')).toBe(6)
    expect(await counted(url, 'chef_first_text_seconds_count')).toBe(6)
  }
})

test('the limits of an address and the places for hosted calls are those of all workers together', async () => {
  const { url } = await startTwo({
    ...hosted(provider.url('held')),
    CHEF_STANDIN: 'none',
    RATE_LIMIT_PER_MINUTE: '8',
    MAX_IN_FLIGHT: '3',
    MAX_WAITING: '0',
  })
  const open = await Promise.all(Array.from({ length: 5 }, () => ask(url)))
  expect(open.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 503, 503])
  expect(await counted(url, 'chef_hosted_in_flight')).toBe(3)
  releaseAll()
  for (const response of open) await response.text()
  await eventually(async () => expect(await counted(url, 'chef_hosted_in_flight')).toBe(0))
  const later = []
  for (let call = 0; call < 5; call++) {
    const response = await ask(url)
    later.push(response.status)
    releaseAll()
    await response.text()
  }
  expect(later).toEqual([200, 200, 200, 429, 429])
})

test('a visitor who leaves gives the place back to all workers', async () => {
  const { url } = await startTwo(hosted(provider.url('held')))
  const visitor = new AbortController()
  expect((await ask(url, visitor.signal)).status).toBe(200)
  visitor.abort()
  await eventually(async () => expect(await counted(url, 'chef_hosted_in_flight')).toBe(0))
})

test.each([
  { how: 'is killed', signal: 'SIGKILL', finishesItsOwn: false },
  { how: 'hangs', signal: 'SIGUSR2', finishesItsOwn: false },
  { how: 'meets an error that nobody caught', signal: 'SIGUSR1', finishesItsOwn: true },
])(
  '[149] a worker that $how is replaced, and the streams of the others go on',
  async ({ signal, finishesItsOwn }) => {
    const { url, pids, callsOf, said } = await startTwo(hosted(provider.url('held')))
    const [victim, survivor] = pids()
    const open: Response[] = []
    while (callsOf(victim!) === 0 || callsOf(survivor!) === 0) open.push(await ask(url))
    const others = callsOf(survivor!)
    const ends = open.map(isWhole)
    process.kill(victim!, signal)
    await until(() => pids().length === 3)
    if (!finishesItsOwn) await until(() => isGone(victim!))
    releaseAll()
    const finished = (await Promise.all(ends)).filter(Boolean)
    expect(finished).toHaveLength(finishesItsOwn ? open.length : others)
    await until(() => isGone(victim!))
    expect(said.out).not.toContain('canary')
    expect(isGone(survivor!)).toBe(false)
    await eventually(async () => {
      expect(await counted(url, 'chef_hosted_in_flight')).toBe(0)
      expect(await counted(url, 'chef_workers_replaced_total')).toBe(1)
    })
    const later = await Promise.all(Array.from({ length: 4 }, () => ask(url)))
    releaseAll()
    expect(await Promise.all(later.map(isWhole))).toEqual([true, true, true, true])
  },
)

test('what a worker had counted when it was last asked stays in the sums when it ends', async () => {
  const { url, pids } = await startTwo()
  for (let call = 0; call < 6; call++) await (await ask(url)).text()
  expect(await counted(url, 'chef_recipes_total')).toBe(6)
  process.kill(pids()[0]!, 'SIGKILL')
  await until(() => pids().length === 3)
  await eventually(async () => expect(await counted(url, 'chef_recipes_total')).toBe(6))
})

test('[125] a stop lets the streams of all workers finish, refuses new ones, and exits with 0', async () => {
  const { url, child, exit } = await startTwo(hosted(provider.url('held')))
  const open = await Promise.all(Array.from({ length: 12 }, () => ask(url)))
  child.kill('SIGTERM')
  const readiness = async () => (await fetch(`${url}/readyz`, alone)).status
  while ((await readiness()) !== 503) await new Promise((resolve) => setTimeout(resolve, 10))
  await eventually(async () => expect((await ask(url)).status).toBe(503))
  releaseAll()
  expect(await Promise.all(open.map(isWhole))).toEqual(Array(12).fill(true))
  expect(await exit).toBe(0)
})

test('[126] a second signal destroys the streams of all workers and exits', async () => {
  const { url, child, exit, said } = await startTwo(hosted(provider.url('held')))
  const open = await Promise.all(Array.from({ length: 4 }, () => ask(url)))
  child.kill('SIGTERM')
  await until(() => said.out.includes('Stopping'))
  child.kill('SIGTERM')
  expect(await Promise.all(open.map(isWhole))).toEqual(Array(4).fill(false))
  expect(await exit).toBe(0)
})

test('no worker outlives its primary', async () => {
  const { child, pids } = await startTwo()
  expect(pids().map(isGone)).toEqual([false, false])
  child.kill('SIGKILL')
  await until(() => pids().every(isGone))
})

test('[124] a port in use: exit 1 and one clear line, however many workers', async () => {
  const { port } = new URL(await startServer().url)
  const second = startServer({ PORT: port, WORKERS: '2' })
  expect(await second.exit).toBe(1)
  expect(second.said.err).toBe('Chef Basil cannot start: the port is in use; set PORT to another\n')
})
