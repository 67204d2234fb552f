import { type Dispatch, useEffect, useState } from 'react'

import { timeId } from './step-text.tsx'
import { timeLeft, type Timer, type TimerAction } from './timer-state.ts'
import { sinceWords } from './use-timers.ts'

/** An ended timer says for how long it is over from this many milliseconds on. */
const overFrom = 60_000

/** All timers with what is left of them. `alert` is what a screen reader is told when one ends. */
export function TimerBar({
  timers,
  alert,
  dispatch,
}: {
  timers: readonly Timer[]
  alert: string
  dispatch: Dispatch<TimerAction>
}) {
  const now = useNow(timers.length > 0)
  return (
    <div className="timers">
      <p className="visually-hidden" role="alert">
        {alert}
      </p>
      {timers.length > 0 && (
        <ul aria-label="Timers">
          {timers.map((timer) => (
            <TimerRow key={timer.place} timer={timer} now={now} dispatch={dispatch} />
          ))}
        </ul>
      )}
    </div>
  )
}

function TimerRow({ timer, now, dispatch }: { timer: Timer; now: number; dispatch: Dispatch<TimerAction> }) {
  const { place, name, said, atLeast, state } = timer
  const isPaused = 'left' in state
  const isOver = 'endedAt' in state

  /** The focus goes back to the time that the timer was started from. */
  function dismiss() {
    document.getElementById(timeId(place))?.focus({ preventScroll: true })
    dispatch({ type: 'timerDismissed', place })
  }

  const change = (type: 'timerPaused' | 'timerResumed' | 'minuteAdded') => () =>
    dispatch({ type, place, now: Date.now() })

  return (
    <li className={isOver ? 'timer timer-over' : 'timer'}>
      <div>
        <p className="timer-name">{name}</p>
        <p className="timer-left" role="timer" aria-label={name}>
          {isOver ? overWords(now - state.endedAt) : leftWords(timeLeft(timer, now))}
        </p>
        {atLeast !== undefined && <p className="timer-name">of {said}</p>}
      </div>
      {!isOver && (
        <button
          className="button button-quiet"
          type="button"
          aria-label={`${isPaused ? 'Go on with' : 'Pause'} ${name}`}
          onClick={change(isPaused ? 'timerResumed' : 'timerPaused')}
        >
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <path d={isPaused ? 'M2 1l7 4-7 4z' : 'M2 1h2v8H2zM6 1h2v8H6z'} />
          </svg>
        </button>
      )}
      <button className="button button-quiet" type="button" onClick={change('minuteAdded')}>
        +1 min<span className="visually-hidden"> for {name}</span>
      </button>
      <button className="button button-quiet" type="button" aria-label={`Dismiss ${name}`} onClick={dismiss}>
        <svg className="timer-cross" viewBox="0 0 10 10" aria-hidden="true">
          <path d="M1.5 1.5l7 7m0-7l-7 7" />
        </svg>
      </button>
    </li>
  )
}

/** The clock, once a second while it is looked at. */
function useNow(isLookedAt: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isLookedAt) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isLookedAt])
  return now
}

function leftWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const digits = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [first = 0, ...rest] = digits[0] === 0 ? digits.slice(1) : digits
  return [first, ...rest.map((digit) => String(digit).padStart(2, '0'))].join(':')
}

function overWords(ago: number): string {
  return ago < overFrom ? 'Time is up' : `${sinceWords(ago)} over`
}
