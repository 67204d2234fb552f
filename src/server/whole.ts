import type { Metrics } from './metrics.ts'

export type Readiness = 'starting' | 'ready' | 'draining'

/** What visitors and operators take for one server: this process alone, or all workers behind one port. */
export type Whole = {
  readiness: () => Readiness | Promise<Readiness>
  /** Everything that is counted, as Prometheus text, where it is kept to be read. */
  metrics?: { contentType: string; text: () => Promise<string> }
}

/** A process that is the whole server. */
export function alone({ registry }: Metrics, isDraining: () => boolean): Whole {
  return {
    readiness: () => (isDraining() ? 'draining' : 'ready'),
    metrics: { contentType: registry.contentType, text: () => registry.metrics() },
  }
}
