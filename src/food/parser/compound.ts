import { isNamed, type Element, type Named } from './elements.ts'
import type { Food } from '../model/food.ts'
import type { Head, Unread } from './head.ts'
import { keysOf } from '../lexicon/lexicon.ts'
import { foodOf } from '../lexicon/match.ts'
import type { Token } from '../lexicon/tokens.ts'
import { isMeat, isSea } from '../model/traits.ts'

// Words that only say what class of food the word before them is: "feta cheese", "cod fish".
const classes = new Set(
  'cheese meat fish spice bean noodle pasta bread seed fruit berry mushroom oil vinegar lettuce sugar flour vegetable'.split(
    ' ',
  ),
)

/** What two names side by side are: the second one as a rule ("cherry tomato"), of what the first says. */
export function compound(before: Element | undefined, name: Named, tokens: readonly Token[]): Head | Unread {
  if (before === undefined || !isNamed(before) || before.to !== name.from) return name
  if (name.meaning.kind !== 'food') return name
  // "panda meat"
  if (before.meaning.kind === 'refused' && name.meaning.food.id === 'meat') return before
  if (before.meaning.kind !== 'food') return name
  const [first, second] = [before.meaning.food, name.meaning.food]
  if (
    classes.has(second.id) &&
    (first.role === second.role || (second.role === 'nut' && first.role === 'spice'))
  )
    return before
  // "tuna salad" is no bowl of leaves.
  if (second.id === 'salad' && first.role !== 'salad') return 'unknown'
  // "hemp butter" is no butter and "pea milk" no milk.
  const plantNoun =
    first.origin === 'plant' && ['nut', 'starch', 'fruit', 'protein', 'vegetable'].includes(first.role)
  if (plantNoun && ['milk', 'butter', 'cream', 'flour'].includes(second.kind)) return 'unknown'
  if (second.role === 'protein' && isMeat(second) && isSea(first) && second.safeRule !== 'ground')
    return before
  const head = tokens.slice(name.from, name.to)
  // "naranja juice": the first word is of another language.
  const translated = before.meaning.foreign && foodOf(...keysOf(first.name), ...head.map(({ key }) => key))
  const food = translated || madeOf(first, second, tokens.slice(before.from, before.to), head)
  return food ? { meaning: { ...name.meaning, food }, from: before.from, to: name.to } : name
}

// What is a dish of its own is no ingredient of the next: "sandwich bun".
const whole = new Set(['bread', 'ready', 'sweet', 'starch', 'flour'])

/** "turkey steak", "cashew sauce": a food of the second sort with the animal and the allergens of the first. */
function madeOf(first: Food, second: Food, own: readonly Token[], head: readonly Token[]): Food | undefined {
  const ofAnimal = isMeat(first) || isSea(first)
  if (whole.has(first.role)) return undefined
  const cut =
    second.role === 'protein' && isMeat(second)
      ? ofAnimal && first.origin !== second.origin && !head.some(({ key }) => key === second.origin)
      : ['sauce', 'ready', 'sweet', 'bread'].includes(second.role) || second.kind === 'stock'
  const allergens = [...new Set([...second.allergens, ...first.allergens])]
  const adds = allergens.length > second.allergens.length || (ofAnimal && first.origin !== second.origin)
  if (!cut || !adds) return undefined
  const label = own.map(({ raw }) => raw.toLowerCase()).join(' ')
  return {
    ...second,
    id: `${first.id}-${second.id}`,
    name: `${label} ${second.name}`,
    plural: `${label} ${second.plural}`,
    aka: [],
    origin: ofAnimal ? first.origin : second.origin,
    allergens,
    ...(second.safeRule &&
      second.safeRule !== 'reheated' &&
      first.origin === 'poultry' && { safeRule: 'poultry' as const }),
  }
}
