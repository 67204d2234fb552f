import type { Redis } from 'ioredis'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
  RateLimiterRes,
} from 'rate-limiter-flexible'

import { limitKey } from './address.ts'
import { Refusal } from './problem.ts'

/** How often one address may call the hosted chef. */
export type RateLimits = {
  /** Counts one call. Throws a `Refusal` for one too many. */
  count: (address: string) => Promise<void>
}

const windows = [
  { limit: 'minute', seconds: 60 },
  { limit: 'day', seconds: 86_400 },
] as const

// Longer than a healthy Redis ever takes, shorter than a visitor notices.
const answerMs = 80

// While Redis does not answer, it is asked again only this often.
const breakMs = 5000

type Settings = {
  perMinute: number
  perDay: number
  redis?: Redis | undefined
  onSharedLimitsDown?: () => void
}

/**
 * Limits by minute and by day, shared through Redis where there is one. Where it fails, memory counts on from what it said
 * last, so that nobody begins anew.
 */
export function rateLimits({ perMinute, perDay, redis, onSharedLimitsDown }: Settings): RateLimits {
  let askRedisFrom = -Infinity
  redis?.on('ready', () => (askRedisFrom = -Infinity))
  const limiters = windows.map(({ limit, seconds }) => {
    const options = {
      points: limit === 'minute' ? perMinute : perDay,
      duration: seconds,
      keyPrefix: `chef:${limit}`,
    }
    const memory = new RateLimiterMemory(options)
    const shared =
      redis && new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true })
    return { limit, seconds, memory, shared }
  })

  /** Milliseconds until the key may call again, where it is over its limit. */
  async function overBy(memory: RateLimiterAbstract, shared: RateLimiterAbstract | undefined, key: string) {
    if (shared && performance.now() >= askRedisFrom) {
      try {
        const { consumedPoints, msBeforeNext, isOver } = await inTime(counted(shared, key))
        // Forgotten a second late rather than never: no seconds would mean for ever.
        await memory.set(key, consumedPoints, Math.ceil(msBeforeNext / 1000) || 1)
        return isOver ? msBeforeNext : undefined
      } catch {
        askRedisFrom = performance.now() + breakMs
        onSharedLimitsDown?.()
      }
    }
    const { msBeforeNext, isOver } = await counted(memory, key)
    return isOver ? msBeforeNext : undefined
  }

  return {
    async count(address) {
      const key = limitKey(address)
      for (const { limit, seconds, memory, shared } of limiters) {
        const ms = await overBy(memory, shared, key)
        // A clock that jumped back must not tell a visitor to wait longer than the window.
        if (ms !== undefined) throw new Refusal(limit, Math.min(Math.max(Math.ceil(ms / 1000), 1), seconds))
      }
    },
  }
}

type Count = { consumedPoints: number; msBeforeNext: number; isOver: boolean }

/** What one more call makes of a key, and whether that is over its limit. Throws when the store fails. */
async function counted(limiter: RateLimiterAbstract, key: string): Promise<Count> {
  try {
    const { consumedPoints, msBeforeNext } = await limiter.consume(key)
    return { consumedPoints, msBeforeNext, isOver: false }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const { consumedPoints, msBeforeNext } = refusal
    return { consumedPoints, msBeforeNext, isOver: true }
  }
}

/** What Redis says, or a failure after `answerMs`. An answer that is there already counts, however busy we were. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new Error('Redis took too long'))), answerMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
