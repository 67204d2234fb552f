import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { recipeRoute } from '#shared/product.ts'

const root = join(import.meta.dirname, '../..')
// Under node_modules, where the server's own imports are found.
const built = join(root, 'node_modules/.cache/server-test')

/** The entry of the build that `scripts/vitest-server.ts` makes for all test files. */
export const builtMain = join(built, 'server/main.js')

/** A credential that stands in the environment while that build is made. */
export const token = 'hf_tokenCanary'

/** Builds the server as `npm run build` does, beside a page of one line. */
export function buildServer(): void {
  rmSync(built, { recursive: true, force: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, HF_TOKEN: token, VITE_HF_TOKEN: token }
  execFileSync(process.execPath, [vite, 'build', '--ssr', '--outDir', join(built, 'server')], {
    cwd: root,
    env,
  })
  mkdirSync(join(built, 'client'), { recursive: true })
  writeFileSync(join(built, 'client/index.html'), '<!doctype html><title>Chef Basil</title>')
}

/** The text of every file of that build, by name. */
export function builtFiles(): Map<string, string> {
  const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((name) => [name, readFileSync(name, 'utf8')] as const),
  )
}

type StartOptions = { stdio?: ['ignore', 'pipe' | number, 'pipe']; preload?: string; main?: string }

const running = new Map<ChildProcess, Promise<unknown>>()
const directories: string[] = []

/** Ends every server that a test has left running, and clears what they ran in. */
export async function killServers(): Promise<void> {
  for (const child of running.keys()) child.kill('SIGKILL')
  await Promise.all(running.values())
  running.clear()
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true })
}

/** Calls a server for a recipe. */
export function ask(url: string, signal?: AbortSignal): Promise<Response> {
  return fetch(url + recipeRoute, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ingredients: ['chicken thighs', 'rice', 'garlic', 'lemon'], seed: 1 }),
    ...(signal && { signal }),
  })
}

/** The settings of a hosted chef at an endpoint, with a canary for its token and limits that do not matter. */
export const hosted = (endpoint: string, settings: Record<string, string> = {}) => ({
  CHEF_ENDPOINT: endpoint,
  HF_TOKEN: 'hf_canary',
  RATE_LIMIT_PER_MINUTE: '1000',
  RATE_LIMIT_PER_DAY: '1000',
  ...settings,
})

/** Starts the built server as a process of its own, in an empty directory, with these settings alone. */
export function startServer(settings: Record<string, string> = {}, options: StartOptions = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'chef-basil-'))
  const preload = join(directory, 'preload.js')
  if (options.preload) writeFileSync(preload, options.preload)
  const before = options.preload ? ['--import', preload] : []
  const child = spawn(process.execPath, [...before, options.main ?? builtMain], {
    cwd: directory,
    env: { PORT: '0', ...settings },
    stdio: options.stdio ?? ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said.err += text))
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  running.set(child, exit)
  directories.push(directory)
  const url = new Promise<string>((resolve, reject) => {
    const look = () => {
      const address = /open at (http:\S+?)"/.exec(said.out)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', look)
    void exit.then(() => reject(new Error(`the server stopped: ${said.err}`)))
  })
  url.catch(() => {})
  return { child, said, exit, url, directory }
}
