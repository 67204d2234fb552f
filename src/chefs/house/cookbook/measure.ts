import type { Food } from '#food/model/food.ts'
import { metricVolume, metricWeight, usVolume, usWeight, withFraction } from '../cooking/kitchen-measures.ts'
import { portion } from '../cooking/portion.ts'
import type { Portion } from '../recipe.ts'
import { units, type Amount, type Unit } from './dish.ts'

const millilitres: Partial<Record<Unit, number>> = { ml: 1, l: 1000, tsp: 5, tbsp: 15, cup: 240, drop: 0.05 }

/** Grams of a unit where the food's own row does not say. */
const grams: Partial<Record<Unit, number>> = {
  g: 1, kg: 1000, pinch: 0.4, handful: 15, knob: 15, bunch: 40, cm: 6, ball: 125, stalk: 45, stick: 45, packet: 100, strip: 2, fillet: 150, sprig: 2, head: 50, jar: 200,
  leaf: 0.5, ear: 250, bulb: 250, pod: 0.5, slice: 40, rasher: 25,
} // prettier-ignore

/** Whether the tables measure it in millilitres. */
export const isPoured = ({ measure }: Food) => measure === 'volume' || measure === 'spoon'
const gramsPerMl = ({ cup = 240 }: Food) => cup / 240

/** Grams (millilitres for what is measured by volume or spoon) of an amount of a food. */
export function quantityOf({ quantity, unit }: Amount, food: Food): number {
  const ml = millilitres[unit]
  if (ml !== undefined) return quantity * ml * (isPoured(food) ? 1 : gramsPerMl(food))
  const piece = pieceOf(unit, food)
  if (piece !== undefined) return quantity * piece
  return (quantity * (grams[unit] ?? 100)) / (isPoured(food) ? gramsPerMl(food) : 1)
}

const ofOnePiece: ReadonlySet<Unit> = new Set(['', 'head', 'stalk', 'stick', 'fillet'])

/** The food's own measure for a unit: its piece, its clove, its tin. */
function pieceOf(unit: Unit, { piece, pieceName, kind }: Food): number | undefined {
  if (unit === pieceName || ofOnePiece.has(unit)) return piece
  if (unit === 'can') return kind === 'cooked-pulse' ? 240 : (piece ?? 400)
  return undefined
}

const whole: ReadonlySet<Unit> = new Set([
  'can', 'jar', 'clove', 'sprig', 'slice', 'rasher', 'sheet', 'leaf', 'packet', 'fillet', 'ball', 'stick', 'stalk', 'head', 'handful', 'pinch', 'bunch', 'ear', 'bulb',
  'drop', 'strip', 'knob', 'cube',
]) // prettier-ignore

/** An amount for more or fewer people, rounded to what a cook can measure. */
export function scaled({ quantity, unit, fixed }: Amount, factor: number, food?: Food): Amount {
  if (fixed || factor === 1) return { quantity, unit }
  const rounded = roundedIn(unit, quantity * factor)
  // Of what the dish takes whole nothing is halved but a lemon, whose juice seasons.
  const isWhole = unit === '' && quantity >= 1 && food?.role !== 'acid'
  return { quantity: isWhole ? Math.max(1, rounded) : rounded, unit }
}

function roundedIn(unit: Unit, value: number): number {
  const to = (step: number) => Math.max(step, Math.round(value / step) * step)
  if (unit === 'g' || unit === 'ml') return to(value < 100 ? 5 : value < 300 ? 10 : 25)
  if (unit === 'tsp' || unit === 'cup') return to(value < 1 ? 0.25 : 0.5)
  if (unit === 'tbsp') return to(0.5)
  if (unit === 'kg' || unit === 'l') return to(0.1)
  // Half a lemon is half a lemon; of what is more than one there are no halves.
  return value < 0.75 && !whole.has(unit) && unit !== 'cm' ? 0.5 : to(1)
}

/** An amount as the cook who wrote it measures: metric with US measures in brackets, spoons and pieces as they are. */
export function measured(food: Food, amount: Amount, limit = Infinity): Portion {
  const { pieceName } = food
  if (amount.unit === '' && pieceName !== undefined && isUnit(pieceName))
    return measured(food, { ...amount, unit: pieceName }, limit)
  if (food.kind === 'stock-cube' && isLiquidOf(amount, food)) return dissolved(food, amount, limit)
  // How much one clove or one brisket is, nobody knows: what is listed is taken to be enough.
  const isUnweighed = amount.unit === '' && food.piece === undefined
  const quantity = isUnweighed ? Math.min(quantityOf(amount, food), limit) : quantityOf(amount, food)
  if (quantity > limit * 1.001) return portion(food, limit, limit)
  return { quantity, noun: nounFor(food, amount, quantity), ...measureOf(amount, food) }
}

/** What no cubes are: granules and the packets of soup. */
const isMix = ({ id }: Food) => id === 'gravy-granule' || id === 'soup-mix'

/** Whether an amount is meant as liquid; by the spoon a mix is a seasoning. */
function isLiquidOf({ unit }: Amount, food: Food): boolean {
  const isSpoon = unit === 'tsp' || unit === 'tbsp'
  return millilitres[unit] !== undefined && !(isSpoon && isMix(food))
}

/** Millilitres of stock that one cube makes. */
const perCube = 500

export const cubeGrams = 10

/** Stock made from cubes, of no more than there are: "1 litre (4¼ cups) chicken stock (from 2 cubes)"; gravy from granules. */
function dissolved(food: Food, amount: Amount, limit: number): Portion {
  const ml = amount.quantity * (millilitres[amount.unit] ?? 1)
  const there = Math.floor(limit / (food.piece ?? cubeGrams))
  const cubes = Math.max(1, Math.min(there, Math.round(ml / perCube)))
  const noun = food.name.replace(/ (?:cube|powder|granules?|mix)s?$/, '')
  return {
    quantity: cubes * (isMix(food) ? food.per[2] : (food.piece ?? cubeGrams)),
    ...measureOf(amount, food),
    noun: /stock|broth|dashi|gravy|soup/.test(noun) ? noun : 'stock',
    weighs: isMix(food) ? 'made up as the packet says' : `from ${cubes} ${cubes === 1 ? 'cube' : 'cubes'}`,
  }
}

/** Most pieces of an aromatic that stands in for another: a bunch of spring onions for two onions. */
const mostPieces = 8

/** An amount in a food's own measure: where the cook who wrote the dish meant another food. A leek for an onion, no half. */
export function converted(food: Food, amount: Amount, meant: Food, limit = Infinity): Portion {
  const most = food.role === 'aromatic' && food.piece !== undefined ? mostPieces * food.piece : Infinity
  const weight = quantityOf(amount, meant) * (isPoured(meant) ? gramsPerMl(meant) : 1)
  const least = amount.unit === '' && amount.quantity >= 1 ? (food.piece ?? 0) : 0
  const quantity = Math.max(least, isPoured(food) ? weight / gramsPerMl(food) : weight)
  return portion(food, Math.min(quantity, limit, most), limit)
}

/** An amount alone, as it stands in a step: "½ teaspoon", "200 ml (¾ cup)", "2 cloves". */
export function amountText(amount: Amount, food: Food): string {
  return worded(amount, food).count
}

/** An amount right before its food's name: "½ teaspoon", "a pinch of". */
export function amountBeforeName(amount: Amount, food: Food): string {
  return measureOf(amount, food).measure
}

type Worded = {
  /** "2 cloves" */
  count: string
  /** Whether "of" comes before the food's name. */
  isOf?: true
  weighs?: string
}

const plain = (count: string): Worded => ({ count })
const of = (count: string, weighs = ''): Worded => ({ count, isOf: true, weighs })

function measureOf(amount: Amount, food: Food): Pick<Portion, 'measure' | 'weighs'> {
  const { count, isOf, weighs = '' } = worded(amount, food)
  return { measure: isOf ? `${count} of` : count, weighs }
}

function worded({ quantity, unit }: Amount, food: Food): Worded {
  const several = quantity > 1
  const count = withFraction(quantity)
  switch (unit) {
    case 'g':
    case 'kg': {
      const weight = unit === 'kg' ? quantity * 1000 : quantity
      return plain(`${metricWeight(weight)} (${usWeight(weight)})`)
    }
    case 'ml':
    case 'l': {
      const volume = unit === 'l' ? quantity * 1000 : quantity
      return plain(`${metricVolume(volume)} (${usVolume(volume)})`)
    }
    case 'tsp':
      if (quantity >= 3 && quantity % 1.5 === 0) return worded({ quantity: quantity / 3, unit: 'tbsp' }, food)
      if (quantity > 3) {
        const spoons = worded({ quantity: Math.floor(quantity / 3), unit: 'tbsp' }, food).count
        return plain(`${spoons} plus ${worded({ quantity: quantity % 3, unit: 'tsp' }, food).count}`)
      }
      return plain(`${count} teaspoon${several ? 's' : ''}`)
    case 'tbsp':
      return plain(`${count} tablespoon${several ? 's' : ''}`)
    case 'cup':
      return plain(`${count} cup${several ? 's' : ''}`)
    case '':
      return plain(count)
    case 'leaf':
      if (!/lea[fv]/.test(food.name)) return plain(count)
      return of(`${count} ${several ? 'leaves' : 'leaf'}`)
    case 'cm':
      return of(`${/^(?:8|11|18)/.test(count) ? 'an' : 'a'} ${count} cm piece`)
    case 'can':
      return of(`${count} can${several ? 's' : ''}`, `${canOf(food)} g${several ? ' each' : ''}`)
    case 'pinch':
    case 'handful':
    case 'knob':
    case 'bunch':
      if (several) return of(`${count} ${pluralOf(unit)}`)
      return of(quantity < 1 ? `½ ${unit}` : `a ${unit}`)
    default:
      return of(`${count} ${several ? pluralOf(unit) : unit}`)
  }
}

/** Grams that stand on a tin. */
function canOf({ kind, piece = 400 }: Food): number {
  return kind === 'cooked-pulse' || piece === 240 ? 400 : piece
}

const isUnit = (name: string): name is Unit => (units as readonly string[]).includes(name)

function pluralOf(unit: Unit): string {
  if (unit === 'leaf') return 'leaves'
  return /(?:ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`
}

/** "1 gherkin": some foods go by their plural. */
function singularOf({ id, name }: Food): string {
  const singular = id.replaceAll('-', ' ')
  return name === `${singular}s` ? singular : name
}

const ofOne: ReadonlySet<Unit> = new Set(['clove', 'head', 'stalk', 'stick', 'cm', 'bulb', 'sprig'])

function nounFor(food: Food, { quantity: count, unit }: Amount, quantity: number): string {
  if (unit === '') return count > 1 ? food.plural : singularOf(food)
  // "2 bay leaves"
  if (unit === 'leaf')
    return /lea[fv]/.test(food.name) ? food.name : `${food.name} ${count > 1 ? 'leaves' : 'leaf'}`
  if (ofOne.has(unit)) return food.name
  // "2 cans of tomatoes": the tin is said already.
  if (unit === 'can') return food.plural.replace(/^(?:canned|tinned) /, '')
  return quantity > (food.piece ?? 0) * 1.4 ? food.plural : food.name
}
