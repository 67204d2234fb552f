import type { Chef } from '#chefs/chef.ts'
import { houseChef } from '#chefs/house/house-chef.ts'

import type { HostedConfig } from './config.ts'
import type { Limits } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { inTurn, readingTurn, Turns } from './turns.ts'
import type { Log } from './watch.ts'
import { withinLimits } from './within-limits.ts'

/** What an operator watches, and the limits, where they are not this process's own. */
type Parts = { log: Log; metrics: Metrics; limits?: Limits | undefined }

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
  return withinLimits({
    hosted: openHostedChef(config, createProviderFetch(config.times.connectMs), parts, {
      turn: (...read) => readingTurn(turns, ...read),
    }),
    house,
    standIn: config.standIn,
    limits: parts.limits ?? (await (await import('./open-limits.ts')).openLimits(config.limits, parts)),
    metrics: parts.metrics,
  })
}
