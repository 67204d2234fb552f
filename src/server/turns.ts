import type { Chef } from '#chefs/chef.ts'
import { guarded } from '#chefs/guarded.ts'

import { Refusal } from './problem.ts'

/** Calls that wait at most: the last of them for about half a second, as ordinary lists go. */
const mostWaiting = 100
const retryAfterSeconds = 2
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
  readonly #mostWaiting: number
  #isTaken = false
  #given = 0
  #rounds = 0

  constructor(most = mostWaiting) {
    this.#mostWaiting = most
  }

  /** Calls that wait for their turn. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Resolves when it is the caller's turn. Throws a `Refusal` where too many wait, and the reason of an abort. */
  async take(size: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (!this.#isTaken) return this.#give()
    if (this.#waiting.length >= this.#mostWaiting) throw new Refusal('queue', retryAfterSeconds)
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

/** The same chef, begun when its turn comes. */
export function inTurn(chef: Chef, turns: Turns): Chef {
  return (ingredients, options) =>
    guarded(async () => {
      const size = ingredients.reduce((sum, { length }) => sum + length, 0)
      await turns.take(size, options.signal)
      return chef(ingredients, options)[Symbol.asyncIterator]()
    })
}
