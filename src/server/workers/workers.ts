import cluster, { type Address, type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

import type { Logger } from 'pino'

import type { Limits } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import type { Readiness } from '../whole.ts'
import type { PrimaryCalls, WorkerCalls } from './calls.ts'
import { openLine, type Line } from './line.ts'
import { Places } from './places.ts'
import { jsonOf, SummedMetrics } from './summed-metrics.ts'

/** A worker is asked so often whether it is alive, and is ended when it has not answered so many times running. */
const askEveryMs = 2000
const mostUnanswered = 5
/** A worker drains for 30 s by itself. */
const mostStoppingMs = 35_000
/** One that could not even start is not replaced at once. */
const pauseAfterBadStartMs = 1000
/** What a worker has counted is waited for so long; then what it said last counts. */
const countMs = 1000
/** The number under which the primary's own counts are noted; workers begin with 1. */
const primary = 0

type Member = {
  worker: Worker
  call: Line<WorkerCalls>
  places: Places
  isListening: boolean
  isReplaced: boolean
  unanswered: number
}

type Parts = { limits: Limits; log: Logger; metrics: Metrics }

/** The processes that answer visitors: as many as wanted, each replaced when it ends or hangs. */
export class Workers {
  readonly #count: number
  readonly #parts: Parts
  readonly #members = new Map<number, Member>()
  readonly #sums = new SummedMetrics()
  #state: Readiness = 'starting'

  constructor(count: number, parts: Parts) {
    this.#count = count
    this.#parts = parts
  }

  /** Resolves when all of them listen. Where the first cannot, it has said why, and this process exits as it did. */
  async start(): Promise<Address> {
    const first = this.#fork()
    first.worker.once('exit', (code) => {
      if (!first.isListening) process.exit(code ?? 1)
    })
    const [address] = (await once(first.worker, 'listening')) as [Address]
    for (let number = 1; number < this.#count; number++) this.#fork()
    while (this.#listening() < this.#count) await once(cluster, 'listening')
    if (this.#state === 'starting') this.#state = 'ready'
    setInterval(() => this.#askAll(), askEveryMs).unref()
    return address
  }

  readiness(): Readiness {
    return this.#state
  }

  /** Resolves when every worker has finished what it was about; asked a second time, they end at once. */
  async stop(): Promise<void> {
    this.#state = 'draining'
    const members = [...this.#members.values()]
    const killing = setTimeout(
      () => members.forEach(({ worker }) => worker.process.kill('SIGKILL')),
      mostStoppingMs,
    )
    await Promise.all(
      members.map(async ({ worker, call }) => {
        if (worker.isDead()) return
        const exit = once(worker, 'exit')
        call('stop').catch(() => {})
        await exit
      }),
    )
    clearTimeout(killing)
  }

  #listening(): number {
    return [...this.#members.values()].filter(({ isListening }) => isListening).length
  }

  #fork(): Member {
    const { limits, log } = this.#parts
    const worker = cluster.fork()
    const places = new Places(limits)
    const mine: PrimaryCalls = {
      enter: (call) => places.enter(call),
      leave: (place) => places.leave(place),
      readiness: () => this.#state,
      metrics: () => this.#metrics(),
      stepDown: () => void this.#replace(member),
    }
    const call = openLine<WorkerCalls>(worker, mine)
    const member: Member = { worker, call, places, isListening: false, isReplaced: false, unanswered: 0 }
    this.#members.set(worker.id, member)
    worker.once('listening', () => (member.isListening = true))
    worker.once('exit', (code, signal) => {
      this.#members.delete(worker.id)
      places.leaveAll()
      this.#sums.end(worker.id)
      if (this.#state === 'draining') return
      log.error({ pid: worker.process.pid, code, signal }, 'A worker has ended.')
      void this.#replace(member)
    })
    return member
  }

  /** Lets another worker begin in the place of one that ends. */
  async #replace(member: Member): Promise<void> {
    if (member.isReplaced || this.#state === 'draining') return
    member.isReplaced = true
    this.#parts.metrics.workersReplaced.inc()
    if (!member.isListening) await pause(pauseAfterBadStartMs)
    if (this.readiness() !== 'draining') this.#fork()
  }

  #askAll(): void {
    for (const member of this.#members.values()) {
      if (!member.isListening) continue
      if (member.unanswered === mostUnanswered) {
        this.#parts.log.error({ pid: member.worker.process.pid }, 'A worker does not answer: it is ended.')
        member.worker.process.kill('SIGKILL')
      }
      member.unanswered++
      member.call('isAlive').then(
        () => (member.unanswered = 0),
        () => {},
      )
    }
  }

  async #metrics(): Promise<string> {
    const own = await jsonOf(this.#parts.metrics.registry)
    // How long the primary's event loop takes is no visitor's concern, and would halve the average.
    this.#sums.note(
      primary,
      own.filter(({ name }) => !name.startsWith('nodejs_')),
    )
    await Promise.all([...this.#members.values()].map((member) => this.#note(member)))
    return this.#sums.text()
  }

  async #note({ worker, call }: Member): Promise<void> {
    const counted = await Promise.race([call('metrics').catch(() => undefined), pause(countMs)])
    if (counted && this.#members.has(worker.id)) this.#sums.note(worker.id, counted)
  }
}
