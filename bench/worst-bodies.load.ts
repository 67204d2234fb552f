import { afterEach, expect, test } from 'vitest'

import { killServers } from '#server/built-server.testing.ts'

import { listOf } from '../scripts/cost/body.ts'
import { worstBodies } from '../scripts/cost/worst.ts'
import { percentile, report, startProbedServer } from './load.ts'

afterEach(killServers)

const ordinary = ['egg', 'rice', 'peas', 'ginger']
const worst = Object.values(worstBodies).map(listOf)

async function cook(url: string, ingredients: readonly string[]): Promise<number> {
  const response = await fetch(`${url}/api/recipe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ingredients }),
  })
  await response.text()
  return response.status
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
