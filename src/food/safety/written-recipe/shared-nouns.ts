import { isArticle } from '../../lexicon/lexicon.ts'
import { matchForeign, matchKeys } from '../../lexicon/match.ts'
import { tokenize, type Token } from '../../lexicon/tokens.ts'
import { wordSet } from '../../lexicon/word-list.ts'
import type { Language } from './language.ts'
import { nameAt } from './names.ts'

export const or = wordSet('or oder ou o u of lub /')
const isWord = (token: Token | undefined): token is Token => token?.kind === 'word'
const romance = new Set<Language>(['es', 'fr', 'it', 'pt'])

/**
 * A text's words with the noun that foods beside an "or" share written out for each: "soy or oat milk" is soy milk or oat
 * milk, "lait de soja ou d'avoine" milk of soy or milk of oats.
 */
export function withSharedNouns(tokens: readonly Token[], language: Language): readonly Token[] {
  const first = tokens.findIndex(({ text }) => or.has(text))
  if (first < 0) return tokens
  const keys = tokens.map((token) => (isWord(token) ? token.key : ''))
  const added = new Map<number, readonly Token[]>()
  for (let at = first; at < tokens.length; at++) {
    if (!or.has(tokens[at]!.text)) continue
    if (romance.has(language)) added.set(at, nounBefore(tokens, keys, at, language))
    else for (const [place, noun] of nounsBehind(tokens, keys, at, language)) added.set(place, noun)
  }
  return tokens.flatMap((token, at) => [token, ...(added.get(at) ?? [])])
}

/** Behind the choices before an "or", from the last to the first, the noun that they share with the one after it. */
function nounsBehind(
  tokens: readonly Token[],
  keys: readonly string[],
  at: number,
  language: Language,
): [place: number, noun: readonly Token[]][] {
  const start = at + 1
  const length = isWord(tokens[start]) ? (nameAt(tokens, keys, start, language)?.length ?? 0) : 0
  if (length < 2) return []
  const nouns: [number, readonly Token[]][] = []
  let place = tokens[at - 1]?.text === ',' ? at - 2 : at - 1
  while (isWord(tokens[place])) {
    nouns.push([place, sharedNoun(tokens, place, { start, end: start + length })])
    if (tokens[place - 1]?.text !== ',') break
    place -= 2
  }
  return nouns
}

/** Of "soy or oat milk", for "soy", the milk: what ends the name of the last choice, where the tables know both so. */
function sharedNoun(
  tokens: readonly Token[],
  place: number,
  { start, end }: { start: number; end: number },
): readonly Token[] {
  const { key, text } = tokens[place]!
  // "Peanuts or peanut butter" are two foods; a plural is a food of its own.
  const isPlural = text !== key && text.endsWith('s')
  if (isPlural || tokens[start]!.key === key) return []
  for (let noun = start + 1; noun < end; noun++) {
    const words = tokens.slice(noun, end)
    if (matchKeys([key, ...words.map((word) => word.key)])?.kind === 'food') return words
  }
  return []
}

const longestName = 5

// "leche de avena", "nata vegetal de avena".
const mostOfNoun = 2

/** Behind the "or" of "leche de soja o (de) avena" the milk: what begins the name before it, where the tables know it so. */
function nounBefore(
  tokens: readonly Token[],
  keys: readonly string[],
  at: number,
  language: Language,
): readonly Token[] {
  const other = tokens.slice(at + 1).findIndex((token) => !isArticle(token.text)) + at + 1
  if (!isWord(tokens[other])) return []
  for (let start = Math.max(0, at - longestName); start < at - 2; start++) {
    if (!keys.slice(start + 1, start + 1 + mostOfNoun).some(isArticle)) continue
    const named = nameAt(tokens, keys, start, language)
    if (named === undefined || start + named.length !== at) continue
    for (let end = at - 1; end > start; end--) {
      const head = tokens.slice(start, end)
      const whole = [...keys.slice(start, end), ...keys.slice(other, other + longestName)]
      const match = matchForeign(whole, 0)
      if (match && match.length > end - start && !isArticle(head.at(-1)!.text)) return head
    }
  }
  return []
}

const halfWord =
  /(\p{L}{2,})-(,? (?:oder|und|bzw\.|of|en) |\/|, )((?:\p{L}+-(?:,? (?:oder|und|of|en) |, ))*)(\p{L}+)/gu
const leastOfNoun = 3

const remains = /(?<!\p{L})(\p{L}{3,24}?)resten?(?!\p{L})/giu

/** "Soja- oder Hafermilch" with the first word whole too: "Sojamilch oder Hafermilch"; of "Nudelreste" the noodles apart. */
export function withWholeCompounds(text: string, language: Language): string {
  if (language !== 'de' && language !== 'nl') return text
  return withSharedEnds(text.includes('reste') ? text.replace(remains, '$1 Reste') : text, language)
}

function withSharedEnds(text: string, language: Language): string {
  if (!text.includes('-')) return text
  return text.replace(halfWord, (_, half: string, joint: string, others: string, last: string) => {
    const rest = withSharedEnds(`${others}${last}`, language)
    return `${compoundOf(half, last, language) ?? `${half}-`}${joint}${rest}`
  })
}

/** Of "Soja" and "Hafermilch" the longest food that the first makes with an end of the second: "Sojamilch". */
function compoundOf(half: string, last: string, language: Language): string | undefined {
  for (let end = 1; end <= last.length - leastOfNoun; end++) {
    const whole = half + last.slice(end)
    const [token, ...more] = tokenize(whole)
    const match = more.length === 0 && token ? nameAt([token], [token.key], 0, language) : undefined
    if (match?.meaning.kind === 'food') return whole
  }
  return undefined
}
