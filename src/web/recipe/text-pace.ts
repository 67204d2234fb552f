/** Milliseconds between two updates: each parses and lays out the tail again. */
const updateInterval = 100

/**
 * Gathers streamed text into updates: the first at once, then at most one per interval.
 * White space before the first word is held back, so that the first update always shows something.
 */
export function paceText(show: (text: string) => void, signal: AbortSignal) {
  let gathered = ''
  let shown = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function drop() {
    clearTimeout(timer)
    timer = undefined
    gathered = ''
  }

  function flush() {
    if (gathered === '' || (!shown && gathered.trim() === '')) return
    shown = true
    const text = gathered
    gathered = ''
    show(text)
  }

  function tick() {
    timer = undefined
    if (gathered === '') return
    flush()
    timer = setTimeout(tick, updateInterval)
  }

  signal.addEventListener('abort', drop, { once: true })

  return {
    add(text: string) {
      gathered += text
      if (timer !== undefined) return
      flush()
      if (shown) timer = setTimeout(tick, updateInterval)
    },
    /** Shows what is left and gives whether anything was ever shown. */
    finish(): boolean {
      clearTimeout(timer)
      flush()
      return shown
    },
    /** Forgets what is left. */
    drop,
  }
}
