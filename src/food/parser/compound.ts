import { keysOf } from '../lexicon/lexicon.ts'
import { foodOf } from '../lexicon/match.ts'
import type { Token } from '../lexicon/tokens.ts'
import { wordSet } from '../lexicon/word-list.ts'
import type { FoodRole } from '../model/facts.ts'
import type { Food } from '../model/food.ts'
import type { KindName } from '../model/kinds.ts'
import { isMeat, isSea } from '../model/traits.ts'
import { isNamed, keysAt, tokensAt, type Element, type Named } from './element.ts'
import type { Head, Unread } from './reading.ts'

// Words that only say what class of food the word before them is: "feta cheese", "cod fish".
const classes = wordSet(`
  cheese meat fish spice bean noodle pasta bread seed fruit berry mushroom oil vinegar lettuce sugar flour
  vegetable
`)

const plantNouns = new Set<FoodRole>(['nut', 'starch', 'fruit', 'protein', 'vegetable'])
// Kinds whose names are borrowed by what is no such thing.
const borrowed = new Set<KindName>(['milk', 'butter', 'cream', 'flour'])

/**
 * What a name is of those that stand before it: itself as a rule ("cherry tomato"), of what the one beside it says.
 */
export function compound(all: readonly Element[], name: Named, tokens: readonly Token[]): Head | Unread {
  const before = all.at(-1)
  const isBeside = before?.to === name.from && isNamed(before)
  if (!isBeside) return apart(all.findLast(isNamed), name, tokens) ?? name
  if (name.meaning.kind !== 'food') return name
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

/** "lamb blade chops", "ajwain (carom) seeds": two parts of one name with other words between them. */
function apart(first: Named | undefined, name: Named, tokens: readonly Token[]): Head | undefined {
  if (first?.meaning.kind !== 'food' || name.meaning.kind !== 'food') return undefined
  const { food } = name.meaning
  const isCut = food.role === 'protein' && isMeat(food) && isMeat(first.meaning.food)
  const isExplained = tokens.slice(first.to, name.from).every(({ aside }) => aside)
  const whole = isCut || isExplained ? foodOf(...keysAt([first, name], tokens)) : undefined
  if (whole) return { meaning: { ...name.meaning, food: whole }, from: first.from, to: name.to }
  return isExplained && isSeedOrBerryOf(first.meaning.food, food) ? first : undefined
}

// "sherry wine", "grenadine syrup": by the word, whose own food is one of the class.
const classWords = wordSet('wine syrup liqueur squash biscuit cookie cooky')
const hotWords = wordSet('pepper chili')

function isClassOf(first: Food, second: Food, word: string): boolean {
  // "poblano pepper", "jalapeño chilli"
  if (hotWords.has(word)) return first.kind === 'chili' || /pepper|chili/.test(first.id)
  // "chipolata sausages"; of "lamb sausage" the sausage is the head.
  if (word === 'sausage') return first.kind === 'raw-sausage' || first.kind === 'cured-meat'
  // "graham cracker crumbs", "ice cream sandwich"
  if (word === 'crumb' || word === 'sandwich') return first.role === 'sweet'
  const isClass = classes.has(second.id) || classWords.has(word)
  return isSeedOrBerryOf(first, second) || (isClass && first.role === second.role)
}

function isSeedOrBerryOf(first: Food, second: Food): boolean {
  return first.role === 'spice' && (second.id === 'seed' || second.id === 'berry')
}

// What is a dish of its own is no ingredient of the next: "sandwich bun".
const dishes = new Set<FoodRole>(['bread', 'ready', 'sweet', 'starch', 'flour'])
const madeFromOthers = new Set<FoodRole>(['sauce', 'ready', 'sweet', 'bread'])

// "Elk tenderloin" is none of pork, "ground kangaroo" none of beef.
const animal = /\b(?:beef|lamb|pork|veal)\b ?/

function nameOfCut(label: string, name: string): string {
  return name.startsWith('ground ') ? `ground ${label}` : `${label} ${name.replace(animal, '')}`
}

/**
 * "turkey steak", "cashew sauce": a food of the second sort with the animal and the allergens of the first.
 */
function madeOf(first: Food, second: Food, own: readonly Token[], head: readonly Token[]): Food | undefined {
  if (dishes.has(first.role)) return undefined
  // The cuts of a wild boar are named as those of a pig.
  const isOtherRule = first.safeRule === 'ground' && second.safeRule === 'whole-cut'
  const isOfOtherAnimal = (isMeat(first) || isSea(first)) && (first.origin !== second.origin || isOtherRule)
  const isMade =
    second.role === 'protein' && isMeat(second)
      ? isOfOtherAnimal && !head.some(({ key }) => key === second.origin)
      : madeFromOthers.has(second.role) || second.kind === 'stock'
  const allergens = [...new Set([...second.allergens, ...first.allergens])]
  const adds = allergens.length > second.allergens.length || isOfOtherAnimal
  if (!isMade || !adds) return undefined
  const label = own.map(({ raw }) => raw.toLowerCase()).join(' ')
  const nameOf = (name: string) => (isMeat(first) ? nameOfCut(label, name) : `${label} ${name}`)
  const isToCook = second.safeRule && second.safeRule !== 'reheated'
  const isPoultryToCook = isToCook && first.origin === 'poultry'
  return {
    ...second,
    id: `${first.id}-${second.id}`,
    name: nameOf(second.name),
    plural: nameOf(second.plural),
    aka: [],
    ...(madeFromOthers.has(second.role) && { sortOf: second.id }),
    origin: isMeat(first) || isSea(first) ? first.origin : second.origin,
    allergens,
    ...(isPoultryToCook && { safeRule: 'poultry' as const }),
    ...(isOtherRule && { safeRule: 'ground' as const }),
  }
}
