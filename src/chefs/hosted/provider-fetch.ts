import { ChefError } from '../chef-error.ts'
import { connectionFailure, refusal } from './call-failure.ts'
import type { ByteReader } from './completion-text.ts'
import { type Service, withCredential } from './service.ts'

/** Of these refusals it matters what they say, in so many characters. */
const tellingStatuses = [400, 404, 422]
const longestRefusal = 16 * 1024

// All that the client sees of an answer: it reads an empty stream to its end.
const taken = new Response(null, { headers: { 'content-type': 'text/event-stream' } })

/**
 * Makes the `fetch` for each call of `InferenceClient`: it sends the call to where the service really takes it, follows
 * no redirect (the credential would travel along), turns refusals into a `ChefError` before the client reads them,
 * since the client's own errors carry the request, and takes the event stream out of the client's hands: `onStream`
 * gets it (docs/decisions/010-bytes-to-texts.md). `signal` aborts its every call, the client's look-up of a model's
 * provider included, to which the client itself passes none.
 */
export function providerFetch({ fetch, address, token }: Service) {
  // OpenAI's newer models know the limit by another name; what one refusal taught holds for the process.
  let limit: 'max_tokens' | 'max_completion_tokens' = 'max_tokens'

  return (signal: AbortSignal, onStream: (stream: ByteReader) => void): typeof globalThis.fetch => {
    async function complete(input: string | URL | Request, init: RequestInit): Promise<Response> {
      const asked = limit
      const headers = withCredential(address, token, new Headers(init.headers))
      const body = String(init.body).replace('"max_tokens":', `"${asked}":`)
      const response = await request(fetch, address ?? input, { ...init, headers, body, signal })
      if (!response.ok) {
        const said = await whatItSays(response)
        if (asked === 'max_completion_tokens' || !said.includes('max_completion_tokens')) {
          throw refusal(response, said)
        }
        limit = 'max_completion_tokens'
        return complete(input, init)
      }
      const type = response.headers.get('content-type') ?? ''
      if (response.body === null || !type.startsWith('text/event-stream')) {
        await response.body?.cancel().catch(() => {})
        throw new ChefError('bad-response', { status: response.status })
      }
      onStream(response.body.getReader())
      return taken
    }

    return async (input, init = {}) => {
      if (init.method === 'POST') return complete(input, init)
      const response = await request(fetch, input, { ...init, signal })
      if (response.status === 404) throw new ChefError('model-not-served', { status: 404 })
      if (!response.ok) throw refusal(response, await whatItSays(response))
      return response
    }
  }
}

/** One request without redirects. Throws a `ChefError` where there is no answer. */
export async function request(
  fetch: typeof globalThis.fetch,
  input: string | URL | Request,
  init: RequestInit,
): Promise<Response> {
  try {
    return await fetch(input, { ...init, redirect: 'manual' })
  } catch (error) {
    throw connectionFailure(error, 'unreachable')
  }
}

async function whatItSays(response: Response): Promise<string> {
  if (tellingStatuses.includes(response.status)) return beginningOf(response, longestRefusal)
  await response.body?.cancel().catch(() => {})
  return ''
}

/** The beginning of a body as text; what comes after `length` characters is not read. */
export async function beginningOf({ body }: Response, length: number): Promise<string> {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (let step = await reader.read(); !step.done && text.length < length; step = await reader.read()) {
      text += decoder.decode(step.value, { stream: true })
    }
  } catch {
    // What has come is all that it says.
  }
  await reader.cancel().catch(() => {})
  return text
}
