import type { Logger } from 'pino'

import { ChefError } from '#chefs/chef-error.ts'
import type { Chef } from '#chefs/chef.ts'
import { guarded } from '#chefs/guarded.ts'
import { houseChef } from '#chefs/house/house-chef.ts'
import { withStandIn } from '#chefs/standing-in.ts'

import type { HostedConfig } from './config.ts'
import { openLimits, type Limits } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { Refusal } from './problem.ts'
import { inTurn, Turns } from './turns.ts'

/** What an operator watches, and the limits, where they are not this process's own. */
type Parts = { log: Logger; metrics: Metrics; limits?: Limits | undefined }

/**
 * Who cooks for the visitor at an address: the house chef alone, or the hosted chef within its limits with the
 * house chef standing in. What only a hosted chef needs is loaded only for one.
 */
export async function openKitchen(
  config: HostedConfig | undefined,
  parts: Parts,
): Promise<(address: string) => Chef> {
  const turns = new Turns()
  const house = inTurn(houseChef, turns)
  if (!config) return () => house
  const { openHostedChef } = await import('./hosted-kitchen.ts')
  const { createProviderFetch } = await import('./provider-fetch.ts')
  const hosted = openHostedChef(config, createProviderFetch(config.times.connectMs), parts, turns)
  const limits = parts.limits ?? (await openLimits(config.limits, parts))
  const { metrics } = parts
  return (address) => {
    const guarded = admitted(hosted, { limits, address, metrics })
    if (config.standIn === 'none') return guarded
    return withStandIn(guarded, house, (error) => metrics.standIns.inc({ reason: reasonOf(error) }))
  }
}

type Guard = { limits: Limits; address: string; metrics: Metrics }

/** The same chef, asked only within the limits of an address and of the whole kitchen. */
export function admitted(chef: Chef, { limits, address, metrics }: Guard): Chef {
  return (ingredients, options) => {
    let leave: (() => void) | undefined
    return guarded(
      async () => {
        try {
          leave = await limits.admit(address, options.signal)
        } catch (error) {
          if (error instanceof Refusal) metrics.limited.inc({ limit: error.limit })
          throw error
        }
        return chef(ingredients, options)[Symbol.asyncIterator]()
      },
      { onClose: () => leave?.() },
    )
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.limit
  return error instanceof ChefError ? error.kind : 'unknown'
}
