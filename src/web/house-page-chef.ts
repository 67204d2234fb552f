import type { Chef } from '#chefs/chef.ts'
import { houseChef } from '#chefs/house/house-chef.ts'

/** The house chef of the page-only build. The page is its host, so the page draws the seed. */
export const housePageChef: Chef = (ingredients, options) => {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return houseChef(ingredients, { seed, ...options })
}
