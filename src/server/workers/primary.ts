import type { Config } from '../config.ts'
import { greet } from '../greeting.ts'
import type { Limits } from '../limits.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { openLimits } from '../open-limits.ts'
import { stopByFault, stopBySignal, stopping } from '../stopping.ts'
import { Workers } from './workers.ts'

/** Leads the workers: one port, one set of limits, one sum of what is counted. It answers no visitor itself. */
export async function lead(config: Config): Promise<void> {
  const metrics = createMetrics()
  const log = createLog(config.logLevel, () => metrics.logsDropped.inc())
  const limits = config.hosted ? await openLimits(config.hosted.limits, { log, metrics }) : noLimits
  const workers = new Workers(config.workers, { limits, log, metrics })
  const stop = async (exitCode: number) => {
    await workers.stop()
    process.exit(exitCode)
  }
  stopByFault(log, () => void stop(1))
  stopBySignal(() => {
    log.info(stopping(workers.readiness() !== 'draining'))
    void stop(0)
  })
  greet(config, await workers.start(), log)
}

/** The house chef is not limited. */
const noLimits: Limits = { admit: () => Promise.resolve(() => {}) }
