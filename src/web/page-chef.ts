import type { Chef } from '#chefs/chef.ts'

/** The chef of this build. Its code is a chunk of its own: the first call waits for it. */
export const pageChef: Chef = async function* (ingredients, options) {
  const chef = await fetchChef()
  yield* chef(ingredients, options)
}

/** Fetches the chef's code ahead of its first call, which tries again if this fails. */
export function preparePageChef(): void {
  fetchChef().catch(() => {})
}

/**
 * Decided when the page is built: the server's chef, or in the page-only build the house chef or the hosted one.
 * What a build does not use is not in it; only a hosted page-only build holds a token.
 */
async function fetchChef(): Promise<Chef> {
  if (import.meta.env.MODE !== 'static') {
    const { remoteChef } = await import('#chefs/remote/remote-chef.ts')
    return remoteChef()
  }
  if (import.meta.env.VITE_CHEF === 'hosted') {
    const { hostedPageChef } = await import('./hosted-page-chef.ts')
    return hostedPageChef(String(import.meta.env.VITE_HF_TOKEN))
  }
  const { houseChef } = await import('#chefs/house/house-chef.ts')
  return houseChef
}
