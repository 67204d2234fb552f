/** Characters that are handed out without waiting any longer: a flood of text is not gathered in one go. */
const mostHeld = 512

/**
 * The same text in fewer pieces: the first at once, then what comes within `ms` milliseconds of the piece before it
 * together. Every piece costs its way through the server and the page. A failure comes after what came before it.
 */
export async function* gathered<End>(
  texts: AsyncGenerator<string, End>,
  ms: number,
): AsyncGenerator<string, End> {
  let held = ''
  let givenAt = -Infinity
  let pause: Pause | undefined
  let next = read(texts)
  try {
    for (;;) {
      // Only text that must wait needs a timer; at a model's usual pace none does.
      if (held !== '') pause ??= startPause(givenAt + ms - performance.now())
      const step = await (pause ? Promise.race([next, pause.over]) : next)
      let isDue = step === 'pause over'
      if (step !== 'pause over') {
        if ('end' in step || 'error' in step) {
          if (held !== '') yield held
          if ('error' in step) throw step.error
          return step.end
        }
        held += step.text
        next = read(texts)
        isDue = held.length >= mostHeld || performance.now() >= givenAt + ms
      }
      if (!isDue) continue
      const text = held
      held = ''
      pause?.cancel()
      pause = undefined
      givenAt = performance.now()
      yield text
    }
  } finally {
    pause?.cancel()
  }
}

type Step<End> = { text: string } | { end: End } | { error: unknown }

// Read ahead of who waits for it: a failure must not go unheard, nor be heard before its turn.
function read<End>(texts: AsyncGenerator<string, End>): Promise<Step<End>> {
  return texts.next().then(
    (step) => (step.done ? { end: step.value } : { text: step.value }),
    (error: unknown) => ({ error }),
  )
}

type Pause = { over: Promise<'pause over'>; cancel: () => void }

function startPause(ms: number): Pause {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<'pause over'>((resolve) => {
    timer = setTimeout(resolve, ms, 'pause over')
  })
  return { over, cancel: () => clearTimeout(timer) }
}
