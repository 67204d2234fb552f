import { manifest } from 'virtual:page-manifest'

import type { PageFile, PageFiles } from '#server/page.ts'

/** Where the platform keeps the page's files, as Cloudflare binds it. */
export type Assets = { fetch(address: string): Promise<Response> }

/** The built page: its paths, headers and tags from the build, its bytes from the platform. */
export function pageFiles(assets: Assets): PageFiles {
  const fileAt = (path: string): PageFile => {
    const { headers, etag } = manifest.files[path]!
    return { headers, bodies: [{ etag, body: () => bytesOf(assets, path) }] }
  }
  const page = new Map(Object.keys(manifest.files).map((path) => [path, [fileAt(path)]]))
  return page.set('/', manifest.documents.map(fileAt))
}

async function bytesOf(assets: Assets, path: string): Promise<ReadableStream | null> {
  // The host does not matter to the platform, the path alone does.
  const response = await assets.fetch(`https://page.invalid${path}`)
  if (response.ok) return response.body
  throw new Error(`the page's files lack ${path}`)
}
