// `npm run bench` measures everything, `npm run bench -- relay start` these alone. Timings are never a test.
import { availableParallelism, loadavg } from 'node:os'

import { measureEdge } from './edge.ts'
import { tableOf, type Figure } from './figures.ts'
import { measureFirstVisit } from './first-visit.ts'
import { measureHouse } from './house.ts'
import { measureRelay } from './relay.ts'
import { measureSmoothness } from './smoothness.ts'
import { measureStart } from './start.ts'
import { measureStreaming } from './streaming.ts'
import { measureWorkers } from './workers.ts'

const measures: Record<string, () => Promise<Figure[]>> = {
  start: measureStart,
  house: measureHouse,
  relay: measureRelay,
  workers: measureWorkers,
  visit: measureFirstVisit,
  smoothness: measureSmoothness,
  streaming: measureStreaming,
  edge: measureEdge,
}

const asked = process.argv.slice(2)
const load = () => loadavg()[0]?.toFixed(1)
const figures: Figure[] = []
console.log(`${availableParallelism()} cores, load ${load()}, Node ${process.version}`)
for (const [name, measure] of Object.entries(measures)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const measured = await measure()
  console.log(`\n${tableOf(measured)}`)
  figures.push(...measured)
}
console.log(`\nAll of it, load ${load()}:\n\n${tableOf(figures)}`)
