import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

import { recipeEventType } from '#shared/recipe-event.ts'

import { problem, problemText, type ProblemStatus } from './problem.ts'
import type { Bindings } from './recipe-route.ts'
import { relay } from './relay.ts'
import { secured, securityHeaders } from './security.ts'

type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** How long a caller may take, and how many there may be at once. Milliseconds. */
export const patience = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  maxConnections: 4096,
}

/** A Node request listener for the app: streams are relayed, everything else is `@hono/node-server`'s. */
export function nodeListener(fetch: Fetch): Listener {
  const listener = getRequestListener(
    async (request, bindings) => {
      const { incoming, outgoing } = bindings as { incoming: IncomingMessage; outgoing: ServerResponse }
      const response = await fetch(request, { remoteAddress: incoming.socket.remoteAddress })
      if (!response.headers.get('content-type')?.startsWith(recipeEventType)) return response
      return relay(response, outgoing).then(() => RESPONSE_ALREADY_SENT)
    },
    {
      hostname: 'localhost',
      overrideGlobalObjects: false,
      errorHandler: () => secured(problem(400, 'the request is not well-formed')),
    },
  )
  return (incoming, outgoing) => void listener(incoming, outgoing)
}

/** An HTTP server for a listener, with time limits that slow callers cannot outlast. */
export function createNodeServer(listener: Listener, limits = patience): Server {
  const { maxConnections, ...times } = limits
  const server = createServer(times, listener)
  server.maxConnections = maxConnections
  const responses = new WeakMap<Duplex, ServerResponse>()
  server.prependListener('request', (incoming, outgoing) => responses.set(incoming.socket, outgoing))
  // `100 Continue` goes out when the app begins to read the body, after it has looked at the headers.
  server.on('checkContinue', (incoming, outgoing) => {
    responses.set(incoming.socket, outgoing)
    incoming.once('resume', () => {
      if (!outgoing.headersSent) outgoing.writeContinue()
    })
    listener(incoming, outgoing)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = responses.get(socket)
    const isAnswering = response?.headersSent && !response.writableFinished
    if (!socket.writable || isAnswering || error.code === 'ECONNRESET') socket.destroy()
    else socket.end(refusalOf(error.code), () => socket.destroy())
  })
  return server
}

// What Node's parser refuses never reaches the app.
function refusalOf(code: string | undefined): string {
  const [status, detail]: [ProblemStatus, string] =
    code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'the header fields are too large']
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'the request did not come to its end in time']
        : [400, 'the request is not well-formed']
  const body = problemText(status, detail)
  const headers = {
    ...securityHeaders,
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}
