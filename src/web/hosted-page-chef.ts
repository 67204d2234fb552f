import type { Chef } from '#chefs/chef.ts'
import { foodSafety } from '#chefs/hosted/food-safety.ts'
import { hostedChef } from '#chefs/hosted/hosted-chef.ts'
import { hostedDefaults } from '#chefs/hosted/hosted-defaults.ts'
import { houseChef } from '#chefs/house/house-chef.ts'

/** The hosted chef of the page-only build: the original topology, one call from the page, no stand-in. */
export function hostedPageChef(token: string): Chef {
  return hostedChef({
    token,
    ...hostedDefaults,
    safety: foodSafety,
    house: houseChef,
  })
}
