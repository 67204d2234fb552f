/** A chat-completion service: where it takes calls, and how it is called. */
export type Service = {
  fetch: typeof globalThis.fetch
  /** Where the call goes; none is Hugging Face's routing, which the client knows. */
  address: URL | undefined
  token: string | undefined
}

/** Where Hugging Face's routing takes calls. */
export const huggingFace = new URL('https://router.huggingface.co/v1/chat/completions')

const callPath = '/chat/completions'
const modelsPath = '/models'

/**
 * Where the call goes for a `CHEF_ENDPOINT`, as people write it: the whole address of the call, or a base to which the
 * call's path is added, behind its query's back. A bare host is taken to mean its `/v1`.
 */
export function completionAddress(endpoint: string): URL {
  const address = new URL(endpoint)
  const path = address.pathname.replace(/\/+$/, '')
  address.pathname = path.endsWith(callPath) ? path : `${path || '/v1'}${callPath}`
  address.hash = ''
  return address
}

/** Where the service lists its models, if it does. */
export function modelsAddress(completion: URL): URL {
  const address = new URL(completion)
  address.pathname = address.pathname.slice(0, -callPath.length) + modelsPath
  return address
}

/** An address as it may be shown: a query can hold a key. */
export function shownAddress({ origin, pathname, search }: URL): string {
  return `${origin}${pathname}${search === '' ? '' : '?…'}`
}

/** The header fields with the token where the service looks for it: Azure wants a key in a field of its own. */
export function withCredential(
  address: URL | undefined,
  token: string | undefined,
  headers: Headers,
): Headers {
  if (!token || !address || !isAzure(address)) return headers
  // A token of Entra ID is a JSON web token, and no key.
  if (token.startsWith('eyJ')) return headers
  headers.delete('authorization')
  headers.set('api-key', token)
  return headers
}

function isAzure({ hostname, searchParams }: URL): boolean {
  return searchParams.has('api-version') || /\.azure\.(com|us|cn)$/.test(hostname)
}
