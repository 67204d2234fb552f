import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { paceText } from './text-pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function paced() {
  const shown: string[] = []
  const controller = new AbortController()
  return { shown, controller, pace: paceText((text) => shown.push(text), controller.signal) }
}

test('the first text shows at once, what follows is gathered', () => {
  const { shown, pace } = paced()
  for (const letter of 'soup') pace.add(letter)
  expect(shown).toEqual(['s'])
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual(['s', 'oup'])
  pace.add('!')
  expect(shown).toEqual(['s', 'oup', '!'])
})

test('white space before the first word shows with it', () => {
  const { shown, pace } = paced()
  pace.add('\n')
  expect(shown).toEqual([])
  pace.add(' a')
  expect(shown).toEqual(['\n a'])
})

test('finishing shows the rest and says whether there was anything', () => {
  const { shown, pace } = paced()
  pace.add('a')
  pace.add('b')
  expect(pace.finish()).toBe(true)
  expect(shown.join('')).toBe('ab')
  const blank = paced()
  blank.pace.add(' \n')
  expect(blank.pace.finish()).toBe(false)
})

test('nothing shows after an abort', () => {
  const { shown, controller, pace } = paced()
  pace.add('a')
  pace.add('b')
  controller.abort()
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual(['a'])
})
