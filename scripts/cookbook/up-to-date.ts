import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const script = join(import.meta.dirname, '../compile-cookbook.ts')

/** Compiles the cookbook where that is needed. Throws with every mistake in it, named by file and line. */
export function bringCookbookUpToDate(): void {
  // In a process of its own: Vite's configuration cannot import the kitchen's modules.
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The cookbook cannot be compiled.\n${stderr}`)
}
