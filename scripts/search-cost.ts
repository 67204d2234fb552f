// Searches for the bodies that cost the server most: tsx scripts/search-cost.ts [--minutes 5] [--climbs 10] [--seed 1].
// Climbs by counted work, which no other load disturbs, and prints the worst with their processor time.
import { parseArgs } from 'node:util'

import { joints, openings, vocabularies, type Body, type Segment } from './cost/body.ts'
import { calls } from './cost/calls.ts'
import { workOf } from './cost/work.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    climbs: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
})
const climbs = Number(values.climbs)
const endAt = performance.now() + Number(values.minutes) * 60_000

let state = Number(values.seed)
/** A whole number below another (mulberry32). */
function below(count: number): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) % count
}
const oneOf = <Value>(all: readonly Value[]): Value => all[below(all.length)]!

const anySegment = (): Segment => ({
  opening: oneOf(openings),
  words: oneOf(vocabularies),
  joint: oneOf(joints),
  from: below(1000),
  step: oneOf([1, 1, 7, 20]),
  entries: oneOf([1, 5, 20, 60, 200]),
  characters: oneOf([1, 10, 30, 60, 120]),
})

function changed(body: Body): Body {
  const at = below(body.length)
  const way = below(5)
  if (way === 0) return [...body, anySegment()]
  if (way === 1 && body.length > 1) return body.toSpliced(at, 1)
  if (way === 2) return body.toSorted(() => below(3) - 1)
  const other = anySegment()
  const field = oneOf(Object.keys(other) as (keyof Segment)[])
  return body.with(at, { ...body[at]!, [field]: other[field] })
}

async function processorMs(call: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let time = 0; time < 5; time++) {
    const before = process.cpuUsage()
    await call()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

for (const [name, cook] of Object.entries(calls)) {
  // What is built once, and what is remembered, is not the work of a call.
  await cook([{ ...anySegment(), words: 'names', entries: 60, characters: 1 }])
  const found: { body: Body; work: number }[] = []
  const share = (endAt - performance.now()) / (name === 'house' ? 2 : 1)
  const until = performance.now() + share
  for (let climb = 0; climb < climbs; climb++) {
    const climbUntil = performance.now() + (until - performance.now()) / (climbs - climb)
    let best: { body: Body; work: number } = { body: [anySegment(), anySegment()], work: 0 }
    while (performance.now() < climbUntil) {
      const body = changed(best.body)
      const work = await workOf(() => cook(body))
      if (work > best.work) best = { body, work }
    }
    found.push(best)
  }
  console.log(`${name}:`)
  for (const { body, work } of found.toSorted((one, other) => other.work - one.work)) {
    const ms = await processorMs(() => cook(body))
    console.log(`// work ${work}, ${ms.toFixed(1)} ms of processor\n${JSON.stringify(body)},`)
  }
}
