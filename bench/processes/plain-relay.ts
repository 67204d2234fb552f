// What our server is held against: a relay of `node:http` and undici without limits, checks, notes or metrics.
// It asks the provider at `CHEF_ENDPOINT`, reads its deltas and sends each one on as an event of ours.
import { createServer, type ServerResponse } from 'node:http'

import { createParser } from 'eventsource-parser'
import { Agent, request as ask } from 'undici'

import { encodeRecipeEvent } from '#shared/recipe-event.ts'

import { listening } from './listening.ts'

const endpoint = `${process.env['CHEF_ENDPOINT']}/v1/chat/completions`
const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 })

async function relay(list: string, response: ServerResponse) {
  const messages = [{ role: 'user', content: `I have ${list}.` }]
  const { body } = await ask(endpoint, {
    method: 'POST',
    dispatcher,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'm', messages, max_tokens: 1024, stream: true }),
  })
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const parser = createParser({
    onEvent({ data }) {
      if (data === '[DONE]') return
      const { choices } = JSON.parse(data) as { choices: { delta: { content?: string } }[] }
      const text = choices[0]?.delta.content
      if (text) response.write(encodeRecipeEvent({ type: 'text', text }))
    },
  })
  const decoder = new TextDecoder()
  for await (const piece of body) parser.feed(decoder.decode(piece as Buffer, { stream: true }))
  response.end(encodeRecipeEvent({ type: 'end', reason: 'stop' }))
}

listening(
  createServer((request, response) => {
    let json = ''
    request.setEncoding('utf8').on('data', (piece: string) => (json += piece))
    request.on('end', () => {
      const { ingredients } = JSON.parse(json) as { ingredients: string[] }
      relay(ingredients.join(', '), response).catch(() => response.destroy())
    })
  }),
)
