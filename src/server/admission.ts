import { Refusal } from './problem.ts'

const maxWaitMs = 2000
const retryAfterSeconds = 5

/** Places for hosted calls: so many under way, so many more waiting up to 2 s for one to end. */
export class Admission {
  inFlight = 0
  readonly #waiting: (() => void)[] = []
  readonly #maxInFlight: number
  readonly #maxWaiting: number

  constructor({ maxInFlight, maxWaiting }: { maxInFlight: number; maxWaiting: number }) {
    this.#maxInFlight = maxInFlight
    this.#maxWaiting = maxWaiting
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /**
   * Takes a place, which `leave` gives back. Throws a `Refusal` when there is none in time, and the signal's reason
   * when the visitor leaves first.
   */
  async enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.inFlight < this.#maxInFlight) {
      this.inFlight++
      return
    }
    if (this.#waiting.length >= this.#maxWaiting) throw new Refusal('capacity', retryAfterSeconds)
    await new Promise<void>((resolve, reject) => {
      const settle = (act: () => void) => () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
        const place = this.#waiting.indexOf(onPlace)
        if (place !== -1) this.#waiting.splice(place, 1)
        act()
      }
      const onPlace = settle(resolve)
      const onAbort = settle(() => reject(signal.reason as Error))
      const timer = setTimeout(
        settle(() => reject(new Refusal('capacity', retryAfterSeconds))),
        maxWaitMs,
      )
      signal.addEventListener('abort', onAbort)
      this.#waiting.push(onPlace)
    })
  }

  /** Gives a place back: to the call that has waited longest, if there is one. */
  leave(): void {
    const next = this.#waiting[0]
    if (next) next()
    else this.inFlight--
  }
}
