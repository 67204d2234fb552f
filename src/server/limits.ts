import type { Logger } from 'pino'

import { Admission } from './admission.ts'
import type { HostedConfig } from './config.ts'
import type { Metrics } from './metrics.ts'
import type { RateLimits } from './rate-limits.ts'

/** Who may call the hosted chef now. */
export type Limits = {
  /**
   * Counts a call of an address and takes a place for it; what it gives frees that place. Throws a `Refusal` where the
   * address is over its limit or no place gets free in time, and the signal's reason when the visitor leaves first.
   */
  admit: (address: string, signal: AbortSignal) => Promise<() => void>
}

/** The limits of these settings, counted in this process, or through Redis. */
export async function openLimits(
  { redisUrl, ...limits }: HostedConfig['limits'],
  { log, metrics }: { log: Logger; metrics: Metrics },
): Promise<Limits> {
  const redis = redisUrl ? (await import('./shared-store.ts')).openSharedStore(redisUrl) : undefined
  redis?.on('ready', () => log.info('Limits are shared through Redis.'))
  const onSharedLimitsDown = () => {
    metrics.sharedLimitsDown.inc()
    log.warn('Redis does not answer: limits are counted in this process alone')
  }
  const { rateLimits } = await import('./rate-limits.ts')
  const admission = new Admission(limits)
  metrics.follow(admission)
  return limitsOf(rateLimits({ ...limits, redis, onSharedLimitsDown }), admission)
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
