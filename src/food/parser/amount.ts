import type { Token } from '../lexicon/tokens.ts'
import { unitOf, type Unit } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-list.ts'
import type { Food } from '../model/food.ts'
import { isCan, isNamed, type Element } from './element.ts'

/** An amount as read: so many of a unit, or of the food itself where there is no unit. */
export type Amount = { value: number; unit?: Unit }

/**
 * Amounts of a phrase, the first one first: "2 x 400 g" and "2 (14 oz) cans" are multiplied. What stands in
 * parentheses (`context`) comes last; it counts where the phrase itself weighs nothing.
 */
export function amountsIn(core: readonly Element[], context: readonly Element[]): Amount[] {
  const own = amountsOf(core)
  const beside = amountsOf(context).filter(({ unit }) => unit === undefined || unit.measures !== 'piece')
  const [first] = own
  if (first === undefined) return beside
  if (isWeighed(first)) {
    const [inside] = beside
    // "1 (3 1/2) pound chuck roast"
    const isSplit = inside !== undefined && inside.unit === undefined && isBetween(core, context)
    return isSplit ? [{ ...first, value: first.value * inside.value }] : [...own, ...beside]
  }
  const weighed = beside.find(isWeighed)
  if (weighed === undefined) return own
  return [isOfEach(core, context) ? { ...weighed, value: weighed.value * first.value } : weighed]
}

const nameOf = (unit: Unit) => (unit.measures === 'piece' ? unit.name : undefined)

function isWeighed({ unit }: Amount): boolean {
  return unit?.measures === 'mass' || unit?.measures === 'volume'
}

// "2 cans (14 oz each)", "2 cans (14 oz) chickpeas"
function isOfEach(core: readonly Element[], context: readonly Element[]): boolean {
  const isSaid = context.some((element) => element.kind === 'unit' && nameOf(element.unit) === 'each')
  return isSaid || isBetween(core, context) || isBehindCans(core, context)
}

function isBehindCans(core: readonly Element[], [aside]: readonly Element[]): boolean {
  const cansAt = core.findIndex(isCan)
  const [count, cans, name] = core.slice(Math.max(0, cansAt - 1), cansAt + 2)
  const areSeveral = cansAt > 0 && count!.kind === 'number' && count!.value > 1
  return areSeveral && aside !== undefined && aside.from >= cans!.to && aside.from < (name?.from ?? 0)
}

// "2 (14 oz) cans", "2 (8 ounce) chicken breasts": what stands between the number and the thing is of each.
function isBetween(core: readonly Element[], context: readonly Element[]): boolean {
  const count = core.find(({ kind }) => kind === 'number')
  const thing = core.find(({ kind }) => kind === 'unit' || kind === 'named')
  const [aside] = context
  if (count === undefined || thing === undefined || aside === undefined) return false
  const isRough = context.some(({ kind }) => kind === 'commenting')
  return count.from < aside.from && aside.from < thing.from && !(isRough && thing.kind === 'named')
}

function amountsOf(run: readonly Element[]): Amount[] {
  const amounts: Amount[] = []
  let value: number | undefined
  let times = 1
  for (const [at, element] of run.entries()) {
    if (element.kind === 'number') {
      // "half a dozen", "a quarter of a pound".
      const isShare = value !== undefined && (value < 1 || element.value <= 1)
      // "4 15 oz cans", "two dozen"
      if (run[at - 1]?.kind === 'number' && !isShare) times *= value!
      else if (value !== undefined && !isShare) amounts.push({ value: value * times })
      value = isShare && value !== undefined ? value * element.value : element.value
    } else if (element.kind === 'times' && value !== undefined) {
      times = value
      value = undefined
    } else if (element.kind === 'unit') {
      const before = amounts.at(-1)
      const part = value !== undefined && isBesideBefore(run, at) ? { value, unit: element.unit } : undefined
      const sum = before && part && sumOf(before, part)
      if (sum) amounts[amounts.length - 1] = sum
      else if (value !== undefined) amounts.push({ value: value * times, unit: element.unit })
      else if (isOneOf(run, at)) amounts.push({ value: 1, unit: element.unit })
      value = undefined
    }
  }
  if (value !== undefined || times > 1) amounts.push({ value: (value ?? 1) * times })
  return amounts
}

// "1 lb 12 oz", "1 cup and 2 tablespoons": no more than one word between the first unit and the second number.
function isBesideBefore(run: readonly Element[], at: number): boolean {
  const isJoined = run[at - 2]?.kind === 'commenting'
  const [unit, number] = [run[isJoined ? at - 3 : at - 2], run[at - 1]]
  return unit?.kind === 'unit' && number?.kind === 'number' && number.from - unit.to <= 1
}

/** Two amounts as one where the second is in parts of the first one's unit: pounds and ounces, cups and spoons. */
function sumOf(whole: Amount, part: Amount): Amount | undefined {
  const [size, partSize] = [sizeOf(whole.unit), sizeOf(part.unit)]
  if (size === undefined || partSize === undefined || whole.unit!.measures !== part.unit!.measures)
    return undefined
  const isOneSystem = isMetric(size) === isMetric(partSize)
  if (!isOneSystem || part.value * partSize >= size) return undefined
  return { ...whole, value: whole.value + (part.value * partSize) / size }
}

function sizeOf(unit: Unit | undefined): number | undefined {
  if (unit?.measures === 'mass') return unit.grams
  return unit?.measures === 'volume' ? unit.millilitres : undefined
}

const isMetric = (size: number) => Number.isInteger(Math.log10(size))

// "cup of sugar", "can peas": a unit at the start, in the singular, is one.
function isOneOf(run: readonly Element[], at: number): boolean {
  const [first, next] = run
  const isOne = at === 0 && first?.kind === 'unit' && !first.many
  return isOne && (next?.kind === 'of' || next?.kind === 'named')
}

/** "2 loaves", "2 bread loaves": a number alone counts what the name ends in, where that is a unit of its own. */
export function inOwnUnit(
  amounts: readonly Amount[],
  core: readonly Element[],
  tokens: readonly Token[],
): readonly Amount[] {
  const [first, ...others] = amounts
  const unit = unitOf(tokens[core.findLast(isNamed)!.to - 1]!.key)
  const isCounted = first !== undefined && first.unit === undefined && others.length === 0
  return isCounted && unit?.measures === 'piece' && unit.grams !== undefined ? [{ ...first, unit }] : amounts
}

const cupMillilitres = 237
const mostOfAnything = 100_000

/**
 * What an amount is of a food: grams, or millilitres where the food is measured by volume or spoon.
 * `undefined` where the unit says nothing definite ("1 packet", "some").
 */
export function amountOf(food: Food, amounts: readonly Amount[]): number | undefined {
  const byUnit = (measures: Unit['measures']) => amounts.find((amount) => amount.unit?.measures === measures)
  const exact = byUnit('mass') ?? byUnit('volume') ?? byUnit('piece') ?? amounts.find(({ unit }) => !unit)
  const isPlausible = exact !== undefined && exact.value > 0 && exact.value <= mostOfAnything
  if (!isPlausible) return undefined
  // The tap runs on.
  if (food.id === 'water') return undefined
  const amount = inFoodUnits(food, exact)
  return amount === undefined ? undefined : Math.round(amount * 100) / 100
}

function inFoodUnits(food: Food, { value, unit }: Amount): number | undefined {
  const liquid = food.measure === 'volume' || food.measure === 'spoon'
  // A count of a liquid counts the fruits it is pressed from: half of each is juice.
  if (unit === undefined) {
    // "The end of a ham", "half a bread": no slice is meant.
    const isOfWhole = value <= 1 && food.pieceName === 'slice'
    return food.piece === undefined || isOfWhole ? undefined : value * food.piece * (liquid ? 0.5 : 1)
  }
  switch (unit.measures) {
    case 'mass':
      return value * unit.grams * (liquid ? cupMillilitres / (food.cup ?? cupMillilitres) : 1)
    case 'volume':
      return value * unit.millilitres * (liquid ? 1 : (food.cup ?? cupMillilitres) / cupMillilitres)
    case 'piece': {
      // "6-pack of eggs"
      const isPackOf = unit.name === 'pack' && food.measure === 'each' && value >= 4
      if (isPackOf) return food.piece === undefined ? undefined : value * food.piece
      const each = pieceOf(food, unit.name) ?? unit.grams
      return each === undefined ? undefined : value * each
    }
  }
}

// Words for a piece that mean the whole of it.
const wholePieces = wordSet('piece each stalk fillet head cube bulb stick sprig')

function pieceOf(food: Food, name: string): number | undefined {
  const known = [food.id, food.kind, food.role].map((key) => gramsOfPiece[`${key} ${name}`]).find(Boolean)
  if (known !== undefined) return known
  if (food.pieceName === name) return food.piece
  if (food.pieceName !== undefined) return undefined
  return wholePieces.has(name) ? food.piece : undefined
}

// Grams (millilitres of liquids) of pieces that the food's own row does not weigh.
// prettier-ignore
const gramsOfPiece: Readonly<Record<string, number>> = {
  'garlic head': 50, 'butter stick': 118, 'fat stick': 118, 'garlic piece': 5, 'leaf bunch': 200, 'salad bunch': 150,
  'leaf bag': 200, 'leaf handful': 30, 'vegetable bunch': 250, 'spring-onion bunch': 100, 'herb handful': 10, 'herb stalk': 2,
  'herb bunch': 30, 'herb leaf': 0.5, 'spice inch': 2, 'cabbage head': 800, 'brassica head': 500,
  'salad head': 300, 'starch handful': 60, 'nut handful': 30, 'fruit handful': 60, 'bread piece': 40, 'roll slice': 20,
  'bread pack': 400, 'bacon slice': 25, 'cheese slice': 20, 'ready-meat slice': 20, 'cured-meat slice': 10,
  'protein slice': 25, 'ready slice': 120, 'cake slice': 80, 'sponge-cake slice': 80, 'cheese handful': 30, 'cheese pack': 125, 'drink bottle': 500, 'drink can': 330,
  'spirit bottle': 700, 'beer bottle': 330, 'beer can': 330, 'wine bottle': 750, 'liquid can': 400,
  'dairy can': 400, 'liquid pack': 500, 'dairy pack': 250, 'pasta pack': 400, 'rice pack': 400,
  'flour pack': 500, 'spice pack': 5, 'taco-seasoning pack': 30, 'spice-blend pack': 25, 'soft-cheese pack': 250, 'white-fish fillet': 150,
  'cooked-pulse jar': 400, 'tomato-sauce jar': 680, 'cooking-sauce jar': 400, 'pickle jar': 400, 'tinned-vegetable jar': 300, 'leavening pack': 7,
  // Drained, where one drains it.
  'pesto jar': 190, 'red-pesto jar': 190, 'vegan-pesto jar': 190, 'caper jar': 100, 'olive jar': 160, 'sun-dried-tomato jar': 180,
  'anchovy can': 30, 'crab-meat can': 120, 'smoked-oyster can': 65, 'corned-beef can': 340, 'spam can': 340,
  'stout can': 440, 'stout bottle': 500, 'green-herb-sauce jar': 400, 'sweet-spread jar': 340, 'nut-butter jar': 340, 'dip jar': 300, 'dip pack': 200,
  'mozzarella ball': 125, 'fresh-mozzarella ball': 125, 'burrata ball': 125,
}
