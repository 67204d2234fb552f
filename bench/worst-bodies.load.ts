import { afterEach, expect, test } from 'vitest'

import { hosted, killServers } from '#server/built-server.testing.ts'

import type { Scenario } from '../e2e/provider/call.ts'
import { startProvider } from '../e2e/provider/provider.ts'
import { listOf } from '../scripts/cost/body.ts'
import { worstBodies } from '../scripts/cost/worst.ts'
import { percentile, report, startProbedServer } from './load.ts'

afterEach(killServers)

const ordinary = ['egg', 'rice', 'peas', 'ginger']
const worst = Object.values(worstBodies).map(listOf)

/** A call of a visitor, whom the trusted proxy names. */
function ask(url: string, ingredients: readonly string[], visitor = '192.0.2.1'): Promise<Response> {
  return fetch(`${url}/api/recipe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
    body: JSON.stringify({ ingredients }),
  })
}

async function cook(url: string, ingredients: readonly string[]): Promise<number> {
  const response = await ask(url, ingredients)
  await response.text()
  return response.status
}

/** The longest time between two pieces of an answer, in ms. */
async function longestGap(response: Response): Promise<number> {
  let last = performance.now()
  let longest = 0
  for await (const _ of response.body!) {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  return longest
}

/** A delta every 100 ms for five seconds. */
const paced: Scenario = {
  about: 'a recipe at a steady pace',
  async play(call) {
    call.open()
    for (let delta = 0; delta < 50; delta++) {
      await call.say('rice ')
      await call.pause(100)
    }
    call.finish()
  },
}

/** Milliseconds of one call after another for as long as the work takes. */
async function beside(work: Promise<unknown>, call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const over = new AbortController()
  const done = work.finally(() => over.abort())
  while (!over.signal.aborted) {
    const begun = performance.now()
    await call()
    times.push(performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await done
  return times
}

test.each([
  ['[148] twenty of the worst bodies', [...worst, ...worst], 5],
  ['[150] 500 ordinary house recipes', Array.from({ length: 500 }, () => ordinary), 1],
])('beside %s at once health checks and ordinary recipes are answered', async (what, lists, times) => {
  const server = await startProbedServer({})
  // The code is compiled by its first uses.
  for (let round = 0; round < 3; round++) for (const list of worst) await cook(server.url, list)
  const statuses: number[] = []
  const work = (async () => {
    // Those who are watched are connected before the others come.
    await new Promise((resolve) => setTimeout(resolve, 100))
    for (let time = 0; time < times; time++)
      statuses.push(...(await Promise.all(lists.map((list) => cook(server.url, list)))))
  })()
  const [health, recipes] = await Promise.all([
    beside(work, () => fetch(`${server.url}/healthz`).then((response) => response.text())),
    beside(work, () => cook(server.url, ordinary)),
  ])
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
  expect(report(`p95 of /healthz beside ${what}`, percentile(health, 0.95), 100, 'ms')).toBeLessThan(5)
  expect(report(`p95 of recipes beside ${what}`, percentile(recipes, 0.95), 500, 'ms')).toBeLessThan(5)
})

test('[148] beside twenty of the worst bodies at once hosted streams keep their pace', async () => {
  const provider = await startProvider({ scenarios: { paced } })
  const settings = hosted(provider.url('paced'), { RATE_LIMIT_PER_MINUTE: '10', TRUST_PROXY: '1' })
  const server = await startProbedServer(settings)
  await Promise.all(worst.map((list) => cook(server.url, list)))
  const streams = Array.from({ length: 20 }, (_, at) => ask(server.url, ordinary, `198.51.100.${at}`))
  const gaps = Promise.all((await Promise.all(streams)).map(longestGap))
  // The visitor's ten hosted calls are spent: these are cooked here, beside the streams.
  const statuses = await Promise.all([...worst, ...worst].map((list) => cook(server.url, list)))
  expect(statuses.every((status) => status === 200)).toBe(true)
  expect(report('longest gap of a stream beside them', Math.max(...(await gaps)), 250, 'ms')).toBeLessThan(5)
  await provider.close()
})
