import { percentile, type Figure } from './figures.ts'
import { hostedAt, startServer, type Served } from './processes.ts'
import { visitProvider, visitServer } from './visiting.ts'

const rounds = 3
const deltaMs = 200
const deltas = 50
/** Visitors come within this time, not in one instant. */
const arrivingMs = 2000
const idealMs = (deltas - 1) * deltaMs
// Paths of the provider: characters, characters a delta, milliseconds between deltas.
const short = '/40/4/0'
const flood = '/4000/4/0'
const paced = `/${deltas * 4}/4/${deltaMs}`

type Relays = { ours: Served; plain: Served; stop: () => Promise<unknown> }

async function startRelays(endpoint: string): Promise<Relays> {
  // As `npm start` does: the room that V8 makes for new objects is part of what a stream takes.
  const ours = await startServer(['scripts/start.js'], { core: 0, settings: hostedAt(endpoint) })
  const plain = await startServer(['bench/processes/plain-relay.ts'], {
    core: 0,
    settings: { CHEF_ENDPOINT: endpoint },
  })
  return { ours, plain, stop: () => Promise.all([ours.stop(), plain.stop()]) }
}

/** Our server as a relay beside the provider itself and beside a plain relay. */
export async function measureRelay(): Promise<Figure[]> {
  const provider = await startServer(['bench/processes/provider.ts'], { core: 1 })
  try {
    return [
      ...(await addedTime(provider.url)),
      ...(await saturation(provider.url)),
      ...(await openStreams(provider.url)),
    ]
  } finally {
    await provider.stop()
  }
}

async function addedTime(url: string): Promise<Figure[]> {
  const relays = await startRelays(url + short)
  const added = { p50: [] as number[], p99: [] as number[] }
  const load = { atOnce: 1, calls: 400 }
  await visitServer(relays.ours.url, load)
  for (let round = 0; round < 5; round++) {
    const direct = (await visitProvider(url + short, load)).firstText
    const relayed = (await visitServer(relays.ours.url, load)).firstText
    added.p50.push(percentile(relayed, 0.5) - percentile(direct, 0.5))
    added.p99.push(percentile(relayed, 0.99) - percentile(direct, 0.99))
  }
  await relays.stop()
  return [
    { what: 'relay: added to the first text, p50', unit: 'ms', values: added.p50, target: { atMost: 3 } },
    { what: 'relay: added to the first text, p99', unit: 'ms', values: added.p99, target: { atMost: 15 } },
  ]
}

async function saturation(url: string): Promise<Figure[]> {
  const relays = await startRelays(url + flood)
  const perSecond = { ours: [] as number[], plain: [] as number[] }
  const load = { atOnce: 32, calls: 128 }
  for (const name of ['ours', 'plain'] as const) await visitServer(relays[name].url, load)
  for (let round = 0; round < 5; round++) {
    for (const name of ['ours', 'plain'] as const) {
      const { total, seconds } = await visitServer(relays[name].url, load)
      perSecond[name].push((total.length * 1000) / seconds)
    }
  }
  await relays.stop()
  const beside = { what: 'plain relay', values: perSecond.plain }
  const what = 'relay: deltas a second at saturation, 32 streams'
  return [{ what, unit: '/s', values: perSecond.ours, beside, target: { atLeast: 0.85 } }]
}

/** What so many open streams take of a server: seconds of processor and bytes for each. */
async function hold(server: Served, streams: number) {
  const before = { rss: server.rss(), cpu: server.cpuSeconds() }
  const visits = visitServer(server.url, { atOnce: streams, calls: streams, arrivingMs })
  visits.catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 0.8 * idealMs))
  const held = server.rss() - before.rss
  const { firstText, total } = await visits
  return {
    memory: held / streams / 1024,
    cpu: ((server.cpuSeconds() - before.cpu) * 1000) / streams,
    stretch: percentile(total, 0.99) / idealMs,
    firstText: percentile(firstText, 0.99),
  }
}

async function openStreams(url: string): Promise<Figure[]> {
  type Held = Awaited<ReturnType<typeof hold>>
  const held = { few: [] as Held[], ours: [] as Held[], plain: [] as Held[] }
  for (let round = 0; round < rounds; round++) {
    // Fresh processes each time: memory that an earlier round has grown would hide what the streams take. Each
    // serves 100 streams first, for which it compiles its code and makes its room for new objects.
    const relays = await startRelays(url + paced)
    for (const name of ['ours', 'plain'] as const) {
      const few = await hold(relays[name], 100)
      if (name === 'ours') held.few.push(few)
      held[name].push(await hold(relays[name], 1000))
    }
    await relays.stop()
  }
  const plain = (key: keyof Held) => ({ what: 'plain relay', values: held.plain.map((one) => one[key]) })
  const ours = (key: keyof Held) => held.ours.map((one) => one[key])
  const few = { what: 'ms at 100 streams', values: held.few.map(({ cpu }) => cpu) }
  const streams = 'relay: 1,000 streams, 5 deltas a second'
  return [
    { what: `${streams}: time over ideal, p99`, unit: '×', values: ours('stretch'), target: { atMost: 1.1 } },
    { what: `${streams}: first text, p99`, unit: 'ms', values: ours('firstText'), target: { atMost: 1000 } },
    { what: 'the same of the plain relay: time over ideal, p99', unit: '×', values: plain('stretch').values },
    { what: 'the same of the plain relay: first text, p99', unit: 'ms', values: plain('firstText').values },
    {
      what: `${streams}: memory a stream`,
      unit: 'KB',
      values: ours('memory'),
      beside: plain('memory'),
      target: { atMost: 1.5 },
    },
    { what: `${streams}: processor a stream`, unit: 'ms', values: ours('cpu'), beside: plain('cpu') },
    {
      what: 'relay: processor a stream, 1,000 streams',
      unit: 'ms',
      values: ours('cpu'),
      beside: few,
      target: { atMost: 1.25 },
    },
  ]
}
