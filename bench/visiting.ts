import { text } from 'node:stream/consumers'

import { recipeRoute } from '#shared/product.ts'

import { spawnProcess } from './processes.ts'

/** What visitors ask, and the marks by which they know the first text and the end of an answer. */
export type Visits = {
  url: string
  body: string
  firstMark: string
  lastMark: string
  atOnce: number
  calls: number
  /** Milliseconds over which the first calls are spread. */
  arrivingMs: number
}

/** Milliseconds of every call that came to its end, what went wrong with the others, and how long all took. */
export type VisitTimes = { firstText: number[]; total: number[]; failed: string[]; seconds: number }

type Load = { atOnce: number; calls: number; arrivingMs?: number }

const list = ['chicken thighs', 'rice', 'garlic', 'lemon']

/** Visitors of a server that speaks our wire. Throws when a single call fails. */
export function visitServer(url: string, load: Load): Promise<VisitTimes> {
  const body = JSON.stringify({ ingredients: list, seed: 0 })
  return run({
    url: url + recipeRoute,
    body,
    firstMark: '"type":"text"',
    lastMark: '"type":"end"',
    arrivingMs: 0,
    ...load,
  })
}

/** Visitors who ask the provider themselves. Throws when a single call fails. */
export function visitProvider(url: string, load: Load): Promise<VisitTimes> {
  const messages = [{ role: 'user', content: `I have ${list.join(', ')}.` }]
  const body = JSON.stringify({ model: 'm', messages, max_tokens: 1024, stream: true })
  const marks = { firstMark: '"content"', lastMark: '[DONE]' }
  return run({ url: `${url}/v1/chat/completions`, body, ...marks, arrivingMs: 0, ...load })
}

async function run(visits: Visits): Promise<VisitTimes> {
  const child = spawnProcess(['bench/processes/visitors.ts', JSON.stringify(visits)], { core: 1 })
  const said = await text(child.stdout)
  if (said === '') throw new Error('the visitors did not come to their end')
  const times = JSON.parse(said) as VisitTimes
  if (times.failed.length > 0) throw new Error(`${times.failed.length} calls failed: ${times.failed[0]}`)
  return times
}
