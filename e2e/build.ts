import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** Where `npm run build:static` puts the page-only build, before any visit. */
export const pageOnlyBuild = 'dist-static'

/** Runs a build command into a folder of its own, with these settings. */
export async function build(
  [command, ...args]: [string, ...string[]],
  settings: Record<string, string> = {},
) {
  // Playwright empties its results folder before each run.
  await mkdir('test-results', { recursive: true })
  const folder = await mkdtemp('test-results/build-')
  const { PATH = '', HOME = '' } = process.env
  const run = spawn(command, [...args, '--outDir', folder], {
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, errors] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'exit')])
  return { folder, succeeded: run.exitCode === 0, said: out + errors }
}

/** The text of every file of a build, by name. */
export async function filesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)))
}
