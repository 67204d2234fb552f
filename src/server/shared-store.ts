import { Redis } from 'ioredis'

// Longer than a healthy Redis ever takes, shorter than a visitor notices.
const answerMs = 80

/** A Redis or Valkey client that fails at once, or within `answerMs`, instead of queueing. It never gives up. */
export function openSharedStore(url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: answerMs,
    connectTimeout: 5000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  })
  // Who counts hears of each failed command; a lost connection is not worth a second report.
  redis.on('error', () => {})
  return redis
}
