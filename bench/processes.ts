import { spawn, spawnSync, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Readable } from 'node:stream'

const canPin = cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0

/** Milliseconds after which a process that should have come to its end is ended. */
const longestRun = 300_000

const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

type SpawnOptions = { core?: number; settings?: Record<string, string> }

/** Starts a Node process, TypeScript or not, on one core where the system can pin it. */
export function spawnProcess([file = '', ...args]: string[], { core, settings }: SpawnOptions) {
  const node = [process.execPath, ...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), file, ...args]
  const [command = '', ...rest] =
    core !== undefined && canPin ? ['taskset', '-c', String(core), ...node] : node
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(command, rest, {
    env: { PATH, HOME, NODE_ENV: 'production', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const timer = setTimeout(() => child.kill('SIGKILL'), longestRun)
  child.once('exit', () => {
    clearTimeout(timer)
    running.delete(child)
  })
  return child
}

/** A server process of which the address is known. */
export type Served = Awaited<ReturnType<typeof startServer>>

/** Starts a server process and waits until it says where it listens. */
export async function startServer(args: string[], options: SpawnOptions) {
  const child = spawnProcess(args, options)
  const url = await addressOf(child)
  const { pid = 0 } = child
  return {
    url,
    /** Resident memory in bytes; the system must have `/proc`. */
    rss: () => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024,
    /** Seconds of processor time so far. */
    cpuSeconds: () => cpuSecondsOf(pid),
    /** The same of each worker that it has started. */
    workersCpuSeconds: () =>
      readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .map((worker) => cpuSecondsOf(Number(worker))),
    async stop() {
      const exit = once(child, 'exit')
      child.kill()
      await exit
    },
  }
}

function cpuSecondsOf(pid: number): number {
  // After the name in brackets: utime and stime are the 14th and 15th fields, in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function addressOf(child: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      if (said.length > 10_000) return
      said += piece
      const address = /open at (http:\/\/[\w.:]+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`a process stopped: ${said}`)))
  })
}

/** The built server of `dist/`, pinned to the first core. */
export function startOurs(settings: Record<string, string> = {}) {
  return startServer(['dist/server/main.js'], { core: 0, settings })
}

/** The settings of a hosted chef at an endpoint, with the limits out of the way. */
export const hostedAt = (endpoint: string) => ({
  CHEF_ENDPOINT: endpoint,
  CHEF_STANDIN: 'none',
  RATE_LIMIT_PER_MINUTE: '1000000000',
  RATE_LIMIT_PER_DAY: '1000000000',
  MAX_IN_FLIGHT: '2000',
})
