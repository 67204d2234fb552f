import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Logger } from 'pino'

import { houseChef } from '#chefs/house/house-chef.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'

import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { Draining } from './draining.ts'
import { greet, refuseToStart } from './greeting.ts'
import { openKitchen } from './kitchen.ts'
import type { Limits } from './limits.ts'
import { createLog } from './log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createNodeServer, nodeListener } from './node-server.ts'
import { readPageFiles } from './page-files.ts'
import { stopByFault, stopBySignal, stopping } from './stopping.ts'
import { alone, type Whole } from './whole.ts'

/** Serves as one process until a signal or a fault ends it. */
export async function serveAlone(config: Config, directory: string): Promise<void> {
  const metrics = createMetrics()
  const log = createLog(config.logLevel, () => metrics.logsDropped.inc())
  const draining = new Draining()
  const whole = alone(metrics, draining.isDraining)
  const server = await openServer(config, directory, { log, metrics, draining, whole })
  const stop = async (exitCode: number) => {
    await draining.drain(server)
    process.exit(exitCode)
  }
  stopByFault(log, () => void stop(1))
  stopBySignal(() => {
    log.info(stopping(!draining.isDraining()))
    void stop(0)
  })
  await listen(server, config)
  greet(config, server.address() as AddressInfo, log)
  await warmUp()
}

type Parts = { log: Logger; metrics: Metrics; draining: Draining; whole: Whole; limits?: Limits }

/** A server of these settings that does not listen yet. */
export async function openServer(config: Config, directory: string, parts: Parts): Promise<Server> {
  const { log, metrics, draining, whole, limits } = parts
  const app = createApp({
    chefFor: await openKitchen(config.hosted, { log, metrics, limits }),
    trustProxy: config.trustProxy,
    isDraining: draining.isDraining,
    page: readPageFiles(directory),
    whole,
    log,
    metrics,
  })
  return createNodeServer(draining.counted(nodeListener(app.fetch)))
}

/** Listens, or exits with one line that says why not. */
export async function listen(server: Server, { host, port }: Config): Promise<void> {
  server.once('error', refuseToStart)
  server.listen(port, host)
  await once(server, 'listening')
}

/** One recipe for nobody: the tables are built by their first use, for which no visitor should wait. */
export async function warmUp(): Promise<void> {
  const { signal } = new AbortController()
  const ingredients = [normalizeIngredient('egg')].filter((ingredient) => ingredient !== undefined)
  for await (const event of houseChef(ingredients, { signal, seed: 0 })) if (event.type === 'end') return
}
