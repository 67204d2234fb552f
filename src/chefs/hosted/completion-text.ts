import { createParser, type EventSourceMessage } from 'eventsource-parser'

import { ChefError } from '../chef-error.ts'
import { connectionFailure } from './call-failure.ts'
import { readChunk } from './completion-chunk.ts'
import { RecipeText } from './recipe-text.ts'
import type { Texts } from './texts.ts'

/** How a completion ended well. */
export type CompletionEnd = 'stop' | 'length'

/** Who reads bytes piece by piece: of a web stream's reader, the part that is used. */
export type ByteReader = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'>

/**
 * Longest event, in characters. A delta takes a few hundred; results of tools that a service ran itself came to 250,000.
 */
const maxEventLength = 1024 * 1024

/** What may follow `[DONE]`: the end of the body, after which the connection can serve the next call. */
const maxCloseMs = 250

const ends: Record<string, CompletionEnd> = {
  stop: 'stop',
  eos: 'stop',
  eos_token: 'stop',
  end_turn: 'stop',
  stop_sequence: 'stop',
  complete: 'stop',
  length: 'length',
  max_tokens: 'length',
  model_length: 'length',
}
const filters = ['content_filter', 'safety', 'recitation', 'prohibited_content', 'blocklist']

/**
 * The one path from the bytes of a streamed chat completion to the recipe's text. It ended well with a good finish
 * reason, of which the last counts, or with `[DONE]`; it throws a `ChefError` for all else, a cut included.
 * `onThinking` is told of every piece of thinking, which is never part of the text.
 */
export class CompletionText implements Texts<CompletionEnd> {
  readonly #reader: ByteReader
  readonly #restMs: number
  readonly #onThinking: () => void
  readonly #decoder = new TextDecoder()
  readonly #recipe = new RecipeText()
  #text = ''
  #hasWritten = false
  #hasThought = false
  #finishReason: string | undefined
  #isDone = false
  /** Milliseconds for which more is waited for; without end until an end was announced. */
  #patienceMs = Infinity
  #isOver = false
  #failure: unknown

  readonly #onEvent = ({ data, event }: EventSourceMessage) => {
    if (this.#isDone || this.#failure !== undefined) return
    const said = data.trim()
    if (said === '[DONE]') {
      this.#isDone = true
      this.#patienceMs = maxCloseMs
    } else if (event === 'error') this.#failure = new ChefError('provider-failed')
    else if (said !== '') this.#take(said)
  }
  readonly #parser = createParser({
    onEvent: this.#onEvent,
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') this.#failure ??= new ChefError('bad-response')
    },
    maxBufferSize: maxEventLength,
  })

  /** `restMs` is for what may follow a finish reason: some services send one with every chunk, and text after it. */
  constructor(reader: ByteReader, restMs: number, onThinking: () => void) {
    this.#reader = reader
    this.#restMs = restMs
    this.#onThinking = onThinking
  }

  async next(): ReturnType<Texts<CompletionEnd>['next']> {
    while (this.#text === '') {
      if (this.#failure !== undefined) throw this.#failure
      if (this.#isOver) return { done: true, value: this.#end() }
      await this.#readOn()
    }
    const value = this.#text
    this.#text = ''
    this.#hasWritten = true
    return { value }
  }

  async #readOn(): Promise<void> {
    const step = await this.#read()
    if (step.done) {
      this.#isOver = true
      this.#text = this.#recipe.end()
    } else if (!this.#isDone) {
      this.#parser.feed(this.#decoder.decode(step.value, { stream: true }))
    }
  }

  async #read(): ReturnType<ByteReader['read']> {
    if (this.#patienceMs !== Infinity) return this.#readRest()
    try {
      return await this.#reader.read()
    } catch (error) {
      throw connectionFailure(error, 'interrupted')
    }
  }

  /** Once an end was announced, whether more comes well or ill no longer matters, and it is not waited for long. */
  async #readRest(): ReturnType<ByteReader['read']> {
    const begun = performance.now()
    const timer = setTimeout(() => void this.#reader.cancel().catch(() => {}), this.#patienceMs)
    try {
      return await this.#reader.read()
    } catch {
      return { done: true, value: undefined }
    } finally {
      clearTimeout(timer)
      this.#patienceMs -= performance.now() - begun
    }
  }

  #take(data: string): void {
    try {
      const { text, isThinking, finishReason } = readChunk(data)
      this.#text += this.#recipe.add(text)
      this.#finishReason = finishReason ?? this.#finishReason
      const saysSomething = text !== '' || isThinking || finishReason !== undefined
      if (saysSomething && this.#finishReason !== undefined) this.#patienceMs = this.#restMs
      if (!isThinking && (text === '' || !this.#recipe.isThinking)) return
      this.#hasThought = true
      this.#onThinking()
    } catch (error) {
      // Thrown when the text before it was given out, however the bytes were cut.
      this.#failure = error
    }
  }

  #end(): CompletionEnd {
    const reason = this.#finishReason?.toLowerCase() ?? (this.#isDone ? 'stop' : undefined)
    if (reason === undefined)
      throw new ChefError(this.#hasWritten || this.#hasThought ? 'interrupted' : 'empty')
    if (filters.includes(reason)) throw new ChefError('content-filter')
    const end = ends[reason]
    if (end === undefined) throw new ChefError('bad-response')
    if (!this.#hasWritten) throw new ChefError(this.#hasThought ? 'only-thought' : 'empty')
    return end
  }
}
