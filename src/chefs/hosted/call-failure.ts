import { ChefError, type ChefFailure } from '../chef-error.ts'

/** The failure behind an error of `fetch` or of reading its body; `kind` where it is the connection's. */
export function connectionFailure(error: unknown, kind: 'unreachable' | 'interrupted'): ChefError {
  if (error instanceof ChefError) return error
  const cause = error instanceof Error ? error.cause : undefined
  // A browser gives no cause; Node gives one with a code.
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

/** The failure that an answer without success stands for. What the provider says is compared and never repeated. */
export function refusal({ status, headers }: Response, said: string): ChefError {
  const retryAfterSeconds = readRetryAfter(headers.get('retry-after'))
  return new ChefError(refusalKind(status, said), {
    status,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })
}

// As Hugging Face, OpenAI, Groq, Azure; Ollama, vLLM; Gemini; OpenRouter, Mistral, DeepSeek say it.
const modelNotServed =
  /model_not_(found|supported|available)|DeploymentNotFound|model\b[^\n]{0,150}?(not found|does not exist|not supported by any provider)|models\/\S{1,100} is not found|(not a valid|invalid|unknown) model|model not exist/i

function refusalKind(status: number, said: string): ChefFailure {
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 429) return 'rate-limited'
  if (status === 503) return 'unavailable'
  if (status === 504) return 'timeout'
  if (status >= 500) return 'provider-failed'
  if (modelNotServed.test(said)) return 'model-not-served'
  if (status === 404 || status === 405) return 'not-found'
  // A browser shows no more than 0 of a redirect.
  return status < 400 ? 'bad-response' : 'rejected'
}

/** Seconds from a `Retry-After` header, which holds seconds or a date (RFC 9110, 10.2.3). */
export function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header)
  // Only the date form has letters and spaces; `Date.parse` would take `-1` for a year.
  const date = /^[A-Z][a-z]{2}, /.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}
