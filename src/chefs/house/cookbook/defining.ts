import { allFoods } from '#food/foods/all.ts'
import { namesOf } from './accepts.ts'
import type { Dish } from './dish.ts'

/** Foods that a need may be met by: up to so many it says which dish this is, from so many on it says nothing. */
const telling = 25
const vague = 90

const sizes = new Map<string, number>()

/** How many foods a dish means by a name: one by a food's own, several by a class. */
function sizeOf(name: string): number {
  if (!name.startsWith('any ')) return 1
  if (sizes.size === 0)
    for (const food of allFoods)
      for (const known of namesOf(food)) sizes.set(known, (sizes.get(known) ?? 0) + 1)
  return sizes.get(name) ?? 0
}

/**
 * By place, how far what stands there makes a dish the one it is, 0 to 1: spaghetti, eggs and pancetta make carbonara,
 * any meat and any vegetable make no dish in particular. Places that are not needed are missing.
 */
export function definingPlaces(dish: Dish): ReadonlyMap<string, number> {
  const weights = known.get(dish) ?? weighed(dish)
  known.set(dish, weights)
  return weights
}

const known = new WeakMap<Dish, ReadonlyMap<string, number>>()

function weighed({ needs, places }: Dish): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const group of needs) {
    const choices = places.flatMap((place) => (group.includes(place.name) ? place.choices : []))
    const breadth = choices.reduce((sum, { food }) => sum + sizeOf(food), 0)
    const weight = Math.min(1, Math.max(0, (vague - breadth) / (vague - telling)))
    for (const name of group) weights.set(name, Math.max(weight, weights.get(name) ?? 0))
  }
  return weights
}
