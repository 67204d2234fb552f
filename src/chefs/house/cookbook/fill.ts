import type { Food } from '#food/model/food.ts'
import type { Item } from '#food/model/understanding.ts'
import { foodById } from '../cooking/staples.ts'
import { choiceFor } from './accepts.ts'
import { standInsFor } from './cupboard.ts'
import type { Choice, Dish, Place } from './dish.ts'
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
}

export type Filled = ReadonlyMap<string, readonly Filling[]>

export type Excludes = (food: Food) => string | undefined

/** Why a dish cannot be made of a list. */
export class Unfit extends Error {}

/**
 * Puts the visitor's foods into the places of a dish, each into one that wants it, and extras into those that cannot
 * stay empty. Throws `Unfit` where the visitor lacks what makes it this dish.
 */
export function fill(dish: Dish, wants: readonly Want[], excludes: Excludes): Map<string, Filling[]> {
  const filled = assign(dish, wants)
  for (const group of dish.needs)
    if (!group.some((name) => filled.has(name))) throw new Unfit(`needs ${group.join(' or ')}`)
  for (const place of dish.places) {
    if (filled.has(place.name) || place.otherwise === undefined) continue
    const extra = extraFor(place, excludes)
    if (extra) filled.set(place.name, [extra])
  }
  return filled
}

function assign(dish: Dish, wants: readonly Want[]): Map<string, Filling[]> {
  const needed = new Set(dish.needs.flat())
  const rivals = new Map<Place, number>()
  for (const { place } of wants) rivals.set(place, (rivals.get(place) ?? 0) + 1)
  const isNeeded = ({ place }: Want) => needed.has(place.name)
  // What makes the dish comes first, of it the places with the fewest takers; then each food where it is liked best.
  const inOrder = wants.toSorted(
    (one, other) =>
      Number(isNeeded(other)) - Number(isNeeded(one)) ||
      (isNeeded(one) ? rivals.get(one.place)! - rivals.get(other.place)! : 0) ||
      one.distance - other.distance,
  )
  const filled = new Map<string, Filling[]>()
  const taken = new Set<Item>()
  // A second food joins a place only when every place has had its first.
  for (const isFirst of [true, false])
    for (const { place, item, distance } of inOrder) {
      const here = filled.get(place.name) ?? []
      const isFull = isFirst ? here.length > 0 : here.length >= place.most
      if (taken.has(item) || isFull) continue
      taken.add(item)
      const choice = choiceFor(place, item)
      filled.set(place.name, [...here, { place, item, food: item.food, choice, distance }])
    }
  return filled
}

/** The extra for a place: the dish's own, or what does its work where a wish rules that out; undefined for none. */
function extraFor(place: Place, excludes: Excludes): Filling | undefined {
  const choice = place.choices[place.otherwise!]!
  const ids = [choice.food, ...standInsFor(choice.food)]
  const distance = ids.findIndex((id) => excludes(foodById(id)) === undefined)
  return distance < 0 ? undefined : { place, choice, food: foodById(ids[distance]!), distance }
}
