import type { Figure } from './figures.ts'
import { hostedAt, startServer, type Served } from './processes.ts'
import { visitServer } from './visiting.ts'

const rounds = 5
const workers = 2
// Paths of the provider: characters, characters a delta, milliseconds between deltas.
const paced = '/200/4/200'
const flood = '/4000/4/0'

type Load = { atOnce: number; calls: number; arrivingMs?: number }

/**
 * Two workers beside one process, by what a second of processor gives. On a machine whose visitors share its cores the
 * clock says more of them than of the server; what a second of processor gives, two cores give twice.
 */
export async function measureWorkers(): Promise<Figure[]> {
  const provider = await startServer(['bench/processes/provider.ts'], {})
  const recipes = await beside({}, { atOnce: 64, calls: 2000 })
  const streams = await beside(hostedAt(provider.url + paced), { atOnce: 300, calls: 300, arrivingMs: 2000 })
  const floods = await beside(hostedAt(provider.url + flood), { atOnce: 32, calls: 128 })
  await provider.stop()
  const figure = (what: string, { both, one }: typeof recipes): Figure => ({
    what: `workers: ${what} for a second of processor`,
    unit: '/s',
    values: both,
    beside: { what: 'one process', values: one },
  })
  const target = { atLeast: 1.7 / workers }
  return [
    { ...figure('house recipes', recipes), target },
    { ...figure('hosted streams of 50 deltas, 5 a second', streams), target },
    // No model sends a thousand deltas at once: a process then handles together what came meanwhile.
    figure('hosted streams of 1,000 deltas at once', floods),
    // A worker that the load leaves idle is a core that gives nothing.
    {
      what: 'workers: share of the work that the busier of two does',
      unit: '',
      values: [...recipes.shares, ...streams.shares, ...floods.shares],
      target: { atMost: 1 / 1.7 },
    },
  ]
}

async function beside(settings: Record<string, string>, load: Load) {
  const start = (count: number) =>
    startServer(['scripts/start.js'], { settings: { ...settings, WORKERS: String(count) } })
  const [both, one] = [await start(workers), await start(1)]
  // A worker of two is as busy as the one process beside them: what comes together is handled together.
  const loadOfBoth = { ...load, atOnce: workers * load.atOnce, calls: workers * load.calls }
  await visitServer(both.url, loadOfBoth)
  await visitServer(one.url, load)
  const found = { both: [] as number[], one: [] as number[], shares: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const { perSecond, share } = await gives(both, loadOfBoth)
    found.both.push(perSecond)
    found.shares.push(share)
    found.one.push((await gives(one, load)).perSecond)
  }
  await Promise.all([both.stop(), one.stop()])
  return found
}

/** Calls that were answered for a second of processor, the primary's included, and the greatest share of a worker. */
async function gives(server: Served, load: Load) {
  const before = { own: server.cpuSeconds(), workers: server.workersCpuSeconds() }
  const { total } = await visitServer(server.url, load)
  const own = server.cpuSeconds() - before.own
  const each = server.workersCpuSeconds().map((seconds, at) => seconds - before.workers[at]!)
  const sum = each.reduce((one, other) => one + other, 0)
  return { perSecond: total.length / (own + sum), share: Math.max(...each) / sum }
}
