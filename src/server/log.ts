import { writeSync } from 'node:fs'

import { pino, stdTimeFunctions, type Logger } from 'pino'

/**
 * JSON lines on standard output. A line that cannot be written (a full disk, a closed pipe) is dropped and told to
 * `onDropped`: the kitchen goes on.
 */
export function createLog(level: string, onDropped: () => void): Logger {
  const lines = {
    write(line: string) {
      try {
        writeSync(1, line)
      } catch {
        onDropped()
      }
    },
  }
  const formatters = { level: (label: string) => ({ level: label }) }
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, formatters }, lines)
}
