import type { Chef } from '#chefs/chef.ts'
import { houseChef } from '#chefs/house/house-chef.ts'
import { Admission } from '#server/admission.ts'
import type { HostedConfig } from '#server/config.ts'
import { limitsOf } from '#server/limits.ts'
import type { Watch } from '#server/watch.ts'
import { withinLimits } from '#server/within-limits.ts'

import { edgeLimits, type PlatformLimiter } from './edge-limits.ts'
import type { Assets } from './page-assets.ts'
import { openCookbook } from './stored-cookbook.ts'

/** Who cooks for the visitor at an address, as in the server, with limits that an isolate can keep. */
export async function openKitchen(
  config: HostedConfig | undefined,
  watch: Watch,
  { assets, limiter }: { assets: Assets; limiter?: PlatformLimiter | undefined },
): Promise<(address: string) => Chef> {
  await openCookbook(assets)
  if (!config) return () => houseChef
  const { openHostedChef } = await import('#server/hosted-kitchen.ts')
  return withinLimits({
    // Nothing is looked up: a call outside of a visitor's request is one that the platform does not make.
    hosted: openHostedChef(config, globalThis.fetch.bind(globalThis), watch, { lookUps: false }),
    house: houseChef,
    standIn: config.standIn,
    limits: limitsOf(edgeLimits(config.limits, limiter), new Admission(config.limits)),
    metrics: watch.metrics,
  })
}
