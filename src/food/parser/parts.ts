import { lastWords, readPart, split } from './choices.ts'
import { isNamed, type Element } from './elements.ts'
import type { Food } from '../model/food.ts'
import { matchKeys } from '../lexicon/match.ts'
import { readPhrase, type Entry, type Reading } from './phrase.ts'
import type { Token } from '../lexicon/tokens.ts'

/** Reads the parts of an entry as foods; what only describes them (parentheses, comments) is context. */
export function readElements(elements: readonly Element[], tokens: readonly Token[]): Entry {
  const asides = plainAsides(elements, tokens)
  const main = elements.filter(({ aside }) => !aside)
  const heading = headingEnd(main, tokens)
  if (heading > 0) {
    const listed = readElements([...main.slice(heading + 1), ...asides], tokens)
    if (listed.readings.length > 0) return listed
  }
  const parts = split(
    main.slice(0, heading > 0 ? heading : undefined),
    ({ kind }) => kind === 'comma' || kind === 'stop',
  )
  const entry: Entry = { readings: [], unread: [] }
  const context = [...asides, ...parts.filter((part) => !part.some(isNamed)).flat()]
  const solo = parts.filter((part) => part.some(isNamed)).length === 1
  // "butter, or margarine": choices between commas, of which the first is taken.
  const choices = parts.some((part, index) => index > 0 && part[0]!.kind === 'or')
  for (const part of parts) {
    if (choices && entry.readings.length > 0) break
    const turned =
      entry.readings.length === 1 && parts.length === 2
        ? turnedRound(entry.readings[0]!, part, tokens)
        : undefined
    if (turned) {
      entry.readings[0] = { ...entry.readings[0]!, food: turned }
      continue
    }
    if (entry.readings.length > 0 && !stands(part)) continue
    readPart(part, tokens, solo ? context : [], entry)
  }
  const [only] = entry.readings
  if (only && entry.readings.length === 1) {
    const turned = turnedRound(only, asides, tokens)
    if (turned) only.food = turned
  }
  // "xanthan gum (for bread)" is no bread.
  const strange = main.some(({ kind }) => kind === 'unknown' || kind === 'not-food')
  if (entry.readings.length === 0 && !strange && asides.some(isNamed)) {
    const aside = readPhrase(
      asides.map((element) => ({ ...element, aside: false })),
      tokens,
    )
    if (typeof aside !== 'string') return { readings: [aside], unread: [] }
  }
  return entry
}

// "(fresh or frozen)", "(or 1 tsp of dried)": alternatives say nothing of the food itself.
function plainAsides(elements: readonly Element[], tokens: readonly Token[]): Element[] {
  const asides = elements.filter(({ aside }) => aside)
  const said = new Set(asides.flatMap((element) => (element.kind === 'condition' ? [element.condition] : [])))
  const words = asides.filter(({ kind }) => kind !== 'filler')
  if (words[0]?.kind === 'or' || words.some(({ from }) => /^(no|per)$/.test(tokens[from]!.text))) return []
  const alternatives = said.size > 1 || words.some(({ kind }) => kind === 'or')
  return alternatives ? asides.filter(({ kind }) => kind !== 'condition') : asides
}

/** Where a colon ends a heading: foods follow it. */
function headingEnd(main: readonly Element[], tokens: readonly Token[]): number {
  const colon = main.findIndex(({ kind, from }) => kind === 'stop' && tokens[from]!.text === ':')
  return main.slice(colon + 1).some(isNamed) ? colon : -1
}

/** Whether a later part is a food of its own and no comment on the one before: a name with plain words around it. */
function stands(part: readonly Element[]): boolean {
  const first = part.findIndex(isNamed)
  if (first < 0) return false
  return (
    part
      .slice(0, first)
      .every(({ kind }) =>
        ['number', 'unit', 'describing', 'condition', 'diet', 'of', 'and', 'or', 'times', 'filler'].includes(
          kind,
        ),
      ) && !part.some(({ kind }) => kind === 'unknown' || kind === 'not-food')
  )
}

/** "sugar, brown", "eggs, whites", "peas (dried green split)": one name in two parts. */
function turnedRound(reading: Reading, part: readonly Element[], tokens: readonly Token[]): Food | undefined {
  const words = part.filter(({ kind }) => kind !== 'filler')
  if (
    words.length === 0 ||
    words.length > 4 ||
    words.some(({ kind }) => kind === 'number' || kind === 'and' || kind === 'or')
  )
    return undefined
  const keys = (elements: readonly { from: number; to: number }[]) =>
    elements.flatMap(({ from, to }) =>
      tokens.slice(from, to).flatMap(({ kind, key }) => (kind === 'word' ? [key] : [])),
    )
  const [first, second] = [keys([reading]), keys(words)]
  const whole = lastWords.has(second.at(-1) ?? '') ? [...first, ...second] : [...second, ...first]
  const meaning = matchKeys(whole)
  if (meaning?.kind !== 'food') return undefined
  // "garlic, minced" is garlic to mince and no jar of it.
  const { food } = meaning
  const cutOnly = words.every(({ kind }) => kind === 'describing')
  return cutOnly && food.state === 'ready' && reading.food.state === 'raw' ? undefined : food
}
