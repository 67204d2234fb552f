const lineFeed = 10
const carriageReturn = 13

/** Longest event that a provider may send, in bytes; one delta of a recipe takes a few hundred. */
const maxEventBytes = 64 * 1024

/** Who reads bytes piece by piece: of a web stream's reader, the part that is used. */
export type ByteReader = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'>

/**
 * The same event stream, handed on in whole lines, so that a reader never has to join a line from many pieces.
 * Throws a `RangeError` when one event grows past 64 KiB. A last line without an end is dropped, as the
 * format asks (HTML standard, 9.2.6: incomplete events are discarded).
 */
export function limitEvents(reader: ByteReader): ByteReader {
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

  return {
    async read() {
      for (;;) {
        const step = await reader.read()
        if (step.done) return step
        const { value } = step
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
        const lines = linesEnd < value.length ? value.subarray(0, linesEnd) : value
        const whole = held.length > 0 ? joined([...held, lines]) : lines
        held = linesEnd < value.length ? [value.subarray(linesEnd)] : []
        return { done: false, value: whole }
      }
    },
    cancel: (reason) => reader.cancel(reason),
  }
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
