/** Millilitres. */
export const tablespoon = 15
const teaspoon = 5
export const usCup = 240

const gramsPerOunce = 28.35
/** So near a limit counts as on it: amounts are sums of fractions. */
export const rounding = 1e-9

/** The nearest multiple of a step that grows with the amount; never above the limit. */
function roundTo(amount: number, step: number, limit: number): number {
  const rounded = Math.round(amount / step) * step
  return rounded <= limit ? rounded : Math.max(1, Math.floor(limit / step) * step)
}

/** Grams as a kitchen scale is read. */
export function roundGrams(grams: number, limit: number): number {
  const step = grams < 20 ? 1 : grams < 250 ? 5 : grams < 1000 ? 25 : 50
  return roundTo(Math.max(step, grams), step, limit)
}

/** Millilitres as a measuring jug is read. */
export function roundMillilitres(ml: number, limit: number): number {
  const step = ml < 100 ? 5 : ml < 300 ? 10 : ml < 1000 ? 25 : 50
  return roundTo(ml, step, limit)
}

/** "300 g", "1.2 kg". */
export function metricWeight(grams: number): string {
  return grams >= 1000 ? `${decimal(grams / 1000)} kg` : `${decimal(grams)} g`
}

/** "10½ oz", "2 lb 3 oz". */
export function usWeight(grams: number): string {
  const ounces = grams / gramsPerOunce
  if (ounces < 15.75) {
    const rounded = ounces < 3 ? Math.round(ounces * 4) / 4 : Math.round(ounces * 2) / 2
    return `${withFraction(Math.max(0.25, rounded))} oz`
  }
  const pounds = Math.floor((ounces + 0.5) / 16)
  const rest = Math.max(0, Math.round(ounces - pounds * 16))
  return rest === 0 ? `${pounds} lb` : `${pounds} lb ${rest} oz`
}

/** "250 ml", "1.5 litres". */
export function metricVolume(ml: number): string {
  if (ml < 1000) return `${decimal(ml)} ml`
  return `${decimal(ml / 1000)} ${ml === 1000 ? 'litre' : 'litres'}`
}

/** "1½ cups", "3 tbsp". */
export function usVolume(ml: number): string {
  const cups = ml / usCup
  if (cups < 0.22) return `${withFraction(Math.round((ml / tablespoon) * 2) / 2)} tbsp`
  const count = Math.floor(cups) + nearestOf(cups % 1, [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1])
  return `${withFraction(count)} ${count > 1 ? 'cups' : 'cup'}`
}

type Spoonful = { ml: number; words: string }

/** The spoons nearest to so many millilitres that are not above the limit, or a pinch. */
export function spoonful(ml: number, limit: number): Spoonful {
  const sizes = ml >= 12 ? [...teaspoons(10), ...tablespoons(ml)] : teaspoons(ml)
  const fitting = sizes.filter((size) => size.ml <= limit + rounding).toSorted((a, b) => a.ml - b.ml)
  return fitting.at(-1) ?? { ml: Math.min(ml, limit), words: 'a pinch of' }
}

function teaspoons(ml: number): Spoonful[] {
  return spoonsUpTo(ml, teaspoon, 'teaspoon', [0.25, 0.5, 0.75])
}

function tablespoons(ml: number): Spoonful[] {
  return spoonsUpTo(ml, tablespoon, 'tablespoon', [0.5])
}

/** Spoon sizes up to the one nearest to so many millilitres, smallest first. */
function spoonsUpTo(ml: number, spoon: number, name: string, parts: readonly number[]): Spoonful[] {
  const counts = [...parts, 1, 1.5, 2, 3, 4, 5, 6]
  const nearest = nearestOf(ml / spoon, counts)
  return counts
    .filter((count) => count <= nearest)
    .map((count) => ({ ml: count * spoon, words: `${withFraction(count)} ${name}${count > 1 ? 's' : ''}` }))
}

function nearestOf(value: number, options: readonly number[]): number {
  return options.reduce((best, option) => (Math.abs(option - value) < Math.abs(best - value) ? option : best))
}

const glyphs: readonly [number, string][] = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
]

/** A number with its fraction as a glyph: 1.5 is "1½". */
export function withFraction(value: number): string {
  const whole = Math.floor(value + rounding)
  const rest = value - whole
  if (rest < 0.02) return String(whole)
  const [, glyph] = glyphs.reduce((best, entry) =>
    Math.abs(entry[0] - rest) < Math.abs(best[0] - rest) ? entry : best,
  )
  return whole === 0 ? glyph : `${whole}${glyph}`
}

function decimal(value: number): string {
  return String(Math.round(value * 100) / 100)
}
