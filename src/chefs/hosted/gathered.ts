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
  let pause: Pause | undefined
  let next = read(texts)
  try {
    for (;;) {
      const step = await (pause ? Promise.race([next, pause.over]) : next)
      if (step === 'pause over') pause = undefined
      else if ('end' in step || 'error' in step) {
        if (held !== '') yield held
        if ('error' in step) throw step.error
        return step.end
      } else {
        held += step.text
        next = read(texts)
      }
      if (held === '' || (pause && held.length < mostHeld)) continue
      const text = held
      held = ''
      pause?.cancel()
      pause = startPause(ms)
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
