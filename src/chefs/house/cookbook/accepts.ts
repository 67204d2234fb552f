import { foodById } from '#food/foods/by-id.ts'
import type { Food } from '#food/model/food.ts'
import type { Item } from '#food/model/understanding.ts'
import { isCookedBefore } from '../cooking/doneness.ts'
import { classes } from './classes.ts'
import { isSpareable } from './cupboard.ts'
import type { Choice, Place } from './dish.ts'

/** A food as the visitor has it. */
export type Offered = Pick<Item, 'food' | 'condition'>

// By the food itself: what a reader makes up ("turkey steak") is forgotten with the list that it stood on.
const names = new WeakMap<Food, ReadonlySet<string>>()

/** What dishes may call a food by: its own id, the classes that it belongs to, and the names of what it is a sort of. */
export function namesOf(food: Food): ReadonlySet<string> {
  const known = names.get(food)
  if (known) return known
  const belongs = Object.keys(classes).filter((name) => classes[name]!(food))
  const ofSort = food.sortOf === undefined ? [] : namesOf(foodById(food.sortOf))
  const all = new Set([food.id, ...ofSort, ...belongs.map((name) => `any ${name}`)])
  names.set(food, all)
  return all
}

/** Whether a class or a food's own name covers a food. */
export function covers(name: string, food: Food): boolean {
  return food.id === name || namesOf(food).has(name)
}

/** The choice of a place that a food stands there by; that of a stand-in is the first. */
export function choiceFor(place: Place, offered: Offered): Choice {
  return place.choices.find((choice) => takes(choice, offered)) ?? place.choices[0]!
}

/** Classes of what is eaten raw and crisp, which nothing is that was frozen. */
const crisp: ReadonlySet<string> = new Set(['any salad leaf'])

const onTheBone = /\bbone.in\b|\bon the bone\b/
const isBoned = ({ id }: Food) => id === 'boneless-chicken-thigh'

/** Whether a food is what a choice asks for, in the state that the dish means. */
export function takes({ food, cooked, preparation = '' }: Choice, offered: Offered): boolean {
  if (isBoned(offered.food) && onTheBone.test(preparation)) return false
  const isLimp = offered.condition === 'frozen' && crisp.has(food)
  const isNamed = covers(food, offered.food) && !isLimp
  if (!cooked) return isNamed && isAsMeant(offered)
  const isReady = offered.food.state === 'ready' && offered.food.role === 'protein'
  return (isNamed && (isCookedBefore(offered) || isReady)) || cookedFormsOf(offered.food).includes(food)
}

/** What a ready-cooked food may be asked for as, where a dish says "cooked". */
const cookedAs: Readonly<Record<string, string>> = {
  'rotisserie-chicken': 'any chicken,any boneless chicken,chicken,turkey',
  'deli-chicken': 'any chicken,any boneless chicken,chicken',
  'canned-chicken': 'any chicken,any boneless chicken,chicken',
  'deli-turkey': 'any chicken,any boneless chicken,turkey',
  'roast-beef': 'beef',
  'roast-lamb': 'lamb',
  'roast-pork': 'pork',
  'pulled-pork': 'pork',
  'roast-duck': 'duck',
  'duck-confit': 'duck',
  'cooked-shrimp': 'shrimp',
  'rice-pouch': 'rice,any rice',
  'boiled-potato': 'potato,any potato',
  'quinoa-pouch': 'quinoa',
}

/** The names under which a ready-cooked food may be asked for: rotisserie chicken as "any chicken", cooked. */
export function cookedFormsOf({ id }: Food): readonly string[] {
  return cookedAs[id]?.split(',') ?? []
}

/** What was cooked, tinned or smoked before no longer is what a recipe for the raw thing means. */
export function isAsMeant({ food, condition }: Offered): boolean {
  if (food.state === 'ready' || condition === undefined || isSpareable(food)) return true
  if (condition === 'fresh' || condition === 'frozen') return true
  // Tinned spinach is soft, and spinach.
  if (condition === 'canned') return food.role === 'vegetable' || food.role === 'leaf'
  // Yesterday's bread, sauce or cheese is still that.
  return condition === 'leftover' && food.safeRule === undefined && !isCookedAgain(food)
}

// Dry pulses and grains that are left over were cooked.
function isCookedAgain({ role, state }: Food): boolean {
  return cookedAgain.has(role) || (state === 'dried' && role === 'protein')
}

const cookedAgain: ReadonlySet<Food['role']> = new Set(['starch', 'vegetable', 'leaf'])
