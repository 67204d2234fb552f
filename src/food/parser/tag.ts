import {
  choosing,
  commenting,
  conditionWords,
  filler,
  isDescribing,
  joining,
} from '../lexicon/kitchen-words.ts'
import type { Match } from '../lexicon/match.ts'
import { isOverrun, nameAt } from '../lexicon/names.ts'
import { notFood } from '../lexicon/not-food.ts'
import type { Token } from '../lexicon/tokens.ts'
import { numberOf, unitOf } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-list.ts'
import { dietAt, diets } from '../wishes/diets.ts'
import { ageAt } from './age.ts'
import type { Element } from './element.ts'
import { andAHalf, isMany, isVessel, measureOf } from './measures.ts'

/** What each part of an entry is; names are the longest of the tables that stand there. */
export function tag(tokens: readonly Token[]): Element[] {
  const elements: Element[] = []
  const keys = tokens.map(({ key, kind }) => (kind === 'mark' ? '' : key))
  for (let at = 0; at < tokens.length;) {
    const element = elementAt(tokens, keys, at)
    elements.push(element)
    at = element.to
  }
  return garlicCloves(elements, tokens).map((element, at, all) => afterName(element, all[at - 1], tokens))
}

const marks: ReadonlyMap<string, 'comma' | 'or' | 'and' | 'times' | 'stop'> = new Map([
  [',', 'comma'],
  ['/', 'or'],
  ['|', 'or'],
  ['+', 'and'],
  ['×', 'times'],
  [';', 'stop'],
  [':', 'stop'],
  ['.', 'stop'],
])

function elementAt(tokens: readonly Token[], keys: readonly string[], at: number): Element {
  const { kind, text, aside } = tokens[at]!
  if (kind === 'mark') return { from: at, to: at + 1, aside, kind: marks.get(text) ?? 'filler' }
  return (
    ageAt(tokens, at) ??
    measureAt(tokens, keys, at) ??
    nameOrDietAt(tokens, keys, at) ??
    wordAt(tokens, keys, at)
  )
}

/** A unit where the tables know its letters, or the whole phrase, as a food too. */
function measureAt(tokens: readonly Token[], keys: readonly string[], at: number): Element | undefined {
  const token = tokens[at]!
  const next = keys[at + 1]
  const place = { from: at, to: at + 1, aside: token.aside }
  // "2 heads of garlic": a vessel stays a unit though the tables know the whole phrase.
  const unit = next === 'of' ? unitOf(token.key) : undefined
  const vessel = unit && isVessel(unit) ? unit : undefined
  if (vessel && isSameFood(keys, tokens, at))
    return { ...place, kind: 'unit', unit: vessel, many: isMany(token) }
  // "a tea-spoonful of rose-water"
  const joined = next ? unitOf(token.key + next) : undefined
  if (joined?.measures === 'volume')
    return { ...place, to: at + 2, kind: 'unit', unit: joined, many: isMany(tokens[at + 1]!) }
  const isCounted = tokens[at - 1]?.kind === 'number'
  // "½ loaf wholemeal bread"
  const loaf = isCounted && nameAt(tokens, keys, at)?.length === 1 && nameAt(tokens, keys, at + 1)
  const whole = loaf ? unitOf(token.key) : undefined
  const measured = isCounted
    ? (measureOf(token) ?? (whole && isVessel(whole) ? whole : undefined))
    : undefined
  return measured && { ...place, kind: 'unit', unit: measured, many: isMany(token) }
}

// "head of garlic" is garlic by the head; "can of peas" may be another food than peas.
function isSameFood(keys: readonly string[], tokens: readonly Token[], at: number): boolean {
  const whole = nameAt(tokens, keys, at)
  const bare = nameAt(tokens, keys, at + 2)
  if (bare === undefined) return false
  if (whole?.meaning.kind !== 'food' || bare.meaning.kind !== 'food') return true
  const endsSooner = whole.length < 3 || bare.length + 2 > whole.length
  return endsSooner || whole.meaning.food.id === bare.meaning.food.id
}

function nameOrDietAt(tokens: readonly Token[], keys: readonly string[], at: number): Element | undefined {
  const { aside } = tokens[at]!
  const named = nameAt(tokens, keys, at)
  const glued = dietAt(tokens, at)
  if (glued?.diet.makes && glued.length >= (named?.length ?? 0))
    return { from: at, to: at + glued.length, aside, kind: 'diet', diet: glued.diet }
  if (named === undefined) return undefined
  if (named.meaning.kind === 'hazard') {
    const end = at + named.length
    // "pesticide-free apples", "raised without antibiotics": what is said to be absent.
    if (tokens[end]?.text === 'free') return { from: at, to: end + 1, aside, kind: 'describing' }
    if (absent.has(tokens[at - 1]?.text ?? '')) return { from: at, to: end, aside, kind: 'describing' }
  }
  if (isOverrun(tokens, keys, at, named) || isCondition(named, tokens, keys, at)) return undefined
  return { from: at, to: at + named.length, aside, kind: 'named', meaning: named.meaning }
}

const absent = wordSet('without no')

// "leftover" alone is a meal; before a name, or right behind one ("turkey leftovers"), it says how that food is.
function isCondition(named: Match, tokens: readonly Token[], keys: readonly string[], at: number): boolean {
  if (named.length > 1 || !conditionWords.has(keys[at]!)) return false
  for (let next = at + 1; next < at + 5 && keys[next]; next++) if (nameAt(tokens, keys, next)) return true
  if (keys[at] !== 'leftover') return false
  for (let before = 1; before < 4 && keys[at - before]; before++)
    if (nameAt(tokens, keys, at - before)?.length === before) return true
  return false
}

const people = wordSet('i you we they it one he she')
const modalVerbs = wordSet('be also use have get find you replace add make substitute omit cut do')

/** What a word does that is no name. */
function wordAt(tokens: readonly Token[], keys: readonly string[], at: number): Element {
  const token = tokens[at]!
  const { text, key } = token
  const next = keys[at + 1] ?? ''
  const place = { from: at, to: at + 1, aside: token.aside }
  const two = { ...place, to: at + 2 }
  if (token.kind === 'number') return { ...place, kind: 'number', value: token.value }
  if (text === 'of') return { ...place, kind: 'of' }
  if (text === 'x' || text === '×') return { ...place, kind: 'times' }
  const half = andAHalf(tokens, at)
  if (half) return half
  if (joining.has(text)) return { ...place, kind: 'and' }
  if (choosing.has(text)) return { ...place, kind: 'or' }
  const without = text === 'without' ? diets.get(`${next}free`) : undefined
  if (without?.makes) return { ...two, kind: 'diet', diet: without }
  // "non-citrus fruit", "dry-aged steak"
  const isOneQuality = (text === 'non' && next) || (text === 'dry' && next === 'aged')
  if (isOneQuality) return { ...two, kind: 'describing' }
  const condition = conditionWords.get(key)
  if (condition !== undefined) return { ...place, kind: 'condition', condition }
  const number = numberOf(text)
  if (number !== undefined) return { ...place, kind: 'number', value: number }
  if (text === 'can' && (modalVerbs.has(next) || people.has(tokens[at - 1]?.text ?? '')))
    return { ...place, kind: 'commenting' }
  const unit = unitOf(key)
  if (unit !== undefined) return { ...place, kind: 'unit', unit, many: isMany(token) }
  if (commenting.has(key)) return { ...place, kind: 'commenting' }
  if (filler.has(key) || text.length === 1) return { ...place, kind: 'filler' }
  if (isDescribing(key)) return { ...place, kind: 'describing' }
  return { ...place, kind: notFood.has(key) ? 'not-food' : 'unknown' }
}

// "poulet rôti", "pork roast": behind a food's name a word of cooking is no food, and a joint not yet cooked.
function afterName(element: Element, before: Element | undefined, tokens: readonly Token[]): Element {
  const { text, key } = tokens[element.from]!
  const place = { from: element.from, to: element.to, aside: element.aside }
  if (before?.meaning?.kind !== 'food' || before.to !== element.from) return element
  if (element.kind === 'condition' && text === 'roast') return { ...place, kind: 'describing' }
  const condition = conditionWords.get(key)
  const isOneName = element.kind === 'named' && element.to - element.from === 1
  return isOneName && condition !== undefined && before.meaning.foreign
    ? { ...place, kind: 'condition', condition }
    : element
}

// "3 cloves garlic": beside garlic a clove is a piece, not the spice.
function garlicCloves(elements: Element[], tokens: readonly Token[]): Element[] {
  const clove = unitOf('clove')!
  const isBeside = tokens.filter(({ key }) => key === 'garlic').map(({ aside }) => aside)
  return elements.map((element) => {
    const { from, to, aside } = element
    const token = tokens[from]!
    const isClove = token.key === 'clove' && to - from === 1
    return isClove && isBeside.includes(aside)
      ? { kind: 'unit', unit: clove, many: isMany(token), from, to, aside }
      : element
  })
}
