import { afterEach, expect, test, vi } from 'vitest'

import { Admission } from './admission.ts'
import { recipe, refusal, testApp } from './app.testing.ts'
import { limitsOf } from './limits.ts'
import { createMetrics } from './metrics.ts'
import { admitted } from './within-limits.ts'

afterEach(() => vi.useRealTimers())

test('as many calls as there are places run at once; the next waits for one to end', async () => {
  const admission = new Admission({ maxInFlight: 2, maxWaiting: 1 })
  const { signal } = new AbortController()
  await admission.enter(signal)
  await admission.enter(signal)
  let isIn = false
  const third = admission.enter(signal).then(() => (isIn = true))
  expect((await refusal(admission.enter(signal))).limit).toBe('capacity')
  expect([admission.inFlight, admission.waiting, isIn]).toEqual([2, 1, false])
  admission.leave()
  await third
  admission.leave()
  admission.leave()
  expect([admission.inFlight, admission.waiting]).toEqual([0, 0])
})

test('who waits two seconds in vain is refused; who leaves gives the waiting place back', async () => {
  vi.useFakeTimers()
  const admission = new Admission({ maxInFlight: 1, maxWaiting: 1 })
  const visitor = new AbortController()
  await admission.enter(new AbortController().signal)
  const left = admission.enter(visitor.signal)
  visitor.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  const inVain = refusal(admission.enter(new AbortController().signal))
  await vi.advanceTimersByTimeAsync(2000)
  expect((await inVain).retryAfterSeconds).toBeGreaterThan(0)
  expect(admission.waiting).toBe(0)
})

test('[51] two hundred calls at once over 64 places and 64 waiting: only 200 and 503, each 503 with Retry-After', async () => {
  const admission = new Admission({ maxInFlight: 64, maxWaiting: 64 })
  const limits = limitsOf({ count: async () => {} }, admission)
  const guard = { limits, address: 'x', metrics: createMetrics() }
  const slow = admitted(async function* () {
    await new Promise((resolve) => setTimeout(resolve, 50))
    yield* recipe
  }, guard)
  const { post } = testApp(slow)
  const responses = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const response = await post({ ingredients: ['egg'] })
      await response.text()
      return response
    }),
  )
  const refused = responses.filter(({ status }) => status === 503)
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(128)
  expect(refused).toHaveLength(72)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect([admission.inFlight, admission.waiting]).toEqual([0, 0])
})
