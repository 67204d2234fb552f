import type { Element } from './elements.ts'
import type { Token } from '../lexicon/tokens.ts'
import { numberOf, unitOf, type Unit } from '../lexicon/units.ts'

/** After a number a measure is a measure though the tables know the letters as a food ("tsp"); cooks tell T from t. */
export function measureOf({ raw, key }: Token): Unit | undefined {
  const unit =
    raw === 'T' || raw === 'TB' || raw === 'Tb'
      ? unitOf('tbsp')
      : raw === 't'
        ? unitOf('tsp')
        : raw === 'c' || raw === 'C'
          ? unitOf('cup')
          : unitOf(key)
  return unit?.measures === 'piece' ? undefined : unit
}

/** "cups": several of a measure. */
export function isMany({ text }: Token): boolean {
  return text.endsWith('s') && !text.endsWith('ss')
}

const parts = new Set(['fillet', 'stalk', 'slice', 'cube'])

/** Whether a unit holds a food or measures it, and is no part of it. */
export function isVessel(unit: Unit): boolean {
  return unit.measures !== 'piece' || !parts.has(unit.name)
}

/** "one and a half", "two and three quarters": the sum of both. */
export function andAHalf(tokens: readonly Token[], at: number): Element | undefined {
  const whole = numberOf(tokens[at]!.text)
  if (whole === undefined || tokens[at + 1]?.text !== 'and') return undefined
  const rest = tokens.slice(at + 2, at + 4).map(({ text }) => text)
  const last = ['half', 'quarter', 'quarters', 'third', 'thirds'].indexOf(rest[1] ?? '')
  const fraction =
    last >= 0
      ? (numberOf(rest[0]!) ?? 1) * numberOf(rest[1]!.replace(/s$/, ''))!
      : rest[0] === 'half'
        ? 0.5
        : undefined
  if (fraction === undefined) return undefined
  return {
    kind: 'number',
    value: whole + fraction,
    from: at,
    to: at + (last >= 0 ? 4 : 3),
    aside: tokens[at]!.aside,
  }
}
