import { afterEach, expect, test, vi } from 'vitest'

import { refusal } from '#server/app.testing.ts'

import { edgeLimits } from './edge-limits.ts'

vi.useFakeTimers({ now: 1_000_000 })
afterEach(() => void vi.setSystemTime(1_000_000))

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

async function countTimes(limits: ReturnType<typeof edgeLimits>, times: number, address = '192.0.2.1') {
  for (let call = 0; call < times; call++) await limits.count(address)
}

test('one call too many this minute is refused, with the rest of the minute to wait; then calls pass again', async () => {
  const limits = edgeLimits({ perMinute: 2, perDay: 100 })
  await countTimes(limits, 2)
  later(20)
  expect(await refusal(limits.count('192.0.2.1'))).toMatchObject({ limit: 'minute', retryAfterSeconds: 40 })
  await countTimes(limits, 2, '192.0.2.2')
  later(40)
  await countTimes(limits, 2)
})

test('one call too many this day is refused for the rest of the day', async () => {
  const limits = edgeLimits({ perMinute: 2, perDay: 3 })
  await countTimes(limits, 2)
  later(3600)
  await countTimes(limits, 1)
  expect(await refusal(limits.count('192.0.2.1'))).toMatchObject({ limit: 'day', retryAfterSeconds: 82_800 })
})

test('an IPv6 visitor is counted by its /64 network', async () => {
  const limits = edgeLimits({ perMinute: 1, perDay: 9 })
  await limits.count('2001:db8::1')
  expect(await refusal(limits.count('2001:db8::2'))).toMatchObject({ limit: 'minute' })
})

test('[131] a clock that jumps back makes nobody wait longer than the window', async () => {
  const limits = edgeLimits({ perMinute: 1, perDay: 9 })
  await limits.count('192.0.2.1')
  later(-3600)
  await limits.count('192.0.2.1')
  expect(await refusal(limits.count('192.0.2.1'))).toMatchObject({ retryAfterSeconds: 60 })
})

test('what is remembered is bounded: of very many addresses the one seen first is forgotten', async () => {
  const limits = edgeLimits({ perMinute: 1, perDay: 9 })
  await limits.count('192.0.2.1')
  for (let at = 0; at < 10_000; at++) await limits.count(`10.0.${at >> 8}.${at & 255}`)
  await limits.count('192.0.2.1')
  expect(await refusal(limits.count('10.0.39.15'))).toMatchObject({ limit: 'minute' })
})

test('the platform refuses beyond what it counted, and does not matter where it fails', async () => {
  const asked: string[] = []
  const limits = edgeLimits(
    { perMinute: 2, perDay: 9 },
    {
      async limit({ key }) {
        asked.push(key)
        if (key === '192.0.2.2') throw new Error('no answer')
        return { success: asked.length < 2 }
      },
    },
  )
  await limits.count('192.0.2.1')
  expect(await refusal(limits.count('192.0.2.1'))).toMatchObject({ limit: 'minute', retryAfterSeconds: 60 })
  await countTimes(limits, 2, '192.0.2.2')
  expect(await refusal(limits.count('192.0.2.2'))).toMatchObject({ limit: 'minute' })
  expect(asked).toEqual(['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.2'])
})
