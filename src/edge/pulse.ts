/** A comment of the event stream, which readers pass over. */
const comment = new TextEncoder().encode(':\n\n')

/**
 * The same events with a comment for each second of silence: some platforms learn only by writing that nobody reads any
 * more, and a provider should not write for nobody.
 */
export function withPulse(events: ReadableStream<Uint8Array>, ms = 1000): ReadableStream<Uint8Array> {
  const reader = events.getReader()
  let next: ReturnType<typeof reader.read> | undefined
  return new ReadableStream(
    {
      async pull(controller) {
        next ??= reader.read()
        const step = await before(ms, next)
        if (!step) return controller.enqueue(comment)
        next = undefined
        if (step.done) controller.close()
        else controller.enqueue(step.value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

/** What a promise gives, or nothing where it takes longer than that. */
async function before<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  let timer
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, ms)))
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
