/** A kitchen timer. Times are the clock's, so that they stay true when the page sleeps. */
export type Timer = {
  /** Where its time stands in the recipe. A place has one timer at most. */
  readonly place: string
  readonly name: string
  /** The time as the recipe says it. */
  readonly said: string
  /** Of a range, its lower end, at which it rings. */
  readonly atLeast?: string | undefined
  readonly state: RunningState | { readonly left: number } | { readonly endedAt: number }
}

type RunningState = { readonly endsAt: number }

export type TimerAction =
  | { type: 'timerStarted'; timer: Omit<Timer, 'state'>; seconds: number; now: number }
  | { type: 'timerPaused' | 'timerResumed' | 'minuteAdded'; place: string; now: number }
  | { type: 'timerDismissed'; place: string }
  | { type: 'clockRead'; now: number }

const minute = 60_000

export function timersReducer(timers: readonly Timer[], action: TimerAction): readonly Timer[] {
  switch (action.type) {
    case 'timerStarted': {
      const { timer, seconds, now } = action
      if (timers.some(({ place }) => place === timer.place)) return timers
      return [...timers, { ...timer, state: { endsAt: now + seconds * 1000 } }]
    }
    case 'timerDismissed':
      return timers.filter(({ place }) => place !== action.place)
    case 'clockRead':
      return dueAt(timers, action.now).length === 0 ? timers : timers.map((timer) => rung(timer, action.now))
    default:
      return timers.map((timer) => (timer.place === action.place ? changed(timer, action) : timer))
  }
}

/** The timers that run and whose time is over. */
export function dueAt(timers: readonly Timer[], now: number): readonly Timer[] {
  return timers.filter(({ state }) => 'endsAt' in state && state.endsAt <= now)
}

/** When the next of those that run is over. */
export function nextEnd(timers: readonly Timer[]): number | undefined {
  const ends = timers.flatMap(({ state }) => ('endsAt' in state ? [state.endsAt] : []))
  return ends.length === 0 ? undefined : Math.min(...ends)
}

/** Milliseconds that a timer has left; of one that is over, none. */
export function timeLeft({ state }: Timer, now: number): number {
  if ('left' in state) return state.left
  return 'endsAt' in state ? Math.max(0, state.endsAt - now) : 0
}

function changed(timer: Timer, { type, now }: { type: string; now: number }): Timer {
  const left = timeLeft(timer, now)
  const isPaused = 'left' in timer.state
  if (type === 'minuteAdded')
    return { ...timer, state: isPaused ? { left: left + minute } : { endsAt: now + left + minute } }
  if (type === 'timerPaused' && 'endsAt' in timer.state) return { ...timer, state: { left } }
  if (type === 'timerResumed' && isPaused) return { ...timer, state: { endsAt: now + left } }
  return timer
}

function rung(timer: Timer, now: number): Timer {
  const { state } = timer
  return 'endsAt' in state && state.endsAt <= now ? { ...timer, state: { endedAt: state.endsAt } } : timer
}
