import type { Food } from '#food/model/food.ts'
import type { Item } from '#food/model/understanding.ts'
import { isHot, isMeat, isSea } from '#food/model/traits.ts'
import { foodById } from '#food/foods/by-id.ts'
import { extraClass, isSpareable } from './cupboard.ts'
import { withSteps, type Dish } from './dish.ts'
import { fill, type Excludes, type Filled, type Filling } from './fill.ts'
import { withJoined } from './joining.ts'
import { withFewExtras, withoutSentences } from './resolve.ts'
import type { Want } from './wants.ts'

/** What the visitor asks for. */
export type Order = {
  items: readonly Item[]
  excludes: Excludes
  /** Most of the listed foods in one dish; as many as it has places for where this is missing. */
  most?: number
  /** People to cook for, where the visitor says so. */
  serves?: number
  /** Nothing but what is listed, and salt, pepper, oil and water. */
  nothingElse?: boolean
  /** Hot where the dish takes it. */
  spicy?: boolean
}

/** A dish with the foods in its places, before it is told. */
export type Arranged = {
  dish: Dish
  filled: Filled
  /** What its text takes: the visitor's foods and extras. */
  used: readonly Filling[]
  /** Listed foods that it has no place for. */
  left: readonly Item[]
}

const isFlesh = (food: Food) => isMeat(food) || isSea(food)

/** Who has a curry paste or fish sauce, which may hold shrimp, need not eat chicken. */
const seasonings: ReadonlySet<Food['kind']> = new Set(['paste', 'salty-sauce', 'condiment'])
const tellsOfFlesh = (food: Food) => isFlesh(food) && !seasonings.has(food.kind)

/** Arranges a visitor's foods as a dish. Throws `Unfit` where it cannot be made of them. */
export function arrange(written: Dish, wants: readonly Want[], order: Order): Arranged {
  const { items, nothingElse = false } = order
  const isMeatless = !items.some(({ food }) => tellsOfFlesh(food))
  // A list without meat or fish gets none through the extras, stock included.
  const excludes = (food: Food) =>
    order.excludes(food) ?? (isMeatless && isFlesh(food) ? 'no meat or fish was listed' : undefined)
  const isAllowed = (food: Food) =>
    excludes(food) === undefined && (!nothingElse || extraClass(food) === 'free')
  const everything = fill(written, wants, items, excludes, order.most)
  const dish = withoutSeasonings(written, everything)
  if (order.spicy) addHeat(dish, everything)
  const { filled: few, used: names } = withFewExtras(dish, everything, isAllowed)
  const told = new Map(names.flatMap((name) => (few.has(name) ? [[name, few.get(name)!]] : [])))
  const left = leftOf(items, told)
  const room = (order.most ?? Infinity) - (items.length - left.length)
  const joined = withJoined(dish, told, left, room)
  return {
    dish,
    filled: new Map([...few, ...joined]),
    used: [...joined.values()].flat(),
    left: leftOf(items, joined),
  }
}

function leftOf(items: readonly Item[], filled: Filled): Item[] {
  const taken = new Set([...filled.values()].flat().map(({ item }) => item))
  return items.filter((item) => !taken.has(item))
}

/** The dish without the sentences about garlic or a spice that it takes from the cupboard, where a wish rules that out. */
function withoutSeasonings(dish: Dish, filled: ReadonlyMap<string, unknown>): Dish {
  const missing = dish.places.filter(
    ({ name, choices, otherwise }) =>
      otherwise !== undefined && !filled.has(name) && isSpareable(foodById(choices[otherwise]!.food)),
  )
  if (missing.length === 0) return dish
  return withSteps(dish, withoutSentences(dish.steps, new Set(missing.map(({ name }) => name))))
}

/** Chili flakes in the first place that takes something hot and stands empty, unless something hot is there. */
function addHeat({ places }: Dish, filled: Map<string, Filling[]>): void {
  if ([...filled.values()].flat().some(({ food }) => isHot(food))) return
  for (const place of places) {
    const choice = place.choices.find(({ food }) => hotChoices.has(food))
    if (!choice || filled.has(place.name)) continue
    filled.set(place.name, [{ place, choice, food: foodById('chili-flake'), distance: 0 }])
    return
  }
}

const hotChoices = new Set(['chili-flake', 'cayenne', 'chili', 'green-chili', 'any chili', 'any hot thing'])
