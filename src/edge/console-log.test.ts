import { afterEach, expect, test, vi } from 'vitest'

import { consoleLog } from './console-log.ts'

const lines = vi.spyOn(console, 'log').mockImplementation(() => {})
afterEach(() => lines.mockClear())

const said = () => lines.mock.calls.map(([line]) => JSON.parse(line as string) as Record<string, unknown>)

test('a line is JSON with its level, its time, its facts and its message', () => {
  consoleLog('info').warn({ kind: 'timeout', status: 504 }, 'the provider took too long')
  consoleLog('info').info('open')
  expect(said()).toEqual([
    {
      level: 'warn',
      time: expect.stringMatching(/Z$/),
      kind: 'timeout',
      status: 504,
      msg: 'the provider took too long',
    },
    { level: 'info', time: expect.any(String), msg: 'open' },
  ])
})

test('what is less than the level is not said, and silent says nothing', () => {
  for (const least of ['error', 'silent', 'fatal'] as const) {
    const log = consoleLog(least)
    log.info('one')
    log.warn('two')
    log.error('three')
  }
  expect(said()).toEqual([expect.objectContaining({ level: 'error', msg: 'three' })])
})
