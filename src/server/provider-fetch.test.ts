import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGzip } from 'node:zlib'

import { afterAll, expect, test } from 'vitest'

import { createProviderFetch } from './provider-fetch.ts'

const fetch = createProviderFetch(1000)
const servers: ReturnType<typeof createServer>[] = []
afterAll(() => servers.forEach((server) => server.close().closeAllConnections()))

async function answering(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

test('sends method, header fields and body, and gives status, header fields and body', async () => {
  const { url } = await answering(async (request, response) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    response.writeHead(418, { 'x-seen': [request.headers['x-sent'] as string, 'b'] })
    response.end(`${request.method} ${request.url} ${body}`)
  })
  const response = await fetch(`${url}v1?a=b`, { method: 'POST', headers: { 'X-Sent': 'a' }, body: 'crème' })
  expect(response.status).toBe(418)
  expect(response.headers.get('x-seen')).toBe('a, b')
  expect(await response.text()).toBe('POST /v1?a=b crème')
})

test('an answer without a body is one', async () => {
  const { url } = await answering((_, response) => void response.writeHead(204).end())
  expect((await fetch(url)).body).toBeNull()
})

test('[63] a redirect is not followed', async () => {
  const { url } = await answering((_, response) => void response.writeHead(307, { location: '/' }).end())
  expect((await fetch(url)).status).toBe(307)
})

test('[90] a compressed stream is given on before its end', async () => {
  const { url } = await answering((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' })
    const gzip = createGzip()
    gzip.pipe(response)
    gzip.write('egg')
    gzip.flush()
  })
  const reader = (await fetch(url)).body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('egg')
  await reader.cancel()
})

test('connections serve the next calls once an answer was read to its end', async () => {
  const { server, url } = await answering((_, response) => void response.end('egg'))
  let connections = 0
  server.on('connection', () => connections++)
  for (let call = 0; call < 20; call++) expect(await (await fetch(url)).text()).toBe('egg')
  expect(connections).toBeLessThanOrEqual(2)
})

test.each(['abort', 'cancel'] as const)('%s closes the connection', async (way) => {
  const { server, url } = await answering((_, response) => void response.write('egg'))
  const call = new AbortController()
  const reader = (await fetch(url, { signal: call.signal })).body!.getReader()
  await reader.read()
  if (way === 'cancel') await reader.cancel()
  else call.abort(new Error('no longer wanted'))
  const openConnections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
  await expect.poll(openConnections).toBe(0)
})

test('an abort before the answer ends the wait with its reason', async () => {
  const { url } = await answering(() => {})
  const call = new AbortController()
  const answer = fetch(url, { signal: call.signal })
  setTimeout(() => call.abort(new Error('too late')), 20)
  await expect(answer).rejects.toThrow('too late')
  await expect(fetch(url, { signal: call.signal })).rejects.toThrow('too late')
})

test('[96] what nobody reads stays with the provider, and all of it comes once it is read', async () => {
  const size = 64 * 1024 * 1024
  let written = 0
  const { url } = await answering(async (_, response) => {
    const piece = Buffer.alloc(64 * 1024, 'x')
    for (; written < size; written += piece.length) if (!response.write(piece)) await once(response, 'drain')
    response.end()
  })
  const reader = (await fetch(url)).body!.getReader()
  const first = await reader.read()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(written).toBeLessThan(size / 2)
  let read = 0
  for (let step = first; !step.done; step = await reader.read()) read += step.value.byteLength
  expect(read).toBe(size)
})
