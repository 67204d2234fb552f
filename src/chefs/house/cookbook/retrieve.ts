import type { FoodRole } from '#food/food.ts'
import type { Item } from '#food/understanding.ts'
import { isLandMeat, isSeafood } from '../cooking/meat-and-fish.ts'
import { distanceOf } from './accepts.ts'
import { cookDish, type CookedDish, type Order } from './cook-dish.ts'
import { extraClass } from './cupboard.ts'
import { Unfit } from './fill.ts'
import type { Dish } from './dish.ts'

/** How much it matters that a listed food finds its place, by role. */
const weights: Partial<Record<FoodRole, number>> = {
  protein: 6, starch: 4, vegetable: 4, leaf: 3.5, bread: 3.5, salad: 3, fruit: 3.5, flour: 2.5, cheese: 3, dairy: 2.5, nut: 2, sweet: 3, ready: 3, aromatic: 1.5,
  herb: 1.5, spice: 1.2, acid: 1.5, liquid: 2, sauce: 2, drink: 2, spirit: 2, sweetener: 1, baking: 1.5, leavening: 1, fat: 0.7, salt: 0.2,
} // prettier-ignore

const weightOf = ({ food }: Item) => weights[food.role] ?? 1

/** A dish that could be made, with what speaks for it and against it. */
export type Candidate = {
  dish: Dish
  /** Higher is better; undefined where the dish cannot be made. */
  score?: number
  /** Share of what the visitor listed, by weight, that it uses: 0 to 1. */
  share: number
  cooked?: CookedDish
  /** What spoke against it. */
  against: string[]
}

/** Dishes that are cooked in full before one is chosen. */
const shortlist = 10

/** The dishes that these foods could be, the best first; those that lack what makes them are left out. */
export function retrieve(cookbook: readonly Dish[], order: Order): Candidate[] {
  const total = order.items.reduce((sum, item) => sum + weightOf(item), 0)
  const promising = cookbook
    .flatMap((dish) => {
      const bound = boundOf(dish, order.items)
      return bound === undefined ? [] : [{ dish, bound: bound / total }]
    })
    .toSorted((one, other) => other.bound - one.bound)
  const candidates = promising.slice(0, shortlist).map(({ dish, bound }) => cooked(dish, bound, order, total))
  return candidates.toSorted((one, other) => (other.score ?? -Infinity) - (one.score ?? -Infinity))
}

/** The weight of the listed foods that a dish has any place for; undefined where it lacks what it needs. */
function boundOf(dish: Dish, items: readonly Item[]): number | undefined {
  const takers = new Map(dish.places.map((place) => [place.name, items.filter((item) => distanceOf(place, item) !== undefined)]))
  if (!dish.needs.every((group) => group.some((name) => (takers.get(name)?.length ?? 0) > 0))) return undefined
  const taken = new Set([...takers.values()].flat())
  return [...taken].reduce((sum, item) => sum + weightOf(item), 0)
} // prettier-ignore

function cooked(dish: Dish, bound: number, order: Order, total: number): Candidate {
  try {
    const result = cookDish(dish, order)
    return { dish, cooked: result, ...scored(result, order.items, total) }
  } catch (error) {
    if (error instanceof Unfit) return { dish, share: bound, against: [error.message] }
    throw error
  }
}

const isMain = (item: Item) => isSeafood(item.food) || isLandMeat(item.food)

/** What it costs a dish to leave out the meat or fish that the visitor listed. */
const mainLeftCost = 4
const extraCost = { free: 0, common: 0.35, bought: 1.2 }

function scored({ dish, ingredients: lines, left }: CookedDish, items: readonly Item[], total: number) {
  const against: string[] = []
  const share = 1 - left.reduce((sum, item) => sum + weightOf(item), 0) / total
  let score = share * 10
  const charge = (cost: number, what: string) => {
    score -= cost
    if (cost > 0) against.push(`${what} (−${cost.toFixed(1)})`)
  }
  if (left.length > 0) against.push(`leaves out ${left.map(({ text }) => text).join(', ')}`)
  for (const item of left) if (isMain(item)) charge(mainLeftCost, `without the ${item.food.name}`)
  for (const { item, food } of lines) if (!item) charge(extraCost[extraClass(food)], `asks for ${food.name}`)
  const needed = new Set(dish.needs.flat())
  const swaps = lines.filter(({ filling }) => filling.item && filling.distance > 0)
  for (const { filling } of swaps)
    charge(Math.min(1, filling.distance * 0.2) * (needed.has(filling.place.name) ? 1 : 0.4), `${filling.food.name} in place of ${filling.place.choices[0]!.food}`) // prettier-ignore
  // A dish that is defined by just what was listed is what these foods want to be.
  const defining = lines.filter(({ filling }) => filling.item && needed.has(filling.place.name))
  score += 2 * Math.min(1, defining.length / items.length)
  return { score, share, against }
}
