import type { Plugin } from 'vite'

import { readPageFiles } from '../src/server/page-files.ts'

const id = 'virtual:page-manifest'

/**
 * The built page for a platform that keeps its files: the files themselves under `page/`, and `virtual:page-manifest`
 * with their paths, headers and tags for the worker.
 */
export function pageForPlatform(directory: string): Plugin {
  let page: ReturnType<typeof readPage> = []
  return {
    name: 'chef-basil-page-for-platform',
    // Not before: whoever only reads the configuration has no page yet.
    buildStart() {
      page = readPage(directory)
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(resolved) {
      if (resolved !== `\0${id}`) return null
      const files = Object.fromEntries(page.map(({ path, headers, etag }) => [path, { headers, etag }]))
      const documents = page.map(({ path }) => path).filter((path) => /^\/index(-\d+)?\.html$/.test(path))
      return `export const manifest = ${JSON.stringify({ files, documents })}`
    },
    generateBundle() {
      for (const { path, body } of page)
        this.emitFile({ type: 'asset', fileName: `page${path}`, source: body as Uint8Array })
    },
  }
}

function readPage(directory: string) {
  return [...readPageFiles(directory)].flatMap(([path, [file]]) => {
    // The platform compresses by itself.
    const plain = file?.bodies.find(({ encoding }) => !encoding)
    return path === '/' || !file || !plain ? [] : [{ path, headers: file.headers, ...plain }]
  })
}
