import type { Readiness } from '../whole.ts'

/** What a process has counted, as prom-client hands it on. */
export type Counted = { name: string; type: string }[]

/** What workers may ask the primary. */
export type PrimaryCalls = {
  /** Counts a call of an address, and takes a place under a number of the worker's own. */
  enter: (call: { address: string; place: number }) => Promise<void>
  /** Frees a place, or gives up waiting for it. */
  leave: (place: number) => void
  readiness: () => Readiness
  metrics: () => Promise<string>
  /** This worker takes no more calls: another may begin. */
  stepDown: () => void
}

/** What the primary may ask a worker. */
export type WorkerCalls = {
  isAlive: () => true
  metrics: () => Promise<Counted>
  /** Finish what is under way and exit; asked a second time, at once. */
  stop: () => void
}
