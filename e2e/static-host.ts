import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/** Serves a folder under a path of its own, as a plain static host does: no headers but the type. */
export async function startStaticHost(folder: string) {
  const base = '/some/folder/'
  const host = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://host')
    const name = pathname === base ? 'index.html' : pathname.slice(base.length)
    readFile(join(folder, name)).then(
      (body) => response.writeHead(200, { 'content-type': types[extname(name)] ?? '' }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const { port } = host.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${base}`,
    async stop() {
      host.closeAllConnections()
      await new Promise((resolve) => host.close(resolve))
    },
  }
}
