import type { Chef } from '#chefs/chef.ts'
import { remoteChef } from '#chefs/remote/remote-chef.ts'

/**
 * The chef of this build, decided when it is built: the server's, or in the page-only build the house chef
 * or the hosted one. What a build does not use is not in it; only a hosted page-only build holds a token.
 */
export function pageChef(): Chef {
  if (import.meta.env.MODE !== 'static') return remoteChef()
  if (import.meta.env['VITE_CHEF'] === 'hosted')
    return fetchedChef(async () => {
      const { hostedPageChef } = await import('./hosted-page-chef.ts')
      return hostedPageChef(String(import.meta.env['VITE_HF_TOKEN']))
    })
  return fetchedChef(async () => (await import('#chefs/house/house-chef.ts')).houseChef)
}

/** A chef whose code is fetched by its first call. The page is its host, so the page draws the seed. */
function fetchedChef(fetchChef: () => Promise<Chef>): Chef {
  return async function* (ingredients, options) {
    const chef = await fetchChef()
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
    yield* chef(ingredients, { seed, ...options })
  }
}
