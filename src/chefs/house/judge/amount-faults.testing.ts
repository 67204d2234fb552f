import type { Food } from '#food/model/food.ts'
import type { Case, Line } from './case.testing.ts'

/** Invariant 4: amounts are plausible, measurable and no more than the visitor has. */
export function amountFaults({ lines, recipe }: Case): string[] {
  const single = lines.flatMap((line) => [
    ...measures(line),
    ...supply(line),
    ...bounds(line, recipe.serves),
    ...numbers(line),
  ])
  return [...single, ...poured(lines, recipe)]
}

/** Grams or millilitres as the food's own measure counts, or undefined where the line says nothing definite. */
function amountOf({ of, unit, quantity }: Line): number | undefined {
  switch (unit) {
    case 'g': return of.measure === 'spoon' || of.measure === 'volume' ? quantity * (237 / (of.cup ?? 237)) : quantity
    case 'ml': return of.measure === 'spoon' || of.measure === 'volume' ? quantity : quantity * ((of.cup ?? 237) / 237)
    case 'spoon': return of.measure === 'spoon' || of.measure === 'volume' || of.measure === 'pinch' ? quantity : quantity * ((of.cup ?? 237) / 237)
    case 'piece': return of.piece === undefined ? undefined : quantity * of.piece
    case 'handful':
    case 'pinch': return undefined
  }
} // prettier-ignore

function measures(line: Line): string[] {
  const { quantity, unit, also } = line
  if (!(quantity > 0)) return [`4: no amount that can be read | ${line.line}`]
  if (also === undefined || (unit !== 'g' && unit !== 'ml') || quantity < 3) return []
  const off = Math.abs(also - quantity)
  const slack = Math.max(quantity * (unit === 'g' ? 0.13 : 0.26), unit === 'g' ? 6 : 8)
  if (unit === 'g' && quantity >= 20 && quantity % 5 !== 0)
    return [`4: an amount nobody measures | ${line.line}`]
  return off > slack ? [`4: metric and US measures disagree | ${line.line}`] : []
}

function supply(line: Line): string[] {
  const amount = amountOf(line)
  const have = line.listed?.have
  if (amount === undefined || have === undefined) return []
  return amount > have * 1.02 + 0.6
    ? [`4: more than the visitor has | ${line.line} of ${have} in "${line.listed!.entries.join(', ')}"`]
    : []
}

// What a pot, a tin or a batch of dough takes is measured by the whole, not by the plate.
const byTheBatch = ['citrus', 'water', 'flour', 'sugar', 'butter', 'oil', 'animal-fat', 'egg', 'milk', 'plant-milk', 'chocolate', 'salt', 'stock', 'cream', 'syrup', 'starch', 'leavening', 'cereal', 'yeast', 'wine', 'beer', 'vinegar', 'soft-drink', 'water', 'juice', 'plant-dairy', 'yogurt'] // prettier-ignore

function bounds(line: Line, serves: number): string[] {
  const amount = amountOf(line)
  if (amount === undefined) return []
  const { of, listed } = line
  const each = amount / serves
  const [least, , most] = of.per
  const swollen = of.state === 'dried' && (line.condition === 'cooked' || line.condition === 'leftover' || line.condition === 'canned') ? 2.5 : 1 // prettier-ignore
  const high = byTheBatch.includes(of.kind)
    ? Math.max(most * 3, batchMost(of) / serves)
    : Math.max(
        most * 1.7 * swollen,
        ((of.piece ?? 0) * 1.01) / serves,
        line.unit === 'spoon' ? 5 / serves : 0,
      )
  if (each > high)
    return [`4: too much for a serving | ${line.line}, serves ${serves} (${Math.round(each)} of ${most})`]
  const scarce = listed?.have !== undefined && amount > listed.have * 0.6
  const low = byTheBatch.includes(of.kind) || serves >= 6 ? least * 0.05 : least * 0.3
  return each < low && !scarce
    ? [
        `4: too little for a serving | ${line.line}, serves ${serves} (${Math.round(each * 10) / 10} of ${least})`,
      ]
    : []
}

/** Water that several steps share is measured in each of them, and the list has the sum. */
function poured(lines: readonly Line[], { steps, title }: Case['recipe']): string[] {
  const line = lines.find(({ of }) => of.id === 'water')
  if (line === undefined) return []
  const measured = /(\d[\d.]*) (ml|litres?) \([^)]*\) water|(\S+) (tablespoons?|teaspoons?) water/g
  const texts = steps.map(({ text }) => text)
  const sum = texts.flatMap((text) => [...text.matchAll(measured)]).reduce((total, [, count, unit = '']) => total + (count === undefined ? 20 : Number(count) * (unit === 'ml' ? 1 : 1000)), 0)
  if (sum === 0) return []
  const unmeasured = texts.find((text) => /\b(?:pour in|bring|add|heat) the (?:[\p{L} ]+(?:,| and) )*water(?! chestnut| spinach)/iu.test(text))
  if (unmeasured) return [`4: water without its amount | ${unmeasured}`]
  return Math.abs(sum - line.quantity) > Math.max(80, line.quantity * 0.2) ? [`4: the water of the steps is not that of the list | ${line.line}, ${sum} ml in ${title}`] : []
} // prettier-ignore

function batchMost({ kind }: Food): number {
  return kind === 'water' ? 6000 : kind === 'flour' ? 500 : kind === 'egg' ? 200 : kind === 'salt' ? 15 : 350
}

function numbers({ line, of, unit, quantity, amount, piece }: Line): string[] {
  const faults: string[] = []
  if (unit === 'piece' && piece === undefined && of.plural !== of.name) {
    const wantsPlural = quantity > 1
    const rest = line.slice(2 + amount.length + 1)
    const isPlural = rest.includes(of.plural)
    const isSingular = !isPlural && rest.includes(of.name)
    if (wantsPlural && !isPlural) faults.push(`4: grammar, several in the singular | ${line}`)
    if (!wantsPlural && isPlural && !isSingular) faults.push(`4: grammar, one in the plural | ${line}`)
  }
  if (unit === 'piece' && piece !== undefined && quantity > 1 !== piece.endsWith('s'))
    faults.push(`4: grammar, pieces | ${line}`)
  if (unit === 'piece' && piece === undefined && of.measure !== 'each' && !/about/.test(line))
    faults.push(`4: counted what is not counted | ${line}`)
  return faults
}
