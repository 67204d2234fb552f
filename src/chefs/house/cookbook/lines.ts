import type { Food } from '#food/model/food.ts'
import type { Item } from '#food/model/understanding.ts'
import { foodById } from '#food/foods/by-id.ts'
import { isCookedBefore } from '../cooking/doneness.ts'
import { portion } from '../cooking/portion.ts'
import type { Portion, RecipeIngredient } from '../recipe.ts'
import { extraClass, standInsFor } from './cupboard.ts'
import type { Amount, Unit } from './dish.ts'
import type { Filled, Filling } from './fill.ts'
import { converted, cubeGrams, isPoured, measured, quantityOf, scaled } from './measure.ts'
import type { Resolved } from './resolve.ts'
import { namedIn, takenFrom, type Taken } from './taken.ts'
import { supposed } from './supposed.ts'
import { isUsedUp } from './used-up.ts'

/** A line of a dish's ingredient list. */
export type Line = RecipeIngredient & {
  filling: Filling
  /** How many amounts the steps take it in. */
  portions: number
  /** What the dish would take of it if the visitor had plenty, in the measure of `quantity`. */
  wanted: number
}

/** How much of a dish is made. */
export type Size = {
  /** For how many more or fewer people than it is written. */
  factor: number
  /** How many people that is. */
  serves: number
  /** Whether it holds a little more of a main food than it wants: a stew does, a dough does not. */
  isLoose: boolean
}

/**
 * The ingredient list of a dish by place: what the steps take, in the order in which they take it. A food that stands in
 * two places is one line.
 */
export function linesOf(steps: readonly Resolved[], filled: Filled, size: Size): Map<string, Line[]> {
  const named = namedIn(steps)
  const taken = new Map<Item | string, Taken[]>()
  for (const [name, said] of named) {
    for (const each of takenFrom(said, filled.get(name) ?? [])) {
      const known = taken.get(keyOf(each.filling))
      if (known) known.push(each)
      else taken.set(keyOf(each.filling), [each])
    }
  }
  const lines = new Map<Item | string, Line>()
  for (const [key, together] of taken) lines.set(key, lineOf(together, size))
  const linesIn = (name: string) => (filled.get(name) ?? []).map((filling) => lines.get(keyOf(filling))!)
  return new Map([...named.keys()].map((name) => [name, linesIn(name)]))
}

const keyOf = ({ item, food }: Filling): Item | string => item ?? food.id

/** How USDA FSIS has meat and fish thawed: slowly, or soon before they are cooked. */
const thawing = 'thawed (overnight in the fridge, or sealed in cold water)'

/**
 * What must not be cooked from frozen: a whole piece would be raw in the middle. What is in a coat of crumbs and what is
 * ready are cooked as they are.
 */
const mustThaw = ({ safeRule, state, allergens }: Food) =>
  safeRule !== undefined && state === 'raw' && !allergens.includes('wheat')

/** Leaves that were frozen are cooked already, and wet: all that is left of their preparation is to thaw and squeeze them. */
const thawedLeaf = 'thawed and squeezed dry'
const isThawedLeaf = ({ food, item }: Filling) => food.role === 'leaf' && item?.condition === 'frozen'

const boned = /^(?:boneless|boned)(?:, |$)/

function lineOf(together: readonly Taken[], { factor, serves, isLoose }: Size): Line {
  const [{ filling, unmeasured }] = together as [Taken]
  const { food, item, choice } = filling
  const amounts = together.flatMap((taken) =>
    taken.amounts.map((amount) => scaled(unpacked(amount, filling), factor * taken.share, food)),
  )
  const meant = choice.food.startsWith('any ') ? undefined : foodById(choice.food)
  const sum = inDryWeight(sumOf(amounts, food), filling)
  const plenty = meant ? sum : withinHelpings(sum, food, serves)
  const wanted = quantityOf(plenty, meant ?? food)
  const total = withinSupposed(plenty, food, item)
  // What the steps take in parts is as much as they say.
  const isWhole = isLoose && amounts.length === 1 && isUsedUp(filling, wanted, serves)
  const taken = isWhole
    ? portion(food, item!.have!, item!.have)
    : portionOf(food, total, meant, item?.have ?? oneCube(item))
  const line: Line = { ...taken, filling, food, portions: amounts.length, wanted }
  if (item) line.item = item
  else line.mark = markOf(food, choice.food)
  const preparation = preparationOf(filling, meant)
  if (preparation !== '') line.preparation = preparation
  if (unmeasured) line.unmeasured = unmeasured
  return line
}

/** Part of what a dish wants of a food that it can be made with, and part that is all of it. */
const someSupposed = 0.5
const allSupposed = 0.75

/**
 * An amount, or as much as there is supposed to be: the second tin of beans stays in the shop. Half of a sauce is none.
 */
function withinSupposed(amount: Amount, food: Food, item: Item | undefined): Amount {
  const likely = item && item.have === undefined ? supposed(item) : undefined
  if (likely === undefined || food.role === 'sauce' || food.role === 'liquid') return amount
  const part = likely / quantityOf(amount, food)
  if (part < someSupposed || part > allSupposed) return amount
  return { unit: food.pieceName === 'can' ? 'can' : '', quantity: 1 }
}

/** Frozen and leftover beans are weighed where the dish counts cans. */
function unpacked(amount: Amount, { food, item }: Filling): Amount {
  return amount.unit === 'can' && isOpen(item)
    ? { unit: 'g', quantity: Math.round(quantityOf(amount, food) / 5) * 5 }
    : amount
}

const isOpen = (item: Item | undefined) => item?.condition === 'frozen' || isCookedBefore(item)

const outOfTheCan = /^drained(?: and rinsed)?(?:, (?:and )?| or | and )?/

/** "A stock cube" is one. */
function oneCube(item: Item | undefined): number | undefined {
  const isCube = item?.food.kind === 'stock-cube' && /\bcube$/i.test(item.text)
  return isCube ? (item.food.piece ?? cubeGrams) : undefined
}

/** "thawed (overnight in the fridge, or sealed in cold water), in 3 cm pieces". */
function preparationOf(filling: Filling, meant: Food | undefined): string {
  const { food, item, choice } = filling
  if (isThawedLeaf(filling)) return thawedLeaf
  if (isToSwell(filling)) return swollen
  const given = isSpooned(food, meant) ? '' : (choice.preparation ?? '')
  const cut = isOpen(item) ? given.replace(outOfTheCan, '') : given
  // "Boneless chicken thighs, boneless"
  const said = food.name.startsWith('boneless ') ? cut.replace(boned, '') : cut
  const isFrozen = item?.condition === 'frozen' && mustThaw(food)
  if (!isFrozen) return said
  return said === '' ? thawing : `${thawing}, ${said}`
}

/** What comes by the spoon where the dish means what is cut: garlic paste for cloves. */
const isSpooned = (food: Food, meant: Food | undefined) =>
  meant !== undefined &&
  ((food.measure === 'spoon' && meant.measure !== 'spoon') || food.id === `${meant.id}-paste`)

/** How many times its weight what is sold dry takes up, where the dish means it ready for the pan. */
const swelling = 3
const swollen = 'soaked in boiling water for 10 minutes and squeezed dry'
const isToSwell = ({ food, choice }: Filling) => food.id === 'tvp' && choice.food !== food.id

function inDryWeight(amount: Amount, filling: Filling): Amount {
  if (!isToSwell(filling)) return amount
  return { unit: 'g', quantity: Math.round(quantityOf(amount, filling.food) / swelling / 5) * 5 }
}

/** What is eaten by the plate, and how many large helpings of it a dish may take. */
const byThePlate: ReadonlySet<Food['role']> = new Set(['vegetable', 'leaf', 'fruit', 'nut', 'sauce'])
const mostHelpings = 2

/** What a dish takes of "any pickle" or "any sweet pepper" is too much of a jalapeño or a ginkgo nut. */
function withinHelpings(amount: Amount, food: Food, serves: number): Amount {
  const most = Math.round((food.per[2] * mostHelpings * serves) / 5) * 5
  return byThePlate.has(food.role) && quantityOf(amount, food) > most
    ? { unit: isPoured(food) ? 'ml' : 'g', quantity: most }
    : amount
}

const counted: readonly Unit[] = [
  '',
  'can',
  'cm',
  'jar',
  'clove',
  'bunch',
  'head',
  'handful',
  'sprig',
  'stick',
  'stalk',
  'leaf',
]

/** The cook's amount for the food that was meant; for what stands in for it as much in its own measure. */
function portionOf(food: Food, amount: Amount, meant: Food | undefined, have: number | undefined): Portion {
  if (!counted.includes(amount.unit) || meant?.id === food.id) return measured(food, amount, have)
  if (meant) return converted(food, amount, meant, have)
  if (amount.unit === '' && isSmall(food))
    return measured(food, { unit: 'g', quantity: amount.quantity * gramsOfOne }, have)
  const isPiece = amount.unit === '' && food.pieceName === undefined && food.piece !== undefined
  return isPiece || amount.unit !== ''
    ? measured(food, amount, have)
    : measured(food, { unit: 'g', quantity: quantityOf(amount, food) }, have)
}

/** Grams of one of a class, and of a piece that is no such one: no cherry tomato for a sandwich. */
const gramsOfOne = 100
const smallPiece = 30

const isSmall = ({ piece = Infinity, role }: Food): boolean =>
  piece < smallPiece && (role === 'vegetable' || role === 'fruit')

/** Amounts together: spoons as spoons, the rest by weight or volume. */
function sumOf(each: readonly Amount[], food: Food): Amount {
  const [first] = each
  if (each.every(({ unit }) => unit === first!.unit))
    return { unit: first!.unit, quantity: each.reduce((sum, { quantity }) => sum + quantity, 0) }
  const total = each.reduce((sum, amount) => sum + quantityOf(amount, food), 0)
  if (!each.every(({ unit }) => ['tsp', 'tbsp', 'pinch'].includes(unit)))
    return { unit: isPoured(food) ? 'ml' : 'g', quantity: Math.round(total / 5) * 5 }
  const ml = isPoured(food) ? total : total / ((food.cup ?? 240) / 240)
  return { unit: 'tsp', quantity: Math.round((ml / 5) * 4) / 4 }
}

/**
 * What is said of an extra: from the pantry, or to buy and what does its work. What stands in itself does so for a wish,
 * which the next one might not keep: no ghee where nothing of milk may be.
 */
function markOf(food: Food, meant: string): string {
  if (extraClass(food) !== 'bought') return 'pantry'
  const other = food.id === meant ? standInsFor(meant)[0] : undefined
  return other === undefined ? 'to buy' : `to buy, or use ${foodById(other).name}`
}
