import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const script = join(import.meta.dirname, '../compile-cookbook.ts')

/** Compiles the cookbook where that is needed. Throws with every mistake in it, named by file and line. */
export function bringCookbookUpToDate(): void {
  // In a process of its own: Vite's configuration cannot import the kitchen's modules.
  // The parser makes so much garbage that a small nursery for it costs a third of the time.
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--max-semi-space-size=64', '--import', 'tsx', script],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The cookbook cannot be compiled.\n${stderr}`)
}
