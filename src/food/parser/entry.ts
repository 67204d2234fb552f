import type { Token } from '../lexicon/tokens.ts'
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
  const asWritten = readClauses(elements, tokens)
  const mended = respelled(tokens, elements, asWritten, { read: readTokens, mending })
  return mended === tokens ? asWritten : readTokens(mended)
}

function readTokens(tokens: readonly Token[]): Entry {
  return readClauses(tag(tokens), tokens)
}
