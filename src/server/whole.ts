import type { Metrics } from './metrics.ts'

export type Readiness = 'starting' | 'ready' | 'draining'

/** What visitors and operators take for one server: this process alone, or all workers behind one port. */
export type Whole = {
  readiness: () => Readiness | Promise<Readiness>
  /** Everything that is counted, as Prometheus text. */
  metrics: () => Promise<string>
}

/** A process that is the whole server. */
export function alone({ registry }: Metrics, isDraining: () => boolean): Whole {
  return {
    readiness: () => (isDraining() ? 'draining' : 'ready'),
    metrics: () => registry.metrics(),
  }
}
