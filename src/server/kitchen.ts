import type { Logger } from 'pino'

import { ChefError } from '#chefs/chef-error.ts'
import type { Chef } from '#chefs/chef.ts'
import { guarded } from '#chefs/guarded.ts'
import { houseChef } from '#chefs/house/house-chef.ts'
import { withStandIn } from '#chefs/standing-in.ts'

import { Admission } from './admission.ts'
import type { HostedConfig } from './config.ts'
import type { Metrics } from './metrics.ts'
import { Refusal } from './problem.ts'
import type { RateLimits } from './rate-limits.ts'
import { inTurn, Turns } from './turns.ts'

type Watch = { log: Logger; metrics: Metrics }

/**
 * Who cooks for the visitor at an address: the house chef alone, or the hosted chef within its limits with the
 * house chef standing in. What only a hosted chef needs is loaded only for one.
 */
export async function openKitchen(
  config: HostedConfig | undefined,
  watch: Watch,
): Promise<(address: string) => Chef> {
  const turns = new Turns()
  const house = inTurn(houseChef, turns)
  if (!config) return () => house
  const { openHostedChef } = await import('./hosted-kitchen.ts')
  const { createProviderFetch } = await import('./provider-fetch.ts')
  const hosted = openHostedChef(config, createProviderFetch(config.times.connectMs), watch, turns)
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
  return (address) => {
    const guarded = admitted(hosted, { rates, admission, address, metrics: watch.metrics })
    if (config.standIn === 'none') return guarded
    return withStandIn(guarded, house, (error) => watch.metrics.standIns.inc({ reason: reasonOf(error) }))
  }
}

type Guard = { rates: RateLimits; admission: Admission; address: string; metrics: Metrics }

/** The same chef, asked only within the limits of an address and of the whole kitchen. */
export function admitted(chef: Chef, { rates, admission, address, metrics }: Guard): Chef {
  return (ingredients, options) =>
    guarded(
      async () => {
        try {
          await rates.count(address)
          await admission.enter(options.signal)
        } catch (error) {
          if (error instanceof Refusal) metrics.limited.inc({ limit: error.limit })
          throw error
        }
        return chef(ingredients, options)[Symbol.asyncIterator]()
      },
      { onClose: () => admission.leave() },
    )
}

function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.limit
  return error instanceof ChefError ? error.kind : 'unknown'
}
