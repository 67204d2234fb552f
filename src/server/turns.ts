import type { Chef } from '#chefs/chef.ts'
import { guarded } from '#chefs/guarded.ts'
import type { Ingredient } from '#shared/ingredient.ts'

import { Refusal } from './problem.ts'

/** Calls for house recipes that wait at most: the last of them for a few tenths of a second, as ordinary lists go. */
const mostWaiting = 100
const retryAfterSeconds = 2
/** What is no larger is read in a millisecond or two, for which nobody needs to wait. */
const smallSize = 6000
/** So often the call that has waited longest goes next, whatever its size. */
const eldestEvery = 4

/** Rounds of the event loop between two turns: in each of them Node may accept no more than one connection. */
const roundsBetween = 16

type Waiting = { size: number; begin: () => void }

/**
 * Lets what takes the processor begin one after another, with some rounds of the event loop between two: connections,
 * streams and health checks wait for one of them at most, never for all. The smallest goes first.
 */
export class Turns {
  readonly #waiting: Waiting[] = []
  #isTaken = false
  #given = 0
  #rounds = 0

  /** Calls that wait for their turn. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Resolves when it is the caller's turn. Throws the reason of an abort. */
  async take(size: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (!this.#isTaken) return this.#give()
    await new Promise<void>((resolve, reject) => {
      const onAbort = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(signal.reason)
      }
      const begin = () => {
        signal.removeEventListener('abort', onAbort)
        resolve()
      }
      const waiting = { size, begin }
      this.#waiting.push(waiting)
      signal.addEventListener('abort', onAbort, { once: true })
    })
  }

  #give(): void {
    this.#isTaken = true
    this.#rounds = 0
    setImmediate(this.#next)
  }

  readonly #next = () => {
    if (++this.#rounds < roundsBetween) {
      setImmediate(this.#next)
      return
    }
    const next = this.#chosen()
    if (next < 0) {
      this.#isTaken = false
      return
    }
    const [waiting] = this.#waiting.splice(next, 1)
    this.#give()
    waiting!.begin()
  }

  #chosen(): number {
    if (++this.#given % eldestEvery === 0 && this.#waiting.length > 0) return 0
    const least = Math.min(...this.#waiting.map(({ size }) => size))
    return this.#waiting.findIndex(({ size }) => size === least)
  }
}

/** The same chef, begun when its turn comes. Refuses where too many wait. */
export function inTurn(chef: Chef, turns: Turns, most = mostWaiting): Chef {
  return (ingredients, options) =>
    guarded(async () => {
      if (turns.waiting >= most) throw new Refusal('queue', retryAfterSeconds)
      await turns.take(sizeOf(ingredients), options.signal)
      return chef(ingredients, options)[Symbol.asyncIterator]()
    })
}

/** A turn to read a list, and a recipe with it; none is needed for what is short. */
export function readingTurn(
  turns: Turns,
  ingredients: readonly Ingredient[],
  recipe: string,
  signal: AbortSignal,
): Promise<void> | undefined {
  const size = sizeOf(ingredients, recipe)
  return size > smallSize ? turns.take(size, signal) : undefined
}

/** A list is read more closely than a recipe, by about so much. */
const listOverRecipe = 4

function sizeOf(ingredients: readonly Ingredient[], recipe = ''): number {
  return ingredients.reduce((sum, { length }) => sum + listOverRecipe * length, recipe.length)
}
