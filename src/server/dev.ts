import { createApp } from './app.ts'
import { parseConfig } from './config.ts'
import { readEnvironment } from './environment.ts'
import { openKitchen } from './kitchen.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { nodeListener } from './node-server.ts'
import { alone } from './whole.ts'

const config = parseConfig(readEnvironment())
const metrics = createMetrics()
const log = createLog(config.logLevel, () => metrics.logsDropped.inc())

/** The API alone, for `npm run dev`: Vite serves the page, and loads this afresh when the server's code changes. */
export const listener = nodeListener(
  createApp({
    chefFor: await openKitchen(config.hosted, { log, metrics }),
    trustProxy: config.trustProxy,
    isDraining: () => false,
    page: new Map(),
    whole: alone(metrics, () => false),
    log,
    metrics,
  }).fetch,
)
