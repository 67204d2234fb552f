import type { Food } from '#food/model/food.ts'

/** An amount as a cook measures it, and the noun that goes with it in running text. */
export type Portion = {
  /** Grams or millilitres after rounding; never more than was asked for plus what rounding of one spoon gives. */
  quantity: number
  /** The line without its preparation: "2 onions", "300 g (10½ oz) beef", "1 clove of garlic". */
  text: string
  /** Singular or plural, as the amount asks: "onions". */
  noun: string
}

/** Whether there is less of a food than a third of the smallest helping: a crumb, no ingredient. */
export function isScarce({ food, have }: { food: Food; have?: number }): boolean {
  // Spices, salt and leavening do their work by the pinch.
  return have !== undefined && food.per[0] >= 2 && have < food.per[0] / 3
}

const tablespoon = 15
const teaspoon = 5
const usCup = 240

/**
 * Rounds `quantity` (grams or millilitres) to what a cook can measure and words it: metric with US in brackets.
 * With `limit`, what the visitor has, it never rounds above it.
 */
export function portion(food: Food, quantity: number, limit = Infinity): Portion {
  const wanted = Math.min(quantity, limit)
  switch (food.measure) {
    case 'each':
      return pieces(food, wanted, limit)
    case 'weight':
      return weight(food, wanted, limit)
    case 'volume':
      return wanted < 3 * tablespoon ? spoons(food, wanted, limit) : volume(food, wanted, limit)
    case 'spoon':
      return wanted <= 4 * tablespoon
        ? spoons(food, wanted, limit)
        : pours(food)
          ? volume(food, wanted, limit)
          : inGrams(food, wanted, limit)
    case 'handful':
      return handful(food, wanted)
    case 'pinch':
      return wanted < 1.25
        ? { quantity: wanted, text: `a pinch of ${food.name}`, noun: food.name }
        : spoons(food, wanted, limit)
  }
}

/** What is measured in millilitres, weighed: whipped cream is mostly air. */
function inGrams(food: Food, ml: number, limit: number): Portion {
  const gramsPerMl = (food.cup ?? usCup) / usCup
  const { quantity, ...worded } = weight(food, ml * gramsPerMl, limit * gramsPerMl)
  return { ...worded, quantity: quantity / gramsPerMl }
}

/** Whether a spoonful of it runs off the spoon: larger amounts are then poured, not weighed. */
function pours({ kind }: Food): boolean {
  return ['oil', 'vinegar', 'salty-sauce', 'syrup', 'condiment', 'citrus'].includes(kind)
}

function pieces(food: Food, quantity: number, limit: number): Portion {
  const piece = food.piece ?? 100
  const exact = quantity / piece
  const most = limit / piece + 1e-9
  const divisible = food.kind !== 'egg' && food.pieceName === undefined && piece >= 40
  // A leaf or a pod that was measured by the spoon goes back by the spoon: nobody weighs a gram.
  if (most < (divisible ? 0.5 : 1) || (most > 0.7 && most < 1))
    return food.cup && piece < 20
      ? spoonsByWeight(food, quantity, food.cup / usCup, limit)
      : weight({ ...food, plural: food.name }, quantity, limit)
  let count = exact < 0.75 && divisible ? 0.5 : Math.max(1, Math.round(exact))
  if (count > most) count = most >= 1 ? Math.floor(most) : 0.5
  const shown = count < 1 ? fraction(count) : String(count)
  const one = count <= 1
  const noun = one ? food.name : food.plural
  const text = food.pieceName
    ? `${shown} ${one ? food.pieceName : pluralPiece(food.pieceName)} of ${food.name}`
    : `${shown} ${noun}`
  return { quantity: count * piece, text, noun: food.pieceName ? food.name : noun }
}

function pluralPiece(name: string): string {
  if (name === 'leaf' || name === 'loaf') return name.slice(0, -1) + 'ves'
  return /(ch|sh|s|x)$/.test(name) ? `${name}es` : `${name}s`
}

// Grams: less than that no kitchen scale shows.
const leastWeighed = 5

function weight(food: Food, quantity: number, limit: number): Portion {
  if (food.cup && (quantity < leastWeighed || (food.kind === 'sugar' && quantity <= 45)))
    return spoonsByWeight(food, quantity, food.cup / usCup, limit)
  const countable = food.piece !== undefined && food.pieceName === undefined && food.plural !== food.name
  const piece = food.piece ?? 1
  if (countable && quantity >= piece * 0.75) {
    let count = Math.max(1, Math.round(quantity / piece))
    if (count * piece > limit + 1e-9) count = Math.floor(limit / piece)
    // Nearly two mushrooms are weighed: half of them would stay behind.
    if (count * piece >= Math.min(quantity, limit) * 0.7) {
      const grams = count * piece
      const noun = count === 1 ? food.name : food.plural
      return {
        quantity: grams,
        text: `${count} ${noun} (about ${metricGrams(grams)}, ${ounces(grams)})`,
        noun,
      }
    }
  }
  const grams = roundGrams(quantity, limit)
  // Part of a piece, or a joint, is one thing whatever it weighs.
  const noun = countable || food.kind === 'roast' ? food.name : food.plural
  return { quantity: grams, text: `${metricGrams(grams)} (${ounces(grams)}) ${noun}`, noun }
}

/** Small weights of sugar in spoons: nobody weighs eight grams. */
function spoonsByWeight(food: Food, grams: number, gramsPerMl: number, limit: number): Portion {
  const { quantity, ...worded } = spoons(food, grams / gramsPerMl, limit / gramsPerMl)
  return { ...worded, quantity: quantity * gramsPerMl }
}

function roundGrams(grams: number, limit: number): number {
  const step = grams < 20 ? 1 : grams < 250 ? 5 : grams < 1000 ? 25 : 50
  const rounded = Math.max(step, Math.round(grams / step) * step)
  return rounded <= limit ? rounded : Math.max(1, Math.floor(limit / step) * step)
}

function metricGrams(grams: number): string {
  return grams >= 1000 ? `${trim(grams / 1000)} kg` : `${trim(grams)} g`
}

function ounces(grams: number): string {
  const oz = grams / 28.35
  if (oz < 15.75)
    return `${fraction(Math.max(0.25, oz < 3 ? Math.round(oz * 4) / 4 : Math.round(oz * 2) / 2))} oz`
  const pounds = Math.floor((oz + 0.5) / 16)
  const rest = Math.max(0, Math.round(oz - pounds * 16))
  return rest === 0 ? `${pounds} lb` : `${pounds} lb ${rest} oz`
}

function volume(food: Food, quantity: number, limit: number): Portion {
  const step = quantity < 100 ? 5 : quantity < 300 ? 10 : quantity < 1000 ? 25 : 50
  const rounded = Math.round(quantity / step) * step
  const ml = rounded <= limit ? rounded : Math.max(1, Math.floor(limit / step) * step)
  const metric = ml >= 1000 ? `${trim(ml / 1000)} ${ml === 1000 ? 'litre' : 'litres'}` : `${ml} ml`
  return { quantity: ml, text: `${metric} (${cups(ml)}) ${food.name}`, noun: food.name }
}

function cups(ml: number): string {
  const exact = ml / usCup
  if (exact < 0.22) return `${fraction(Math.round((ml / tablespoon) * 2) / 2)} tbsp`
  const nearest = nearestOf(exact % 1, [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1])
  const count = Math.floor(exact) + nearest
  return `${fraction(count)} ${count > 1 ? 'cups' : 'cup'}`
}

function spoons(food: Food, quantity: number, limit: number): Portion {
  const sizes = quantity >= 12 ? halves(tablespoon, quantity) : halves(teaspoon, quantity)
  const fitting = sizes.filter(([size]) => size <= limit + 1e-9).toSorted(([a], [b]) => a - b)
  const [ml, text] = fitting.at(-1) ?? [Math.min(quantity, limit), 'a pinch']
  return { quantity: ml, text: `${text} ${text === 'a pinch' ? 'of ' : ''}${food.name}`, noun: food.name }
}

/** Spoon sizes up to the nearest one, smallest first. */
function halves(unit: number, quantity: number): [ml: number, text: string][] {
  const name = unit === tablespoon ? 'tablespoon' : 'teaspoon'
  const word = (count: number) => `${fraction(count)} ${name}${count > 1 ? 's' : ''}`
  const small: number[] = unit === tablespoon ? [0.5] : [0.25, 0.5, 0.75]
  const counts = [...small, 1, 1.5, 2, 3, 4, 5, 6]
  const target = nearestOf(quantity / unit, counts)
  const usable = counts.filter((count) => count <= target)
  const smaller: [number, string][] = unit === tablespoon ? halves(teaspoon, 10) : []
  return [...smaller, ...usable.map((count): [number, string] => [count * unit, word(count)])]
}

function handful(food: Food, quantity: number): Portion {
  const usual = food.per[1]
  const size =
    quantity < usual * 1.6 ? 'a small handful' : quantity < usual * 4 ? 'a handful' : 'a large handful'
  return { quantity, text: `${size} of ${food.name}`, noun: food.name }
}

function nearestOf(value: number, options: readonly number[]): number {
  return options.reduce((best, option) => (Math.abs(option - value) < Math.abs(best - value) ? option : best))
}

const glyphs: readonly [number, string][] = [
  [1 / 4, '¼'], [1 / 3, '⅓'], [1 / 2, '½'], [2 / 3, '⅔'], [3 / 4, '¾'],
] // prettier-ignore

/** A number with its fraction as a glyph: 1.5 is "1½". */
function fraction(value: number): string {
  const whole = Math.floor(value + 1e-9)
  const rest = value - whole
  if (rest < 0.02) return String(whole)
  const [, glyph] = glyphs.reduce((best, entry) =>
    Math.abs(entry[0] - rest) < Math.abs(best[0] - rest) ? entry : best,
  )
  return whole === 0 ? glyph : `${whole}${glyph}`
}

function trim(value: number): string {
  return String(Math.round(value * 100) / 100)
}
