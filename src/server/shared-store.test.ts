import { createServer, type Server, type Socket } from 'node:net'

import { expect, test, vi } from 'vitest'

import { listen, refusal, until } from './app.testing.ts'
import { rateLimits } from './rate-limits.ts'
import { redisServer, startRedis } from './redis.testing.ts'
import { openSharedStore } from './shared-store.ts'

vi.setConfig({ testTimeout: 30_000 })

const limits = { perMinute: 10, perDay: 100 }

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

test.skipIf(!redisServer)(
  '[130] two stores share one limit through Redis; when it goes silent, memory takes over',
  async () => {
    const server = await startRedis()
    const [one, other] = [openSharedStore(server.url), openSharedStore(server.url)]
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
      server.freeze()
      const start = performance.now()
      await first.count('192.0.2.2')
      expect(performance.now() - start).toBeLessThan(500)
      expect(falls).toBe(1)
    } finally {
      one.disconnect()
      other.disconnect()
      server.stop()
    }
  },
)
