import { ChefError } from '../chef-error.ts'
import type { Texts } from './texts.ts'

const retriedStatuses = [429, 502, 503, 504]
const defaultPauseSeconds = 0.25
const maxPauseSeconds = 5

/**
 * The texts of one attempt, or of a second where the first fails before its first text for a reason that may
 * pass: the connection, or a status of 429, 502, 503 or 504. It waits as `Retry-After` asks, up to 5 seconds;
 * asked for more it fails at once. An abort ends the wait with the signal's reason.
 */
export function withOneRetry<End>(attempt: () => Texts<End>, signal: AbortSignal): Texts<End> {
  let texts = attempt()
  let isOpening = true

  async function open() {
    isOpening = false
    try {
      return await texts.next()
    } catch (error) {
      signal.throwIfAborted()
      const seconds = pauseBeforeRetry(error)
      if (seconds === undefined) throw error
      await pause(seconds, signal)
      texts = attempt()
      return texts.next()
    }
  }
  return { next: () => (isOpening ? open() : texts.next()) }
}

function pauseBeforeRetry(error: unknown): number | undefined {
  if (!(error instanceof ChefError)) return undefined
  const { kind, facts } = error
  const mayPass =
    kind === 'unreachable' || kind === 'interrupted' || retriedStatuses.includes(facts.status ?? 0)
  const seconds = facts.retryAfterSeconds ?? defaultPauseSeconds
  return mayPass && seconds <= maxPauseSeconds ? seconds : undefined
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }, seconds * 1000)
    signal.addEventListener('abort', onAbort, { once: true })
  })
}
