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

type Watch = { log: Logger; metrics: Metrics }

/**
 * Who cooks for the visitor at an address: the house chef alone, or the hosted chef within its limits with the
 * house chef standing in. What only a hosted chef needs is loaded only for one.
 */
export async function openKitchen(
  config: HostedConfig | undefined,
  watch: Watch,
): Promise<(address: string) => Chef> {
  if (!config) return () => houseChef
  const hosted = watched(await openHostedChef(config), watch)
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
    return withStandIn(guarded, houseChef, (error) => watch.metrics.standIns.inc({ reason: reasonOf(error) }))
  }
}

async function openHostedChef(config: HostedConfig): Promise<Chef> {
  const { hostedChef } = await import('#chefs/hosted/hosted-chef.ts')
  const { foodSafety } = await import('#chefs/hosted/food-safety.ts')
  const { createProviderFetch } = await import('./provider-fetch.ts')
  return hostedChef({
    model: config.model,
    ...(config.accessToken && { token: config.accessToken }),
    ...(config.endpointUrl && { endpoint: config.endpointUrl }),
    ...(config.provider && { provider: config.provider }),
    ...config.times,
    fetch: createProviderFetch(config.times.connectMs),
    safety: foodSafety,
    house: houseChef,
  })
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

/** The same chef, its failures counted and logged: by kind and status, since no more of them is safe to show. */
function watched(chef: Chef, { log, metrics }: Watch): Chef {
  return (ingredients, options) =>
    guarded(() => chef(ingredients, options)[Symbol.asyncIterator](), {
      onError(error) {
        if (!(error instanceof ChefError) || options.signal.aborted) return
        const { kind, facts, message } = error
        metrics.providerErrors.inc({ kind })
        if (kind === 'unauthorized') log.error({ kind, ...facts }, `${message}: check HF_TOKEN`)
        else log.warn({ kind, ...facts }, message)
      },
    })
}

function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.limit
  return error instanceof ChefError ? error.kind : 'unknown'
}
