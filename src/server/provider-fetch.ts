import { Agent, type Dispatcher } from 'undici'

import type { ByteReader } from '#chefs/hosted/completion-text.ts'

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
type Settle<Value> = { resolve: (value: Value) => void; reject: (error: unknown) => void }
type Step = Awaited<ReturnType<ByteReader['read']>>

/** What may wait for its reader, in bytes. */
const mostHeldBytes = 16 * 1024

const bodilessStatuses = [204, 205, 304]

/**
 * One call under way: what the dispatcher hears, as a `Response` whose errors are those of `fetch`. It is itself the
 * reader of its body, read one piece at a time.
 */
class Answering implements Dispatcher.DispatchHandler, ByteReader {
  readonly #settle: Settle<Response>
  readonly #signal: AbortSignal | null
  #call: Call | undefined
  #reader: Settle<Step> | undefined
  #held: Uint8Array[] = []
  #heldBytes = 0
  #isOver = false
  #failure: { error: unknown } | undefined
  readonly #onAbort = () => {
    this.#settle.reject(this.#signal?.reason)
    this.#call?.abort(this.#signal?.reason as Error)
  }

  constructor(settle: Settle<Response>, signal: AbortSignal | null) {
    this.#settle = settle
    this.#signal = signal
    signal?.addEventListener('abort', this.#onAbort)
  }

  onRequestStart(call: Call): void {
    this.#call = call
    if (this.#signal?.aborted) call.abort(this.#signal.reason as Error)
  }

  onResponseStart(_: Call, status: number, fields: NodeJS.Dict<string | string[]>): void {
    if (status < 200) return
    const headers = new Headers()
    for (const [name, values = []] of Object.entries(fields))
      for (const value of [values].flat()) headers.append(name, value)
    this.#settle.resolve(this.#responseOf(status, headers))
  }

  onResponseData(call: Call, piece: Uint8Array): void {
    if (this.#isOver) return
    this.#held.push(piece)
    this.#heldBytes += piece.length
    this.#hand()
    // What nobody reads yet stays on the connection.
    if (this.#heldBytes >= mostHeldBytes) call.pause()
  }

  onResponseEnd(): void {
    this.#signal?.removeEventListener('abort', this.#onAbort)
    this.#isOver = true
    this.#hand()
  }

  onResponseError(_: Call, error: Error): void {
    this.#signal?.removeEventListener('abort', this.#onAbort)
    const failure = this.#signal?.aborted
      ? this.#signal.reason
      : new TypeError('fetch failed', { cause: error })
    this.#settle.reject(failure)
    if (this.#isOver) return
    this.#isOver = true
    this.#failure = { error: failure }
    this.#hand()
  }

  read(): Promise<Step> {
    return new Promise((resolve, reject) => {
      this.#reader = { resolve, reject }
      this.#hand()
      this.#call?.resume()
    })
  }

  cancel(reason?: unknown): Promise<void> {
    if (!this.#isOver) {
      this.#isOver = true
      this.#held = []
      this.#heldBytes = 0
      this.#hand()
      this.#call?.abort(reason instanceof Error ? reason : new Error('cancelled'))
    }
    return Promise.resolve()
  }

  /** Hands on what came since the last time, in one piece: providers send each delta as a chunk of its own. */
  #hand(): void {
    const reader = this.#reader
    if (!reader || (this.#heldBytes === 0 && !this.#isOver)) return
    this.#reader = undefined
    if (this.#failure) return reader.reject(this.#failure.error)
    if (this.#heldBytes === 0) return reader.resolve({ done: true, value: undefined })
    const piece = Buffer.concat(this.#held, this.#heldBytes)
    this.#held = []
    this.#heldBytes = 0
    reader.resolve({ done: false, value: piece })
  }

  #responseOf(status: number, headers: Headers): Response {
    if (bodilessStatuses.includes(status)) return new Response(null, { status, headers })
    const coding = headers.get('content-encoding')
    // Nobody asked for it; some proxies compress all the same.
    const isPacked = coding === 'gzip' || coding === 'deflate'
    if (!isPacked && headers.get('content-type')?.startsWith('text/event-stream')) {
      const body = { getReader: () => this, cancel: (reason: unknown) => this.cancel(reason) }
      // All that the hosted chef asks an event stream for; a web stream costs each call and each piece.
      return { ok: status < 300, status, headers, body } as unknown as Response
    }
    const body = this.#stream()
    const unpacked = isPacked ? body.pipeThrough(new DecompressionStream(coding)) : body
    return new Response(unpacked, { status, headers })
  }

  #stream(): ReadableStream<Uint8Array> {
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          const step = await this.read()
          if (step.done) controller.close()
          else controller.enqueue(step.value)
        },
        cancel: (reason) => this.cancel(reason),
      },
      { highWaterMark: 0 },
    )
  }
}
