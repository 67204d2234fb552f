import type { Food } from '#food/model/food.ts'
import type { Item } from '#food/model/understanding.ts'
import { foodById } from '#food/foods/by-id.ts'
import { choiceFor, isAsMeant } from './accepts.ts'
import { extraClass, insteadsOf, isSpareable, standInsFor } from './cupboard.ts'
import { courseOf, exact, type Choice, type Dish, type Place } from './dish.ts'
import { areRivals } from './quarrels.ts'
import type { Want } from './wants.ts'

/** A food in a place of the dish. */
export type Filling = {
  place: Place
  choice: Choice
  food: Food
  /** Absent for an extra. */
  item?: Item
  /** How far it stands from what the dish would like best. */
  distance: number
  /** Another thing altogether, where a wish rules out what is meant: a carrot instead of an onion. */
  isInstead?: true
}

export type Filled = ReadonlyMap<string, readonly Filling[]>

export type Excludes = (food: Food) => string | undefined

/** Why a dish cannot be made of a list. */
export class Unfit extends Error {}

/**
 * Puts at most so many of the visitor's foods into the places of a dish, each into one that wants it, and extras into
 * those that cannot stay empty. Throws `Unfit` where the visitor lacks what makes it this dish.
 */
export function fill(
  dish: Dish,
  wants: readonly Want[],
  items: readonly Item[],
  excludes: Excludes,
  most = Infinity,
): Map<string, Filling[]> {
  const filled = assign(dish, wants, most)
  for (const group of dish.needs)
    if (!group.some((name) => filled.has(name))) throw new Unfit(`needs ${likedIn(dish, group)}`)
  for (const place of dish.places) {
    if (filled.has(place.name) || place.otherwise === undefined) continue
    const filling = spareFor(place, wants, filled) ?? extraFor(dish, place, excludes, filled)
    const own = filling && items.find(({ food }) => food.id === filling.food.id)
    // Who has rice of yesterday is asked for no other.
    if (filling && (!own || isAsMeant(own)))
      filled.set(place.name, [{ ...filling, ...(own && { item: own }) }])
  }
  return filled
}

/** What the visitor has and the dish had no room for, where something would have to be bought instead. */
function spareFor(place: Place, wants: readonly Want[], filled: Filled): Filling | undefined {
  const here = wants.filter((want) => want.place === place)
  if (here.length === 0) return undefined
  const taken = new Set([...filled.values()].flat().map(({ item }) => item))
  const [want] = here
    .filter(({ item }) => !taken.has(item))
    .toSorted((one, other) => one.distance - other.distance)
  return want && fillingOf(want)
}

function fillingOf({ place, item, distance }: Want): Filling {
  const choice = choiceFor(place, item)
  return { place, item, food: asTaken(item.food, choice), choice, distance }
}

/** What the places of a group would like best: "chickpea". */
function likedIn({ places }: Dish, group: readonly string[]): string {
  return places.flatMap(({ name, choices }) => (group.includes(name) ? choices[0]!.food : [])).join(' or ')
}

/** What it costs to stand second in a place, beside standing first in one that likes the food less. */
const secondCost = 1.5
/** What it costs to stand in: passata is the sauce of a dish that names it before it is a spoon of tomato paste. */
const standInCost = 5

function assign(dish: Dish, wants: readonly Want[], most: number): Map<string, Filling[]> {
  const needed = new Set(dish.needs.flat())
  const filled = new Map<string, Filling[]>()
  const count = ({ name }: Place) => filled.get(name)?.length ?? 0
  const rivals = new Map<Place, number>()
  for (const { place } of wants) rivals.set(place, (rivals.get(place) ?? 0) + 1)
  // What makes the dish comes first, of it the places with the fewest takers; then each food where it is liked best.
  const costOf = ({ place, distance, standsIn }: Want) => {
    const isOpenNeed = needed.has(place.name) && count(place) === 0
    if (isOpenNeed) return rivals.get(place)! + distance / 100 - 1000
    return distance + count(place) * secondCost + (standsIn ? standInCost : 0)
  }
  let open = wants
  for (let taken = 0; taken < most && open.length > 0; taken++) {
    const best = open.reduce((one, other) => (costOf(other) < costOf(one) ? other : one))
    const { place, item } = best
    filled.set(place.name, [...(filled.get(place.name) ?? []), fillingOf(best)])
    open = open.filter((want) => want.item !== item && count(want.place) < want.place.most)
    open = open.filter((want) => !areRivals(want.item.food, item.food) || areMeantTogether(dish, want, best))
  }
  return filled
}

const juices: Readonly<Record<string, string>> = { lemon: 'lemon-juice', lime: 'lime-juice' }

/** What is taken of a food: where a lemon stands in for vinegar, its juice by the spoon. */
function asTaken(food: Food, { food: meant }: Choice): Food {
  const juice = juices[food.id]
  const isForVinegar = meant.endsWith('vinegar') && !meant.startsWith('any ')
  return juice !== undefined && isForVinegar ? foodById(juice) : food
}

/** Whether a dish names each of two foods in a place of its own, or needs both places: chicken and shrimp in a paella. */
function areMeantTogether({ needs }: Dish, one: Want, other: Want): boolean {
  if (one.place === other.place) return false
  const isNeeded = ({ name }: Place) => needs.some((group) => group.length === 1 && group[0] === name)
  const isMeant = ({ place, item }: Want) => choiceFor(place, item).food === item.food.id || isNeeded(place)
  return isMeant(one) && isMeant(other)
}

/** The extra for a place: the dish's own, or what does its work where a wish rules that out; undefined for none. */
function extraFor(dish: Dish, place: Place, excludes: Excludes, filled: Filled): Filling | undefined {
  const choice = place.choices[place.otherwise!]!
  const meant = foodById(choice.food)
  if (excludes(meant) === undefined) return { place, choice, food: meant, distance: 0 }
  // Who wants no onions wants no shallots either.
  const isRuledOut = (food: Food) =>
    excludes(food) !== undefined || (isSpareable(meant) && food.kind === meant.kind)
  const others = standInsFor(meant.id).map(foodById)
  // Oil does for butter in a pan; in a dough nothing does that is not much like it.
  const isAtHome = (food: Food) => exact.has(courseOf(dish)) || extraClass(food) !== 'bought'
  const possible = others.filter((food) => !isRuledOut(food))
  const at = others.indexOf((possible.find(isAtHome) ?? possible[0])!)
  if (at >= 0) return { place, choice, food: others[at]!, distance: at + 1 }
  if (isMainFlavour(dish, choice)) return undefined
  // Of what is there already the steps would take two parts.
  const isThere = ({ id }: Food) => [...filled.values()].flat().some(({ food }) => food.id === id)
  const instead = insteadsOf(meant.id)
    .map(foodById)
    .find((food) => !isRuledOut(food) && !isThere(food))
  return instead && { ...asInstead(place, choice, instead), distance: others.length + 1 }
}

function asInstead(place: Place, choice: Choice, food: Food): Omit<Filling, 'distance'> {
  const cut = food.role === 'herb' ? { ...choice, preparation: 'chopped' } : choice
  return { place, choice: cut, food, isInstead: true }
}

/** More than a clove of garlic for each is what a dish tastes of. */
function isMainFlavour({ serves }: Dish, { amount }: Choice): boolean {
  return amount?.unit === 'head' || (amount?.unit === 'clove' && amount.quantity > serves)
}
