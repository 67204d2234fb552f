const encoder = new TextEncoder()

/** Text gathered from pieces and cut at `maxBytes` of UTF-8, between two code points. */
export class CutText {
  text = ''
  /** True once something had to be left out. */
  full = false
  private bytesLeft: number

  constructor(maxBytes: number) {
    this.bytesLeft = maxBytes
  }

  /** Appends a piece; gives the part of it that fits. */
  append(piece: string): string {
    // Three bytes are the most that a UTF-16 unit takes.
    const room = new Uint8Array(Math.min(this.bytesLeft, piece.length * 3))
    const { read, written } = encoder.encodeInto(piece, room)
    this.bytesLeft -= written
    this.full = read < piece.length
    this.text += piece.slice(0, read)
    return piece.slice(0, read)
  }
}
