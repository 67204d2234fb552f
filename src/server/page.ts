import { problem } from './problem.ts'

/** Bytes in memory, or the way to those that the platform keeps. */
type Body = Uint8Array<ArrayBuffer> | (() => Promise<ReadableStream | null>)

export type PageFile = {
  headers: Record<string, string>
  bodies: { encoding?: 'br' | 'gzip'; etag: string; body: Body }[]
}

/**
 * The built page by path: what is not in the map cannot be asked for.
 * A path has one file, but `/` has every prerendered document: each visit gets one of them.
 */
export type PageFiles = ReadonlyMap<string, readonly PageFile[]>

/** Answers a GET or HEAD for a file of the page. */
export async function servePageFile(files: PageFiles, request: Request): Promise<Response> {
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
  const { body } = found
  const isRead = request.method === 'GET'
  // The platform says itself how long what it keeps is, since it may compress it.
  if (typeof body === 'function') return new Response(isRead ? await body() : null, { headers })
  return new Response(isRead ? body : null, {
    headers: { ...headers, 'content-length': String(body.byteLength) },
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
