import { Agent, type Dispatcher } from 'undici'

/**
 * The `fetch` for calls to the provider, straight from undici's dispatcher (docs/decisions/007-provider-fetch.md).
 * It gives up a TCP or TLS connection after `connectMs` and follows no redirect. It has no other time of its own,
 * since a local model may load for a minute before its first byte.
 */
export function createProviderFetch(connectMs: number): typeof globalThis.fetch {
  const agent = new Agent({ connect: { timeout: connectMs }, headersTimeout: 0, bodyTimeout: 0 })
  return (input, { method = 'GET', headers, body = null, signal = null } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input)
      const call = {
        origin,
        path: pathname + search,
        method: method as Dispatcher.HttpMethod,
        headers: Object.fromEntries(new Headers(headers)),
        // Chat completions are asked for with a string of JSON.
        body: body as string | null,
      }
      agent.dispatch(call, new Answering({ resolve, reject }, signal))
    })
}

type Call = Dispatcher.DispatchController
type Settle = { resolve: (response: Response) => void; reject: (error: unknown) => void }

/** What may wait for its reader, in bytes. */
const mostHeldBytes = 16 * 1024

const bodilessStatuses = [204, 205, 304]

/** One call under way: what the dispatcher hears, as a `Response` whose errors are those of `fetch`. */
class Answering implements Dispatcher.DispatchHandler {
  readonly #settle: Settle
  readonly #signal: AbortSignal | null
  #call: Call | undefined
  #body: ReadableStreamDefaultController<Uint8Array> | undefined
  #held: Uint8Array[] = []
  #heldBytes = 0
  #isWanted = false
  #isWhole = false
  readonly #onAbort = () => {
    this.#settle.reject(this.#signal?.reason)
    this.#call?.abort(this.#signal?.reason as Error)
  }

  constructor(settle: Settle, signal: AbortSignal | null) {
    this.#settle = settle
    this.#signal = signal
    signal?.addEventListener('abort', this.#onAbort)
  }

  onRequestStart(call: Call): void {
    this.#call = call
    if (this.#signal?.aborted) call.abort(this.#signal.reason as Error)
  }

  onResponseStart(call: Call, status: number, fields: NodeJS.Dict<string | string[]>): void {
    if (status < 200) return
    if (status >= 300 && status < 400) return call.abort(new Error('unexpected redirect'))
    const headers = new Headers()
    for (const [name, values = []] of Object.entries(fields))
      for (const value of [values].flat()) headers.append(name, value)
    const body = bodilessStatuses.includes(status) ? null : this.#bodyOf(call, headers)
    this.#settle.resolve(new Response(body, { status, headers }))
  }

  onResponseData(call: Call, piece: Uint8Array): void {
    this.#held.push(piece)
    this.#heldBytes += piece.length
    this.#hand()
    // What nobody reads yet stays on the connection.
    if (this.#heldBytes >= mostHeldBytes) call.pause()
  }

  onResponseEnd(): void {
    this.#signal?.removeEventListener('abort', this.#onAbort)
    this.#isWhole = true
    this.#hand()
  }

  onResponseError(_: Call, error: Error): void {
    this.#signal?.removeEventListener('abort', this.#onAbort)
    const failure = this.#signal?.aborted
      ? this.#signal.reason
      : new TypeError('fetch failed', { cause: error })
    this.#settle.reject(failure)
    this.#body?.error(failure)
  }

  /** Hands on what came since the last time, in one piece: providers send each delta as a chunk of its own. */
  #hand(): void {
    if (this.#isWanted && this.#heldBytes > 0) {
      const piece = Buffer.concat(this.#held, this.#heldBytes)
      this.#held = []
      this.#heldBytes = 0
      this.#isWanted = false
      this.#body?.enqueue(piece)
    }
    if (this.#isWhole && this.#heldBytes === 0) this.#body?.close()
  }

  #bodyOf(call: Call, headers: Headers): ReadableStream<Uint8Array> {
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => void (this.#body = controller),
        pull: () => {
          this.#isWanted = true
          this.#hand()
          call.resume()
        },
        cancel: (reason) => {
          this.#body = undefined
          call.abort(reason instanceof Error ? reason : new Error('cancelled'))
        },
      },
      { highWaterMark: 0 },
    )
    const coding = headers.get('content-encoding')
    // Nobody asked for it; some proxies compress all the same.
    return coding === 'gzip' || coding === 'deflate'
      ? body.pipeThrough(new DecompressionStream(coding))
      : body
  }
}
