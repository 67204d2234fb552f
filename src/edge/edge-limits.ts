import { limitKey } from '#server/address.ts'
import { Refusal } from '#server/problem.ts'
import type { RateLimits } from '#server/rate-limits.ts'

/** The platform's own limiter, as Cloudflare binds one: it counts by the minute, over all isolates of a place. */
export type PlatformLimiter = { limit(options: { key: string }): Promise<{ success: boolean }> }

type Settings = { perMinute: number; perDay: number }
type Window = { endsAt: number; count: number }

/** Addresses that are counted at once; beyond them the one that was seen first is forgotten. */
const mostKeys = 10_000

/**
 * Limits by minute and by day, counted in this isolate alone, and by the platform where it has a limiter. There are no
 * timers, since none outlives the request that set it.
 */
export function edgeLimits({ perMinute, perDay }: Settings, platform?: PlatformLimiter): RateLimits {
  const windows = [
    { limit: 'minute', most: perMinute, seconds: 60, counts: new Map<string, Window>() },
    { limit: 'day', most: perDay, seconds: 86_400, counts: new Map<string, Window>() },
  ] as const
  return {
    async count(address) {
      const key = limitKey(address)
      for (const { limit, most, seconds, counts } of windows) {
        const window = windowOf(key, seconds, counts)
        if (++window.count > most)
          throw new Refusal(limit, Math.max(1, Math.ceil((window.endsAt - Date.now()) / 1000)))
      }
      // What the platform does not answer, this isolate has counted.
      const asked = await platform?.limit({ key }).catch(() => undefined)
      if (asked?.success === false) throw new Refusal('minute', 60)
    },
  }
}

function windowOf(key: string, seconds: number, counts: Map<string, Window>): Window {
  const now = Date.now()
  const known = counts.get(key)
  if (known && known.endsAt > now && known.endsAt <= now + seconds * 1000) return known
  const window = { endsAt: now + seconds * 1000, count: 0 }
  // Again at the end of the order in which they are forgotten.
  counts.delete(key)
  counts.set(key, window)
  if (counts.size > mostKeys) counts.delete(counts.keys().next().value!)
  return window
}
