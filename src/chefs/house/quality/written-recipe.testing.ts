/** One line of the ingredient list as it is written. */
export type WrittenIngredient = {
  line: string
  /** "300 g", "2 tablespoons", "a small handful of", "1½". */
  amount: string
  /** In the unit's own measure; pieces where there is no unit. */
  quantity: number
  unit: 'g' | 'ml' | 'piece' | 'spoon' | 'handful' | 'pinch'
  /** The amount again in US measure, in grams or millilitres. */
  also?: number
  /** "clove" of "3 cloves of garlic". */
  piece?: string
  /** Food words with their condition: "frozen peas". */
  food: string
  foreign?: string
  preparation?: string
  /** An extra: from the pantry, or to buy. */
  pantry: boolean
  bought: boolean
  /** Stock from cubes, gravy from granules. */
  isMadeUp: boolean
}

type WrittenStep = { text: string; minutes: number; meanwhile: boolean }

export type WrittenRecipe = {
  title: string
  sentence: string
  /** Servings, or pieces of a batch. */
  serves: number
  /** Counted in pieces: what one of them holds says nothing. */
  isBatch: boolean
  /** Minutes; `cooking` is 0 where only one time is stated. */
  total: number
  preparing: number
  cooking: number
  ingredients: WrittenIngredient[]
  steps: WrittenStep[]
  tip?: string
}

const shape =
  /^## (?<title>[^\n]+)\n\n(?<sentence>[^\n]+)\n\n(?<counted>Serves|Makes) (?:about )?(?<serves>[1-9]\d*)(?: [^·\n]+)? · (?<time>[^\n]+)\n\n### Ingredients\n\n(?<list>(?:- [^\n]+\n)+)\n### Method\n\n(?<method>(?:\d+\. [^\n]+\n)+)(?:\n\*\*Tip:\*\* (?<tip>[^\n]+)\n)?$/

/** Reads a recipe back from its markdown; `undefined` where it hasn't the shape of one. */
export function parseRecipe(markdown: string): WrittenRecipe | undefined {
  const found = shape.exec(markdown)?.groups
  if (found === undefined) return undefined
  const { title = '', sentence = '', serves, time = '', list = '', method = '', tip } = found
  const [total = 0, preparing = 0, cooking = 0] = time.split(/\(|, /).map(minutesIn)
  const recipe: WrittenRecipe = {
    title,
    sentence,
    serves: Number(serves),
    isBatch: found['counted'] === 'Makes',
    total,
    preparing: time.includes('(') ? preparing : total,
    cooking,
    ingredients: list.trim().split('\n').map(parseIngredient),
    steps: method.trim().split('\n').map(parseStep),
  }
  if (tip !== undefined) recipe.tip = tip
  return recipe
}

function parseStep(line: string, index: number): WrittenStep {
  const text = line.replace(new RegExp(`^${index + 1}\\. `), '')
  return { text, minutes: minutesIn(text), meanwhile: text.startsWith('Meanwhile,') }
}

/** All durations that a text states, in minutes. */
export function minutesIn(text: string): number {
  let sum = 0
  for (const [, last, count = '', unit, side] of text.matchAll(stated)) {
    // "for the last 4 minutes" lies within a time that is stated already.
    if (last) continue
    sum += valueOf(count) * ({ hour: 60, second: 1 / 60 }[unit!] ?? 1) * (side ? 2 : 1)
  }
  return Math.round(sum)
}

const glyphs: Record<string, number> = { '¼': 0.25, '⅓': 1 / 3, '½': 0.5, '⅔': 2 / 3, '¾': 0.75 }
const number = String.raw`(?:\d+(?:\.\d+)?[¼⅓½⅔¾]?|[¼⅓½⅔¾])`
const stated = new RegExp(
  String.raw`(\blast )?(?:${number} to )?(${number}) (hour|minute|second)s?\b( (?:a|on each|per|each) side)?`,
  'g',
)

/** "1½" as a number. */
export function valueOf(text: string): number {
  const glyph = glyphs[text.slice(-1)]
  return glyph === undefined ? Number(text) : Number(text.slice(0, -1) || 0) + glyph
}

const grams: Record<string, number> = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 }
const millilitres: Record<string, number> = {
  ml: 1,
  litre: 1000,
  litres: 1000,
  tbsp: 15,
  cup: 240,
  cups: 240,
}
/** Millilitres. */
export const spoonful: Record<string, number> = { teaspoon: 5, teaspoons: 5, tablespoon: 15, tablespoons: 15 }

const weighed = new RegExp(`^(${number}) (g|kg|ml|litres?) \\(([^)]+)\\) (.+)$`)
const spooned = new RegExp(`^(${number}) (teaspoons?|tablespoons?) (.+)$`)
const added = new RegExp(`^(${number}) tablespoons? plus (${number}) teaspoons? (.+)$`)
const tinned = new RegExp(`^(${number}) cans? of ([^(,]+?) \\((\\d+) g(?: each)?\\)(.*)$`)
const cut = /^an? (\d+) cm piece of (.+)$/
const vague =
  /^(a small handful|½ handful|a handful|\d+ handfuls|a large handful|a pinch|\d+ pinches|a knob|a bunch|½ bunch|\d+ bunches) of (.+)$/
const counted = new RegExp(`^(${number}) (.+)$`)

function parseIngredient(line: string): WrittenIngredient {
  const mark = / \*\((pantry|to buy[^)]*)\)\*$/.exec(line)
  const [pantry, bought] = [mark !== null, mark?.[1] !== undefined && mark[1] !== 'pantry']
  const madeUp = / \((?:from \d+ cubes?|made up as the packet says)\)/.exec(line)
  let rest = line
    .slice(2)
    .replace(mark?.[0] ?? '', '')
    .replace(madeUp?.[0] ?? '', '')
  const about = /\(about (\d[\d.]*) (g|kg), ([^)]+)\)/.exec(rest)
  if (about) rest = rest.replace(` ${about[0]}`, '')
  const [amount, food] = [rest, '']
  let read: WrittenIngredient = {
    line,
    amount,
    quantity: Number.NaN,
    unit: 'piece',
    food,
    pantry,
    bought,
    isMadeUp: madeUp !== null,
  }
  let match: RegExpExecArray | null
  if ((match = tinned.exec(rest))) {
    const [, count = '', name = '', , after = ''] = match
    read = {
      ...read,
      amount: count,
      quantity: valueOf(count),
      piece: valueOf(count) > 1 ? 'cans' : 'can',
      food: `${name}${after}`,
    }
  } else if ((match = added.exec(rest))) {
    const [, tablespoons = '', teaspoons = '', name = ''] = match
    const quantity = valueOf(tablespoons) * 15 + valueOf(teaspoons) * 5
    read = { ...read, amount: `${quantity} ml`, quantity, unit: 'spoon', food: name }
  } else if ((match = cut.exec(rest))) {
    read = { ...read, amount: match[1]!, quantity: Number(match[1]), unit: 'handful', food: match[2]! }
  } else if ((match = weighed.exec(rest))) {
    const [, count = '', unit = '', us = '', name = ''] = match
    const scale = grams[unit] ?? millilitres[unit]!
    read = {
      ...read,
      amount: `${count} ${unit}`,
      quantity: valueOf(count) * scale,
      unit: unit in grams ? 'g' : 'ml',
      also: usMeasure(us),
      food: name,
    }
  } else if ((match = spooned.exec(rest))) {
    const [, count = '', unit = '', name = ''] = match
    read = {
      ...read,
      amount: `${count} ${unit}`,
      quantity: valueOf(count) * spoonful[unit]!,
      unit: 'spoon',
      food: name,
    }
  } else if ((match = vague.exec(rest))) {
    const [, amount = '', name = ''] = match
    read = { ...read, amount, quantity: 1, unit: amount.includes('pinch') ? 'pinch' : 'handful', food: name }
  } else if ((match = counted.exec(rest))) {
    const [, count = '', name = ''] = match
    const of = /^(?!leg |rack |shoulder )([a-z]+) of (.+)$/.exec(name)
    read = { ...read, amount: count, quantity: valueOf(count), unit: 'piece', food: of ? of[2]! : name }
    if (of) read.piece = of[1]!
    if (about) read.also = usMeasure(about[3]!)
  }
  return withoutComments(read)
}

/** Splits "chicken (pollo), cut into strips" into the food, the visitor's own word and the preparation. */
function withoutComments(read: WrittenIngredient): WrittenIngredient {
  const at = read.food.search(/,(?! [A-Z])/)
  const preparation = at < 0 ? undefined : read.food.slice(at + 2)
  const named = at < 0 ? read.food : read.food.slice(0, at)
  const foreign = / \(([^)]+)\)$/.exec(named)
  return {
    ...read,
    food: foreign ? named.slice(0, foreign.index) : named,
    ...(foreign && { foreign: foreign[1]! }),
    ...(preparation !== undefined && { preparation }),
  }
}

/** "1 lb 2 oz", "2⅓ cups", "10½ oz" in grams or millilitres. */
function usMeasure(text: string): number {
  let sum = 0
  for (const [, count = '', unit = ''] of text.matchAll(new RegExp(`(${number}) (oz|lb|cups?|tbsp)`, 'g')))
    sum += valueOf(count) * (grams[unit] ?? millilitres[unit]!)
  return sum
}
