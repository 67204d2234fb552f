import type { Chef } from '#chefs/chef.ts'
import { ChefError } from '#chefs/chef-error.ts'
import type { Ingredient } from '#shared/ingredient.ts'
import { encodeRecipeEvent, type RecipeEvent } from '#shared/recipe-event.ts'

/** How an answer closed: with its `end`, because the visitor left, or by a failure. */
export type Closing = { as: 'finished' } | { as: 'left' } | { as: 'failed'; error: unknown }

const encoder = new TextEncoder()

// Made once: an abort without a reason makes an exception with its stack for each recipe.
const over = new DOMException('the answer is over', 'AbortError')

/**
 * One chef at work for one visitor. First `opening`, then `body`; both leave the chef's iterator closed and its
 * signal aborted on every way out, `closed` is called exactly once, and `released` when
 * the chef has let go of all that it held.
 */
export class RecipeAnswer {
  readonly #abort = new AbortController()
  readonly #visitor: AbortSignal
  readonly #events: AsyncIterator<RecipeEvent>
  readonly #onEvent: (event: RecipeEvent) => void
  readonly #onClosed: (closing: Closing) => void
  readonly #onReleased: (() => void) | undefined
  readonly #visitorLeft = () => this.#abort.abort(this.#visitor.reason)
  #isClosed = false

  constructor(
    chef: Chef,
    order: { ingredients: readonly Ingredient[]; seed: number; visitor: AbortSignal },
    on: {
      event: (event: RecipeEvent) => void
      closed: (closing: Closing) => void
      released?: (() => void) | undefined
    },
  ) {
    this.#visitor = order.visitor
    this.#onEvent = on.event
    this.#onClosed = on.closed
    this.#onReleased = on.released
    this.#visitor.addEventListener('abort', this.#visitorLeft)
    if (this.#visitor.aborted) this.#visitorLeft()
    const { ingredients, seed } = order
    this.#events = chef(ingredients, { signal: this.#abort.signal, seed })[Symbol.asyncIterator]()
  }

  /** The events up to the first text. Throws what the chef throws before it. */
  async opening(): Promise<RecipeEvent[]> {
    const opening: RecipeEvent[] = []
    try {
      for (;;) {
        const event = await this.#next()
        opening.push(event)
        if (event.type === 'text') return opening
        if (event.type === 'end') throw new ChefError('empty')
      }
    } catch (error) {
      this.#fail(error)
      throw error
    }
  }

  /** The whole answer as a response body, pulled one event at a time. A failure errors the stream. */
  body(opening: RecipeEvent[]): ReadableStream<Uint8Array> {
    let ready = opening.map(encodeRecipeEvent).join('')
    return new ReadableStream(
      {
        pull: async (controller) => {
          if (ready) {
            controller.enqueue(encoder.encode(ready))
            ready = ''
            return
          }
          try {
            const event = await this.#next()
            controller.enqueue(encoder.encode(encodeRecipeEvent(event)))
            if (event.type !== 'end') return
            controller.close()
            this.#close({ as: 'finished' })
          } catch (error) {
            controller.error(error)
            this.#fail(error)
          }
        },
        cancel: () => this.#close({ as: 'left' }),
      },
      { highWaterMark: 0 },
    )
  }

  async #next(): Promise<RecipeEvent> {
    const step = await this.#events.next()
    if (step.done) throw new ChefError('interrupted')
    this.#onEvent(step.value)
    return step.value
  }

  #fail(error: unknown): void {
    this.#close(this.#visitor.aborted ? { as: 'left' } : { as: 'failed', error })
  }

  #close(closing: Closing): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#visitor.removeEventListener('abort', this.#visitorLeft)
    this.#abort.abort(over)
    // Not awaited: a chef that is waiting gives way only once it has seen the abort.
    const released = this.#events.return?.().catch(() => {})
    if (this.#onReleased) void Promise.resolve(released).then(this.#onReleased)
    this.#onClosed(closing)
  }
}
