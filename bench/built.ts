import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const outDir = join(root, 'node_modules/.cache/bench')

/**
 * A module of `src` as it is in a build. What runs the sources as they are gives every function its name anew whenever
 * it is made, for which the house chef takes twice as long.
 */
export async function built<Module>(entry: string): Promise<Module> {
  const ssr = join(root, 'src', entry)
  await build({ root, configFile: false, logLevel: 'error', publicDir: false, build: { ssr, outDir } })
  const name = entry.replace(/^.*\/|\.ts$/g, '')
  return (await import(pathToFileURL(join(outDir, `${name}.js`)).href)) as Module
}
