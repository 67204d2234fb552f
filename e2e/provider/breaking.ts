import type { Call, Scenario } from './call.ts'
import { event, finishChunk, roleChunk, textChunk, words } from './completion-chunk.ts'
import { recipe } from './recipes.ts'

const beginning = words(recipe).slice(0, 30)
const error = { error: { message: 'Model is overloaded', type: 'overloaded', http_status_code: 503 } }

async function begin(call: Call): Promise<void> {
  call.open()
  await call.say(...beginning)
  // The text is on its way before what follows, so that a reset cannot overtake it.
  await call.pause(50)
}

/** Answers that begin well and go wrong, and answers that keep one waiting. */
export const breaking: Record<string, Scenario> = {
  'error-first': {
    about: 'an error object before any text',
    async play(call) {
      call.open()
      await call.write(event(error))
      call.response.end()
    },
  },
  'error-mid-stream': {
    about: 'an error object in the middle',
    async play(call) {
      await begin(call)
      await call.write(`event: error\n${event(error)}`)
      call.response.end()
    },
  },
  'no-text': {
    about: 'ends well without a word',
    async play(call) {
      call.open()
      await call.write(event(roleChunk))
      call.finish()
    },
  },
  cut: {
    about: 'ends in the middle as if all were well',
    async play(call) {
      await begin(call)
      call.response.end()
    },
  },
  'content-filter': {
    about: 'withheld by the content filter in the middle',
    async play(call) {
      await begin(call)
      call.finish('content_filter')
    },
  },
  'unfinished-event': {
    about: 'the finish reason stands in an event without its blank line',
    async play(call) {
      await begin(call)
      call.response.end(event(finishChunk('stop')).trimEnd())
    },
  },
  'malformed-json': {
    about: 'an event that is not JSON in the middle',
    async play(call) {
      await begin(call)
      await call.write('data: {"choices": [{"delta": {"content": "egg\n\n')
      call.finish()
    },
  },
  reset: {
    about: 'the connection is reset in the middle',
    async play(call) {
      await begin(call)
      call.socket.resetAndDestroy()
    },
  },
  'fin-mid-chunk': {
    about: 'the connection closes inside a chunk',
    async play(call) {
      await begin(call)
      call.socket.end('400\r\ndata: {"choices"')
    },
  },
  'wrong-content-length': {
    about: 'fewer bytes than Content-Length says',
    play(call) {
      const body = event(textChunk('## Half'))
      const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncontent-length: 9999\r\n\r\n'
      call.socket.end(head + body)
    },
  },
  'bad-chunk-size': {
    about: 'a chunk size that is no number',
    play(call) {
      const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n'
      call.socket.end(`${head}FFFFFFFFFFFFFFFFFF\r\n${event(textChunk('## Half'))}`)
    },
  },
  'no-http': {
    about: 'bytes that are no HTTP answer',
    play(call) {
      call.socket.end('SSH-2.0-OpenSSH_9.2\r\n')
    },
  },
  silent: { about: 'takes the request and never answers', play: (call) => call.untilLeft() },
  'headers-only': {
    about: 'headers, then silence',
    async play(call) {
      call.open()
      await call.untilLeft()
    },
  },
  'comments-only': {
    about: 'headers, then comments for ever',
    async play(call) {
      call.open()
      for (;;) await comment(call)
    },
  },
  'text-then-silence': {
    about: 'half a recipe, then silence',
    async play(call) {
      await begin(call)
      await call.untilLeft()
    },
  },
  'text-then-comments': {
    about: 'half a recipe, then comments and empty deltas for ever',
    async play(call) {
      await begin(call)
      for (;;) {
        await comment(call)
        await call.say('')
      }
    },
  },
  drip: {
    about: 'half a recipe, then a byte now and then',
    async play(call) {
      await begin(call)
      for (const byte of Buffer.from(event(textChunk(' and'.repeat(1000))))) {
        await call.write(Uint8Array.of(byte))
        await call.pause(20)
      }
    },
  },
}

async function comment(call: Call): Promise<void> {
  await call.write(': keep-alive\n\n')
  await call.pause(20)
}
