import type { Item } from '#food/model/understanding.ts'
import type { Arranged } from './arrange.ts'
import { courseOf, type Dish } from './dish.ts'
import { Unfit } from './fill.ts'
import { linesOf, type Line } from './lines.ts'
import { resolve, variantFor } from './resolve.ts'
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

/** Tells an arranged dish for as many people as it feeds. Throws `Unfit` where a sentence would lack its food. */
export function cookDish({ dish, filled, left }: Arranged, asked?: number): CookedDish {
  const steps = dish.steps
    .map((step) => resolve(step, filled))
    .filter((step) => step.some((node) => typeof node !== 'string' || node.trim() !== ''))
  const asWritten = linesOf(steps, filled, 1)
  const serves = asked ?? servingsOf(dish, asWritten)
  const factor = dish.makes === undefined ? serves / dish.serves : 1
  const lines = factor === 1 ? asWritten : linesOf(steps, filled, factor)
  const teller = new Teller(lines, filled, factor)
  return {
    dish,
    title: teller.title(variantFor(dish.titles, filled)),
    sentence: teller.tell(variantFor(dish.headnotes, filled)),
    ...(dish.tip && { tip: teller.tell(dish.tip) }),
    serves,
    ...(dish.makes !== undefined && { makes: dish.makes }),
    // What stands in two places is one line.
    ingredients: [...new Set([...lines.values()].flat())],
    steps: steps.map((step, index) => teller.step(step, index)),
    left,
  }
}

/** Most people that plenty of food makes a dish serve without being asked, and fewest that little of it does. */
const mostServed = 4
const fewestServed = 2

/** Part of what a dish wants below which there is too little of a food that makes it: no pie of one slice of ham. */
const tooLittle = 0.4

/** Courses of a fixed size: half a cake needs another tin. */
const inTins: ReadonlySet<string> = new Set(['baking', 'breads'])

/** As many as the scarcest food that makes the dish feeds, or more of where there is plenty. */
function servingsOf(dish: Dish, lines: ReadonlyMap<string, readonly Line[]>): number {
  const needed = dish.needs.flat().flatMap((name) => lines.get(name) ?? [])
  const ratios = needed.flatMap(({ item, wanted }) => (item?.have === undefined ? [] : [item.have / wanted]))
  if (ratios.length === 0 || dish.makes !== undefined) return dish.serves
  const least = Math.min(...ratios)
  if (least > 0.8 && least < 1.5) return dish.serves
  const fewest = inTins.has(courseOf(dish)) ? dish.serves : Math.min(fewestServed, dish.serves)
  const serves = Math.max(fewest, Math.round(dish.serves * least))
  if (least * dish.serves < serves * tooLittle) throw new Unfit('there is too little of what it is made of')
  return Math.min(serves, Math.max(mostServed, dish.serves))
}
