import type { SafeRule } from '#food/model/facts.ts'
import type { Food } from '#food/model/food.ts'
import type { Portion } from '../recipe.ts'
import {
  metricVolume,
  metricWeight,
  rounding,
  roundGrams,
  roundMillilitres,
  spoonful,
  tablespoon,
  usCup,
  usVolume,
  usWeight,
  withFraction,
} from './kitchen-measures.ts'

/** Whether there is less of a food than a third of the smallest helping: a crumb, no ingredient. */
export function isScarce({ food, have }: { food: Food; have?: number }): boolean {
  // Spices, salt and leavening do their work by the pinch.
  return have !== undefined && food.per[0] >= 2 && have < food.per[0] / 3
}

/** Whether there is less of a food than a small helping for one. */
export function isShort({ food, have }: { food: Food; have?: number }): boolean {
  return have !== undefined && have < food.per[0]
}

/** "2 onions (about 300 g, 10½ oz)": a line of the ingredient list without its preparation. */
export function portionText({ measure, noun, weighs }: Portion): string {
  return `${measure} ${noun}${weighs === '' ? '' : ` (${weighs})`}`
}

/**
 * Rounds `quantity` (grams or millilitres) to what a cook can measure and words it: metric with US in
 * brackets. With `limit`, what the visitor has, it never rounds above it.
 */
export function portion(food: Food, quantity: number, limit = Infinity): Portion {
  const wanted = Math.min(quantity, limit)
  switch (food.measure) {
    case 'each':
      return inPieces(food, wanted, limit)
    case 'weight':
      return byWeight(food, wanted, limit)
    case 'volume':
      return wanted < 3 * tablespoon ? inSpoons(food, wanted, limit) : byVolume(food, wanted, limit)
    case 'spoon':
      if (wanted <= 4 * tablespoon) return inSpoons(food, wanted, limit)
      return isPourable(food) ? byVolume(food, wanted, limit) : volumeWeighed(food, wanted, limit)
    case 'handful':
      return inHandfuls(food, wanted)
    case 'pinch':
      return wanted < 1.25 ? uncounted(food, wanted, 'a pinch of') : inSpoons(food, wanted, limit)
  }
}

/** Whether a spoonful of it runs off the spoon: larger amounts are then poured, not weighed. */
function isPourable({ kind }: Food): boolean {
  return ['oil', 'vinegar', 'salty-sauce', 'syrup', 'condiment', 'citrus'].includes(kind)
}

/** A measure of what has no plural: "a handful of basil". */
function uncounted(food: Food, quantity: number, measure: string): Portion {
  return { quantity, measure, noun: food.name, weighs: '' }
}

function inHandfuls(food: Food, quantity: number): Portion {
  const usual = food.per[1]
  if (quantity < usual * 1.6) return uncounted(food, quantity, 'a small handful of')
  return uncounted(food, quantity, quantity < usual * 4 ? 'a handful of' : 'a large handful of')
}

function inSpoons(food: Food, quantity: number, limit: number): Portion {
  const { ml, words } = spoonful(quantity, limit)
  return uncounted(food, ml, words)
}

function byVolume(food: Food, quantity: number, limit: number): Portion {
  const ml = roundMillilitres(quantity, limit)
  return uncounted(food, ml, `${metricVolume(ml)} (${usVolume(ml)})`)
}

/** What is measured in millilitres, weighed: whipped cream is mostly air. */
function volumeWeighed(food: Food, ml: number, limit: number): Portion {
  const gramsPerMl = (food.cup ?? usCup) / usCup
  const weighed = byWeight(food, ml * gramsPerMl, limit * gramsPerMl)
  return { ...weighed, quantity: weighed.quantity / gramsPerMl }
}

/** What is measured in grams, spooned: nobody weighs eight grams of sugar. */
function weightSpooned(food: Food, cup: number, grams: number, limit: number): Portion {
  const gramsPerMl = cup / usCup
  const spooned = inSpoons(food, grams / gramsPerMl, limit / gramsPerMl)
  return { ...spooned, quantity: spooned.quantity * gramsPerMl }
}

function inPieces(food: Food, quantity: number, limit: number): Portion {
  const piece = food.piece ?? 100
  const most = limit / piece + rounding
  const divisible = food.kind !== 'egg' && food.pieceName === undefined && piece >= 40
  const isLessThanOne = most < (divisible ? 0.5 : 1) || (most > 0.7 && most < 1)
  // A leaf or a pod that was measured by the spoon goes back by the spoon: nobody weighs a gram.
  if (isLessThanOne && food.cup && piece < 20) return weightSpooned(food, food.cup, quantity, limit)
  if (isLessThanOne) return byWeight({ ...food, plural: food.name }, quantity, limit)
  if (isAllWeighed(piece, quantity, limit)) return byWeight({ ...food, name: food.plural }, quantity, limit)
  const nearest = quantity / piece < 0.75 && divisible ? 0.5 : Math.max(1, Math.round(quantity / piece))
  const count = nearest <= most ? nearest : most >= 1 ? Math.floor(most) : 0.5
  return { quantity: count * piece, ...counted(food, count), weighs: '' }
}

/** Whether it is all of what the visitor weighed: "500 g new potatoes" are not counted on the way into the pot. */
function isAllWeighed(piece: number, quantity: number, limit: number): boolean {
  const count = limit / piece
  return count < Infinity && count > 2 && quantity > limit * 0.9 && !isAboutWhole(count)
}

/** "3 cloves of" garlic, "½" onion. */
function counted({ name, plural, pieceName }: Food, count: number): Pick<Portion, 'measure' | 'noun'> {
  const shown = withFraction(count)
  if (pieceName === undefined) return { measure: shown, noun: count <= 1 ? name : plural }
  return { measure: `${shown} ${count <= 1 ? pieceName : pluralOfPiece(pieceName)} of`, noun: name }
}

function pluralOfPiece(name: string): string {
  if (name === 'leaf' || name === 'loaf') return name.slice(0, -1) + 'ves'
  return /(ch|sh|s|x)$/.test(name) ? `${name}es` : `${name}s`
}

// Grams: less than that no kitchen scale shows.
const leastWeighed = 5

/** Chops, thighs and fillets are several where they are weighed together; a chorizo is cut from one. */
const cutInPieces: ReadonlySet<SafeRule> = new Set(['poultry', 'whole-cut', 'fish'])

function byWeight(food: Food, quantity: number, limit: number): Portion {
  const isSpoonful = quantity < leastWeighed || (food.kind === 'sugar' && quantity <= 45)
  if (food.cup && isSpoonful) return weightSpooned(food, food.cup, quantity, limit)
  const isCountable = food.piece !== undefined && food.pieceName === undefined && food.plural !== food.name
  const whole = isCountable ? inWholePieces(food, food.piece ?? 1, quantity, limit) : undefined
  if (whole) return whole
  const grams = roundGrams(quantity, limit)
  const isOnePiece = isCountable && grams < (food.piece ?? 1) * piecesForSeveral(food)
  return {
    quantity: grams,
    measure: `${metricWeight(grams)} (${usWeight(grams)})`,
    // Part of a piece, or a joint, is one thing whatever it weighs.
    noun: isOnePiece || food.kind === 'roast' ? food.name : food.plural,
    weighs: '',
  }
}

/** How many pieces weigh what is said of several: "250 g mushrooms", but "150 g aubergine". */
function piecesForSeveral({ safeRule, kind }: Food): number {
  if (safeRule === undefined) return 2
  return cutInPieces.has(safeRule) && !kind.endsWith('sausage') ? 1.5 : Infinity
}

/** Whether what the visitor has is a number of pieces; anything between was weighed. */
const isAboutWhole = (count: number) => Math.abs(count - Math.round(count)) <= 0.02

/** "2 carrots (about 200 g, 7 oz)", or undefined where no whole number of pieces comes near. */
function inWholePieces(food: Food, piece: number, quantity: number, limit: number): Portion | undefined {
  // Who says "1 lb chicken breast" has weighed it.
  if (limit < Infinity && !isAboutWhole(limit / piece)) return undefined
  if (quantity < piece * 0.75) return undefined
  const nearest = Math.max(1, Math.round(quantity / piece))
  const count = nearest * piece > limit + rounding ? Math.floor(limit / piece) : nearest
  const grams = count * piece
  // Nearly two mushrooms are weighed: half of them would stay behind.
  if (grams < Math.min(quantity, limit) * 0.7) return undefined
  return {
    quantity: grams,
    measure: String(count),
    noun: count === 1 ? food.name : food.plural,
    weighs: `about ${metricWeight(grams)}, ${usWeight(grams)}`,
  }
}
