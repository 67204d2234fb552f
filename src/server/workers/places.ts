import type { Limits } from '../limits.ts'
import type { PrimaryCalls } from './calls.ts'
import type { Line } from './line.ts'

/** In the primary: what the calls of one worker hold or wait for, so that all of it is free when the worker is gone. */
export class Places {
  readonly #limits: Limits
  readonly #leave = new Map<number, () => void>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  async enter({ address, place }: { address: string; place: number }): Promise<void> {
    const patience = new AbortController()
    const { signal } = patience
    this.#leave.set(place, () => patience.abort())
    try {
      const leave = await this.#limits.admit(address, signal)
      if (signal.aborted) leave()
      else this.#leave.set(place, leave)
    } catch (error) {
      this.#leave.delete(place)
      if (!signal.aborted) throw error
    }
  }

  leave(place: number): void {
    this.#leave.get(place)?.()
    this.#leave.delete(place)
  }

  leaveAll(): void {
    for (const place of this.#leave.keys()) this.leave(place)
  }
}

/** In a worker: the limits that the primary counts. */
export function limitsOfPrimary(primary: Line<PrimaryCalls>): Limits {
  let last = 0
  return {
    async admit(address, signal) {
      signal.throwIfAborted()
      const place = ++last
      // Should the primary be gone, so are its limits, and this process with them.
      const leave = () => void primary('leave', place).catch(() => {})
      signal.addEventListener('abort', leave, { once: true })
      try {
        await primary('enter', { address, place })
      } finally {
        signal.removeEventListener('abort', leave)
      }
      signal.throwIfAborted()
      return leave
    },
  }
}
