import { ChefError, type ChefFailure } from '#chefs/chef-error.ts'

const reasons = {
  minute: 'too many recipes this minute',
  day: 'too many recipes this day',
  capacity: 'every hosted chef is busy',
  queue: 'too many recipes are waiting',
} as const

/** A call that is refused before any chef is asked, because of how many there are. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly limit: keyof typeof reasons
  readonly retryAfterSeconds: number

  constructor(limit: Refusal['limit'], retryAfterSeconds: number) {
    super(reasons[limit])
    this.limit = limit
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const titles = {
  400: 'Bad request',
  403: 'Cross-site call refused',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'The request took too long',
  413: 'Too large',
  415: 'Unsupported media type',
  429: 'Too many recipes',
  431: 'Request header fields too large',
  499: 'The visitor left',
  500: 'Something went wrong here',
  502: 'The chef failed',
  503: 'The chef is busy',
  504: 'The chef took too long',
} as const

export type ProblemStatus = keyof typeof titles

const busySeconds = 30

// What is not listed is the provider's failure: 502.
const statusOfFailure: Partial<Record<ChefFailure, ProblemStatus>> = {
  'rate-limited': 503,
  unavailable: 503,
  timeout: 504,
}

/** The text of a problem, as RFC 9457 has it. `detail` is ours: never an upstream body or a visitor's text. */
export function problemText(status: ProblemStatus, detail: string): string {
  return JSON.stringify({ type: 'about:blank', title: titles[status], status, detail })
}

/** A problem response. */
export function problem(
  status: ProblemStatus,
  detail: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(problemText(status, detail), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  })
}

/** The problem response for a recipe that failed before its first text. */
export function problemOf(error: unknown): Response {
  if (error instanceof Refusal) {
    const isFull = error.limit === 'capacity' || error.limit === 'queue'
    const status = isFull ? 503 : 429
    return problem(status, error.message, { 'retry-after': String(error.retryAfterSeconds) })
  }
  if (!(error instanceof ChefError)) return problem(500, 'the recipe failed for a reason of ours')
  const status = statusOfFailure[error.kind] ?? 502
  const retryAfter = Math.ceil(error.facts.retryAfterSeconds ?? busySeconds)
  return problem(status, error.message, status === 503 ? { 'retry-after': String(retryAfter) } : {})
}
