import { afterEach, expect, test, vi } from 'vitest'

import { Admission } from './admission.ts'
import { recipe, refusal, saying, testApp } from './app.testing.ts'
import { limitsOf } from './limits.ts'
import { createMetrics } from './metrics.ts'
import { rateLimits } from './rate-limits.ts'
import { admitted } from './within-limits.ts'

const limits = { perMinute: 10, perDay: 100 }

afterEach(() => vi.useRealTimers())

test('[50] the eleventh call in a minute is refused with Retry-After, and no chef asked', async () => {
  const { chef, asked } = saying(recipe)
  const guard = {
    limits: limitsOf(rateLimits(limits), new Admission({ maxInFlight: 1, maxWaiting: 0 })),
    address: '192.0.2.1',
    metrics: createMetrics(),
  }
  const { post } = testApp(admitted(chef, guard))
  for (let i = 0; i < 10; i++) {
    const answered = await post({ ingredients: ['egg'] })
    expect(answered.status).toBe(200)
    await answered.text()
  }
  const refused = await post({ ingredients: ['egg'] })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
  expect(asked).toHaveLength(10)
  expect((await guard.metrics.limited.get()).values).toMatchObject([
    { value: 1, labels: { limit: 'minute' } },
  ])
})

test('a day has its own limit, and every address its own count', async () => {
  const { count } = rateLimits({ perMinute: 1000, perDay: 3 })
  for (let i = 0; i < 3; i++) await count('192.0.2.1')
  expect((await refusal(count('192.0.2.1'))).limit).toBe('day')
  await count('192.0.2.2')
})

test('[131] after a minute calls are free again, and a clock that jumps back locks nobody out', async () => {
  vi.useFakeTimers()
  const { count } = rateLimits({ perMinute: 1, perDay: 100 })
  await count('192.0.2.1')
  vi.setSystemTime(Date.now() - 86_400_000)
  expect((await refusal(count('192.0.2.1'))).retryAfterSeconds).toBeLessThanOrEqual(60)
  vi.advanceTimersByTime(61_000)
  await count('192.0.2.1')
})
