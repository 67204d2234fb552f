import { ChefError, type ChefFailure } from '../chef-error.ts'
import { limitEvents, type ByteReader } from './event-stream-limit.ts'

/**
 * `fetch` for the calls of `InferenceClient`: never follows a redirect (the credential would travel along),
 * reads `Retry-After`, and turns every answer that is not an event stream into a `ChefError` before the client
 * reads its body, since the client's own errors carry the request. `signal` aborts its every call, the client's
 * look-up of a model's provider included, to which the client itself passes none. `onStream` gets the event stream.
 */
export function providerFetch(
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
  onStream: (stream: ByteReader) => void,
): typeof globalThis.fetch {
  return async (input, init) => {
    let response: Response
    try {
      response = await fetch(input, { ...init, signal, redirect: 'error' })
    } catch (error) {
      throw connectionFailure(error, 'unreachable')
    }
    if (!response.ok) {
      await discard(response)
      throw refusal(response)
    }
    if (init?.method !== 'POST') return response
    const type = response.headers.get('content-type') ?? ''
    if (response.body === null || !type.startsWith('text/event-stream')) {
      await discard(response)
      throw new ChefError('bad-response', { status: response.status })
    }
    const stream = limitEvents(response.body.getReader())
    onStream(stream)
    const body = { getReader: () => ({ ...stream, releaseLock() {} }) }
    const headers = { get: (name: string) => (name.toLowerCase() === 'content-type' ? type : null) }
    // All that the client asks a response for; a real one costs each call a second web stream.
    return { ok: true, status: 200, headers, body } as unknown as Response
  }
}

/** The failure behind an error of `fetch` or of reading its body; `kind` where it is the connection's. */
export function connectionFailure(error: unknown, kind: 'unreachable' | 'interrupted'): ChefError {
  const cause = error instanceof Error ? error.cause : undefined
  // A browser gives no cause; Node gives one with a code, except for a refused redirect.
  if (cause === undefined) return new ChefError(kind)
  const code = errorCode(cause)
  if (code === undefined) return new ChefError('bad-response')
  if (/^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code)) {
    return new ChefError('untrusted', { code })
  }
  if (/^(HPE_|UND_ERR_RES_|Z_)/.test(code)) return new ChefError('bad-response', { code })
  return new ChefError(kind, { code })
}

function errorCode(cause: unknown): string | undefined {
  const code = (cause as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{0,63}$/.test(code) ? code : undefined
}

function refusal({ status, headers }: Response): ChefError {
  const retryAfterSeconds = readRetryAfter(headers.get('retry-after'))
  return new ChefError(refusalKind(status), {
    status,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })
}

function refusalKind(status: number): ChefFailure {
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 404) return 'not-found'
  if (status === 429) return 'rate-limited'
  if (status === 503) return 'unavailable'
  if (status === 504) return 'timeout'
  return status < 500 ? 'rejected' : 'provider-failed'
}

/** Seconds from a `Retry-After` header, which holds seconds or a date (RFC 9110, 10.2.3). */
export function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header)
  // Only the date form has letters and spaces; `Date.parse` would take `-1` for a year.
  const date = /^[A-Z][a-z]{2}, /.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}

async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => {})
}
