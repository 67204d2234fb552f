import type { Server } from 'node:http'

import type { Config } from '../config.ts'
import { Draining } from '../draining.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { listen, openServer, warmUp } from '../serve.ts'
import { stopByFault, stopBySignal } from '../stopping.ts'
import type { PrimaryCalls, WorkerCalls } from './calls.ts'
import { openLine } from './line.ts'
import { limitsOfPrimary } from './places.ts'
import { jsonOf } from './summed-metrics.ts'

/** Serves as one of several processes, until the primary says to stop or a fault ends it. */
export async function work(config: Config, directory: string): Promise<void> {
  const metrics = createMetrics()
  const log = createLog(config.logLevel, () => metrics.logsDropped.inc())
  const draining = new Draining()
  let server: Server | undefined
  const stop = async (exitCode: number) => {
    if (server) await draining.drain(server)
    process.exit(exitCode)
  }
  const mine: WorkerCalls = {
    isAlive: () => true,
    metrics: () => jsonOf(metrics.registry),
    stop: () => void stop(0),
  }
  const primary = openLine<PrimaryCalls>(process, mine)
  server = await openServer(config, directory, {
    log,
    metrics,
    draining,
    whole: {
      readiness: () => primary('readiness'),
      metrics: { contentType: metrics.registry.contentType, text: () => primary('metrics') },
    },
    limits: limitsOfPrimary(primary),
  })
  stopByFault(log, () => {
    // Its place is taken while it finishes what is under way.
    server?.close()
    void primary('stepDown')
    void stop(1)
  })
  // A terminal and some supervisors signal every process: the primary alone decides.
  stopBySignal(() => {})
  await listen(server, config)
  await warmUp()
}
