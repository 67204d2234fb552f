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

const fractions: Record<string, number> = {
  '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4, '⅕': 1 / 5, '⅖': 2 / 5, '⅗': 3 / 5, '⅘': 4 / 5,
  '⅙': 1 / 6, '⅚': 5 / 6, '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8,
} // prettier-ignore

const vulgar = '[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]'
const slashed = '\\d{1,2}\\s?[/⁄]\\s?(?:[2345689]|1[026])(?![\\d/])'
const number = `\\d+\\s?${vulgar}|${vulgar}|\\d+(?:\\s(?:and\\s)?|-)${slashed}|${slashed}|\\d{1,3}(?:,\\d{3})+|\\d+(?:[.,]\\d+)?`
const range = `(?:${number})(?:\\s?(?:[-–—~]|to|or)\\s?(?:${number}))?`
const scanner = new RegExp(
  `(?<number>${range})(?:%|(?=[^\\d]|$))|(?<word>[\\p{L}\\p{M}][\\p{L}\\p{M}]*(?:['’ʼ][\\p{L}]+)*['’]?)|(?<mark>[,;:/()+|\\[\\]×]|(?<=[\\p{L}\\d)]{3}|\\d|\\))\\.)|(?<and>&)`,
  'gu',
)

// "un-cooked" is one word.
const prefix = /\b(un|pre)-(?=\p{L})/giu

/** Splits a text into words, numbers and marks; hyphens part words, apostrophes do not. Linear in the text. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let depth = 0
  for (const match of text.replace(prefix, '$1').matchAll(scanner)) {
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
  let value = 0
  const rest = first.replace(new RegExp(vulgar, 'u'), (sign) => {
    value += fractions[sign] ?? 0
    return ''
  })
  const slash = /(\d{1,2})\s?[/⁄]\s?(\d{1,2})$/.exec(rest)
  if (slash) {
    value += Number(slash[1]) / Number(slash[2])
    const whole = /^\d+/.exec(rest.slice(0, slash.index))
    return value + (whole ? Number(whole[0]) : 0)
  }
  const digits = /^\d{1,3}(?:,\d{3})+$/.test(rest) ? rest.replaceAll(',', '') : rest.replace(',', '.')
  return value + Number(digits.trim() || 0)
}
