import type { FoodRole } from '#food/model/facts.ts'
import type { KindName } from '#food/model/kinds.ts'
import type { Item } from '#food/model/understanding.ts'
import { withReheating } from '../cooking/heat.ts'
import { isCookedBefore } from '../cooking/doneness.ts'
import { isLandMeat, isSeafood } from '../cooking/meat-and-fish.ts'
import type { Arranged } from './arrange.ts'
import { courseOf, type Dish } from './dish.ts'
import { Unfit, type Filled } from './fill.ts'
import { linesOf, type Line } from './lines.ts'
import { resolve, saysSomething, variantFor, variantsFor } from './resolve.ts'
import { supposed } from './supposed.ts'
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
  const steps = dish.steps.map((step) => resolve(step, filled)).filter(saysSomething)
  const isLoose = !inTins.has(courseOf(dish)) && dish.makes === undefined
  const asWritten = linesOf(steps, filled, { factor: 1, serves: dish.serves, isLoose })
  const serves = asked ?? servingsOf(dish, asWritten)
  const batch = batchOf(dish, asWritten)
  const factor = batch?.factor ?? serves / dish.serves
  const lines = factor === 1 ? asWritten : linesOf(steps, filled, { factor, serves, isLoose })
  const teller = new Teller(lines, filled, factor)
  // What stands in two places is one line.
  const ingredients = [...new Set([...lines.values()].flat())]
  const told = steps.map((step, index) => teller.step(step, index))
  return {
    dish,
    title: titleOf(dish, filled, teller),
    sentence: teller.tell(variantFor(dish.headnotes, filled)),
    ...(dish.tip && { tip: teller.tell(dish.tip) }),
    serves,
    ...(batch && { makes: batch.makes }),
    ingredients,
    steps: withReheating({ steps: told, ingredients }),
    left,
  }
}

/** Characters of a title that a phone shows in two lines. */
const longestTitle = 70

/** The first title that holds, or a later one where that grows too long. */
function titleOf({ titles }: Dish, filled: Filled, teller: Teller): string {
  const title = teller.title(variantFor(titles, filled))
  if (title.length <= longestTitle) return title
  const others = variantsFor(titles, filled).map((text) => teller.title(text))
  return others.find((other) => other.length <= longestTitle) ?? title
}

/** Most people that plenty of food makes a dish serve without being asked, and fewest that little of it does. */
const mostServed = 4
const fewestServed = 2

/**
 * Part of what a dish wants below which there is too little of a food that makes it: no pie of one slice of ham. A dough
 * or a custard needs more of it, or the rest does not fit; and one egg is no omelette.
 */
const tooLittle = { cooked: 0.4, eggs: 0.45, baked: 0.65 }

/** A batch is as large as it is written while no food falls short by more than a fifth. */
const enough = 1.25

/** Courses of a fixed size: half a cake needs another tin. */
const inTins: ReadonlySet<string> = new Set(['baking', 'breads'])

/** As many as the scarcest food that makes the dish feeds, or more of where there is plenty. */
function servingsOf(dish: Dish, lines: ReadonlyMap<string, readonly Line[]>): number {
  const least = leastOf(dish, lines)
  const part = leastPartOf(dish)
  const serves = fewestOf(dish, isHelpingForOne(dish, lines))
    .map((few) => Math.max(few, Math.round(dish.serves * least)))
    .find((few) => least * dish.serves >= few * part)
  if (serves === undefined) throw new Unfit('there is too little of what it is made of')
  if (dish.makes !== undefined || (least > 0.8 && least < 1.25)) return dish.serves
  return Math.min(serves, Math.max(mostServed, dish.serves))
}

function leastPartOf(dish: Dish): number {
  const course = courseOf(dish)
  if (course === 'eggs') return tooLittle.eggs
  const isBaked = dish.makes === undefined && (inTins.has(course) || course === 'desserts')
  return isBaked ? tooLittle.baked : tooLittle.cooked
}

/** Courses of a piece each: one steak is for one. */
const byThePiece: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish'])

const isForOne = ({ item, food }: Line) => (item?.have ?? Infinity) <= food.per[2] && !isCookedBefore(item)

/** A steak, a chop or a fillet: what one person eats, and no more. What was cooked before is eked out for two. */
function isHelpingForOne(dish: Dish, lines: ReadonlyMap<string, readonly Line[]>): boolean {
  const mains = mainsOf([...lines.values()].flat())
  return byThePiece.has(courseOf(dish)) && mains.length === 1 && mains.every(isForOne)
}

/** For how few people a dish may be made, the better first: a frittata in its pan not for one, a dessert of one apple is. */
function fewestOf(dish: Dish, hasOneHelping: boolean): number[] {
  const course = courseOf(dish)
  if (inTins.has(course)) return [dish.serves]
  if (hasOneHelping) return [1]
  if (course !== 'desserts' && dish.serves > fewestServed) return [fewestServed]
  return [Math.min(fewestServed, dish.serves), 1]
}

/** What is counted in pieces: "12 muffins", or as many of them as the scarcest food is enough for. */
function batchOf(
  dish: Dish,
  lines: ReadonlyMap<string, readonly Line[]>,
): { makes: string; factor: number } | undefined {
  const { makes } = dish
  if (makes === undefined) return undefined
  const written = Number.parseInt(makes)
  const pieces = Math.ceil(written * Math.min(1, leastOf(dish, lines) * enough))
  // "A jar" is no number of pieces.
  if (Number.isNaN(written) || pieces === written) return { makes, factor: 1 }
  return { makes: makes.replace(String(written), String(pieces)), factor: pieces / written }
}

/** What goes with meat, fish or tofu and decides nothing: four chops and an apple are dinner for four. */
const besideMain: ReadonlySet<FoodRole> = new Set(['fruit', 'acid', 'aromatic', 'herb', 'spice', 'sauce'])

/** How far what goes with a main food may fall short where there is enough of those: two leeks for six thighs will do. */
const enoughBeside = 0.6

/** What seasons as much as it feeds: a ring of chorizo for four fillets of cod. */
const seasoningMeats: ReadonlySet<KindName> = new Set(['bacon', 'cured-meat'])

/** How little of it is no longer any: a few tomatoes are for two, where there is meat for two. */
const someBeside = 0.2

const isMeasured = ({ item }: Line) => item?.have !== undefined
const isFlesh = ({ food }: Line) => (isLandMeat(food) || isSeafood(food)) && !seasoningMeats.has(food.kind)
const isProtein = ({ food }: Line) => food.role === 'protein' && food.kind !== 'egg'

/** What dinner is built on: the visitor's meat and fish, or else tofu, beans and paneer of which it is known how much. */
function mainsOf(needed: readonly Line[]): readonly Line[] {
  const flesh = needed.filter((line) => line.item && isFlesh(line))
  return flesh.length > 0 ? flesh : needed.filter((line) => isMeasured(line) && isProtein(line))
}

/** What a dish that takes two tins is made for, where there may be one; for two it is made anyway. */
function leastSupposed(serves: number, lines: readonly Line[]): number {
  if (serves <= fewestServed) return 1
  const ratios = lines.flatMap(({ item, wanted }) => (item && supposed(item) ? supposed(item)! / wanted : []))
  return Math.max(fewestServed / serves, Math.min(1, ...ratios))
}

const ratioOf = ({ item, wanted }: Line) => (item?.have ?? Infinity) / wanted

/** Whether a dish needs a food only where it has nothing else of a kind, and has enough else: a few tomatoes beside pesto. */
function isSpared({ needs }: Dish, lines: ReadonlyMap<string, readonly Line[]>, line: Line): boolean {
  const groups = needs.filter((group) => group.some((name) => lines.get(name)?.includes(line)))
  const isMadeUp = (group: readonly string[]) =>
    group.some((name) => lines.get(name)?.some((other) => ratioOf(other) > ratioOf(line)))
  return groups.length > 0 && groups.every(isMadeUp)
}

/** How much of what it wants a dish has of the scarcest food that makes it; 1 where no amounts are known. */
function leastOf(dish: Dish, lines: ReadonlyMap<string, readonly Line[]>): number {
  const { needs, serves } = dish
  // What stands on one pitta is for one, however much of it there is.
  const isBase = ({ food }: Line) => food.role === 'bread' && courseOf(dish) === 'sandwiches'
  const needed = needs.flat().flatMap((name) => lines.get(name) ?? [])
  const mains = mainsOf(needed)
  const hasMain = mains.length > 0
  // Two eggs on bubble and squeak are for two; beside a main food they decide nothing.
  const eggs = hasMain ? [] : [...lines.values()].flat().filter(({ food }) => food.kind === 'egg')
  const isDecisive = (line: Line) => mains.includes(line) || !isSpared(dish, lines, line)
  const measured = [...needed, ...eggs].filter((line) => isMeasured(line) && isDecisive(line))
  const isButchers = mains.some((line) => isFlesh(line) && supposed(line.item!) === undefined)
  if (measured.length === 0 && !isButchers) return leastSupposed(serves, [...lines.values()].flat())
  const ratios = measured.flatMap((line) => {
    if (hasMain && besideMain.has(line.food.role)) return []
    const ratio = line.item!.have! / line.wanted
    if (!hasMain || mains.includes(line) || isBase(line)) return ratio
    const beside = ratio / enoughBeside
    return beside < someBeside ? beside : Math.max(beside, fewestServed / serves)
  })
  return ratios.length === 0 ? 1 : Math.min(...ratios)
}
