import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bringCookbookUpToDate } from './cookbook/up-to-date.ts'

const folder = join(import.meta.dirname, '../cookbook')

/** Compiles `cookbook/` for the house chef: before a build, and in `npm run dev` whenever a dish changes. */
export function cookbook(): Plugin {
  return {
    name: 'chef-basil-cookbook',
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
