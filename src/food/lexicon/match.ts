import type { Food } from '../model/food.ts'
import { isDescribing } from './kitchen-words.ts'
import { isArticle, lexicon, type Meaning, type Node } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** A meaning found at some place, how many words it takes, and how many of them it only passes over. */
export type Match = { meaning: Meaning; length: number; skipped: number }

/**
 * The longest English name that starts at a place; describing words inside it may be skipped ("ground lean
 * beef"). `tokens` are the words as written, for names that differ in nothing else; none where the words are
 * not the visitor's.
 */
export function matchEnglish(
  tokens: readonly Token[],
  keys: readonly string[],
  at: number,
): Match | undefined {
  const { english, exact } = lexicon()
  const match = longest(english, keys, at, at, isDescribing)
  const length = match?.length ?? 1
  const meaning = exact.size > 0 && tokens.length > 0 ? exact.get(writtenFrom(tokens, at, length)) : undefined
  return meaning ? { meaning, length, skipped: 0 } : match
}

function writtenFrom(tokens: readonly Token[], at: number, length: number): string {
  let written = tokens[at]?.text ?? ''
  for (let index = at + 1; index < at + length; index++) written += ` ${tokens[index]!.text}`
  return written
}

/** What keys mean that together are one whole English name. */
export function matchKeys(keys: readonly string[]): Meaning | undefined {
  const match = longest(lexicon().english, keys, 0, 0, isDescribing)
  return match?.length === keys.length ? match.meaning : undefined
}

/** The food that keys together are the name of. */
export function foodOf(...keys: string[]): Food | undefined {
  const meaning = matchKeys(keys)
  return meaning?.kind === 'food' ? meaning.food : undefined
}

/** The longest foreign name that starts at a place; articles inside it are skipped ("aceite de oliva"). */
export function matchForeign(keys: readonly string[], at: number): Match | undefined {
  return longest(lexicon().foreign, keys, at, at, isArticle)
}

const maxSkipped = 3

function longest(
  node: Node,
  keys: readonly string[],
  start: number,
  at: number,
  isSkipped: (key: string) => boolean,
  skipped = 0,
): Match | undefined {
  const key = keys[at]
  const here = node.meaning && { meaning: node.meaning, length: at - start, skipped }
  if (key === undefined) return here
  const next = node.next.get(key) ?? (isSkipped === isArticle ? singular(node, key) : undefined)
  const onward = next && longest(next, keys, start, at + 1, isSkipped, skipped)
  if (onward) return onward
  // "half sliced and half juiced" is no half-and-half.
  const isJoined = keys[at + 1] === 'and'
  // "Peanut-free frying oil" is no peanut oil.
  const isFreeOf = key === 'free' && keys[at + 1] !== 'range'
  const maySkip = at > start && skipped < maxSkipped && node.next.size > 0 && !isJoined && !isFreeOf
  if (maySkip && isSkipped(key)) {
    const past = longest(node, keys, start, at + 1, isSkipped, skipped + 1)
    // A name that ends before the skipped words ends there, not after them.
    if (past && past.meaning !== node.meaning) return past
  }
  return here
}

// German and Dutch plurals in -n, Italian ones in -i and -e, French ones in -x, Spanish ones in -es: "Zwiebeln", "Kastanien",
// "cipolle", "pruneaux", "riñones".
const foreignPlurals: Readonly<Record<string, readonly { ends: RegExp; singular: string }[]>> = {
  n: [
    { ends: /n$/, singular: '' },
    { ends: /en$/, singular: '' },
    { ends: /ien$/, singular: 'y' },
  ],
  i: [{ ends: /i$/, singular: 'o' }],
  e: [
    { ends: /e$/, singular: 'a' },
    { ends: /(?<=[nrldz])e$/, singular: '' },
  ],
  x: [{ ends: /x$/, singular: '' }],
}

function singular({ next }: Node, key: string): Node | undefined {
  const plurals = key.length < 5 ? undefined : foreignPlurals[key.at(-1)!]
  const plural = plurals?.find(({ ends, singular }) => next.has(key.replace(ends, singular)))
  return plural && next.get(key.replace(plural.ends, plural.singular))
}
