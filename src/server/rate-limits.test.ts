import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'

import { afterEach, expect, test, vi } from 'vitest'

import { listen, recipe, saying, testApp, until } from './app.testing.ts'
import { limitKey, visitorAddress } from './address.ts'
import { Admission } from './admission.ts'
import { admitted } from './kitchen.ts'
import { createMetrics } from './metrics.ts'
import { Refusal } from './problem.ts'
import { rateLimits } from './rate-limits.ts'
import { openSharedStore } from './shared-store.ts'

vi.setConfig({ testTimeout: 30_000 })

const limits = { perMinute: 10, perDay: 100 }

afterEach(() => vi.useRealTimers())

async function refusal(work: Promise<unknown>): Promise<Refusal> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Refusal)
  return error as Refusal
}

test('[50] the eleventh call in a minute is refused with Retry-After, and no chef asked', async () => {
  const { chef, asked } = saying(recipe)
  const guard = {
    rates: rateLimits(limits),
    admission: new Admission({ maxInFlight: 1, maxWaiting: 0 }),
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

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, key) => {
  expect(limitKey(address)).toBe(key)
})

test.each([
  ['claimed without a proxy', 0, '203.0.113.9', '192.0.2.1'],
  ['one proxy', 1, '203.0.113.9', '203.0.113.9'],
  ['one proxy and a claim before it', 1, '10.0.0.1, 203.0.113.9', '203.0.113.9'],
  ['two proxies and a claim before them', 2, '10.0.0.1, 203.0.113.9, 198.51.100.1', '203.0.113.9'],
  ['fewer entries than proxies', 3, '203.0.113.9', '203.0.113.9'],
  ['no address at all', 1, 'unknown', '192.0.2.1'],
  ['no header', 1, undefined, '192.0.2.1'],
])('[49] X-Forwarded-For, %s', (_, trustProxy, header, address) => {
  const headers = new Headers(header === undefined ? {} : { 'x-forwarded-for': header })
  expect(visitorAddress(headers, '192.0.2.1', trustProxy)).toBe(address)
})

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
  const guard = { rates: { count: async () => {} }, admission, address: 'x', metrics: createMetrics() }
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

/** Counts down a limit of 10 and gives the time of the slowest count and the falls back to memory. */
async function exhaust(port: number) {
  let falls = 0
  const redis = openSharedStore(`redis://127.0.0.1:${port}`)
  const { count } = rateLimits({ ...limits, redis, onSharedLimitsDown: () => falls++ })
  let slowest = 0
  try {
    for (let i = 0; i < 10; i++) {
      const start = performance.now()
      await count('192.0.2.1')
      slowest = Math.max(slowest, performance.now() - start)
    }
    expect((await refusal(count('192.0.2.1'))).limit).toBe('minute')
  } finally {
    redis.disconnect()
  }
  return { slowest, falls }
}

test('[130] with Redis down the limit is counted in memory at once, and never lifted', async () => {
  const { slowest, falls } = await exhaust(9)
  expect(falls).toBe(1)
  expect(slowest).toBeLessThan(500)
})

test('[130] a Redis that takes connections and never answers costs one short wait', async () => {
  const sockets: Socket[] = []
  const hole: Server = createServer((socket) => void sockets.push(socket.on('error', () => {})))
  const port = await listen(hole)
  const { slowest, falls } = await exhaust(port)
  expect(falls).toBe(1)
  expect(slowest).toBeLessThan(500)
  for (const socket of sockets) socket.destroy()
  hole.close()
})

const redisServer = ['/usr/bin/redis-server', '/usr/bin/valkey-server'].find((path) => existsSync(path))
if (!redisServer) console.warn('No redis-server or valkey-server here: the test of shared limits is skipped.')

test.skipIf(!redisServer)(
  '[130] two processes share one limit through Redis; when it goes silent, memory takes over',
  async () => {
    const free = createServer()
    const port = await listen(free)
    await new Promise((resolve) => free.close(resolve))
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const server = spawn(redisServer!, options, { stdio: 'ignore' })
    const [one, other] = [
      openSharedStore(`redis://127.0.0.1:${port}`),
      openSharedStore(`redis://127.0.0.1:${port}`),
    ]
    try {
      await until(() => one.status === 'ready' && other.status === 'ready')
      let falls = 0
      const first = rateLimits({ ...limits, redis: one, onSharedLimitsDown: () => falls++ })
      const second = rateLimits({ ...limits, redis: other, onSharedLimitsDown: () => falls++ })
      for (let i = 0; i < 5; i++) {
        await first.count('192.0.2.1')
        await second.count('192.0.2.1')
      }
      expect((await refusal(first.count('192.0.2.1'))).limit).toBe('minute')
      expect((await refusal(second.count('192.0.2.1'))).limit).toBe('minute')
      expect(falls).toBe(0)
      server.kill('SIGSTOP')
      const start = performance.now()
      await first.count('192.0.2.2')
      expect(performance.now() - start).toBeLessThan(500)
      expect(falls).toBe(1)
    } finally {
      one.disconnect()
      other.disconnect()
      server.kill('SIGCONT')
      server.kill('SIGKILL')
    }
  },
)
