import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { RecipeText } from './recipe-text.ts'

/** What is left of a text that comes in these pieces. */
function read(pieces: readonly string[]): string {
  const recipe = new RecipeText()
  const shown = pieces.map((piece) => recipe.add(piece)).join('')
  return shown + recipe.end()
}

/** What is left of a text, cut in two at every place and into its characters, which must all come to the same. */
function readAtEveryCut(text: string): string {
  const whole = read([text])
  for (let at = 1; at < text.length; at++) expect(read([text.slice(0, at), text.slice(at)])).toBe(whole)
  expect(read([...text])).toBe(whole)
  return whole
}

const recipe = '## Custard\n\n- 4 eggs\n\n1. Whisk <b>well</b>: 3 < 4.\n\n`slowly`\n'

describe('thinking', () => {
  it.each(['think', 'thinking', 'thought', 'reasoning', 'THINK'])(
    '[137] in <%s> before the recipe is left out, however it is cut',
    (name) => {
      expect(readAtEveryCut(`<${name}>Eggs? 3 < 4\n</${name}>\n\n${recipe}`)).toBe(recipe)
      expect(readAtEveryCut(`\n <${name}></${name}>\n<${name}>`)).toBe('')
    },
  )

  it('[137] that is never closed leaves nothing', () => {
    expect(readAtEveryCut('<think>Eggs?\n\n## Not this\n')).toBe('')
    expect(new RecipeText().isThinking).toBe(false)
  })

  it.each(['<thin soup>', '<b>Egg</b>', ' \n', '<', 'a <think>b</think>', '<thinking-cap> Egg'])(
    'is not read into %j',
    (text) => expect(readAtEveryCut(text)).toBe(text),
  )
})

describe('a fence', () => {
  it.each([
    { what: 'that says markdown', text: `\`\`\`markdown\n${recipe}\`\`\``, left: recipe },
    { what: 'that says md, with CR LF', text: `\`\`\`md\r\n${recipe}\`\`\`\r\n`, left: recipe },
    { what: 'of no language', text: `\n\`\`\`\n${recipe}\`\`\`\n`, left: `\n${recipe}` },
    {
      what: 'with a word before and after it',
      text: `Sure!\n\n\`\`\`markdown\n${recipe}\`\`\`\n\nEnjoy!`,
      left: `Sure!\n\n${recipe}\nEnjoy!`,
    },
    { what: 'that is never closed', text: `\`\`\`markdown\n${recipe}`, left: recipe },
    { what: 'after thinking', text: `<think>Hm</think>\n\`\`\`markdown\n${recipe}\`\`\`</s>`, left: recipe },
  ])('[145] $what is taken off, however it is cut', ({ text, left }) => {
    expect(readAtEveryCut(text)).toBe(left)
  })

  it.each(['## Egg\n\n```\nboil\n```\n', '```js\negg()\n```\n', 'the ``` mark', '``', '```markdowns\negg'])(
    'that is part of %j stays',
    (text) => expect(readAtEveryCut(text)).toBe(text),
  )

  it('[145] lets the text through as it comes', () => {
    const text = new RecipeText()
    expect(['```', 'markdown', '\n', '## Egg', '\n', 'Boil', ' it.'].map((piece) => text.add(piece))).toEqual(
      ['', '', '', '## Egg', '\n', 'Boil', ' it.'],
    )
  })
})

describe('an end mark', () => {
  it.each(['</s>', '<|im_end|>', '<|eot_id|>', '<｜end▁of▁sentence｜>', '<|eot_id|>\n<|eot_id|> \n'])(
    '[147] %j at the end is not shown, however it is cut',
    (mark) => expect(readAtEveryCut(`## Egg\n\nBoil it.${mark}`)).toBe('## Egg\n\nBoil it.'),
  )

  it.each(['Egg </s> boiled', 'x <|im_end|>y', 'ends with <|im', '<'])('stays in the middle of %j', (text) =>
    expect(readAtEveryCut(text)).toBe(text),
  )

  it('[147] costs no more than its length, however many come', () => {
    const begun = performance.now()
    read(Array.from({ length: 200 }, () => '<|eot_id|> '.repeat(1000)))
    expect(performance.now() - begun).toBeLessThan(5000)
  })
})

it('any text comes to the same however it is cut, and plain text comes as it is', () => {
  const bits = ['<think>', '</think>', '```', 'markdown', '\n', '</s>', '<|im_end|>', '<|', ' ', 'egg', 'é']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...bits), { maxLength: 12 }), (pieces) => {
      readAtEveryCut(pieces.join(''))
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (pieces) => {
      const text = pieces.join('')
      fc.pre(!/[<`]/.test(text))
      expect(read(pieces)).toBe(text)
    }),
  )
})
