import type { Token } from '../lexicon/tokens.ts'
import { numberOf, unitOf, type Unit } from '../lexicon/units.ts'
import type { Element } from './element.ts'

// Cooks tell T from t.
const letters = new Map([
  ...['T', 'TB', 'Tb'].map((letter) => [letter, 'tbsp'] as const),
  ['t', 'tsp'],
  ...['c', 'C'].map((letter) => [letter, 'cup'] as const),
])

/** After a number a measure is a measure though the tables know the letters as a food ("tsp"). */
export function measureOf({ raw, key }: Token): Unit | undefined {
  const unit = unitOf(letters.get(raw) ?? key)
  return unit?.measures === 'piece' ? undefined : unit
}

/** "cups": several of a measure. */
export function isMany({ text }: Token): boolean {
  return text.endsWith('s') && !text.endsWith('ss')
}

const partsOfFoods = new Set(['fillet', 'stalk', 'slice', 'cube'])

/** Whether a unit holds a food or measures it, and is no part of it. */
export function isVessel(unit: Unit): boolean {
  return unit.measures !== 'piece' || !partsOfFoods.has(unit.name)
}

const fractions = new Set(['half', 'quarter', 'quarters', 'third', 'thirds'])

/** "one and a half", "two and three quarters": the sum of both. */
export function andAHalf(tokens: readonly Token[], at: number): Element | undefined {
  const whole = numberOf(tokens[at]!.text)
  if (whole === undefined || tokens[at + 1]?.text !== 'and') return undefined
  const [first = '', second = ''] = tokens.slice(at + 2, at + 4).map(({ text }) => text)
  const sum = (fraction: number, length: number): Element => ({
    kind: 'number',
    value: whole + fraction,
    from: at,
    to: at + length,
    aside: tokens[at]!.aside,
  })
  if (fractions.has(second)) return sum((numberOf(first) ?? 1) * numberOf(second.replace(/s$/, ''))!, 4)
  return first === 'half' ? sum(0.5, 3) : undefined
}
