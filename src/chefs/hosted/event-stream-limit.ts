const lineFeed = 10
const carriageReturn = 13

/** Longest event that a provider may send, in bytes; one delta of a recipe takes a few hundred. */
const maxEventBytes = 64 * 1024

/**
 * The same event stream, handed on in whole lines, so that a reader never has to join a line from many pieces.
 * Errors with a `RangeError` when one event grows past 64 KiB. A last line without an end is dropped, as the
 * format asks (HTML standard, 9.2.6: incomplete events are discarded).
 */
export function limitEvents(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let held: Uint8Array[] = []
  let eventBytes = 0
  let lineIsEmpty = true
  let previous = 0

  /** Counts the bytes of the event under way and gives the index just past the last line end. */
  function scan(piece: Uint8Array): number {
    let linesEnd = 0
    for (let index = 0; index < piece.length; index++) {
      const byte = piece[index] as number
      eventBytes++
      if (byte === lineFeed || byte === carriageReturn) {
        linesEnd = index + 1
        const secondOfPair = byte === lineFeed && previous === carriageReturn
        if (!secondOfPair && lineIsEmpty) eventBytes = 0
        lineIsEmpty = true
      } else {
        lineIsEmpty = false
      }
      if (eventBytes > maxEventBytes) throw new RangeError('event too long')
      previous = byte
    }
    return linesEnd
  }

  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        let linesEnd
        try {
          linesEnd = scan(value)
        } catch (error) {
          await reader.cancel(error).catch(() => {})
          throw error
        }
        if (linesEnd === 0) {
          held.push(value)
          continue
        }
        const lines = value.subarray(0, linesEnd)
        controller.enqueue(held.length > 0 ? joined([...held, lines]) : lines)
        held = linesEnd < value.length ? [value.subarray(linesEnd)] : []
        return
      }
    },
    cancel: (reason) => reader.cancel(reason),
  }
  // Nothing is read ahead: a visitor who reads slowly makes the provider wait.
  return new ReadableStream(source, { highWaterMark: 0 })
}

function joined(pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let offset = 0
  for (const piece of pieces) {
    whole.set(piece, offset)
    offset += piece.length
  }
  return whole
}
