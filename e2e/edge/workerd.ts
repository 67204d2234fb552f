import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

import workerd from 'workerd'

export type Workerd = {
  url: string
  /** What it has logged so far. */
  said(): string
  pid: number
  stop(): Promise<void>
}

// As docs/operations.md tells operators to set them.
const compatibilityDate = '2026-10-01'
const compatibilityFlags = ['enable_request_signal']

const text = (value: string) => JSON.stringify(value)

function bindingsOf(settings: Record<string, string>): string {
  const texts = Object.entries(settings).map(
    ([name, value]) => `(name = ${text(name)}, text = ${text(value)}),`,
  )
  return texts.join('\n    ')
}

/** The modules under a folder as a configuration elsewhere names them, the entry first. */
async function modulesIn(folder: string, from: string): Promise<string> {
  const names = await readdir(folder)
  const entryFirst = names.toSorted((one, other) => Number(other === 'main.js') - Number(one === 'main.js'))
  const modules = entryFirst.map(
    (name) => `(name = ${text(name)}, esModule = embed ${text(relative(from, join(folder, name)))}),`,
  )
  return modules.join('\n    ')
}

/** The worker with its settings as bindings; the page's files as the platform's assets, and a limiter where one is wanted. */
function configuration(
  modules: string,
  settings: Record<string, string>,
  { hasLimiter, page }: { hasLimiter: boolean; page: string },
): string {
  const limiter = '(name = "RATE_LIMITER", service = (name = "limiter", entrypoint = "Limiter")),'
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "chef", worker = .chef),
    (name = "limiter", worker = .limiter),
    (name = "page", disk = ${text(resolve(page))}),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(
    name = "http", address = "127.0.0.1:0", service = "chef",
    http = (forwardedProtoHeader = "X-Forwarded-Proto"),
  )],
);
const chef :Workerd.Worker = (
  modules = [
    ${modules}
  ],
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
  { limiter: hasLimiter = false, worker = 'dist-edge/worker', page = 'dist-edge/page' } = {},
): Promise<Workerd> {
  const folder = await mkdtemp(join(tmpdir(), 'chef-basil-edge-'))
  const modules = await modulesIn(resolve(worker), folder)
  await writeFile(join(folder, 'limiter.js'), limiter)
  await writeFile(join(folder, 'config.capnp'), configuration(modules, settings, { hasLimiter, page }))
  const run = spawn(workerd.default, ['serve', '--control-fd=3', join(folder, 'config.capnp'), 'config'], {
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
