import type { FoodRole } from '#food/model/facts.ts'
import type { Food } from '#food/model/food.ts'
import { isHot } from '#food/model/traits.ts'
import type { Item } from '#food/model/understanding.ts'
import { isLandMeat, isSeafood } from '../cooking/meat-and-fish.ts'
import { arrange, type Arranged, type Order } from './arrange.ts'
import { extraClass } from './cupboard.ts'
import { definingPlaces } from './defining.ts'
import { courseOf, type Dish } from './dish.ts'
import { Unfit } from './fill.ts'
import type { CookbookIndex, Possible, Want } from './wants.ts'

/** How much it matters that a listed food finds its place, by role. */
const weights: Partial<Record<FoodRole, number>> = {
  protein: 6,
  starch: 4,
  vegetable: 4,
  leaf: 3.5,
  bread: 3.5,
  salad: 3,
  fruit: 3.5,
  flour: 2.5,
  cheese: 3,
  dairy: 2.5,
  nut: 2,
  sweet: 3,
  ready: 3,
  aromatic: 1.5,
  herb: 1.5,
  spice: 1.2,
  acid: 1.5,
  liquid: 2,
  sauce: 2,
  drink: 2,
  spirit: 2,
  sweetener: 1,
  baking: 1.5,
  leavening: 1,
  fat: 0.7,
  salt: 0.2,
}

/** Who lists a blend or a paste says what dinner is to taste of. */
const telling: ReadonlySet<Food['kind']> = new Set(['spice-blend', 'paste'])
const tellingWeight = 3

const weightOf = ({ food }: Item) => (telling.has(food.kind) ? tellingWeight : (weights[food.role] ?? 1))

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** A dish that was thought of, with what speaks against it. */
export type Candidate = {
  dish: Dish
  /** Absent where the dish cannot be made of these foods. */
  arranged?: Arranged
  /** Higher is better. */
  score: number
  /** Share of what the visitor listed, by weight, that it uses: 0 to 1. */
  share: number
  against: readonly string[]
}

/** A dish that has what it needs, before it is arranged. */
export type Prospect = {
  dish: Dish
  /** What it may score at most, unless it does better without a food that stands far from its liking. */
  promise: number
  /** Share of what the visitor listed that it may use at most. */
  mostShare: number
  /** Arranges it; undefined where enough dishes have been arranged for this list. */
  look: () => Candidate | undefined
}

/** Dishes that are arranged for one list, however often it is asked. */
const mostArranged = 32

/**
 * Finds the dishes that have what they need among these foods, those that promise most first. Each is arranged when it is
 * looked at, and only once.
 */
export function retrieve(index: CookbookIndex, order: Order): readonly Prospect[] {
  const total = sum(order.items.map(weightOf))
  const known = new Map<Dish, Candidate>()
  const prospectOf = ({ dish, taken, defining, distances }: Possible): Prospect => {
    const mostShare = mostWeightOf(dish, taken, order) / total
    const look = () => {
      if (!known.has(dish) && known.size < mostArranged)
        known.set(dish, candidateOf(dish, index.wantsOf(dish, order.items), order, total))
      return known.get(dish)
    }
    return {
      dish,
      promise: scoreOf(mostShare, defining, order) - sum(distances.map(costOfDistance)),
      mostShare,
      look,
    }
  }
  return index
    .possible(order.items)
    .map(prospectOf)
    .toSorted((one, other) => other.promise - one.promise)
}

/** What a dish can take of the list at most: as many foods as one may hold, and those that save it an extra. */
function mostWeightOf({ places }: Dish, taken: readonly Item[], { most = Infinity }: Order): number {
  const extras = places.filter(({ otherwise }) => otherwise !== undefined).length
  const weights = taken.map(weightOf).toSorted((one, other) => other - one)
  return sum(weights.slice(0, most + extras))
}

function candidateOf(dish: Dish, wants: readonly Want[], order: Order, total: number): Candidate {
  try {
    const arranged = arrange(dish, wants, order)
    return { dish, arranged, ...judged(arranged, order, total) }
  } catch (error) {
    if (error instanceof Unfit) return { dish, score: -Infinity, share: 0, against: [error.message] }
    throw error
  }
}

/** Meat and fish: who lists a steak wants to eat it. */
export const isMain = ({ food }: Pick<Item, 'food'>) => isSeafood(food) || isLandMeat(food)

const mainLeftCost = 4
/** What waits for another day where there is fresh meat or fish to cook. */
const keeping: ReadonlySet<Food['kind']> = new Set(['bacon', 'cured-meat', 'ready-meat', 'ready-fish'])
const isFresh = ({ food, condition }: Item) =>
  !keeping.has(food.kind) && condition !== 'leftover' && condition !== 'cooked'
/** Foods that may all be meant for one dinner; of a full fridge one meat is cooked, and the other is for tomorrow. */
export const oneDinner = 9

/** Whether meat or fish that stays behind was to be a part of this dinner. */
function isMissed(item: Item, mains: readonly Item[], items: readonly Item[]): boolean {
  const usesFresh = mains.some(isFresh)
  if (mains.length === 0 || (isFresh(item) && !usesFresh)) return true
  return items.length <= oneDinner && (isFresh(item) || !usesFresh)
}

/** Who lists samosas wants them on the table; tortillas, buns and pastry say what dinner is to be put in. */
const readyLeftCost = 2
const shapes: ReadonlySet<Food['kind']> = new Set(['flatbread', 'roll', 'pastry'])
const isReadyOrShape = ({ role, kind }: Food) => role === 'ready' || shapes.has(kind)
/** What each listed food costs that stays behind, beside its share: readers miss it, however small it is. */
const leftCost = 0.3
/** What a dish without heat loses where a spicy one is asked for. */
const mildCost = 2
const extraCost = { free: 0, common: 0.2, bought: 1.2 }
/** What a food costs that stands where others are liked better: for each of them, and at most. */
const stepCost = 0.2
const mostDistant = 1
const costOfDistance = (distance: number) => Math.min(mostDistant, distance * stepCost)
export const isFilling = ({ role }: Food) => role === 'starch' || role === 'bread'
/** What asking for a starch or bread costs while one is left that was listed. */
const askedInsteadCost = 1
/** What a side dish or a sauce loses: who lists what could be a supper wants one. */
const sideCost = 0.8
const noSupper: ReadonlySet<string> = new Set(['sides', 'sauces'])
/** What each thing costs that a dish may be made with beyond what most take: what takes anything yields to what is for these. */
const breadthCost = 0.015
const usualBreadth = 80
const mostForBreadth = 0.9
/** What a dish gains when it uses all that was listed. */
const usedGain = 13
/** What a dish gains when just what was listed defines it. */
const definingGain = 4

/** What a dish scores that nothing speaks against, by the share of the list that it uses and how far that defines it. */
function scoreOf(share: number, defining: number, { items }: Order): number {
  return share * usedGain + definingGain * Math.min(1, defining / items.length)
}

function costOfBreadth({ places }: Dish): number {
  const breadth = sum(places.map(({ choices }) => choices.length))
  return Math.min(mostForBreadth, Math.max(0, breadth - usualBreadth) * breadthCost)
}

/** Bread goes beside a soup that holds none. */
function isForSoup({ food }: Item, { dish, used }: Arranged): boolean {
  return (
    food.role === 'bread' && courseOf(dish) === 'soups' && !used.some((other) => other.food.role === 'bread')
  )
}

function judged(arranged: Arranged, order: Order, total: number) {
  const { dish, used } = arranged
  const left = arranged.left.filter((item) => !isForSoup(item, arranged))
  const against = left.length > 0 ? [`leaves out ${left.map(({ text }) => text).join(', ')}`] : []
  const share = 1 - sum(left.map(weightOf)) / total
  const weights = definingPlaces(dish)
  const defining = used.reduce((sum, { item, place }) => sum + (item ? (weights.get(place.name) ?? 0) : 0), 0)
  let score = scoreOf(share, defining, order) - left.length * leftCost
  const charge = (cost: number, what: string) => {
    score -= cost
    if (cost > 0) against.push(`${what} (−${cost.toFixed(1)})`)
  }
  const mains = used.flatMap(({ item }) => (item && isMain(item) ? [item] : []))
  for (const item of left) {
    if (isMain(item) && isMissed(item, mains, order.items))
      charge(mainLeftCost, `without the ${item.food.name}`)
    else if (isReadyOrShape(item.food)) charge(readyLeftCost, `without the ${item.food.name}`)
  }
  for (const { item, food, place, distance } of used) {
    // A handful of coriander to finish with tells for no dish and against none.
    if (!item) charge(food.role === 'herb' ? 0 : extraCost[extraClass(food)], `asks for ${food.name}`)
    else if (distance > 0) charge(costOfDistance(distance), `${food.name} for ${place.choices[0]!.food}`)
  }
  const asked = used.find(({ item, food }) => !item && isFilling(food))
  const unused = left.find(({ food }) => isFilling(food))
  if (asked && unused) charge(askedInsteadCost, `${asked.food.name} instead of ${unused.text}`)
  charge(costOfBreadth(dish), 'takes nearly anything')
  if (noSupper.has(courseOf(dish))) charge(sideCost, 'is no supper')
  if (order.spicy && !used.some(({ food }) => isHot(food))) charge(mildCost, 'is mild')
  return { score, share, against }
}
