import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The program; its package has no types. */
const { default: workerd } = createRequire(import.meta.url)('workerd') as { default: string }

export type Workerd = {
  url: string
  /** What it has logged so far. */
  said(): string
  pid: number
  stop(): Promise<void>
}

// As docs/operations.md tells operators to set them.
const compatibilityDate = '2026-11-01'
const compatibilityFlags = ['enable_request_signal']

const text = (value: string) => JSON.stringify(value)

function bindingsOf(settings: Record<string, string>): string {
  const texts = Object.entries(settings).map(
    ([name, value]) => `(name = ${text(name)}, text = ${text(value)}),`,
  )
  return texts.join('\n    ')
}

/** The worker with its settings as bindings; the page's files as the platform's assets, and a limiter where one is wanted. */
function configuration(settings: Record<string, string>, hasLimiter: boolean): string {
  const limiter = '(name = "RATE_LIMITER", service = (name = "limiter", entrypoint = "Limiter")),'
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "chef", worker = .chef),
    (name = "limiter", worker = .limiter),
    (name = "page", disk = ${text(resolve('dist-edge/page'))}),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(
    name = "http", address = "127.0.0.1:0", service = "chef",
    http = (forwardedProtoHeader = "X-Forwarded-Proto"),
  )],
);
const chef :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = ${text(compatibilityDate)},
  compatibilityFlags = ${JSON.stringify(compatibilityFlags)},
  bindings = [
    (name = "ASSETS", service = "page"),
    ${hasLimiter ? limiter : ''}
    ${bindingsOf(settings)}
  ],
);
const limiter :Workerd.Worker = (
  modules = [(name = "limiter.js", esModule = embed "limiter.js")],
  compatibilityDate = ${text(compatibilityDate)},
);`
}

// The shape in which Cloudflare binds its own: two calls for each key.
const limiter = `import { WorkerEntrypoint } from 'cloudflare:workers'
const calls = new Map()
export class Limiter extends WorkerEntrypoint {
  limit({ key }) {
    calls.set(key, (calls.get(key) ?? 0) + 1)
    return { success: calls.get(key) <= 2 }
  }
}
export default {}`

/** Starts the built worker in workerd, on a free port, with these settings as bindings. */
export async function startWorkerd(
  settings: Record<string, string> = {},
  { limiter: hasLimiter = false, worker = 'dist-edge/worker.js' } = {},
): Promise<Workerd> {
  const folder = await mkdtemp(join(tmpdir(), 'chef-basil-edge-'))
  await copyFile(worker, join(folder, 'worker.js'))
  await writeFile(join(folder, 'limiter.js'), limiter)
  await writeFile(join(folder, 'config.capnp'), configuration(settings, hasLimiter))
  const run = spawn(workerd, ['serve', '--control-fd=3', join(folder, 'config.capnp'), 'config'], {
    env: {},
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const exited = once(run, 'exit')
  let said = ''
  for (const stream of [run.stdout, run.stderr]) stream?.on('data', (piece) => (said += piece))
  const port = await new Promise<number>((resolvePort, reject) => {
    // It reports each socket as a line of JSON.
    let reported = ''
    run.stdio[3]?.on('data', (piece) => {
      reported += piece
      const port = /"event":"listen","socket":"http","port":(\d+)/.exec(reported)?.[1]
      if (port) resolvePort(Number(port))
    })
    void exited.then(() => reject(new Error(`workerd stopped: ${said}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    said: () => said,
    pid: run.pid ?? 0,
    async stop() {
      // At once: it would wait for open streams.
      run.kill('SIGKILL')
      await exited
      await rm(folder, { recursive: true })
    },
  }
}
