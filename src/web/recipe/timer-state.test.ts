import { expect, test } from 'vitest'

import { dueAt, nextEnd, timeLeft, type TimerAction, timersReducer } from './timer-state.ts'

const start = (place: string, seconds: number): TimerAction => ({
  type: 'timerStarted',
  timer: { place, name: `Step ${place}`, said: `${seconds} seconds` },
  seconds,
  now: 1000,
})
const after = (...actions: TimerAction[]) => actions.reduce(timersReducer, [])

test('several run at once, one for each place', () => {
  const timers = after(start('1', 60), start('2', 30), start('1', 90))
  expect(timers.map(({ place, state }) => [place, state])).toEqual([
    ['1', { endsAt: 61_000 }],
    ['2', { endsAt: 31_000 }],
  ])
  expect(nextEnd(timers)).toBe(31_000)
})

test('a pause stops the time, and going on takes it up where it stopped', () => {
  const paused = after(start('1', 60), { type: 'timerPaused', place: '1', now: 21_000 })
  expect(timeLeft(paused[0]!, 999_000)).toBe(40_000)
  expect(nextEnd(paused)).toBeUndefined()
  const resumed = timersReducer(paused, { type: 'timerResumed', place: '1', now: 100_000 })
  expect(nextEnd(resumed)).toBe(140_000)
})

test.each([
  ['that runs', [], { endsAt: 121_000 }],
  ['that is paused', [{ type: 'timerPaused', place: '1', now: 31_000 }], { left: 90_000 }],
  ['that is over', [{ type: 'clockRead', now: 90_000 }], { endsAt: 160_000 }],
] as const)('one minute more for a timer %s', (_, before, state) => {
  const added: TimerAction = {
    type: 'minuteAdded',
    place: '1',
    now: before[0]?.type === 'clockRead' ? 100_000 : 31_000,
  }
  expect(after(start('1', 60), ...before, added)[0]?.state).toEqual(state)
})

test('[152] a timer that was over while nobody looked at the clock ended when it ended', () => {
  const timers = after(start('1', 60), start('2', 600))
  expect(dueAt(timers, 300_000).map(({ place }) => place)).toEqual(['1'])
  const read = timersReducer(timers, { type: 'clockRead', now: 300_000 })
  expect(read.map(({ state }) => state)).toEqual([{ endedAt: 61_000 }, { endsAt: 601_000 }])
  expect(dueAt(read, 300_000)).toEqual([])
})

test('reading the clock changes nothing while nothing is over', () => {
  const timers = after(start('1', 60))
  expect(timersReducer(timers, { type: 'clockRead', now: 2000 })).toBe(timers)
})

test('a timer that is dismissed is gone, and its place is free again', () => {
  const timers = after(start('1', 60), { type: 'timerDismissed', place: '1' })
  expect(timers).toEqual([])
  expect(timersReducer(timers, start('1', 60))).toHaveLength(1)
})
