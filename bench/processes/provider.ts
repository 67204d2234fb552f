// A provider in a process of its own: `/<characters>/<characters a delta>/<ms between deltas>/v1/chat/completions`
// streams a recipe at that pace; 0 ms sends a delta whenever the connection takes one.
import { createServer, type ServerResponse } from 'node:http'

import { recipeText } from '../recipe-text.ts'
import { listening } from './listening.ts'

const chunks = new Map<string, string[]>()

function chunksOf(characters: number, size: number): string[] {
  const key = `${characters}/${size}`
  const made = chunks.get(key) ?? encode(recipeText(characters), size)
  chunks.set(key, made)
  return made
}

function encode(text: string, size: number): string[] {
  const count = Math.ceil(text.length / size)
  const deltas = Array.from({ length: count }, (_, at) =>
    chunk({ content: text.slice(at * size, (at + 1) * size) }, null),
  )
  return [...deltas.slice(0, -1), `${deltas.at(-1)}${chunk({}, 'stop')}data: [DONE]\n\n`]
}

function chunk(delta: object, finishReason: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }]
  const completion = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices }
  return `data: ${JSON.stringify(completion)}\n\n`
}

function stream(response: ServerResponse, deltas: readonly string[], pauseMs: number) {
  const begun = performance.now()
  let sent = 0
  const next = () => {
    if (response.destroyed) return
    const hasRoom = response.write(deltas[sent++])
    if (sent === deltas.length) return void response.end()
    // Kept to the clock: a late delta does not make the next one late.
    if (pauseMs > 0) setTimeout(next, begun + sent * pauseMs - performance.now())
    else if (hasRoom) setImmediate(next)
    else response.once('drain', next)
  }
  next()
}

listening(
  createServer((request, response) => {
    const [, characters, size, pauseMs] = /^\/(\d+)\/(\d+)\/(\d+)\//.exec(request.url ?? '') ?? []
    request.resume().once('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      stream(response, chunksOf(Number(characters), Number(size)), Number(pauseMs))
    })
  }),
)
