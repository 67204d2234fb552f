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

const bodilessStatuses = [204, 205, 304]

/** One call under way: what the dispatcher hears, as a `Response` whose errors are those of `fetch`. */
class Answering implements Dispatcher.DispatchHandler {
  readonly #settle: Settle
  readonly #signal: AbortSignal | null
  #call: Call | undefined
  #body: ReadableStreamDefaultController<Uint8Array> | undefined
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
    // A parser that goes on after a pause gives out an empty piece first.
    if (piece.length > 0) this.#body?.enqueue(piece)
    // What nobody reads yet stays on the connection.
    if ((this.#body?.desiredSize ?? 1) <= 0) call.pause()
  }

  onResponseEnd(): void {
    this.#signal?.removeEventListener('abort', this.#onAbort)
    this.#body?.close()
  }

  onResponseError(_: Call, error: Error): void {
    this.#signal?.removeEventListener('abort', this.#onAbort)
    const failure = this.#signal?.aborted
      ? this.#signal.reason
      : new TypeError('fetch failed', { cause: error })
    this.#settle.reject(failure)
    this.#body?.error(failure)
  }

  #bodyOf(call: Call, headers: Headers): ReadableStream<Uint8Array> {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (this.#body = controller),
      pull: () => call.resume(),
      cancel: (reason) => {
        this.#body = undefined
        call.abort(reason instanceof Error ? reason : new Error('cancelled'))
      },
    })
    const coding = headers.get('content-encoding')
    // Nobody asked for it; some proxies compress all the same.
    return coding === 'gzip' || coding === 'deflate'
      ? body.pipeThrough(new DecompressionStream(coding))
      : body
  }
}
