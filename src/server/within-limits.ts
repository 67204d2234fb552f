import { ChefError } from '#chefs/chef-error.ts'
import type { Chef } from '#chefs/chef.ts'
import { guarded } from '#chefs/guarded.ts'
import { withStandIn } from '#chefs/standing-in.ts'

import type { HostedConfig } from './config.ts'
import type { Limits } from './limits.ts'
import { Refusal } from './problem.ts'
import type { Counts } from './watch.ts'

type Guard = { limits: Limits; address: string; metrics: Counts }

type Limited = Omit<Guard, 'address'> & { hosted: Chef; house: Chef; standIn: HostedConfig['standIn'] }

/** The hosted chef for the visitor at an address, within the limits; where it cannot answer the house chef may stand in. */
export function withinLimits({ hosted, house, standIn, ...guard }: Limited): (address: string) => Chef {
  return (address) => {
    const guarded = admitted(hosted, { ...guard, address })
    if (standIn === 'none') return guarded
    return withStandIn(guarded, house, (error) => guard.metrics.standIns.inc({ reason: reasonOf(error) }))
  }
}

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
