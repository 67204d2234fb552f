import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Terser, before Vite's own minifier: each finds what the other leaves, which is 1 % of the house chef and 0.5 % of
 * the first visit with brotli. Nothing in the page reads a property for what the reading does (`pure_getters`).
 */
export function terser(): Plugin {
  return {
    name: 'chef-basil-terser',
    apply: 'build',
    enforce: 'post',
    async renderChunk(code) {
      const compress = { ecma: 2020, hoist_funs: true, passes: 2, pure_getters: true } as const
      const minified = await minify(code, { module: true, ecma: 2020, compress })
      return { code: minified.code ?? code, map: null }
    },
  }
}
