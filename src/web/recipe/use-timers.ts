import { useCallback, useEffect, useReducer, useRef, useState } from 'react'

import { allowSound, ring } from './ring.ts'
import { dueAt, nextEnd, type Timer, timersReducer } from './timer-state.ts'

/** A timer that ended longer ago than this says when: the page slept. */
const late = 5000

/** Starts a timer, at a tap: sounds are allowed by it. */
export type StartTimer = (timer: Omit<Timer, 'state'>, seconds: number) => void

/** The timers of one recipe: they ring when their time is over, or as soon as the page wakes after that. */
export function useTimers(kept: readonly Timer[]) {
  const [timers, dispatch] = useReducer(timersReducer, kept)
  /** What is said once, when a timer ends. */
  const [alert, setAlert] = useState('')
  const hush = useRef<() => void>(undefined)
  const rings = timers.filter(({ state }) => 'endedAt' in state).at(-1)?.name
  const isRunning = nextEnd(timers) !== undefined

  const start: StartTimer = useCallback((timer, seconds) => {
    allowSound()
    dispatch({ type: 'timerStarted', timer, seconds, now: Date.now() })
  }, [])

  useEffect(() => {
    const next = nextEnd(timers)
    if (next === undefined) return
    let isRead = false
    const read = () => {
      const now = Date.now()
      const due = dueAt(timers, now)
      // Both of the below may come at once when the machine wakes.
      if (due.length === 0 || isRead) return
      isRead = true
      dispatch({ type: 'clockRead', now })
      setAlert(due.map((timer) => ending(timer, now)).join(' '))
      hush.current?.()
      hush.current = ring()
    }
    // The one is exact while the page is out of sight, the other sees that the machine slept.
    const timeout = setTimeout(read, next - Date.now())
    const interval = setInterval(read, 1000)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearTimeout(timeout)
      clearInterval(interval)
      document.removeEventListener('visibilitychange', read)
    }
  }, [timers])

  useEffect(() => {
    if (rings === undefined) return
    const pageTitle = document.title
    document.title = `⏰ ${rings}`
    return () => {
      document.title = pageTitle
    }
  }, [rings])

  useEffect(() => {
    if (rings === undefined) hush.current?.()
  }, [rings])

  useEffect(() => () => hush.current?.(), [])

  /** What rang is known: it must not be heard again where the timers show next. */
  function quieten() {
    hush.current?.()
    setAlert('')
  }

  useEffect(() => {
    // Timers that came back after a reload were started before this page could ask.
    if (isRunning) addEventListener('click', allowSound)
    return () => removeEventListener('click', allowSound)
  }, [isRunning])

  return { timers, alert: rings === undefined ? '' : alert, start, dispatch, quieten }
}

/** What is said when a timer's time is over. */
function ending({ name, said, atLeast, state }: Timer, now: number): string {
  const ago = 'endsAt' in state ? now - state.endsAt : 0
  if (ago > late) return `${name}: time was up ${sinceWords(ago)} ago.`
  return atLeast === undefined
    ? `${name}: ${said}, time is up.`
    : `${name}: ${atLeast} of ${said}, have a look.`
}

/** A stretch of time in a cook's words. */
export function sinceWords(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 1) return `${Math.floor(milliseconds / 1000)} s`
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
