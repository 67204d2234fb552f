/** Every way in which a chef can fail, as a host needs to tell them apart. */
export const chefFailures = {
  unauthorized: 'the provider refused the credential',
  'model-not-served': 'the provider does not serve the model',
  'not-found': 'the provider takes no chat completions at this address',
  rejected: 'the provider refused the request',
  'rate-limited': 'the provider is rate limiting',
  unavailable: 'the provider is not available',
  'provider-failed': 'the provider failed',
  unreachable: 'the provider could not be reached',
  untrusted: "the provider's certificate is not trusted",
  timeout: 'the provider took too long',
  'bad-response': 'the provider answered with something else than a chat completion',
  interrupted: 'the provider broke off in the middle of the answer',
  'content-filter': 'the provider withheld the answer',
  empty: 'the provider answered without any text',
  'only-thought': 'the model thought and wrote nothing',
} as const

export type ChefFailure = keyof typeof chefFailures

/** Facts about a failure that are safe to log and to count: never a body, a credential or the visitor's text. */
export type ChefErrorFacts = {
  /** The provider's HTTP status, where it gave one. */
  status?: number
  /** When the provider wants to be asked again, where it said so. */
  retryAfterSeconds?: number
  /** The system's error code, such as `ECONNREFUSED`. */
  code?: string
}

/** A chef failed. Its message comes from a closed list; it has no `cause`, since that could carry the request. */
export class ChefError extends Error {
  override readonly name = 'ChefError'
  readonly kind: ChefFailure
  readonly facts: ChefErrorFacts

  constructor(kind: ChefFailure, facts: ChefErrorFacts = {}) {
    super(chefFailures[kind])
    this.kind = kind
    this.facts = facts
  }
}
