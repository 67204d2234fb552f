import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

import { build, type Plugin } from 'vite'

/** Writes the page-only build's service worker, told of every file of the build: it keeps them all. */
export function serviceWorker(): Plugin {
  let directory = ''
  return {
    name: 'chef-basil-service-worker',
    apply: 'build',
    configResolved(config) {
      directory = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      const builtFiles = readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => {
          const path = join(parentPath, name)
          return { url: relative(directory, path).split(sep).join('/'), revision: revision(path) }
        })
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { builtFiles: JSON.stringify(builtFiles) },
        build: {
          outDir: directory,
          emptyOutDir: false,
          rolldownOptions: {
            input: 'src/web/offline/service-worker.ts',
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      })
    },
  }
}

/** What tells a file's versions apart: nothing, where its hashed name does. */
function revision(path: string): string | null {
  if (/-[\w-]{8}\.(js|css)$/.test(path)) return null
  return createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 12)
}
