import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { answering } from './answering.ts'
import { breaking } from './breaking.ts'
import { Call, ClientLeft, type RecordedRequest, type Scenario } from './call.ts'
import { hostile } from './hostile.ts'
import { fromRecordings } from './recorded.ts'
import { refusing } from './refusing.ts'

export type ProviderOptions = {
  /** A free port where none is given. */
  port?: number
  tls?: { key: string; cert: string }
  /** Scenarios of a test's own. */
  scenarios?: Record<string, Scenario>
}

/** A chat-completion service that behaves as its scenario's name says, over a real socket. */
export type Provider = {
  port: number
  /** The base URL of a scenario, as `CHEF_ENDPOINT` takes it. */
  url(scenario: string): string
  /** Every request so far, oldest first. */
  requests: RecordedRequest[]
  /** Every time that it was asked for its models. */
  lookUps: RecordedRequest[]
  /** How many connections were made. */
  connections(): number
  scenarios: Record<string, Scenario>
  close(): Promise<void>
}

export async function startProvider(options: ProviderOptions = {}): Promise<Provider> {
  const requests: RecordedRequest[] = []
  const lookUps: RecordedRequest[] = []
  const attempts = new Map<string, number>()
  const scenarios: Record<string, Scenario> = {
    ...answering,
    ...hostile,
    ...refusing,
    ...breaking,
    ...fromRecordings,
    ...options.scenarios,
  }
  // `I have egg, cut, rice.` plays `cut`. An address without a scenario means this one.
  scenarios['by-ingredient'] = {
    about: 'plays the scenario that is named as an ingredient, or else a recipe',
    play(call) {
      const asked = call.prompt.split(/[,.]? /).find((word) => Object.hasOwn(scenarios, word))
      return scenarios[asked ?? 'recipe']?.play(call)
    },
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page-only build calls from another origin, as the real services allow.
    for (const [name, value] of crossOrigin) response.setHeader(name, value)
    if (incoming.method === 'OPTIONS') return void response.writeHead(204).end()
    const request = record(incoming, response, await text(incoming))
    const scenario = Object.hasOwn(scenarios, request.scenario) ? scenarios[request.scenario] : undefined
    const { pathname } = new URL(request.path, 'http://provider')
    if (request.method === 'GET' && pathname.endsWith('/models')) {
      lookUps.push(request)
      return listModels(response, scenario)
    }
    requests.push(request)
    const isCompletion = request.method === 'POST' && pathname.endsWith('/chat/completions')
    const attempt = (attempts.get(request.scenario) ?? 0) + 1
    attempts.set(request.scenario, attempt)
    const call = new Call(request, response, attempt)
    if (!scenario || !isCompletion) return call.refuse(404)
    await scenario.play(call)
  }

  const listener = (incoming: IncomingMessage, response: ServerResponse) => {
    answer(incoming, response).catch((error: unknown) => {
      response.destroy()
      // A client that leaves is an ordinary end; anything else is a fault of the scenario.
      if (!(error instanceof ClientLeft) && !incoming.destroyed) console.error('scripted provider:', error)
    })
  }
  const server = options.tls ? createTlsServer(options.tls, listener) : createServer(listener)
  let connections = 0
  server.on(options.tls ? 'secureConnection' : 'connection', () => connections++)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo

  return {
    port,
    url: (scenario) => `${options.tls ? 'https' : 'http'}://127.0.0.1:${port}/${scenario}/v1`,
    requests,
    lookUps,
    connections: () => connections,
    scenarios,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const crossOrigin = [
  ['access-control-allow-origin', '*'],
  ['access-control-allow-headers', 'authorization, content-type, user-agent'],
] as const

function listModels(response: ServerResponse, scenario: Scenario | undefined): void {
  response.writeHead(scenario?.models ? 200 : 404, { 'content-type': 'application/json' })
  const data = scenario?.models?.map((id) => ({ id, object: 'model', owned_by: 'kitchen' }))
  response.end(JSON.stringify(data ? { object: 'list', data } : { error: { message: 'no such route' } }))
}

function record(incoming: IncomingMessage, response: ServerResponse, body: string): RecordedRequest {
  const path = incoming.url ?? '/'
  const request: RecordedRequest = {
    scenario: path.startsWith('/v1/') ? 'by-ingredient' : (path.split('/')[1] ?? ''),
    method: incoming.method ?? '',
    path,
    headers: incoming.headers,
    body: parsed(body),
    at: performance.now(),
    aborted: false,
    release() {},
  }
  response.on('error', () => {})
  response.on('close', () => {
    request.closedAt = performance.now()
    request.aborted = !response.writableFinished
  })
  return request
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
