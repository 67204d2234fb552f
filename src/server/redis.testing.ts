import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'

import { listen, until } from './app.testing.ts'
import { openSharedStore } from './shared-store.ts'

/** The Redis or Valkey of this machine, if it has one. */
export const redisServer = ['/usr/bin/redis-server', '/usr/bin/valkey-server'].find((path) =>
  existsSync(path),
)
if (!redisServer)
  console.warn('No redis-server or valkey-server here: the tests of shared limits are skipped.')

/** Starts an empty Redis that keeps nothing on disk, on a free port or that one. `freeze` makes it take connections and never answer. */
export async function startRedis(port?: number) {
  port ??= await freePort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(redisServer!, options, { stdio: 'ignore' })
  const url = `redis://127.0.0.1:${port}`
  const probe = openSharedStore(url)
  await until(() => probe.status === 'ready')
  probe.disconnect()
  return {
    url,
    port,
    freeze: () => server.kill('SIGSTOP'),
    stop() {
      server.kill('SIGCONT')
      server.kill('SIGKILL')
    },
  }
}

async function freePort(): Promise<number> {
  const free = createServer()
  const port = await listen(free)
  await new Promise((resolve) => free.close(resolve))
  return port
}
