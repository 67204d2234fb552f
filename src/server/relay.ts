import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'

// A reader who takes nothing for this long has gone without saying so.
const stalledMs = 30_000

// A provider that sends a whole recipe at once must not keep everybody else waiting.
const piecesPerTurn = 8

/**
 * Writes a streamed response to a Node connection at the pace at which it is read. A body that errors destroys
 * the connection, so that nobody can take a broken recipe for a whole one; a visitor who leaves cancels the body.
 */
export function relay({ status, headers, body }: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(status, Object.fromEntries(headers))
  // Nothing but the reader is kept while the stream is open.
  return relayBody((body as ReadableStream<Uint8Array>).getReader(), outgoing)
}

async function relayBody(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  outgoing: ServerResponse,
): Promise<void> {
  const onClose = () => void reader.cancel().catch(() => {})
  if (outgoing.destroyed) return onClose()
  outgoing.once('close', onClose)
  let pieces = 0
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      if (!outgoing.write(step.value)) await roomToWrite(outgoing)
      if (++pieces % piecesPerTurn === 0) await nextTurn()
    }
    if (!outgoing.destroyed) outgoing.end()
  } catch {
    breakOff(outgoing)
  }
}

/**
 * Destroys the connection once what was written is out. A browser that saw nothing of an answer on a kept connection
 * would send its call again.
 */
function breakOff(outgoing: ServerResponse): void {
  if (!outgoing.socket) return void outgoing.destroy()
  const timer = setTimeout(() => outgoing.destroy(), stalledMs)
  outgoing.once('close', () => clearTimeout(timer))
  outgoing.socket.destroySoon()
}

/** Resolves when the connection takes more, or is gone. Waiting for `drain` alone would hang for ever. */
function roomToWrite(outgoing: ServerResponse): Promise<void> {
  if (outgoing.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      outgoing.off('drain', done).off('close', done)
      resolve()
    }
    const timer = setTimeout(() => outgoing.destroy(), stalledMs)
    outgoing.on('drain', done).on('close', done)
  })
}
