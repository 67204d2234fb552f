const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Text gathered from pieces and cut at `maxBytes` of UTF-8, between two code points. */
export class CutText {
  /** True once something had to be left out. */
  full = false
  readonly #maxBytes: number
  // Bytes, since a string that is added to remembers each of its pieces.
  #bytes = new Uint8Array(512)
  #length = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get isEmpty(): boolean {
    return this.#length === 0
  }

  get text(): string {
    return decoder.decode(this.#bytes.subarray(0, this.#length))
  }

  /** Appends a piece; gives the part of it that fits. */
  append(piece: string): string {
    // Three bytes are the most that a UTF-16 unit takes.
    const end = Math.min(this.#maxBytes, this.#length + piece.length * 3)
    if (end > this.#bytes.length) {
      const more = new Uint8Array(Math.max(end, 2 * this.#bytes.length))
      more.set(this.#bytes)
      this.#bytes = more
    }
    const { read, written } = encoder.encodeInto(piece, this.#bytes.subarray(this.#length, end))
    this.#length += written
    this.full = read < piece.length
    return this.full ? piece.slice(0, read) : piece
  }
}
