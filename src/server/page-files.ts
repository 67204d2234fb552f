import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { getMimeType } from 'hono/utils/mime'

import { contentSecurityPolicy } from '#shared/content-security-policy.ts'

import { problem } from './problem.ts'

type PageFile = {
  headers: Record<string, string>
  bodies: { encoding?: 'br' | 'gzip'; etag: string; body: Buffer }[]
}

/**
 * The built page by path, held in memory: what is not in the map cannot be asked for.
 * A path has one file, but `/` has every prerendered document: each visit gets one of them.
 */
export type PageFiles = ReadonlyMap<string, readonly PageFile[]>

const compressed = { br: '.br', gzip: '.gz' } as const
const isDocument = (name: string) => /^\/index(-\d+)?\.html$/.test(name)
const isServed = (name: string) => !/\.(br|gz|map)$/.test(name)

/** Reads the built page. Throws when there is none. */
export function readPageFiles(directory: string): PageFiles {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).replaceAll('\\', '/'))
    .map((name) => name.replace(/^\/*/, '/'))
  const files = new Map<string, PageFile[]>()
  for (const name of names.filter(isServed)) {
    const etag = createHash('sha256')
      .update(readFileSync(join(directory, name)))
      .digest('base64url')
      .slice(0, 22)
    const bodies: PageFile['bodies'] = []
    for (const encoding of ['br', 'gzip'] as const) {
      if (!names.includes(name + compressed[encoding])) continue
      const body = readFileSync(join(directory, name + compressed[encoding]))
      bodies.push({ encoding, etag: `"${etag}-${encoding}"`, body })
    }
    bodies.push({ etag: `"${etag}"`, body: readFileSync(join(directory, name)) })
    // The build puts a content hash into every name under assets/.
    const isHashed = name.startsWith('/assets/')
    const headers = {
      'content-type': getMimeType(name) ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(bodies.length > 1 && { vary: 'accept-encoding' }),
      ...(isDocument(name) && { 'content-security-policy': policyOf(bodies.at(-1)!.body.toString()) }),
    }
    files.set(name, [{ headers, bodies }])
  }
  if (!files.has('/index.html')) throw new Error('the built page has no index.html')
  return files.set(
    '/',
    names.filter(isDocument).flatMap((name) => files.get(name) ?? []),
  )
}

/** The policy of a document, which allows the style sheet in it and no other. */
function policyOf(document: string): string {
  const [, style] = /<style>(.*?)<\/style>/s.exec(document) ?? []
  const styleHash = style && `sha256-${createHash('sha256').update(style).digest('base64')}`
  return contentSecurityPolicy({ header: true, styleHash })
}

/** Answers a GET or HEAD for a file of the page. */
export function servePageFile(files: PageFiles, request: Request): Response {
  const { pathname } = new URL(request.url)
  if (!isDecodable(pathname)) return problem(400, 'the address is not well-formed')
  const choices = files.get(pathname) ?? []
  const file = choices[Math.floor(Math.random() * choices.length)]
  if (!file) return problem(404, 'there is no such page')
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return problem(405, 'a page is only read', { allow: 'GET, HEAD' })
  const accepted = acceptedEncodings(request.headers.get('accept-encoding') ?? '')
  const found = file.bodies.find(({ encoding }) => !encoding || accepted.has(encoding))
  if (!found) return problem(404, 'there is no such page')
  const headers = {
    ...file.headers,
    etag: found.etag,
    ...(found.encoding && { 'content-encoding': found.encoding }),
  }
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? []
  if (known.some((etag) => etag === '*' || etag.replace(/^W\//, '') === found.etag))
    return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : found.body, {
    headers: { ...headers, 'content-length': String(found.body.byteLength) },
  })
}

function acceptedEncodings(header: string): Set<string> {
  const entries = header.toLowerCase().split(',')
  return new Set(
    entries.filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry)).map((entry) => entry.split(';')[0]!.trim()),
  )
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
