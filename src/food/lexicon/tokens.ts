import { fold, stem } from './inflect.ts'

/** A word, a number or a mark of a visitor's text. */
export type Token = {
  kind: 'word' | 'number' | 'mark'
  /** Folded: lower case, no accents. */
  text: string
  /** The word's key, the same for singular and plural. */
  key: string
  /** As typed. */
  raw: string
  /** Of a number; of a range, its lower bound. */
  value: number
  /** Inside parentheses. */
  aside: boolean
}

const slashed = '\\d{1,2}\\s?[/⁄]\\s?(?:[2345689]|1[026])(?![\\d/])'
const number = `\\d+(?:\\s+(?:and\\s)?|\\s?-\\s?)${slashed}|${slashed}|\\d{1,3}(?:,\\d{3})+|\\d+(?:[.,]\\d+)?`
const range = `(?:${number})(?:\\s?(?:[-–—~]|to|or)\\s?(?:${number}))?`
const word = `[\\p{L}\\p{M}][\\p{L}\\p{M}]*(?:['’ʼ][\\p{L}]+)*['’]?`
const fullStop = `(?<=[\\p{L}\\d)]{3}|\\d|\\))\\.`
const scanner = new RegExp(
  [`(${range})(?:%|(?=[^\\d]|$))`, `(${word})`, `([,;:/()+|\\[\\]×]|${fullStop})`, `&`].join('|'),
  'gu',
)

// "1½" is "1 1⁄2".
const fraction = /[¼-¾⅐-⅞]/g

// "un-cooked" is one word.
const prefix = /\b(un|pre)-(?=\p{L})/giu

/**
 * Splits a text into words, numbers and marks; hyphens part words, apostrophes do not. Linear in the text.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let depth = 0
  const add = (kind: Token['kind'], raw: string, word = raw, key = word, value = 0) =>
    tokens.push({ kind, text: word, key, raw, value, aside: depth > 0 })
  const addWord = (raw: string) => {
    const folded = fold(raw)
    if (!folded.includes("'")) add('word', raw, folded, stem(folded))
    else for (const part of partsAtApostrophe(raw, folded)) add('word', ...part)
  }
  // Nearly all names and most of what is typed are plain words: no need to scan them for amounts and marks.
  if (/^[a-z ]+$/.test(text)) {
    for (const word of text.split(' ')) if (word) add('word', word, word, stem(word))
    return tokens
  }
  const joined = text.includes('-') ? text.replace(prefix, '$1') : text
  const plain = joined.replace(fraction, (sign) => ` ${sign.normalize('NFKD')}`)
  // By their places: groups with names are an object for each match, which costs a third of all.
  for (const { 0: raw, 1: isNumber, 2: isWord, 3: isMark } of plain.matchAll(scanner)) {
    if (isWord !== undefined) addWord(raw)
    else if (isNumber !== undefined) {
      // A share ("2 % milk", "70% chocolate") is no amount.
      if (!raw.endsWith('%')) add('number', raw, raw, raw, lowerBound(raw))
    } else if (isMark === undefined) add('word', raw, 'and')
    else {
      if ('(['.includes(raw)) depth++
      add('mark', raw)
      if (')]'.includes(raw)) depth = Math.max(0, depth - 1)
    }
  }
  return tokens
}

/** Splits texts as `tokenize` does, each once: for a list whose lines are read for more than one purpose. */
export function tokenizingOnce(): (text: string) => readonly Token[] {
  const known = new Map<string, readonly Token[]>()
  return (text) => {
    const tokens = known.get(text) ?? tokenize(text)
    known.set(text, tokens)
    return tokens
  }
}

function partsAtApostrophe(raw: string, folded: string): [raw: string, text: string, key: string][] {
  // d'olive, l'ail: an elided article is a word of its own.
  const [, article, word = ''] = /^([dl]|all|dell|qu)'(.+)$/.exec(folded) ?? []
  if (article)
    return [
      [article, article, article],
      [raw.slice(article.length + 1), word, stem(word)],
    ]
  const text = folded.replaceAll("'", '')
  return [[raw, text, stem(text)]]
}

const single = new RegExp(number, 'u')

function lowerBound(raw: string): number {
  const first = single.exec(raw)?.[0] ?? raw
  const slash = /(\d{1,2})\s?[/⁄]\s?(\d{1,2})$/.exec(first)
  if (slash) return parseInt(first.slice(0, slash.index) || '0') + Number(slash[1]) / Number(slash[2])
  return Number(/^\d{1,3}(?:,\d{3})+$/.test(first) ? first.replaceAll(',', '') : first.replace(',', '.'))
}
