import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { ConfigError, parseConfig } from './config.ts'
import { readEnvironment } from './environment.ts'
import { refuseToStart } from './greeting.ts'

/** Starts what this process is: the whole server, the primary of several workers, or one of them. */
async function main(): Promise<void> {
  const config = parseConfig(readEnvironment(), availableParallelism())
  const page = join(import.meta.dirname, '../client')
  if (config.workers === 1) await (await import('./serve.ts')).serveAlone(config, page)
  else if (cluster.isPrimary) await (await import('./workers/primary.ts')).lead(config)
  else await (await import('./workers/worker.ts')).work(config, page)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof ConfigError) && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  refuseToStart(error)
}
