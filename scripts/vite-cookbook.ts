import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { bringCookbookUpToDate } from './cookbook/up-to-date.ts'

const folder = join(import.meta.dirname, '../cookbook')

/**
 * Compiles `cookbook/` for the house chef: before a build, and in `npm run dev` whenever a dish changes. A page that
 * cooks by itself holds a part of it (decision 20).
 */
export function cookbook({ inPage }: { inPage: boolean }): Plugin {
  return {
    name: 'chef-basil-cookbook',
    enforce: 'pre',
    resolveId: (source, importer) =>
      inPage && importer && source === './compiled.js'
        ? join(dirname(importer), 'compiled-for-page.js')
        : undefined,
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
