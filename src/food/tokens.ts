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
const scanner = new RegExp(
  `(?<number>${range})(?:%|(?=[^\\d]|$))|(?<word>[\\p{L}\\p{M}][\\p{L}\\p{M}]*(?:['’ʼ][\\p{L}]+)*['’]?)|(?<mark>[,;:/()+|\\[\\]×]|(?<=[\\p{L}\\d)]{3}|\\d|\\))\\.)|(?<and>&)`,
  'gu',
)

// "1½" is "1 1⁄2".
const fraction = /[¼-¾⅐-⅞]/g

// "un-cooked" is one word.
const prefix = /\b(un|pre)-(?=\p{L})/giu

/** Splits a text into words, numbers and marks; hyphens part words, apostrophes do not. Linear in the text. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let depth = 0
  const plain = text.replace(prefix, '$1').replace(fraction, (sign) => ` ${sign.normalize('NFKD')}`)
  for (const match of plain.matchAll(scanner)) {
    const raw = match[0]
    const groups = match.groups ?? {}
    if (groups['word'] !== undefined) {
      for (const part of wordsOf(raw)) tokens.push({ ...part, kind: 'word', value: 0, aside: depth > 0 })
    } else if (groups['number'] !== undefined) {
      // A share ("2 % milk", "70% chocolate") is no amount.
      if (raw.endsWith('%')) continue
      tokens.push({ kind: 'number', text: raw, key: raw, raw, value: lowerBound(raw), aside: depth > 0 })
    } else if (groups['and'] !== undefined) {
      tokens.push({ kind: 'word', text: 'and', key: 'and', raw, value: 0, aside: depth > 0 })
    } else {
      if (raw === '(' || raw === '[') depth++
      tokens.push({ kind: 'mark', text: raw, key: raw, raw, value: 0, aside: depth > 0 })
      if (raw === ')' || raw === ']') depth = Math.max(0, depth - 1)
    }
  }
  return tokens
}

function wordsOf(raw: string): { text: string; key: string; raw: string }[] {
  const folded = fold(raw)
  // d'olive, l'ail: an elided article is a word of its own.
  const elided = /^([dl]|all|dell|qu)'(.+)$/.exec(folded)
  if (elided) {
    const [, article = '', word = ''] = elided
    const tail = raw.slice(article.length + 1)
    return [
      { text: article, key: article, raw: article },
      { text: word, key: stem(word), raw: tail },
    ]
  }
  const text = folded.replaceAll("'", '')
  return [{ text, key: stem(text), raw }]
}

const single = new RegExp(number, 'u')

function lowerBound(raw: string): number {
  const first = single.exec(raw)?.[0] ?? raw
  const slash = /(\d{1,2})\s?[/⁄]\s?(\d{1,2})$/.exec(first)
  if (slash) return parseInt(first.slice(0, slash.index) || '0') + Number(slash[1]) / Number(slash[2])
  return Number(/^\d{1,3}(?:,\d{3})+$/.test(first) ? first.replaceAll(',', '') : first.replace(',', '.'))
}
