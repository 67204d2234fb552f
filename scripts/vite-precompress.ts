import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import type { Plugin } from 'vite'

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses. */
export function precompress(): Plugin {
  let directory = ''
  return {
    name: 'chef-basil-precompress',
    apply: 'build',
    configResolved({ root, build }) {
      directory = join(root, build.outDir)
    },
    closeBundle() {
      for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg|webmanifest|json|txt)$/.test(name)) continue
        const body = readFileSync(join(directory, name))
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        }
        writeFileSync(join(directory, `${name}.br`), brotliCompressSync(body, { params }))
        writeFileSync(join(directory, `${name}.gz`), gzipSync(body, { level: 9 }))
      }
    },
  }
}
