import type { RecipeEvent } from '#shared/recipe-event.ts'

type Open = () => AsyncIterator<RecipeEvent> | Promise<AsyncIterator<RecipeEvent>>

type Guard = {
  /** Hears of a failure to open, and of one of the events. */
  onError?: (error: unknown) => void
  /** Called once, when events that were opened end, fail or are given up. */
  onClose?: () => void
}

/**
 * The events that `open` gives when the first is asked for, handed through as they are: for what is to be done before
 * them and after them, at a fraction of what it costs to yield each of them again.
 */
export function guarded(open: Open, guard: Guard = {}): AsyncIterableIterator<RecipeEvent> {
  return new Guarded(open, guard)
}

const over = { done: true, value: undefined } as const

class Guarded implements AsyncIterableIterator<RecipeEvent> {
  readonly #open: Open
  readonly #guard: Guard
  #opening: Promise<void> | undefined
  #events: AsyncIterator<RecipeEvent> | undefined
  #isOver = false

  constructor(open: Open, guard: Guard) {
    this.#open = open
    this.#guard = guard
  }

  [Symbol.asyncIterator]() {
    return this
  }

  async next(): Promise<IteratorResult<RecipeEvent>> {
    if (this.#isOver) return over
    try {
      this.#opening ??= this.#begin()
      if (!this.#events) await this.#opening
      const step = await this.#events!.next()
      if (step.done) this.#close()
      return step
    } catch (error) {
      this.#close()
      this.#guard.onError?.(error)
      throw error
    }
  }

  async return(): Promise<IteratorResult<RecipeEvent>> {
    // What is being opened can be closed only once it is open.
    await this.#opening?.catch(() => {})
    try {
      await this.#events?.return?.()
    } finally {
      this.#close()
    }
    return over
  }

  async #begin(): Promise<void> {
    this.#events = await this.#open()
  }

  #close(): void {
    if (!this.#isOver && this.#events) this.#guard.onClose?.()
    this.#isOver = true
  }
}
