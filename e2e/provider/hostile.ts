import type { Scenario } from './call.ts'
import { event, textChunk, words } from './completion-chunk.ts'
import { hostileHtml, hostileLinks, hugeTable, nestedLists, nestedQuotes, recipe } from './recipes.ts'

function answers(about: string, text: string): Scenario {
  return { about, play: (call) => call.answer(words(text), 1) }
}

/** Answers that arrive well and mean harm, and answers that never end. */
export const hostile: Record<string, Scenario> = {
  html: answers('scripts, frames and event handlers', hostileHtml),
  links: answers('links and images that must do nothing', hostileLinks),
  'nested-quotes': answers('3,000 nested quotes', nestedQuotes),
  'nested-lists': answers('2,000 nested list marks', nestedLists),
  'huge-table': { about: 'a table of 50 by 200', play: (call) => call.answer(hugeTable.split(/(?<=\n)/)) },
  endless: {
    about: 'never ends, whatever max_tokens says',
    async play(call) {
      call.open()
      for (;;) await call.say(...words(recipe))
    },
  },
  'endless-multibyte': {
    about: 'never ends, in characters of four bytes',
    async play(call) {
      call.open()
      for (;;) await call.say('a', '🍲'.repeat(100))
    },
  },
  'same-token': {
    about: 'the same token for ever',
    async play(call) {
      call.open()
      for (;;) {
        await call.say('egg ')
        await call.pause(1)
      }
    },
  },
  'same-token-fast': {
    about: 'the same token for ever, as fast as it goes',
    async play(call) {
      call.open()
      for (;;) await call.say('egg ')
    },
  },
  'long-line': {
    about: 'one line of 5 MB',
    async play(call) {
      call.open()
      await call.say('## Long ')
      await call.write(event(textChunk('egg '.repeat(1_250_000))))
      call.finish()
    },
  },
  'endless-event': {
    about: 'one event of ever more lines',
    async play(call) {
      call.open()
      await call.say('## Long ')
      for (;;) await call.write('data: "egg"\n')
    },
  },
}
