import type { Texts } from './texts.ts'

/** Characters that are handed out without waiting any longer: a flood of text is not gathered in one go. */
const mostHeld = 512

type Step<End> = Awaited<ReturnType<Texts<End>['next']>>
type Reader<End> = { resolve: (step: Step<End>) => void; reject: (error: unknown) => void }

/**
 * The same text in fewer pieces: the first at once, then what comes within `ms` milliseconds of the piece before it
 * together. Every piece costs its way through the server and the page. A failure comes after what came before it.
 */
export class Gathered<End> implements Texts<End> {
  readonly #texts: Texts<End>
  readonly #ms: number
  #held = ''
  #givenAt = -Infinity
  #isReading = false
  #reader: Reader<End> | undefined
  #ending: ((reader: Reader<End>) => void) | undefined
  #pause: ReturnType<typeof setTimeout> | undefined

  constructor(texts: Texts<End>, ms: number) {
    this.#texts = texts
    this.#ms = ms
  }

  next(): Promise<Step<End>> {
    return new Promise((resolve, reject) => {
      this.#reader = { resolve, reject }
      this.#read()
      this.#giveWhatIsDue()
    })
  }

  /** Lets go of the text that waits. */
  stop(): void {
    clearTimeout(this.#pause)
  }

  // A plain callback for each text: of all that is done here, only this is done for every delta.
  readonly #onText = (step: Step<End>) => {
    this.#isReading = false
    if (step.done) this.#ending = (reader) => reader.resolve(step)
    else this.#held += step.value
    // One text is read ahead of who waits for it.
    if (this.#reader) this.#read()
    this.#giveWhatIsDue()
  }

  readonly #onError = (error: unknown) => {
    this.#ending = (reader) => reader.reject(error)
    this.#giveWhatIsDue()
  }

  readonly #onPauseOver = () => {
    this.#pause = undefined
    this.#give()
  }

  #read(): void {
    if (this.#isReading || this.#ending) return
    this.#isReading = true
    this.#texts.next().then(this.#onText, this.#onError)
  }

  #giveWhatIsDue(): void {
    if (!this.#reader) return
    if (this.#held === '') {
      this.#ending?.(this.#reader)
      return
    }
    if (this.#ending || this.#held.length >= mostHeld) return this.#give()
    // Only text that must wait needs a timer; at a model's usual pace none does.
    if (this.#pause) return
    const waitMs = this.#givenAt + this.#ms - performance.now()
    if (waitMs <= 0) this.#give()
    else this.#pause = setTimeout(this.#onPauseOver, waitMs)
  }

  #give(): void {
    clearTimeout(this.#pause)
    this.#pause = undefined
    const reader = this.#reader
    const value = this.#held
    this.#reader = undefined
    this.#held = ''
    this.#givenAt = performance.now()
    reader?.resolve({ value })
  }
}
