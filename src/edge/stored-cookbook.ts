import type { CompiledParts } from '#chefs/house/cookbook/compiled.js'

import type { Assets } from './page-assets.ts'

/** Where the build leaves the cookbook: beside the page's files, but none of them. */
const address = 'https://page.invalid/cookbook.json'

/**
 * What `compiled.js` is elsewhere. Among the worker's own modules it would take most of the time in which an isolate
 * starts (docs/decisions/019-the-same-app-at-the-edge.md).
 *
 * @public
 */
export let compiled: CompiledParts

/** Reads the cookbook from where the platform keeps the page's files. To be called before the first recipe. */
export async function openCookbook(assets: Assets): Promise<void> {
  const response = await assets.fetch(address)
  if (!response.ok) throw new Error('the cookbook is not among the files of the page')
  compiled = await response.json()
}
