import { elementsOf, type Element } from './elements.ts'
import type { Food } from './food.ts'
import { stem } from './inflect.ts'
import { lexicon, matchKeys } from './lexicon.ts'
import { filler, joinsForeign } from './kitchen-words.ts'
import { notFood, plainWords } from './not-food.ts'
import { readPhrase, type Reading, type Unread } from './phrase.ts'
import { corrections } from './spelling.ts'
import type { Token } from './tokens.ts'

/** What one entry of the list says: foods, and the parts of it that are none. */
export type Entry = { readings: Reading[]; unread: { text: string; why: Unread }[] }

/** Reads one entry, free of markup, wishes and hazards; spelling is mended only where that makes it a food. */
export function readEntry(tokens: readonly Token[], elements: readonly Element[]): Entry {
  const asWritten = readElements(elements, tokens)
  const settled = asWritten.readings.length > 0 && asWritten.unread.length === 0
  const doubtful = doubtfulIn(elements, tokens, settled)
  if (doubtful.length === 0) return asWritten
  return respelled(tokens, asWritten, doubtful) ?? asWritten
}

/** Places of words that may be slips of the pen; in an entry that is understood only those just before a name ("chiken stock"). */
function doubtfulIn(elements: readonly Element[], tokens: readonly Token[], settled: boolean): number[] {
  return elements.flatMap(({ kind, from, aside }, at) => {
    if (aside || tokens[from]!.kind !== 'word') return []
    const slip = settled
      ? kind === 'unknown' && elements[at + 1]?.kind === 'named'
      : kind === 'unknown' || kind === 'not-food' || kind === 'filler'
    return slip ? [from] : []
  })
}

function readElements(elements: readonly Element[], tokens: readonly Token[]): Entry {
  const asides = plainAsides(elements)
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
    readPart(part, tokens, solo ? context : asides.filter(({ kind }) => kind === 'condition'), entry)
  }
  const [only] = entry.readings
  if (only && entry.readings.length === 1) {
    const turned = turnedRound(only, asides, tokens)
    if (turned) only.food = turned
  }
  if (entry.readings.length === 0 && asides.some(isNamed)) {
    const aside = readPhrase(
      asides.map((element) => ({ ...element, aside: false })),
      tokens,
    )
    if (typeof aside !== 'string') return { readings: [aside], unread: [] }
  }
  return entry
}

// "(fresh or frozen)", "(or 1 tsp of dried)": alternatives say nothing of the food itself.
function plainAsides(elements: readonly Element[]): Element[] {
  const asides = elements.filter(({ aside }) => aside)
  const said = new Set(asides.flatMap((element) => (element.kind === 'condition' ? [element.condition] : [])))
  const words = asides.filter(({ kind }) => kind !== 'filler')
  if (words[0]?.kind === 'or') return []
  return said.size > 1 ? asides.filter(({ kind }) => kind !== 'condition') : asides
}

const isNamed = ({ kind }: Element) => kind === 'named'

/** Where a colon ends a heading: foods follow it. */
function headingEnd(main: readonly Element[], tokens: readonly Token[]): number {
  const colon = main.findIndex(({ kind, from }) => kind === 'stop' && tokens[from]!.text === ':')
  return main.slice(colon + 1).some(isNamed) ? colon : -1
}

function split(elements: readonly Element[], at: (element: Element) => boolean): Element[][] {
  const parts: Element[][] = [[]]
  for (const element of elements)
    if (at(element)) parts.push([])
    else parts.at(-1)!.push(element)
  return parts.filter((part) => part.length > 0)
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
  const whole = parts.has(second.at(-1) ?? '') ? [...first, ...second] : [...second, ...first]
  const meaning = matchKeys(whole)
  if (meaning?.kind !== 'food') return undefined
  // "garlic, minced" is garlic to mince and no jar of it.
  const { food } = meaning
  const cutOnly = words.every(({ kind }) => kind === 'describing')
  return cutOnly && food.state === 'ready' && reading.food.state === 'raw' ? undefined : food
}

const parts = new Set([
  'juice',
  'zest',
  'white',
  'yolk',
  'peel',
  'rind',
  'leaf',
  'seed',
  'breast',
  'thigh',
  'leg',
  'wing',
  'powder',
  'flake',
])

function readPart(
  part: readonly Element[],
  tokens: readonly Token[],
  context: readonly Element[],
  entry: Entry,
): void {
  const phrases = split(
    part,
    ({ kind, from }) =>
      kind === 'and' && !(joinsForeign.has(tokens[from]!.text) && !standsBetweenNames(part, from)),
  )
  const read = phrases.map((phrase) => readChoice(phrase, tokens, phrases.length === 1 ? context : []))
  if (phrases.length > 1 && typeof read[0] === 'string') {
    // "red and green peppers": one food with two adjectives.
    const together = readChoice(
      part.filter(({ kind }) => kind !== 'and'),
      tokens,
      context,
    )
    const last = read.at(-1)!
    if (typeof together !== 'string' && typeof last !== 'string' && read[0] === 'nothing') {
      entry.readings.push(together)
      return
    }
  }
  phrases.forEach((phrase, index) => {
    const reading = read[index]!
    if (typeof reading !== 'string')
      entry.readings.push(sharedHead(reading, read[index + 1], tokens) ?? reading)
    else if (reading !== 'nothing' && !phrases.slice(0, index).some(isCommented))
      entry.unread.push({ text: textOf(phrase, tokens), why: reading })
  })
}

function isCommented(phrase: readonly Element[]): boolean {
  const first = phrase.findIndex(isNamed)
  return first >= 0 && phrase.slice(first).some(({ kind }) => kind === 'commenting')
}

function standsBetweenNames(part: readonly Element[], at: number): boolean {
  const index = part.findIndex(({ from }) => from === at)
  return part.slice(0, index).some(isNamed) && part.slice(index + 1).some(isNamed)
}

const shared = new Set(['powder', 'juice', 'zest', 'seed', 'leaf', 'flake', 'extract', 'vinegar', 'oil'])

/** "onion and garlic powder": the last word belongs to both, where the tables know it so. */
function sharedHead(
  reading: Reading,
  next: Reading | Unread | undefined,
  tokens: readonly Token[],
): Reading | undefined {
  if (next === undefined || typeof next === 'string' || next.to - next.from < 2) return undefined
  const head = tokens[next.to - 1]!.key
  const own = tokens.slice(reading.from, reading.to)
  if (!shared.has(head) || own.some(({ text, key }) => text !== key)) return undefined
  return withHead(reading, own, head)
}

function withHead(reading: Reading, own: readonly Token[], head: string): Reading | undefined {
  const meaning = matchKeys([...own.map(({ key }) => key), head])
  return meaning?.kind === 'food' ? { ...reading, food: meaning.food } : undefined
}

/** Of "beef or vegetable stock" the first, with the head that both share; of "oil/lard" the first. */
function readChoice(
  phrase: readonly Element[],
  tokens: readonly Token[],
  context: readonly Element[],
): Reading | Unread {
  const choices = split(phrase, ({ kind }) => kind === 'or')
  const amounts = choices.filter((choice) => !choice.some(isNamed)).flat()
  let result: Reading | Unread = 'nothing'
  for (const [index, choice] of choices.entries()) {
    const reading = readPhrase(choice, tokens, choices.length > 1 ? [...context, ...amounts] : context)
    if (typeof reading === 'string') {
      if (result === 'nothing') result = reading
      if (choices.length > 1 && index === 0) {
        // "red or white onion"
        const together = readPhrase([...choice, ...choices[1]!.filter(isNamed)], tokens, context)
        if (typeof together !== 'string') return together
      }
      continue
    }
    const next = choices[index + 1]?.find(isNamed)
    const own = tokens.slice(reading.from, reading.to)
    return (next && next.to - next.from > 1 && withHead(reading, own, tokens[next.to - 1]!.key)) || reading
  }
  return result
}

function textOf(phrase: readonly Element[], tokens: readonly Token[]): string {
  return phrase.flatMap(({ from, to }) => tokens.slice(from, to).map(({ raw }) => raw)).join(' ')
}

const mostDoubtful = 4
const mostAttempts = 12

type Mending = { tokens: readonly Token[]; distance: number; common: number[] }

/** The entry with its unknown words mended; undefined where no mending gives one food, or several give different ones. */
function respelled(tokens: readonly Token[], entry: Entry, doubtful: readonly number[]): Entry | undefined {
  if (doubtful.length > mostDoubtful) return undefined
  let attempts: Mending[] = [{ tokens, distance: 0, common: [] }]
  // From the last word to the first, so that a word mended into two leaves the places before it.
  for (const at of doubtful.toReversed()) {
    const word = tokens[at]!
    const common = notFood.has(word.key) || plainWords.has(word.key) || filler.has(word.key)
    const near = corrections(word.text).slice(0, 6)
    attempts = attempts
      .flatMap((attempt) => [
        attempt,
        ...near.map((correction) => ({
          tokens: replaced(attempt.tokens, at, correction.word),
          distance: attempt.distance + correction.distance,
          common: common ? [...attempt.common, at] : attempt.common,
        })),
      ])
      .slice(0, mostAttempts)
  }
  let best: Entry | undefined
  let nearest = Infinity
  for (const attempt of attempts) {
    if (attempt.distance === 0 || attempt.distance > nearest + 0.13) continue
    const mended = readElements(elementsOf(attempt.tokens), attempt.tokens)
    if (!isBetter(mended, entry) || !attempt.common.every((at) => isWithinName(mended, at))) continue
    if (attempt.distance > nearest - 0.13 && best && !sameFoods(best, mended)) return undefined
    if (attempt.distance < nearest) best = mended
    nearest = attempt.distance
  }
  return best
}

// A common word is a slip only inside a name: "red paper flakes", never "paper" alone.
function isWithinName({ readings }: Entry, at: number): boolean {
  return readings.some(({ from, to }) => from <= at && at < to && to - from > 1)
}

function replaced(tokens: readonly Token[], at: number, word: string): Token[] {
  const words = lexicon().joined.get(word) ?? [word]
  return tokens.flatMap((token, index) =>
    index === at ? words.map((text) => ({ ...token, text, key: stem(text) })) : [token],
  )
}

// More of the entry is understood: a food where there was none, fewer unread parts, or a longer name ("chiken stock").
function isBetter(mended: Entry, written: Entry): boolean {
  if (mended.readings.length === 0) return false
  if (mended.unread.length !== written.unread.length) return mended.unread.length < written.unread.length
  if (mended.readings.length !== written.readings.length)
    return mended.readings.length > written.readings.length
  return mended.readings.some((reading, index) => {
    const before = written.readings[index]!
    return reading.to - reading.from > before.to - before.from
  })
}

function sameFoods(a: Entry, b: Entry): boolean {
  return a.readings.map(({ food }) => food.id).join() === b.readings.map(({ food }) => food.id).join()
}
