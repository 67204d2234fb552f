import type { Food } from '#food/food.ts'
import { portion } from '../portion.ts'
import type { Amount, Unit } from './dish.ts'

/** A line of the ingredient list without its preparation, and what steps call the food. */
export type Measured = {
  /** Grams, or millilitres for foods measured by volume or spoon. */
  quantity: number
  text: string
  noun: string
}

const millilitres: Partial<Record<Unit, number>> = { ml: 1, l: 1000, tsp: 5, tbsp: 15, cup: 240, drop: 0.05 }
const grams: Partial<Record<Unit, number>> = { g: 1, kg: 1000, pinch: 0.4, handful: 15, knob: 15, bunch: 40, cm: 6, ball: 125, stalk: 45, stick: 45, packet: 100, strip: 2, fillet: 150, sprig: 2, head: 50, jar: 200, leaf: 0.5, ear: 250, bulb: 250 } // prettier-ignore

const isPoured = ({ measure }: Food) => measure === 'volume' || measure === 'spoon'

/** Grams (millilitres for what is measured by volume or spoon) of an amount of a food. */
export function quantityOf({ quantity, unit }: Amount, food: Food): number {
  const perCup = (food.cup ?? 240) / 240
  const ml = millilitres[unit]
  if (ml !== undefined) return quantity * ml * (isPoured(food) ? 1 : perCup)
  const weight = pieceOf(unit, food) ?? grams[unit] ?? 100
  return quantity * (isPoured(food) && unit !== '' && unit !== 'can' ? weight / perCup : weight)
}

function pieceOf(unit: Unit, food: Food): number | undefined {
  if (unit === 'g' || unit === 'kg') return undefined
  if (unit === '' && food.pieceName === undefined) return food.piece
  if (unit === food.pieceName || unit === '') return food.piece
  if (unit === 'can') return food.kind === 'cooked-pulse' ? 240 : (food.piece ?? 400)
  if (unit === 'head' || unit === 'stalk' || unit === 'stick') return food.piece
  return undefined
}

/** Scales an amount to more or fewer people, and rounds it to what a cook can measure. */
export function scaled({ quantity, unit, fixed }: Amount, factor: number): Amount {
  if (fixed || factor === 1) return { quantity, unit }
  return { quantity: roundedTo(unit, quantity * factor), unit }
}

const whole: ReadonlySet<Unit> = new Set(['can', 'jar', 'clove', 'sprig', 'slice', 'rasher', 'sheet', 'leaf', 'packet', 'fillet', 'ball', 'stick', 'stalk', 'head', 'handful', 'pinch', 'bunch', 'ear', 'bulb', 'drop', 'strip', 'knob', 'cube']) // prettier-ignore

function roundedTo(unit: Unit, value: number): number {
  const to = (step: number) => Math.max(step, Math.round(value / step) * step)
  if (unit === 'g' || unit === 'ml') return to(value < 20 ? 5 : value < 100 ? 5 : value < 300 ? 10 : 25)
  if (unit === 'tsp' || unit === 'cup') return value < 1 ? to(0.25) : to(0.5)
  if (unit === 'tbsp') return to(0.5)
  if (unit === 'kg' || unit === 'l') return to(0.1)
  if (unit === 'cm') return to(1)
  // Half a lemon is half a lemon; of what is more than one there are no halves.
  return value < 0.75 && !whole.has(unit) ? 0.5 : to(1)
}

/** Words an amount as the cook who wrote it measures: metric with US measures in brackets, spoons and pieces as they are. */
export function measured(food: Food, amount: Amount, limit = Infinity): Measured {
  const quantity = quantityOf(amount, food)
  if (quantity > limit + 1e-6) return limited(food, limit)
  const text = worded(amount, food)
  const noun = nounFor(food, amount, quantity)
  return { quantity, noun, text: `${text.of ? `${text.amount} of ${noun}` : `${text.amount} ${noun}`}${text.after ?? ''}` }
}

/** An amount in a food's own measure: where the cook who wrote the dish meant another food. */
export function converted(food: Food, amount: Amount, meant: Food, limit = Infinity): Measured {
  const grams = quantityOf(amount, meant) * (isPoured(meant) ? (meant.cup ?? 240) / 240 : 1)
  return limited(food, Math.min(limit, isPoured(food) ? grams / ((food.cup ?? 240) / 240) : grams))
}

function limited(food: Food, quantity: number): Measured {
  return portion(food, quantity, quantity)
}

/** An amount alone, as it stands in a step: "½ teaspoon", "200 ml (¾ cup)". */
export function amountText(amount: Amount, food: Food): string {
  return worded(amount, food).amount
}

function worded({ quantity, unit }: Amount, food: Food): { amount: string; of?: true; after?: string } {
  const several = quantity > 1
  switch (unit) {
    case 'g':
    case 'kg': {
      const weight = unit === 'kg' ? quantity * 1000 : quantity
      return { amount: `${metric(weight, 'g', 'kg')} (${ounces(weight)})` }
    }
    case 'ml':
    case 'l': {
      const volume = unit === 'l' ? quantity * 1000 : quantity
      return { amount: `${volume >= 1000 ? `${trim(volume / 1000)} ${volume === 1000 ? 'litre' : 'litres'}` : `${trim(volume)} ml`} (${cups(volume)})` }
    }
    case 'tsp':
      return quantity >= 3 && quantity % 1.5 === 0 ? worded({ quantity: quantity / 3, unit: 'tbsp' }, food) : { amount: `${fraction(quantity)} teaspoon${several ? 's' : ''}` }
    case 'tbsp':
      return { amount: `${fraction(quantity)} tablespoon${several ? 's' : ''}` }
    case 'cup':
      return { amount: `${fraction(quantity)} cup${several ? 's' : ''}` }
    case '':
      return { amount: fraction(quantity) }
    case 'cm':
      return { amount: `a ${trim(quantity)} cm piece`, of: true }
    case 'can': {
      const weight = food.kind === 'cooked-pulse' || food.piece === undefined ? 400 : food.piece === 240 ? 400 : food.piece
      return { amount: `${fraction(quantity)} can${several ? 's' : ''}`, of: true, after: ` (${weight} g${several ? ' each' : ''})` }
    }
    case 'pinch':
    case 'handful':
    case 'knob':
    case 'bunch':
      return { amount: several ? `${fraction(quantity)} ${plural(unit)}` : quantity < 1 ? `½ ${unit}` : `a ${unit}`, of: true }
    default:
      return { amount: `${fraction(quantity)} ${several ? plural(unit) : unit}`, of: true }
  }
} // prettier-ignore

function plural(unit: string): string {
  if (unit === 'leaf') return 'leaves'
  return /(?:ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`
}

function nounFor(food: Food, { quantity: count, unit }: Amount, quantity: number): string {
  if (unit === '') return count > 1 ? food.plural : food.name
  if (unit === 'clove' || unit === 'head' || unit === 'stalk' || unit === 'stick' || unit === 'cm' || unit === 'bulb') return food.name
  const piece = food.piece ?? 0
  return quantity > piece * 1.4 ? food.plural : food.name
} // prettier-ignore

function metric(value: number, small: string, large: string): string {
  return value >= 1000 ? `${trim(value / 1000)} ${large}` : `${trim(value)} ${small}`
}

function ounces(weight: number): string {
  const oz = weight / 28.35
  if (oz < 15.75) {
    const step = oz < 3 ? 4 : 2
    return `${fraction(Math.max(0.25, Math.round(oz * step) / step))} oz`
  }
  const pounds = Math.floor((oz + 0.5) / 16)
  const rest = Math.max(0, Math.round(oz - pounds * 16))
  return rest === 0 ? `${pounds} lb` : `${pounds} lb ${rest} oz`
}

function cups(ml: number): string {
  const exact = ml / 240
  if (exact < 0.22) return `${fraction(Math.round((ml / 15) * 2) / 2)} tbsp`
  const parts = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]
  const nearest = parts.reduce((best, part) => (Math.abs(part - (exact % 1)) < Math.abs(best - (exact % 1)) ? part : best))
  const count = Math.floor(exact) + nearest
  return `${fraction(count)} ${count > 1 ? 'cups' : 'cup'}`
}

const glyphs: readonly [number, string][] = [[1 / 4, '¼'], [1 / 3, '⅓'], [1 / 2, '½'], [2 / 3, '⅔'], [3 / 4, '¾']] // prettier-ignore

/** A number with its fraction as a glyph: 1.5 is "1½". */
function fraction(value: number): string {
  const whole = Math.floor(value + 1e-9)
  const rest = value - whole
  if (rest < 0.05) return String(whole)
  if (rest > 0.92) return String(whole + 1)
  const [, glyph] = glyphs.reduce((best, entry) => Math.abs(entry[0] - rest) < Math.abs(best[0] - rest) ? entry : best) // prettier-ignore
  return whole === 0 ? glyph : `${whole}${glyph}`
}

function trim(value: number): string {
  return String(Math.round(value * 100) / 100)
}
