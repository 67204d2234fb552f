import { createServer, type Socket } from 'node:net'

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { startProvider, type Provider } from '../../e2e/provider/provider.ts'
import { listen, until } from './app.testing.ts'
import { ask, hosted, killServers, startServer } from './built-server.testing.ts'
import { redisServer, startRedis } from './redis.testing.ts'

// A process takes a while to start where many do at once.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())
afterEach(killServers)

const strict = (redisUrl: string) =>
  hosted(provider.url('recipe-at-once'), {
    REDIS_URL: redisUrl,
    RATE_LIMIT_PER_MINUTE: '10',
    CHEF_STANDIN: 'none',
  })

/** The statuses of so many calls in a row, sorted, and the time of the slowest refusal. */
async function calls(url: string, count: number) {
  const statuses: number[] = []
  let slowestRefusal = 0
  for (let call = 0; call < count; call++) {
    const begun = performance.now()
    const response = await ask(url)
    await response.text()
    statuses.push(response.status)
    if (response.status === 429) slowestRefusal = Math.max(slowestRefusal, performance.now() - begun)
  }
  return { statuses: statuses.toSorted(), slowestRefusal }
}

const answered = (count: number, refused: number) => [
  ...Array.from({ length: count }, () => 200),
  ...Array.from({ length: refused }, () => 429),
]

async function fallsToMemory(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/chef_shared_limits_down_total (\d+)/.exec(metrics)?.[1])
}

test.skipIf(!redisServer)(
  '[130] two processes with one REDIS_URL share one limit; when Redis goes silent each counts on from what it knows',
  async () => {
    const redis = await startRedis()
    try {
      const [one, other] = [startServer(strict(redis.url)), startServer(strict(redis.url))]
      const [first, second] = [await one.url, await other.url]
      await until(() => [one, other].every(({ said }) => said.out.includes('shared through Redis')))
      expect((await calls(first, 6)).statuses).toEqual(answered(6, 0))
      expect((await calls(second, 6)).statuses).toEqual(answered(4, 2))
      expect(await fallsToMemory(first)).toBe(0)

      redis.freeze()
      // It heard last of the sixth call, the other of the twelfth.
      const alone = await calls(first, 6)
      expect(alone.statuses).toEqual(answered(4, 2))
      // 100 ms are meant, on a machine with nothing else to do.
      expect(alone.slowestRefusal).toBeLessThan(500)
      expect((await calls(second, 2)).statuses).toEqual(answered(0, 2))
      expect(await fallsToMemory(first)).toBeGreaterThan(0)
      expect(one.said.out).toContain('Redis does not answer')
    } finally {
      redis.stop()
    }
  },
)

test('[130] a process whose Redis is down, or takes connections and never answers, starts and keeps its limit', async () => {
  const sockets: Socket[] = []
  const hole = createServer((socket) => void sockets.push(socket.on('error', () => {})))
  const silent = `redis://127.0.0.1:${await listen(hole)}`
  for (const redisUrl of ['redis://127.0.0.1:9', silent]) {
    const url = await startServer(strict(redisUrl)).url
    const begun = performance.now()
    const refused = calls(url, 12)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await refused).statuses, redisUrl).toEqual(answered(10, 2))
    expect(performance.now() - begun).toBeLessThan(10_000)
  }
  for (const socket of sockets) socket.destroy()
  hole.close()
})
