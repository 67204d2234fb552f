import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import type { Logger } from 'pino'

import { completionAddress, huggingFace, shownAddress } from '#chefs/hosted/service.ts'
import { houseChef } from '#chefs/house/house-chef.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'
import { title } from '#shared/product.ts'

import { createApp } from './app.ts'
import { ConfigError, parseConfig, type Config, type HostedConfig } from './config.ts'
import { Draining } from './draining.ts'
import { readEnvironment } from './environment.ts'
import { openKitchen } from './kitchen.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createNodeServer, nodeListener } from './node-server.ts'
import { readPageFiles } from './page-files.ts'

async function main(): Promise<void> {
  const config = parseConfig(readEnvironment())
  const metrics = createMetrics()
  const log = createLog(config.logLevel, () => metrics.logsDropped.inc())
  const page = readPageFiles(join(import.meta.dirname, '../client'))
  const draining = new Draining()
  const app = createApp({
    chefFor: await openKitchen(config.hosted, { log, metrics }),
    trustProxy: config.trustProxy,
    isDraining: draining.isDraining,
    page,
    log,
    metrics,
  })
  const server = createNodeServer(draining.counted(nodeListener(app.fetch)))
  stopGracefully(server, draining, log)
  server.once('error', refuseToStart)
  server.listen(config.port, config.host)
  await once(server, 'listening')
  greet(config, server.address() as AddressInfo, log)
  await warmUp()
}

/** One recipe for nobody: the tables are built by their first use, for which no visitor should wait. */
async function warmUp(): Promise<void> {
  const { signal } = new AbortController()
  const ingredients = [normalizeIngredient('egg')].filter((ingredient) => ingredient !== undefined)
  for await (const event of houseChef(ingredients, { signal, seed: 0 })) if (event.type === 'end') return
}

function greet({ hosted, warnings }: Config, { address, port }: AddressInfo, log: Logger): void {
  // A person at a terminal gets sentences, everything else the log's JSON lines.
  const say = (line: string) => (process.stdout.isTTY ? process.stdout.write(`${line}\n`) : log.info(line))
  const host = address.includes(':') ? `[${address}]` : address
  say(`${title} is open at http://${host}:${port}`)
  if (hosted) {
    const standIn = hosted.standIn === 'house' ? ', and the house chef stands in for it' : ''
    say(`The hosted chef answers with ${hosted.model} at ${calledAt(hosted)}${standIn}.`)
  } else
    say(
      'The house chef answers, without any token. For a hosted model put HF_TOKEN=hf_... into .env and start again.',
    )
  for (const warning of warnings) log.warn(warning)
}

/** Where the calls go, without what a query could give away. */
function calledAt({ endpointUrl, provider }: HostedConfig): string {
  if (provider) return `Hugging Face's ${provider}`
  return shownAddress(endpointUrl === undefined ? huggingFace : completionAddress(endpointUrl))
}

function stopGracefully(server: Server, draining: Draining, log: Logger): void {
  const stop = async (exitCode: number) => {
    await draining.drain(server)
    process.exit(exitCode)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      log.info(
        draining.isDraining() ? 'Stopping at once.' : 'Stopping: recipes under way are finished first.',
      )
      void stop(0)
    })
  const onFault = (error: unknown) => {
    // The message could hold a visitor's text; the frames cannot.
    const { name, message, stack } = error instanceof Error ? error : new Error('unknown')
    log.fatal(
      { failure: name, frames: stack?.replace(message, '').match(/^ {4}at .*/gm) },
      'An error that nobody caught: stopping.',
    )
    void stop(1)
  }
  process.on('uncaughtException', onFault).on('unhandledRejection', onFault)
  // Whoever read the logs has gone: that is no reason to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

function refuseToStart(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException
  const reason =
    code === 'EADDRINUSE'
      ? 'the port is in use; set PORT to another'
      : code === 'ENOENT'
        ? 'the page is not built; run npm run build'
        : message
  process.stderr.write(`${title} cannot start: ${reason}\n`)
  process.exit(1)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof ConfigError) && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  refuseToStart(error)
}
