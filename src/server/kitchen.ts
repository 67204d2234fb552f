import type { Chef } from '#chefs/chef.ts'
import { houseChef } from '#chefs/house/house-chef.ts'

import { Admission } from './admission.ts'
import type { HostedConfig } from './config.ts'
import type { Metrics } from './metrics.ts'
import type { Log } from './watch.ts'
import { withinLimits } from './within-limits.ts'

/**
 * Who cooks for the visitor at an address: the house chef alone, or the hosted chef within its limits with the
 * house chef standing in. What only a hosted chef needs is loaded only for one.
 */
export async function openKitchen(
  config: HostedConfig | undefined,
  watch: { log: Log; metrics: Metrics },
): Promise<(address: string) => Chef> {
  if (!config) return () => houseChef
  const { openHostedChef } = await import('./hosted-kitchen.ts')
  const { createProviderFetch } = await import('./provider-fetch.ts')
  const hosted = openHostedChef(config, createProviderFetch(config.times.connectMs), watch)
  const { redisUrl, ...limits } = config.limits
  const redis = redisUrl ? (await import('./shared-store.ts')).openSharedStore(redisUrl) : undefined
  redis?.on('ready', () => watch.log.info('Limits are shared through Redis.'))
  const onSharedLimitsDown = () => {
    watch.metrics.sharedLimitsDown.inc()
    watch.log.warn('Redis does not answer: limits are counted in this process alone')
  }
  const { rateLimits } = await import('./rate-limits.ts')
  const rates = rateLimits({ ...limits, redis, onSharedLimitsDown })
  const admission = new Admission(limits)
  watch.metrics.follow(admission)
  return withinLimits({
    hosted,
    house: houseChef,
    standIn: config.standIn,
    rates,
    admission,
    metrics: watch.metrics,
  })
}
