import { keysOf } from '../lexicon/lexicon.ts'
import { foodOf } from '../lexicon/match.ts'
import type { Token } from '../lexicon/tokens.ts'
import { wordSet } from '../lexicon/word-list.ts'
import type { FoodRole } from '../model/facts.ts'
import type { Food } from '../model/food.ts'
import type { KindName } from '../model/kinds.ts'
import { isMeat, isSea } from '../model/traits.ts'
import { isNamed, tokensAt, type Element, type Named } from './element.ts'
import type { Head, Unread } from './reading.ts'

// Words that only say what class of food the word before them is: "feta cheese", "cod fish".
const classes = wordSet(`
  cheese meat fish spice bean noodle pasta bread seed fruit berry mushroom oil vinegar lettuce sugar flour
  vegetable
`)

const plantNouns = new Set<FoodRole>(['nut', 'starch', 'fruit', 'protein', 'vegetable'])
// Kinds whose names are borrowed by what is no such thing.
const borrowed = new Set<KindName>(['milk', 'butter', 'cream', 'flour'])

/** What two names side by side are: the second one as a rule ("cherry tomato"), of what the first says. */
export function compound(before: Element | undefined, name: Named, tokens: readonly Token[]): Head | Unread {
  const isBeside = before?.to === name.from && isNamed(before)
  if (!isBeside || name.meaning.kind !== 'food') return name
  // "panda meat"
  if (before.meaning.kind === 'refused' && name.meaning.food.id === 'meat') return before
  if (before.meaning.kind !== 'food') return name
  const [first, second] = [before.meaning.food, name.meaning.food]
  const isOneWord = name.to - name.from === 1
  if (isClassOf(first, second, isOneWord ? tokens[name.from]!.key : '')) return before
  // "tuna salad" is no bowl of leaves.
  if (second.id === 'salad' && first.role !== 'salad') return 'unknown'
  // "hemp butter" is no butter and "pea milk" no milk.
  const isPlantNoun = first.origin === 'plant' && plantNouns.has(first.role)
  if (isPlantNoun && borrowed.has(second.kind)) return 'unknown'
  // "fish fillet steak", "cauliflower steak"
  const isCutOfMeat = second.role === 'protein' && isMeat(second) && second.safeRule !== 'ground'
  if (isCutOfMeat && (isSea(first) || first.role === 'vegetable')) return before
  const head = tokensAt([name], tokens)
  // "naranja juice": the first word is of another language.
  const translated = before.meaning.foreign && foodOf(...keysOf(first.name), ...head.map(({ key }) => key))
  const food = translated || madeOf(first, second, tokensAt([before], tokens), head)
  return food ? { meaning: { ...name.meaning, food }, from: before.from, to: name.to } : name
}

// "sherry wine", "grenadine syrup": by the word, whose own food is one of the class.
const classWords = wordSet('wine syrup liqueur')
const hotWords = wordSet('pepper chili')

function isClassOf(first: Food, second: Food, word: string): boolean {
  // "poblano pepper", "jalapeño chilli"
  if (hotWords.has(word)) return first.kind === 'chili' || /pepper|chili/.test(first.id)
  // "chipolata sausages"; of "lamb sausage" the sausage is the head.
  if (word === 'sausage') return first.kind === 'raw-sausage' || first.kind === 'cured-meat'
  const isSeedOrBerry = first.role === 'spice' && ['seed', 'berry'].includes(second.id)
  const isClass = classes.has(second.id) || classWords.has(word)
  return isSeedOrBerry || (isClass && first.role === second.role)
}

// What is a dish of its own is no ingredient of the next: "sandwich bun".
const dishes = new Set<FoodRole>(['bread', 'ready', 'sweet', 'starch', 'flour'])
const madeFromOthers = new Set<FoodRole>(['sauce', 'ready', 'sweet', 'bread'])

/**
 * "turkey steak", "cashew sauce": a food of the second sort with the animal and the allergens of the first.
 */
function madeOf(first: Food, second: Food, own: readonly Token[], head: readonly Token[]): Food | undefined {
  if (dishes.has(first.role)) return undefined
  const isOfOtherAnimal = (isMeat(first) || isSea(first)) && first.origin !== second.origin
  const isMade =
    second.role === 'protein' && isMeat(second)
      ? isOfOtherAnimal && !head.some(({ key }) => key === second.origin)
      : madeFromOthers.has(second.role) || second.kind === 'stock'
  const allergens = [...new Set([...second.allergens, ...first.allergens])]
  const adds = allergens.length > second.allergens.length || isOfOtherAnimal
  if (!isMade || !adds) return undefined
  const label = own.map(({ raw }) => raw.toLowerCase()).join(' ')
  const isPoultryToCook = second.safeRule && second.safeRule !== 'reheated' && first.origin === 'poultry'
  return {
    ...second,
    id: `${first.id}-${second.id}`,
    name: `${label} ${second.name}`,
    plural: `${label} ${second.plural}`,
    aka: [],
    origin: isMeat(first) || isSea(first) ? first.origin : second.origin,
    allergens,
    ...(isPoultryToCook && { safeRule: 'poultry' as const }),
  }
}
