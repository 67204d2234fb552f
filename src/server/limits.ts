import type { Admission } from './admission.ts'
import type { RateLimits } from './rate-limits.ts'

/** Who may call the hosted chef now. */
export type Limits = {
  /**
   * Counts a call of an address and takes a place for it; what it gives frees that place. Throws a `Refusal` where the
   * address is over its limit or no place gets free in time, and the signal's reason when the visitor leaves first.
   */
  admit: (address: string, signal: AbortSignal) => Promise<() => void>
}

/** Both kinds of limits as one: calls by address first, then places. */
export function limitsOf(rates: RateLimits, admission: Admission): Limits {
  return {
    async admit(address, signal) {
      await rates.count(address)
      await admission.enter(signal)
      return () => admission.leave()
    },
  }
}
