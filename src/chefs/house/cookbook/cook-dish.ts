import type { Food } from '#food/food.ts'
import type { Item } from '#food/understanding.ts'
import type { Dish } from './dish.ts'
import { fill, Unfit, type Excludes, type Filled, type Filling } from './fill.ts'
import { holds, resolve, withFewExtras } from './resolve.ts'
import { linesOf, Teller, type Line, type ToldStep } from './tell.ts'

/** A dish made of a visitor's foods. */
export type CookedDish = {
  dish: Dish
  title: string
  headnote: string
  tip?: string
  serves: number
  makes?: string
  lines: readonly Line[]
  steps: readonly ToldStep[]
  /** Lines that are eaten raw though they are animal foods. */
  raw: readonly Line[]
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
  const { items, excludes } = order
  const isAllowed = (food: Food) => excludes(food) === undefined && !(order.nothingElse && !isFree(food))
  const everything = fill(dish, items, excludes)
  const filled = withFewExtras(dish, everything, isAllowed)
  const steps = dish.steps.map((step) => resolve(step, filled)).filter((step) => step.some((node) => typeof node !== 'string' || node.trim() !== '')) // prettier-ignore
  const serves = servingsOf(dish, filled, linesOf(steps, filled, 1), order.serves)
  const factor = dish.makes === undefined ? serves / dish.serves : 1
  const lines = linesOf(steps, filled, factor)
  const teller = new Teller(lines, filled, factor)
  const told = steps.map((step) => teller.step(step))
  const variant = (texts: Dish['titles']) => {
    const chosen = texts.find(({ when }) => when === undefined || holds(when, filled))
    return chosen ? teller.tell(chosen.text) : ''
  }
  const all = [...lines.values()].flat()
  const used = new Set(all.map(({ item }) => item))
  return {
    dish,
    title: variant(dish.titles),
    headnote: variant(dish.headnotes),
    ...(dish.tip && { tip: teller.tell(dish.tip) }),
    serves,
    ...(dish.makes !== undefined && { makes: dish.makes }),
    lines: all,
    steps: told,
    raw: [...teller.raw],
    left: items.filter((item) => !used.has(item)),
  }
}

const isFree = ({ id }: Food) => ['salt', 'black-pepper', 'oil', 'olive-oil', 'water'].includes(id)

/** Most people that plenty of food makes a dish serve without being asked. */
const mostServed = 6

/** As many as the visitor says; else as many as the scarcest of what makes the dish feeds, or the plentiful. */
function servingsOf(dish: Dish, filled: Filled, lines: ReadonlyMap<string, readonly Line[]>, asked?: number): number {
  if (asked !== undefined) return asked
  const needed = new Set(dish.needs.flat())
  const ratios = [...needed].flatMap((name) =>
    (filled.get(name) ?? []).flatMap((filling) => ratioOf(filling, lines.get(name) ?? [])),
  )
  if (ratios.length === 0 || dish.makes !== undefined) return dish.serves
  const least = Math.min(...ratios)
  if (least > 0.8 && least < 1.5) return dish.serves
  if (least < 1 / 4 / dish.serves) throw new Unfit('there is too little of what it is made of')
  return Math.max(1, Math.min(Math.round(dish.serves * least), Math.max(mostServed, dish.serves)))
} // prettier-ignore

/** What the visitor has of a food beside what the dish takes for its own number of servings. */
function ratioOf({ item }: Filling, lines: readonly Line[]): number[] {
  const line = lines.find((other) => other.item === item)
  return item?.have === undefined || line === undefined ? [] : [item.have / line.wanted]
}
