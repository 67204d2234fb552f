import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { getMimeType } from 'hono/utils/mime'

import { contentSecurityPolicy } from '#shared/content-security-policy.ts'

import type { PageFile, PageFiles } from './page.ts'

const compressed = { br: '.br', gzip: '.gz' } as const
const isDocument = (name: string) => /^\/index(-\d+)?\.html$/.test(name)
const isServed = (name: string) => !/\.(br|gz|map)$/.test(name)

/** Reads the built page into memory. Throws when there is none. */
export function readPageFiles(directory: string): PageFiles {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).replaceAll('\\', '/'))
    .map((name) => name.replace(/^\/*/, '/'))
  const files = new Map<string, PageFile[]>()
  for (const name of names.filter(isServed)) {
    const plain = readFileSync(join(directory, name))
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
    const bodies: PageFile['bodies'] = []
    for (const encoding of ['br', 'gzip'] as const) {
      if (!names.includes(name + compressed[encoding])) continue
      const body = readFileSync(join(directory, name + compressed[encoding]))
      bodies.push({ encoding, etag: `"${etag}-${encoding}"`, body })
    }
    bodies.push({ etag: `"${etag}"`, body: plain })
    // The build puts a content hash into every name under assets/.
    const isHashed = name.startsWith('/assets/')
    const headers = {
      'content-type': getMimeType(name) ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(bodies.length > 1 && { vary: 'accept-encoding' }),
      ...(isDocument(name) && { 'content-security-policy': policyOf(plain.toString()) }),
    }
    files.set(name, [{ headers, bodies }])
  }
  if (!files.has('/index.html')) throw new Error('the built page has no index.html')
  return files.set(
    '/',
    names.filter(isDocument).flatMap((name) => files.get(name) ?? []),
  )
}

/** The policy of a document, which allows the style sheet and the script in it and no other. */
function policyOf(document: string): string {
  const [, style] = /<style>(.*?)<\/style>/s.exec(document) ?? []
  const [, script] = /<script type="module">(.*?)<\/script>/s.exec(document) ?? []
  return contentSecurityPolicy({ header: true, styleHash: hashOf(style), scriptHash: hashOf(script) })
}

function hashOf(inline: string | undefined): string | undefined {
  return inline && `sha256-${createHash('sha256').update(inline).digest('base64')}`
}
