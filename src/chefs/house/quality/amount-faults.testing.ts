import type { Food } from '#food/model/food.ts'
import type { Case, Line } from './case.testing.ts'
import { spoonful, valueOf } from './written-recipe.testing.ts'

/** Invariant 4: amounts are plausible, measurable and no more than the visitor has. */
export function amountFaults({ lines, recipe }: Case): string[] {
  const single = lines.flatMap((line) => [
    ...measures(line),
    ...supply(line),
    ...(recipe.isBatch || line.isMadeUp ? [] : bounds(line, recipe.serves)),
    ...numbers(line),
  ])
  return [...single, ...poured(lines, recipe)]
}

/** Grams in a US cup of what the tables say nothing of: water. */
const plainCup = 237

/**
 * Grams or millilitres as the food's own measure counts, or undefined where the line says nothing definite.
 */
function amountOf({ of, unit, quantity, piece, food }: Line): number | undefined {
  const gramsPerMl = (of.cup ?? plainCup) / plainCup
  const isByVolume = of.measure === 'spoon' || of.measure === 'volume'
  switch (unit) {
    case 'g':
      return isByVolume ? quantity / gramsPerMl : quantity
    case 'ml':
      return isByVolume ? quantity : quantity * gramsPerMl
    case 'spoon':
      return isByVolume || of.measure === 'pinch' ? quantity : quantity * gramsPerMl
    case 'piece':
      if (/lea(?:f|ves)$/.test(food)) return undefined
      // A slice or a stalk of it is no whole one.
      return of.piece === undefined ||
        (piece !== undefined && piece !== of.pieceName && !piece.startsWith('can'))
        ? undefined
        : quantity * of.piece
    case 'handful':
    case 'pinch':
      return undefined
  }
}

function measures({ line, quantity, unit, also }: Line): string[] {
  if (!(quantity > 0)) return [`4: no amount that can be read | ${line}`]
  const isMeasuredTwice = also !== undefined && (unit === 'g' || unit === 'ml')
  if (!isMeasuredTwice || quantity < 3) return []
  const isOdd = unit === 'g' && quantity >= 20 && quantity % 5 !== 0
  if (isOdd) return [`4: an amount nobody measures | ${line}`]
  const slack = unit === 'g' ? Math.max(quantity * 0.13, 6) : Math.max(quantity * 0.26, 8)
  return Math.abs(also - quantity) > slack ? [`4: metric and US measures disagree | ${line}`] : []
}

function supply(line: Line): string[] {
  const amount = amountOf(line)
  const have = line.listed?.have
  // "475 ml dashi (from 1 cube)" is not measured in what the visitor has.
  if (amount === undefined || have === undefined || line.isMadeUp) return []
  return amount > have * 1.02 + 0.6
    ? [`4: more than the visitor has | ${line.line} of ${have} in "${line.listed!.entries.join(', ')}"`]
    : []
}

// What a pot, a tin or a batch of dough takes is measured by the whole, not by the plate.
const byTheBatch: readonly Food['kind'][] = [
  'citrus', 'water', 'flour', 'sugar', 'butter', 'oil', 'animal-fat', 'egg', 'milk', 'plant-milk', 'chocolate', 'salt',
  'stock', 'cream', 'syrup', 'starch', 'leavening', 'cereal', 'wine', 'beer', 'vinegar', 'soft-drink', 'juice',
  'plant-dairy', 'yogurt', 'hot-drink',
] // prettier-ignore

function bounds(line: Line, serves: number): string[] {
  const amount = amountOf(line)
  if (amount === undefined) return []
  const [least, , most] = line.of.per
  const each = amount / serves
  const said = `${line.line}, serves ${serves}`
  if (each > mostEach(line, serves))
    return [`4: too much for a serving | ${said} (${Math.round(each)} of ${most})`]
  const isAllThereIs = line.listed?.have !== undefined && amount > line.listed.have * 0.6
  const isShared = byTheBatch.includes(line.of.kind) || serves >= 6
  const isTooLittle = each < least * (isShared || !makesTheDish.includes(line.of.role) ? 0.05 : 0.2)
  return isTooLittle && !isAllThereIs
    ? [`4: too little for a serving | ${said} (${Math.round(each * 10) / 10} of ${least})`]
    : []
}

/** Roles of which a dish is made; of the rest a little may be right. */
const makesTheDish: readonly Food['role'][] = ['protein', 'vegetable', 'leaf', 'starch', 'fruit']

/** The most of a line, in grams or millilitres, that one person is served. */
function mostEach({ of, unit, condition }: Line, serves: number): number {
  const [, , most] = of.per
  if (byTheBatch.includes(of.kind)) return Math.max(most * 3, batchMost(of) / serves)
  const isSwollen = of.state === 'dried' && ['cooked', 'leftover', 'canned'].includes(condition ?? '')
  const onePiece = ((of.piece ?? 0) * 1.01) / serves
  const oneSpoon = unit === 'spoon' ? 5 / serves : 0
  // A dish that is made of one thing has more of it: onions in an onion soup.
  return Math.max(most * 2.7 * (isSwollen ? 2.5 : 1), onePiece * 2, oneSpoon)
}

function batchMost({ kind }: Food): number {
  return (
    {
      water: 6000,
      flour: 600,
      egg: 400,
      salt: 45,
      oil: 1200,
      'animal-fat': 800,
      stock: 2000,
      'hot-drink': 400,
    }[kind as string] ?? 400
  )
}

const measuredWater = /(\d[\d.]*) (ml|litres?) \([^)]*\) water|(\S+) (tablespoon|teaspoon)s? water/g
const unmeasuredWater =
  /\b(?:pour in|bring|add|heat) the (?:[\p{L} ]+(?:,| and) )*water\b(?! chestnut| spinach)/iu

/** Water that several steps share is measured in each of them, and the list has the sum. */
function poured(lines: readonly Line[], { steps, title }: Case['recipe']): string[] {
  const line = lines.find(({ of }) => of.id === 'water')
  if (line === undefined) return []
  const texts = steps.map(({ text }) => text)
  let sum = 0
  for (const [, count, unit, spoons = '', spoon] of texts.flatMap((text) => [
    ...text.matchAll(measuredWater),
  ]))
    sum +=
      spoon === undefined ? Number(count) * (unit === 'ml' ? 1 : 1000) : valueOf(spoons) * spoonful[spoon]!
  if (sum === 0) return []
  const unmeasured = texts.find((text) => unmeasuredWater.test(text))
  if (unmeasured) return [`4: water without its amount | ${unmeasured}`]
  const slack = Math.max(80, line.quantity * 0.2)
  return Math.abs(sum - line.quantity) > slack
    ? [`4: the water of the steps is not that of the list | ${line.line}, ${sum} ml in ${title}`]
    : []
}

/** Whether the noun is singular or plural as the count asks. */
function numbers({ line, of, unit, quantity, amount, piece }: Line): string[] {
  if (unit !== 'piece') return []
  if (piece !== undefined) return quantity > 1 === piece.endsWith('s') ? [] : [`4: grammar, pieces | ${line}`]
  const faults: string[] = []
  const rest = line.slice(2 + amount.length + 1)
  const isPlural = rest.includes(of.plural)
  const isSingular = !isPlural && rest.includes(of.name)
  const hasBoth = of.plural !== of.name
  if (hasBoth && quantity > 1 && !isPlural) faults.push(`4: grammar, several in the singular | ${line}`)
  if (hasBoth && quantity <= 1 && isPlural && !isSingular)
    faults.push(`4: grammar, one in the plural | ${line}`)
  const isCounted = of.measure !== 'volume' || line.includes('about')
  if (!isCounted) faults.push(`4: counted what is not counted | ${line}`)
  return faults
}
