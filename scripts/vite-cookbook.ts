import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { bringCookbookUpToDate } from './cookbook/up-to-date.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'cookbook')

/**
 * Compiles `cookbook/` for the house chef: before a build, and in `npm run dev` whenever a dish changes. A page that
 * cooks by itself holds a part of it (decision 20); a worker at the edge reads it from a file when it first cooks.
 */
export function cookbook(held: 'whole' | 'in part' | 'in a file'): Plugin {
  return {
    name: 'chef-basil-cookbook',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || source !== './compiled.js' || held === 'whole') return undefined
      return held === 'in part'
        ? join(dirname(importer), 'compiled-for-page.js')
        : join(root, 'src/edge/stored-cookbook.ts')
    },
    generateBundle: {
      // Vite takes assets that came earlier out of a build for a server.
      order: 'post',
      async handler() {
        if (held !== 'in a file') return
        const { compiled } = await import('#chefs/house/cookbook/compiled.js')
        this.emitFile({ type: 'asset', fileName: 'page/cookbook.json', source: JSON.stringify(compiled) })
      },
    },
    buildStart: bringCookbookUpToDate,
    configureServer({ watcher, config }) {
      watcher.add(folder)
      watcher.on('all', (_, path) => {
        if (!path.endsWith('.cook')) return
        try {
          bringCookbookUpToDate()
        } catch (error) {
          config.logger.error(String(error))
        }
      })
    },
  }
}
