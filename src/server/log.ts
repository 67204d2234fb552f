import { writeSync } from 'node:fs'

import { pino, stdTimeFunctions, type Logger } from 'pino'

/** How long a line may wait for others, in milliseconds: a write for each cost 7 % of a stream's processor. */
const longestWait = 50

/** Bytes that a pipe takes as one, so that lines of several workers do not mix (POSIX: `PIPE_BUF`, 4,096 on Linux). */
const wholeWrite = 4096

/**
 * JSON lines on standard output, written together with those of the same moment, and at once where the process ends. A
 * line that cannot be written (a full disk, a closed pipe) is dropped and told to `onDropped`: the kitchen goes on.
 */
export function createLog(level: string, onDropped: () => void): Logger {
  const lines = new Lines(onDropped)
  process.on('exit', () => lines.flush())
  const formatters = { level: (label: string) => ({ level: label }) }
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, formatters }, lines)
}

class Lines {
  readonly #onDropped: () => void
  #waiting: string[] = []
  #bytes = 0
  #timer: NodeJS.Timeout | undefined

  constructor(onDropped: () => void) {
    this.#onDropped = onDropped
  }

  write(line: string): void {
    const bytes = Buffer.byteLength(line)
    if (this.#bytes + bytes > wholeWrite) this.flush()
    this.#waiting.push(line)
    this.#bytes += bytes
    this.#timer ??= setTimeout(() => this.flush(), longestWait)
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#waiting.length === 0) return
    const lines = this.#waiting
    this.#waiting = []
    this.#bytes = 0
    try {
      writeSync(1, lines.join(''))
    } catch {
      for (const _ of lines) this.#onDropped()
    }
  }
}
