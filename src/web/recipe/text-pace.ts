import { flushSync } from 'react-dom'

/** Milliseconds between two updates at least: each parses and lays out the tail again. */
const shortestInterval = 100

/** An update that took long makes the next one wait this many times as long: the page stays usable. */
const restPerWork = 4

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

  function take(): string {
    const text = gathered
    gathered = ''
    return text
  }

  function update() {
    timer = undefined
    if (gathered === '' || (!shown && gathered.trim() === '')) return
    shown = true
    const begun = performance.now()
    flushSync(() => show(take()))
    const took = performance.now() - begun
    timer = setTimeout(update, Math.max(shortestInterval, restPerWork * took))
  }

  signal.addEventListener('abort', drop, { once: true })

  return {
    add(text: string) {
      gathered += text
      if (timer === undefined) update()
    },
    /** Hands out what is left, without making it show at once, and gives whether there was ever a word. */
    finish(): boolean {
      clearTimeout(timer)
      shown ||= gathered.trim() !== ''
      if (gathered !== '') show(take())
      return shown
    },
    /** Forgets what is left. */
    drop,
  }
}
