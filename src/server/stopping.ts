import type { Logger } from 'pino'

/** Calls `stop` at a signal to end, and again at the next. */
export function stopBySignal(stop: () => void): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
}

/** Calls `stop` at an error that nobody caught. Whoever read the logs has gone: that alone is no reason. */
export function stopByFault(log: Logger, stop: () => void): void {
  const onFault = (error: unknown) => {
    // The message could hold a visitor's text; the frames cannot.
    const { name, message, stack } = error instanceof Error ? error : new Error('unknown')
    log.fatal(
      { failure: name, frames: stack?.replace(message, '').match(/^ {4}at .*/gm) },
      'An error that nobody caught: stopping.',
    )
    stop()
  }
  process.on('uncaughtException', onFault).on('unhandledRejection', onFault)
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** What is logged when a signal came, by whether it is the first. */
export const stopping = (isFirst: boolean): string =>
  isFirst ? 'Stopping: recipes under way are finished first.' : 'Stopping at once.'
