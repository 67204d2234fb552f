import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { recipeRoute } from '#shared/product.ts'

import { startWorkerd } from '../e2e/edge/workerd.ts'
import type { Figure } from './figures.ts'

const rounds = 7
const worker = 'dist-edge/worker'

/** Milliseconds of processor time that a process and its threads have taken so far; the system must have `/proc`. */
function processorMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const times = threads.map((id) => readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0])
  return times.reduce((sum, nanoseconds) => sum + Number(nanoseconds) / 1e6, 0)
}

/** Processor time of workerd with a worker from its start to the first answer, and then of house recipes. */
async function timesOf(folder: string, recipes: number): Promise<number[]> {
  const { url, pid, stop } = await startWorkerd({}, { worker: folder })
  await (await fetch(`${url}/healthz`)).text()
  const times = [processorMs(pid)]
  for (let at = 0; at < recipes; at++) {
    const before = processorMs(pid)
    const ingredients = ['chicken thighs', 'rice', 'garlic', 'lemon']
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ ingredients, seed: at })
    const response = await fetch(url + recipeRoute, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(`the worker answered ${response.status}`)
    await response.text()
    times.push(processorMs(pid) - before)
  }
  await stop()
  return times
}

/** Size and start of the worker, and what house recipes cost in it. */
export async function measureEdge(): Promise<Figure[]> {
  const modules = readdirSync(worker)
  const sizes = modules.map((name) => gzipSync(readFileSync(join(worker, name)), { level: 9 }).byteLength)
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6
  const idle = mkdtempSync(join(tmpdir(), 'chef-basil-idle-'))
  writeFileSync(join(idle, 'main.js'), "export default { fetch: () => new Response('alive') }")
  const [starts, firsts, later]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < rounds; round++) {
    const [empty = 0] = await timesOf(idle, 0)
    const [start = 0, first = 0, ...rest] = await timesOf(worker, 20)
    starts.push(start - empty)
    firsts.push(first)
    later.push(rest.toSorted((one, other) => one - other)[10] ?? 0)
  }
  rmSync(idle, { recursive: true })
  return [
    { what: 'edge: the worker, compressed', unit: 'MB', values: [megabytes], target: { atMost: 1 } },
    { what: 'edge: start, beside an empty worker', unit: 'ms CPU', values: starts, target: { atMost: 50 } },
    { what: 'edge: first house recipe of an isolate', unit: 'ms CPU', values: firsts },
    { what: 'edge: a later house recipe', unit: 'ms CPU', values: later },
  ]
}
