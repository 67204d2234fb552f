import type { Token } from '../lexicon/tokens.ts'
import { numberOf } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-list.ts'
import type { Element } from './element.ts'

const daysIn: ReadonlyMap<string, number> = new Map([
  ['day', 1],
  ['night', 1],
  ['week', 7],
  ['fortnight', 14],
  ['month', 30],
  ['year', 365],
])

// "28 day aged steak" has been kept on purpose.
const ripening = wordSet('aged matured cured dry hung')

/**
 * How long ago something was cooked or bought: "5 day old", "a week ago", "last night's", "yesterday's". Of what is
 * "old" its age is said alone; all else speaks of a meal.
 */
export function ageAt(tokens: readonly Token[], at: number): Element | undefined {
  const [first, second, third] = [tokens[at]!, tokens[at + 1], tokens[at + 2]]
  const { aside, text } = first
  const days = daysIn.get(second?.key ?? '')
  const bare = daysIn.get(first.key)
  if (days === undefined && bare === undefined && !text.startsWith('yesterday')) return undefined
  const age = (days: number, length: number, isOld = false): Element => ({
    kind: 'age',
    days,
    isOld,
    from: at,
    to: at + length,
    aside,
  })
  if (text === 'yesterday' || text === 'yesterdays') return age(1, 1)
  if (text === 'last' && days !== undefined) return age(days, 2)
  if (bare !== undefined && second?.text === 'old') return age(bare, 2, true)
  const number = first.kind === 'number' ? first.value : numberOf(text)
  if (number === undefined || days === undefined) return undefined
  if (ripening.has(third?.text ?? '')) return { kind: 'describing', from: at, to: at + 3, aside }
  if (third?.text === 'old') return age(number * days, 3, true)
  return age(number * days, third?.text === 'ago' ? 3 : 2)
}
