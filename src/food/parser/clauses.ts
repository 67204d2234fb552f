import { sharedEndings } from '../lexicon/kitchen-words.ts'
import { matchKeys } from '../lexicon/match.ts'
import type { Token } from '../lexicon/tokens.ts'
import { wordSet } from '../lexicon/word-list.ts'
import type { Food } from '../model/food.ts'
import { readClause } from './alternatives.ts'
import { amountOf } from './amount.ts'
import { isNamed, split, tokensAt, type Element, type Place } from './element.ts'
import { readPhrase } from './phrase.ts'
import type { Entry, Reading } from './reading.ts'
import { plainOf, saidIn } from './remark.ts'

/** Reads the clauses of an entry as foods; what only describes them (parentheses, comments) is context. */
export function readClauses(elements: readonly Element[], tokens: readonly Token[]): Entry {
  const asides = plainAsides(elements, tokens)
  const main = elements.filter(({ aside }) => !aside)
  const heading = headingEnd(main, tokens)
  if (heading > 0) {
    const listed = readClauses([...main.slice(heading + 1), ...asides], tokens)
    if (listed.readings.length > 0) return listed
  }
  const clauses = split(
    main.slice(0, heading > 0 ? heading : undefined),
    ({ kind }) => kind === 'comma' || kind === 'stop',
  )
  const entry = readEach(withWholeStart(clauses), asides, tokens)
  const [only] = entry.readings
  const turned = only && entry.readings.length === 1 ? turnedRound(only, asides, tokens) : undefined
  if (only && turned) Object.assign(only, asTurned(only, turned))
  return entry.readings.length === 0 ? (readAsides(main, asides, tokens) ?? entry) : entry
}

/** "4 skinless, boneless chicken breasts": what introduces the first name is of its clause, commas or not. */
function withWholeStart(clauses: readonly Element[][]): readonly Element[][] {
  const nameAt = clauses.findIndex((clause) => clause.some(isNamed))
  const start = clauses.slice(0, nameAt).flat()
  const isCounted = start.some(({ kind }) => kind === 'number')
  if (nameAt < 1 || !isCounted || !start.every(({ kind }) => introducing.has(kind))) return clauses
  return [[...start, ...clauses[nameAt]!], ...clauses.slice(nameAt + 1)]
}

function readEach(
  clauses: readonly Element[][],
  asides: readonly Element[],
  tokens: readonly Token[],
): Entry {
  const entry: Entry = { readings: [], unread: [] }
  const named = clauses.filter((clause, at) => (at === 0 ? clause : plainOf(clause)).some(isNamed))
  const unnamed = clauses.filter((clause) => !named.includes(clause))
  const context = [
    ...asides,
    ...unnamed.flatMap((clause) => saidIn(clause.some(isNamed) ? plainOf(clause) : clause, tokens)),
  ]
  const isAlone = named.length === 1
  // "butter, or margarine": choices between commas, of which the first is taken.
  const isChoice = clauses.some((clause, index) => index > 0 && clause[0]!.kind === 'or')
  const examplesAt = clauses.findIndex((clause) =>
    clause.some(({ from }) => exampling.has(tokens[from]!.text)),
  )
  for (const [at, clause] of clauses.entries()) {
    const [first] = entry.readings
    const isExample = examplesAt >= 0 && at > examplesAt && !clause.some(({ kind }) => kind === 'number')
    if (first && (isChoice || isExample)) break
    const isOnly = clause.some(({ from }) => tokens[from]!.text === 'only')
    const mayTurn = entry.readings.length === 1 && (clauses.length === 2 || isOnly)
    const turned = first && mayTurn ? turnedRound(first, clause, tokens) : undefined
    if (first && turned) Object.assign(first, asTurned(first, turned))
    else if (!first || stands(clause, tokens)) readClause(clause, tokens, isAlone ? context : [], entry)
  }
  return entry
}

// "dried fruit, such as raisins, currants and figs"
const exampling = wordSet('such like')

/** What stands in parentheses, where nothing else is a food; "xanthan gum (for bread)" is no bread. */
function readAsides(
  main: readonly Element[],
  asides: readonly Element[],
  tokens: readonly Token[],
): Entry | undefined {
  const isStrange = main.some(({ kind }) => kind === 'unknown' || kind === 'not-food')
  if (isStrange || !asides.some(isNamed)) return undefined
  const opened = asides.map((element) => ({ ...element, aside: false }))
  const reading = readPhrase(opened, tokens)
  return typeof reading === 'string' ? undefined : { readings: [reading], unread: [] }
}

// "(or 1 tsp of dried)", "(1 egg per 500 g of flour)": what stands in such parentheses says nothing of the food itself.
function plainAsides(elements: readonly Element[], tokens: readonly Token[]): Element[] {
  const asides = elements.filter(({ aside }) => aside)
  return split(asides, ({ from }) => /^[([]$/.test(tokens[from]!.text)).flatMap((group) => {
    const words = group.filter(({ kind }) => kind !== 'filler')
    const isOther = words.some(({ from }) => /^(no|per)$/.test(tokens[from]!.text))
    return words[0]?.kind === 'or' || isOther ? [] : saidIn(group, tokens)
  })
}

/** Where a colon ends a heading: foods follow it. */
function headingEnd(main: readonly Element[], tokens: readonly Token[]): number {
  const colon = main.findIndex(({ kind, from }) => kind === 'stop' && tokens[from]!.text === ':')
  return main.slice(colon + 1).some(isNamed) ? colon : -1
}

// "2 cups of", "frozen", "gluten-free": what a food's name may be introduced by.
const introducing = new Set<Element['kind']>([
  'number',
  'unit',
  'describing',
  'condition',
  'diet',
  'age',
  'of',
  'and',
  'or',
  'times',
  'filler',
])

/**
 * Whether a later clause is a food of its own and no comment on the one before: a name with plain words
 * around it.
 */
function stands(clause: readonly Element[], tokens: readonly Token[]): boolean {
  const first = clause.findIndex(isNamed)
  if (first < 0) return false
  const isIntroduced = clause.slice(0, first).every(({ kind }) => introducing.has(kind))
  const isPart = clause.some(({ from }) => done.has(tokens[from]!.text)) || isPartCut(clause, first, tokens)
  return isIntroduced && !isPart && !clause.some(({ kind }) => kind === 'unknown' || kind === 'not-food')
}

// "cardamom pods, seeds crushed", "a lemon, zest and juice"
function isPartCut(clause: readonly Element[], nameAt: number, tokens: readonly Token[]): boolean {
  const { from, to } = clause[nameAt]!
  return to - from === 1 && sharedEndings.has(tokens[from]!.key) && clause.length > 1
}

// "roes removed", "water reserved": what was done with a part of the food before.
const done = wordSet('removed reserved discarded picked')

const breaking = new Set<Element['kind']>(['number', 'and', 'or'])

/** "sugar, brown", "eggs, whites", "peas (dried green split)": one name in two parts. */
function turnedRound(
  reading: Reading,
  clause: readonly Element[],
  tokens: readonly Token[],
): Food | undefined {
  const elements = clause.filter(({ kind, from }) => kind !== 'filler' && tokens[from]!.text !== 'only')
  const mayBePart = elements.length > 0 && elements.length <= 4
  if (!mayBePart || elements.some(({ kind }) => breaking.has(kind))) return undefined
  const [first, second] = [wordKeys([reading], tokens), wordKeys(elements, tokens)]
  const endsName = sharedEndings.has(second.at(-1) ?? '')
  const meaning = matchKeys(endsName ? [...first, ...second] : [...second, ...first])
  if (meaning?.kind !== 'food') return undefined
  // "garlic, minced" is garlic to mince and no jar of it.
  const { food } = meaning
  const isCutOnly = elements.every(({ kind }) => kind === 'describing')
  const isBought = food.state === 'ready' && reading.food.state === 'raw'
  return isCutOnly && isBought ? undefined : food
}

/** "2 oranges, zest only": as many as were counted, of the food that it turns out to be. */
function asTurned({ food, have }: Reading, turned: Food): Pick<Reading, 'food' | 'have'> {
  const { measure, piece } = food
  const count = measure === 'each' && piece !== undefined && have !== undefined ? have / piece : undefined
  const amount = count === undefined ? have : amountOf(turned, [{ value: count }])
  return { food: turned, ...(amount !== undefined && { have: amount }) }
}

function wordKeys(places: readonly Place[], tokens: readonly Token[]): string[] {
  return tokensAt(places, tokens).flatMap(({ kind, key }) => (kind === 'word' ? [key] : []))
}
