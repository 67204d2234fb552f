import type { Food } from '#food/food.ts'
import type { Item } from '#food/understanding.ts'
import { extraClass } from './cupboard.ts'
import type { Dish } from './dish.ts'
import { fill, Unfit, type Excludes } from './fill.ts'
import { linesOf, type Line } from './lines.ts'
import { holds, resolve, withFewExtras } from './resolve.ts'
import { Teller } from './tell.ts'
import type { Step } from '../recipe.ts'

/** A dish made of a visitor's foods. */
export type CookedDish = {
  dish: Dish
  title: string
  sentence: string
  tip?: string
  serves: number
  makes?: string
  ingredients: readonly Line[]
  steps: readonly Step[]
  /** Listed foods that it has no place for. */
  left: readonly Item[]
}

export type Order = {
  items: readonly Item[]
  excludes: Excludes
  /** People to cook for, where the visitor says so. */
  serves?: number
  /** Nothing but what is listed, and salt, pepper, oil and water. */
  nothingElse?: boolean
}

/** Makes a dish of the visitor's foods. Throws `Unfit` where it cannot be made of them. */
export function cookDish(dish: Dish, order: Order): CookedDish {
  const { items, excludes, nothingElse = false } = order
  const isAllowed = (food: Food) =>
    excludes(food) === undefined && (!nothingElse || extraClass(food) === 'free')
  const filled = withFewExtras(dish, fill(dish, items, excludes), isAllowed)
  const steps = dish.steps
    .map((step) => resolve(step, filled))
    .filter((step) => step.some((node) => typeof node !== 'string' || node.trim() !== ''))

  const serves = order.serves ?? servingsOf(dish, linesOf(steps, filled, 1))
  const factor = dish.makes === undefined ? serves / dish.serves : 1
  const lines = linesOf(steps, filled, factor)
  const teller = new Teller(lines, filled, factor)
  const variant = (texts: Dish['titles']) => {
    const chosen = texts.find(({ when }) => when === undefined || holds(when, filled))
    return chosen ? teller.tell(chosen.text) : ''
  }
  const ingredients = [...lines.values()].flat()
  const used = new Set(ingredients.map(({ item }) => item))
  return {
    dish,
    title: variant(dish.titles),
    sentence: variant(dish.headnotes),
    ...(dish.tip && { tip: teller.tell(dish.tip) }),
    serves,
    ...(dish.makes !== undefined && { makes: dish.makes }),
    ingredients,
    steps: steps.map((step) => teller.step(step)),
    left: items.filter((item) => !used.has(item)),
  }
}

/** Most people that plenty of food makes a dish serve without being asked. */
const mostServed = 6

/** As many as the scarcest food that makes the dish feeds, or more of where there is plenty. */
function servingsOf(dish: Dish, lines: ReadonlyMap<string, readonly Line[]>): number {
  const needed = dish.needs.flat().flatMap((name) => lines.get(name) ?? [])
  const ratios = needed.flatMap(({ item, wanted }) => (item?.have === undefined ? [] : [item.have / wanted]))
  if (ratios.length === 0 || dish.makes !== undefined) return dish.serves
  const least = Math.min(...ratios)
  if (least > 0.8 && least < 1.5) return dish.serves
  const serves = Math.round(dish.serves * least)
  if (serves < 1) throw new Unfit('there is too little of what it is made of')
  return Math.min(serves, Math.max(mostServed, dish.serves))
}
