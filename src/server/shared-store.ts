import { Redis } from 'ioredis'

/** A Redis or Valkey client that fails at once instead of queueing, and connects again for ever. */
export function openSharedStore(url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: 5000,
    // A connection that is open and silent is given up, with every question that still waits on it.
    socketTimeout: 5000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  })
  // Who counts hears of each failed command; a lost connection is not worth a second report.
  redis.on('error', () => {})
  return redis
}
