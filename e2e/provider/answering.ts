import { constants, createGzip } from 'node:zlib'

import type { Call, Scenario } from './call.ts'
import {
  chunk,
  completeStream,
  doneEvent,
  event,
  finishChunk,
  roleChunk,
  textChunk,
  usageChunk,
  words,
} from './completion-chunk.ts'
import { multibyteRecipe, recipe } from './recipes.ts'

async function stream(call: Call, text: string): Promise<void> {
  call.open()
  await call.write(text)
  call.response.end()
}

/** Answers that must arrive as a recipe, however oddly they are sent. */
export const answering: Record<string, Scenario> = {
  recipe: {
    about: 'a recipe, word by word',
    play: (call) => call.answer(words(recipe), 4),
  },
  'recipe-at-once': {
    about: 'a recipe as fast as it goes',
    play: (call) => call.answer(words(recipe)),
  },
  'slow-recipe': {
    about: 'a recipe at the pace of a small model',
    play: (call) => call.answer(words(recipe), 80),
  },
  'slow-first-text': {
    about: 'three seconds of thought, then a recipe',
    async play(call) {
      await call.pause(3000)
      await call.answer(words(recipe), 4)
    },
  },
  gated: {
    about: 'a recipe, one line for each release',
    async play(call) {
      call.open()
      for (const line of recipe.split(/(?<=\n)/)) {
        await call.gate()
        await call.say(line)
      }
      await call.gate()
      call.finish()
    },
  },
  echo: {
    about: 'says what it was asked',
    play: (call) => call.answer(words(call.prompt)),
  },
  multibyte: {
    about: 'accents, Chinese, Arabic and emoji, word by word',
    play: (call) => call.answer(words(multibyteRecipe), 4),
  },
  'byte-by-byte': {
    about: 'the same, every byte a write of its own',
    async play(call) {
      call.open()
      call.socket.setNoDelay(true)
      for (const byte of Buffer.from(completeStream(multibyteRecipe))) {
        await call.write(Uint8Array.of(byte))
        await new Promise(setImmediate)
      }
      call.response.end()
    },
  },
  length: {
    about: 'cut by the provider at max_tokens',
    async play(call) {
      call.open()
      await call.say(...words(recipe).slice(0, 60))
      call.finish('length')
    },
  },
  'eos-token': {
    about: "ends with text-generation-inference's own finish reason",
    async play(call) {
      call.open()
      await call.say(recipe)
      call.finish('eos_token')
    },
  },
  'no-done': {
    about: 'a finish reason but no [DONE]',
    play: (call) => stream(call, event(textChunk(recipe)) + event(finishChunk('stop'))),
  },
  'finish-and-stay': {
    about: 'a finish reason, then the connection stays open',
    async play(call) {
      call.open()
      await call.write(event(textChunk(recipe)) + event(finishChunk('stop')))
      await call.untilLeft()
    },
  },
  'finish-and-comments': {
    about: 'a finish reason, then comments and empty deltas for ever',
    async play(call) {
      call.open()
      await call.write(event(textChunk(recipe)) + event(finishChunk('stop')))
      for (;;) {
        await call.write(': keep-alive\n\n')
        await call.say('')
        await call.pause(20)
      }
    },
  },
  'finish-with-last-text': {
    about: 'the finish reason comes with the last text',
    play: (call) => stream(call, event(chunk({ content: recipe }, 'stop')) + doneEvent),
  },
  usage: {
    about: 'chunks without choices before, between and after the text',
    play: (call) =>
      stream(
        call,
        [usageChunk, textChunk(recipe), usageChunk, finishChunk('stop'), usageChunk].map(event).join('') +
          doneEvent,
      ),
  },
  'empty-deltas': {
    about: 'deltas that are null, empty, missing or a role alone',
    play: (call) =>
      stream(
        call,
        [
          roleChunk,
          chunk({ content: null }),
          chunk({ content: '' }),
          chunk({}),
          chunk(null),
          textChunk(recipe),
          chunk({ content: null }),
          finishChunk('stop'),
        ]
          .map(event)
          .join('') + doneEvent,
      ),
  },
  'two-choices': {
    about: 'a second choice that nobody asked for',
    play: (call) =>
      stream(
        call,
        [
          chunk({ content: 'Second choice' }, 'length', 1),
          textChunk(recipe),
          chunk({ content: 'Second choice' }, null, 1),
          finishChunk('stop'),
        ]
          .map(event)
          .join('') + doneEvent,
      ),
  },
  crlf: {
    about: 'lines end with CR LF',
    play: (call) => stream(call, completeStream(multibyteRecipe).replaceAll('\n', '\r\n')),
  },
  cr: {
    about: 'lines end with CR alone',
    play: (call) => stream(call, completeStream(multibyteRecipe).replaceAll('\n', '\r')),
  },
  'no-space': {
    about: 'no space after data:',
    play: (call) => stream(call, completeStream(multibyteRecipe).replaceAll('data: ', 'data:')),
  },
  bom: {
    about: 'begins with a byte order mark',
    play: (call) => stream(call, `\ufeff${completeStream(multibyteRecipe)}`),
  },
  'multi-line': {
    about: 'each event spread over several data lines',
    play: (call) =>
      stream(call, completeStream(multibyteRecipe).replaceAll('"choices"', '\ndata: "choices"')),
  },
  comments: {
    about: 'comments, ids and event names between the data',
    play: (call) =>
      stream(
        call,
        completeStream(multibyteRecipe).replaceAll('data: ', ': keep-alive\n\nid: 7\nevent: message\ndata: '),
      ),
  },
  gzip: {
    about: 'compressed, flushed after each word, gated by release',
    async play(call) {
      call.open({ 'content-encoding': 'gzip' })
      const gzip = createGzip()
      gzip.pipe(call.response)
      for (const word of words(multibyteRecipe)) {
        gzip.write(event(textChunk(word)))
        await new Promise<void>((resolve) => gzip.flush(constants.Z_SYNC_FLUSH, resolve))
        await call.gate()
      }
      gzip.end(event(finishChunk('stop')) + doneEvent)
    },
  },
}
