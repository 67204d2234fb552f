import { Admission } from './admission.ts'
import type { HostedConfig } from './config.ts'
import { limitsOf, type Limits } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { rateLimits } from './rate-limits.ts'
import type { Log } from './watch.ts'

/** The limits of these settings, counted in this process, or through Redis. */
export async function openLimits(
  { redisUrl, ...limits }: HostedConfig['limits'],
  { log, metrics }: { log: Log; metrics: Metrics },
): Promise<Limits> {
  const redis = redisUrl ? (await import('./shared-store.ts')).openSharedStore(redisUrl) : undefined
  redis?.on('ready', () => log.info('Limits are shared through Redis.'))
  const onSharedLimitsDown = () => {
    metrics.sharedLimitsDown.inc()
    log.warn('Redis does not answer: limits are counted in this process alone')
  }
  const admission = new Admission(limits)
  metrics.follow(admission)
  return limitsOf(rateLimits({ ...limits, redis, onSharedLimitsDown }), admission)
}
