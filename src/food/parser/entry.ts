import { isFunctionWord } from '../lexicon/names.ts'
import { tokenize, type Token } from '../lexicon/tokens.ts'
import { readClauses } from './clauses.ts'
import type { Element } from './element.ts'
import type { Mending } from './mending.ts'
import type { Entry } from './reading.ts'
import { respelled } from './respelling.ts'
import { tag } from './tag.ts'

/**
 * Reads one entry, free of markup, wishes and hazards; spelling is mended only where that makes it a food.
 */
export function readEntry(tokens: readonly Token[], elements: readonly Element[], mending: Mending): Entry {
  const whole = inFull(tokens)
  if (whole) return readTokens(whole)
  const asWritten = readClauses(elements, tokens)
  const mended = respelled(tokens, elements, asWritten, { read: readTokens, mending })
  return mended === tokens ? asWritten : readTokens(mended)
}

/** What names a food in a list and is another word in a sentence: there the tables know it under its full name alone. */
const shortNames: ReadonlyMap<string, string> = new Map([['browning', 'browning sauce']])

function inFull(tokens: readonly Token[]): Token[] | undefined {
  const words = tokens.filter(({ kind, key }) => kind === 'word' && !isFunctionWord(key))
  const name = words.length === 1 ? shortNames.get(words[0]!.text) : undefined
  return name === undefined
    ? undefined
    : tokens.flatMap((token) => (token === words[0] ? tokenize(name) : token))
}

function readTokens(tokens: readonly Token[]): Entry {
  return readClauses(tag(tokens), tokens)
}
