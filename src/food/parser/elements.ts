import { andAHalf, isMany, isVessel, measureOf } from './measures.ts'
import { numberOf, unitOf, type Unit } from '../lexicon/units.ts'
import { dietAt, diets, type Diet } from '../wishes/diets.ts'
import {
  choosing,
  commenting,
  conditionWords,
  filler,
  isDescribing,
  joining,
} from '../lexicon/kitchen-words.ts'
import type { Meaning } from '../lexicon/lexicon.ts'
import type { Match } from '../lexicon/match.ts'
import { isOverrun, nameAt } from './names.ts'
import { notFood } from '../lexicon/not-food.ts'
import type { Token } from '../lexicon/tokens.ts'
import type { Condition } from '../model/understanding.ts'

/** A run of tokens with what it does in an entry. */
export type Element = { from: number; to: number; aside: boolean; meaning?: Meaning } & (
  | { kind: 'named'; meaning: Meaning }
  | { kind: 'number'; value: number }
  /** `many` of "cups": without a number it says nothing definite. */
  | { kind: 'unit'; unit: Unit; many: boolean }
  | { kind: 'condition'; condition: Condition }
  | { kind: 'diet'; diet: Diet }
  | {
      kind:
        | 'describing'
        | 'filler'
        | 'commenting'
        | 'of'
        | 'and'
        | 'or'
        | 'comma'
        | 'stop'
        | 'not-food'
        | 'unknown'
        | 'times'
    }
)

/** An element that is a name of the tables. */
export type Named = Element & { kind: 'named' }
export const isNamed = (element: Element): element is Named => element.kind === 'named'

/** What each part of an entry is; names are the longest of the tables that stand there. */
export function elementsOf(tokens: readonly Token[]): Element[] {
  const elements: Element[] = []
  const keys = tokens.map(({ key, kind }) => (kind === 'mark' ? '' : key))
  for (let at = 0; at < tokens.length;) {
    const element = elementAt(tokens, keys, at)
    elements.push(element)
    at = element.to
  }
  return garlicCloves(elements, tokens).map((element, at, all) => afterName(element, all[at - 1], tokens))
}

function elementAt(tokens: readonly Token[], keys: readonly string[], at: number): Element {
  const token = tokens[at]!
  const place = { from: at, to: at + 1, aside: token.aside }
  if (token.kind === 'mark') return { ...place, kind: markKind(token.text) }
  const vessel = unitOf(token.key)
  // "2 heads of garlic": a vessel stays a unit though the tables know the whole phrase.
  if (
    keys[at + 1] === 'of' &&
    vessel &&
    isVessel(vessel) &&
    isSame(nameAt(tokens, keys, at), nameAt(tokens, keys, at + 2))
  )
    return { ...place, kind: 'unit', unit: vessel, many: isMany(token) }
  // "a tea-spoonful of rose-water"
  const joined = keys[at + 1] ? unitOf(token.key + keys[at + 1]!) : undefined
  if (joined?.measures === 'volume')
    return { ...place, to: at + 2, kind: 'unit', unit: joined, many: isMany(tokens[at + 1]!) }
  const measured = tokens[at - 1]?.kind === 'number' ? measureOf(token) : undefined
  if (measured) return { ...place, kind: 'unit', unit: measured, many: isMany(token) }
  const named = nameAt(tokens, keys, at)
  const glued = dietAt(tokens, at)
  if (glued?.diet.makes && glued.length >= (named?.length ?? 0))
    return { ...place, to: at + glued.length, kind: 'diet', diet: glued.diet }
  if (
    named &&
    !isOverrun(tokens, keys, at, named) &&
    !(named.length === 1 && conditionWords.has(token.key) && isFollowedByName(tokens, keys, at + 1))
  )
    return { from: at, to: at + named.length, aside: token.aside, kind: 'named', meaning: named.meaning }
  if (token.kind === 'number') return { ...place, kind: 'number', value: token.value }
  const { text, key } = token
  if (text === 'of') return { ...place, kind: 'of' }
  if (text === 'x' || text === '×') return { ...place, kind: 'times' }
  const half = andAHalf(tokens, at)
  if (half) return half
  if (joining.has(text)) return { ...place, kind: 'and' }
  if (choosing.has(text)) return { ...place, kind: 'or' }
  const without = text === 'without' ? diets.get(`${keys[at + 1] ?? ''}free`) : undefined
  if (without?.makes) return { from: at, to: at + 2, aside: token.aside, kind: 'diet', diet: without }
  // "non-citrus fruit"
  if (text === 'non' && keys[at + 1]) return { ...place, to: at + 2, kind: 'describing' }
  if (text === 'day' && keys[at + 1] === 'old')
    return { ...place, to: at + 2, kind: 'condition', condition: 'leftover' }
  const condition = conditionWords.get(key)
  if (condition !== undefined) return { ...place, kind: 'condition', condition }
  const number = numberOf(text)
  if (number !== undefined) return { ...place, kind: 'number', value: number }
  if (text === 'can' && modal.has(keys[at + 1] ?? '')) return { ...place, kind: 'commenting' }
  const unit = unitOf(key)
  if (unit !== undefined) return { ...place, kind: 'unit', unit, many: isMany(token) }
  if (commenting.has(key)) return { ...place, kind: 'commenting' }
  if (filler.has(key) || text.length === 1) return { ...place, kind: 'filler' }
  if (isDescribing(key)) return { ...place, kind: 'describing' }
  if (notFood.has(key)) return { ...place, kind: 'not-food' }
  return { ...place, kind: 'unknown' }
}

const modal = new Set('be also use have get find you replace add make substitute omit cut do'.split(' '))

// "leftover" alone is a meal; before a name it says how that food is.
function isFollowedByName(tokens: readonly Token[], keys: readonly string[], from: number): boolean {
  for (let at = from; at < from + 4 && keys[at]; at++) if (nameAt(tokens, keys, at)) return true
  return false
}

// "head of garlic" is garlic by the head; "can of peas" may be another food than peas.
function isSame(whole: Match | undefined, bare: Match | undefined): boolean {
  if (bare === undefined) return false
  if (whole === undefined || whole.meaning.kind !== 'food' || bare.meaning.kind !== 'food') return true
  return whole.length < 3 || bare.length + 2 > whole.length || whole.meaning.food.id === bare.meaning.food.id
}

function markKind(mark: string): 'comma' | 'or' | 'and' | 'times' | 'stop' | 'filler' {
  switch (mark) {
    case ',': return 'comma'
    case '/': case '|': return 'or'
    case '+': return 'and'
    case '×': return 'times'
    case ';': case ':': case '.': return 'stop'
    default: return 'filler'
  }
} // prettier-ignore

// "poulet rôti", "pork roast": behind the name of a food a word of cooking is no food of its own, and a joint not yet cooked.
function afterName(element: Element, before: Element | undefined, tokens: readonly Token[]): Element {
  const { text, key } = tokens[element.from]!
  const place = { from: element.from, to: element.to, aside: element.aside }
  if (before?.meaning?.kind !== 'food' || before.to !== element.from) return element
  if (element.kind === 'condition' && text === 'roast') return { ...place, kind: 'describing' }
  const condition = conditionWords.get(key)
  const alone = element.kind === 'named' && element.to - element.from === 1
  return alone && condition !== undefined && before.meaning.foreign
    ? { ...place, kind: 'condition', condition }
    : element
}

// "3 cloves garlic": beside garlic a clove is a piece, not the spice.
function garlicCloves(elements: Element[], tokens: readonly Token[]): Element[] {
  const clove = unitOf('clove')!
  return elements.map((element) => {
    const { from, to, aside } = element
    const token = tokens[from]!
    const beside = tokens.some((other) => other.key === 'garlic' && other.aside === aside)
    return token.key === 'clove' && to - from === 1 && beside
      ? { kind: 'unit', unit: clove, many: isMany(token), from, to, aside }
      : element
  })
}
