import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build } from 'vite'

const root = join(import.meta.dirname, '../..')
// Under node_modules, where the server's own imports are found.
const built = join(root, 'node_modules/.cache/chef-basil-server-test')

/** Builds the server as `npm run build` does, beside a page of one line. */
export async function buildServer(): Promise<void> {
  await build({ root, logLevel: 'silent', build: { ssr: true, outDir: join(built, 'server') } })
  mkdirSync(join(built, 'client'), { recursive: true })
  writeFileSync(join(built, 'client/index.html'), '<!doctype html><title>Chef Basil</title>')
}

type StartOptions = { stdio?: ['ignore', 'pipe' | number, 'pipe']; preload?: string }

/** Starts the built server as a process of its own, in an empty directory, with these settings alone. */
export function startServer(settings: Record<string, string> = {}, options: StartOptions = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'chef-basil-'))
  const preload = join(directory, 'preload.js')
  if (options.preload) writeFileSync(preload, options.preload)
  const before = options.preload ? ['--import', preload] : []
  const child = spawn(process.execPath, [...before, join(built, 'server/main.js')], {
    cwd: directory,
    env: { PORT: '0', ...settings },
    stdio: options.stdio ?? ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said.err += text))
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
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
