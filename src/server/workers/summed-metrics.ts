import { AggregatorRegistry } from 'prom-client'

import type { Counted } from './calls.ts'

/** What several processes have counted, as one. Sums never fall when a process ends: what it last said stays in them. */
export class SummedMetrics {
  readonly #last = new Map<number, Counted>()
  #ended: Promise<Counted> = Promise.resolve([])

  /** Takes down what a process has counted so far. */
  note(process: number, counted: Counted): void {
    this.#last.set(process, counted)
  }

  /** Of a process that has ended its counts stay; what it held goes. */
  end(process: number): void {
    const lasting = (this.#last.get(process) ?? []).filter(isLasting)
    this.#last.delete(process)
    this.#ended = this.#ended.then((ended) => jsonOf(sumOf([ended, lasting])))
  }

  async text(): Promise<string> {
    const ended = await this.#ended
    return sumOf([...this.#last.values(), ended]).metrics()
  }
}

const sumOf = (counted: Counted[]) => AggregatorRegistry.aggregate(counted)

/** What a registry has counted, in the form that goes from process to process. */
export const jsonOf = (registry: { getMetricsAsJSON: () => Promise<unknown> }) =>
  registry.getMetricsAsJSON() as Promise<Counted>

const isLasting = ({ type }: Counted[number]) => type === 'counter' || type === 'histogram'
