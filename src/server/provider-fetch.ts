import { Agent, fetch as fetchByUndici } from 'undici'

/**
 * The `fetch` for calls to the provider: gives up a TCP or TLS connection after `connectMs`.
 * It has no other time of its own, since a local model may load for a minute before its first byte.
 */
export function createProviderFetch(connectMs: number): typeof globalThis.fetch {
  const dispatcher = new Agent({ connect: { timeout: connectMs }, headersTimeout: 0, bodyTimeout: 0 })
  const fetch: typeof fetchByUndici = (input, init) => fetchByUndici(input, { ...init, dispatcher })
  // Node's own fetch is the same one, one version behind: only the type names differ.
  return fetch as unknown as typeof globalThis.fetch
}
