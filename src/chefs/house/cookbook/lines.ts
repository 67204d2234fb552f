import type { Food } from '#food/model/food.ts'
import { foodById } from '../cooking/staples.ts'
import type { Portion, RecipeIngredient } from '../recipe.ts'
import { extraClass, standInsFor } from './cupboard.ts'
import type { Amount, Mention, Unit } from './dish.ts'
import type { Filled, Filling } from './fill.ts'
import { converted, measured, quantityOf, scaled } from './measure.ts'
import type { Resolved } from './resolve.ts'

/** A line of a dish's ingredient list. */
export type Line = RecipeIngredient & {
  filling: Filling
  /** How many amounts the steps take it in. */
  portions: number
  /** What the dish would take of it if the visitor had plenty, in the measure of `quantity`. */
  wanted: number
}

/** What each of several foods in one place takes of the place's amount. */
const shares = [1, 0.6, 0.45, 0.35]

/** The ingredient list of a dish by place: what the steps take, in the order in which they take it. */
export function linesOf(steps: readonly Resolved[], filled: Filled, factor: number): Map<string, Line[]> {
  const nodes = steps.flat()
  const taken = new Map<string, Amount[]>()
  for (const { mention, amount } of nodes.flatMap(mentionsIn)) {
    const known = taken.get(mention) ?? []
    taken.set(mention, amount ? [...known, amount] : known)
  }
  const unmeasured = new Map(
    nodes.flatMap((node) => (typeof node !== 'string' && 'unmeasured' in node ? [[node.unmeasured, node.how] as const] : [])),
  ) // prettier-ignore
  const lines = new Map<string, Line[]>()
  for (const [name, amounts] of taken) {
    const fillings = filled.get(name) ?? []
    const share = shares[fillings.length - 1] ?? 0.3
    const how = unmeasured.get(name)
    lines.set(
      name,
      fillings.map((filling) => ({
        ...lineOf(filling, amounts, factor * share),
        ...(how && { unmeasured: how }),
      })),
    )
  }
  return lines
}

function mentionsIn(node: Resolved[number]): readonly Mention[] {
  if (typeof node === 'string') return []
  if ('list' in node) return node.list
  return 'mention' in node ? [node] : []
}

function lineOf(filling: Filling, mentioned: readonly Amount[], factor: number): Line {
  const { food, item, choice, place } = filling
  const amounts = choice.amount ? [choice.amount] : mentioned
  const total = sumOf(amounts.length > 0 ? amounts : [usualAmount(food)], factor, food)
  const meant = choice.food.startsWith('any ') ? undefined : foodById(choice.food)
  const thawed = item?.condition === 'frozen' && food.safeRule !== undefined ? ['thawed in the fridge'] : []
  const preparation = [...thawed, ...(choice.preparation ? [choice.preparation] : [])].join(', ')
  return {
    ...portionOf(food, total, meant, item?.have),
    filling,
    food,
    ...(item ? { item } : { mark: markOf(food, place.name) }),
    ...(preparation && { preparation }),
    portions: Math.max(1, amounts.length),
    wanted: quantityOf(total, meant ?? food),
  }
}

const counted: readonly Unit[] = ['', 'can', 'jar', 'clove', 'bunch', 'head', 'handful', 'sprig', 'stick', 'stalk', 'leaf'] // prettier-ignore

/** The cook's amount for the food that was meant; for what stands in for it as much in its own measure. */
function portionOf(food: Food, amount: Amount, meant: Food | undefined, have: number | undefined): Portion {
  if (!counted.includes(amount.unit) || meant === food) return measured(food, amount, have)
  if (meant) return converted(food, amount, meant, have)
  const isPiece = amount.unit === '' && food.pieceName === undefined && food.piece !== undefined
  return isPiece || amount.unit !== ''
    ? measured(food, amount, have)
    : measured(food, { unit: 'g', quantity: quantityOf(amount, food) }, have)
}

function usualAmount({ measure, per }: Food): Amount {
  if (measure === 'each') return { quantity: 1, unit: '' }
  return { quantity: per[1], unit: measure === 'volume' || measure === 'spoon' ? 'ml' : 'g' }
}

/** Amounts together: spoons as spoons, the rest by weight or volume. */
function sumOf(amounts: readonly Amount[], factor: number, food: Food): Amount {
  const each = amounts.map((amount) => scaled(amount, factor))
  const [first] = each
  if (each.every(({ unit }) => unit === first!.unit))
    return { unit: first!.unit, quantity: each.reduce((sum, { quantity }) => sum + quantity, 0) }
  const total = each.reduce((sum, amount) => sum + quantityOf(amount, food), 0)
  const isPoured = food.measure === 'volume' || food.measure === 'spoon'
  if (!each.every(({ unit }) => ['tsp', 'tbsp', 'pinch'].includes(unit)))
    return { unit: isPoured ? 'ml' : 'g', quantity: Math.round(total) }
  const ml = isPoured ? total : total / ((food.cup ?? 240) / 240)
  return { unit: 'tsp', quantity: Math.round((ml / 5) * 4) / 4 }
}

/** What is said of an extra: from the pantry, or to buy and what does its work. */
function markOf(food: Food, place: string): string {
  if (extraClass(food) !== 'bought') return 'pantry'
  const [other] = standInsFor(place)
  return other === undefined ? 'to buy' : `to buy, or use ${foodById(other).name}`
}
