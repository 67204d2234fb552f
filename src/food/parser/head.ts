import { compound } from './compound.ts'
import { isNamed, type Element, type Named } from './elements.ts'
import type { Meaning } from '../lexicon/lexicon.ts'
import { matchKeys } from '../lexicon/match.ts'
import type { Token } from '../lexicon/tokens.ts'

/** Why a phrase gives no food. */
export type Unread = 'nothing' | 'unknown' | 'not-food'

/** What a phrase is about, and where it stands. */
export type Head = { meaning: Meaning; from: number; to: number }

/** The name that the phrase is about: the last one, unless "of" turns the order round. */
export function headOf(core: readonly Element[], tokens: readonly Token[]): Head | Unread {
  const ofAt = core.findIndex(({ kind }) => kind === 'of')
  const part = core[ofAt - 1]
  if (part?.kind === 'describing') {
    const whole = core[core.findIndex(isNamed)]!
    const turned = whole.from > part.from ? matchKeys(keysAt(tokens, whole, part)) : undefined
    // "zest of 1 lemon"
    if (turned) return { meaning: turned, from: part.from, to: whole.to }
  }
  if (ofAt > 0 && core.slice(0, ofAt).some(isNamed))
    return headOfOf(core.slice(0, ofAt), core.slice(ofAt + 1), tokens)
  const last = core.findLastIndex(isNamed)
  const name = core[last] as Named
  const after = core.slice(last + 1).filter((element) => !isBlend(element, name, tokens))
  if (after.some(({ kind, from }) => kind === 'not-food' || places.has(tokens[from]!.key))) return 'not-food'
  if (after.some(({ kind }) => kind === 'unknown') && !isForeignAdjective(after, name)) return 'unknown'
  const before = core.slice(0, last)
  if (before.some(({ kind }) => kind === 'not-food')) return 'not-food'
  const strange = before.filter(({ kind }) => kind === 'unknown').length
  // "falcon meat"
  const ofWhat = name.meaning.kind === 'food' && name.meaning.food.id === 'meat'
  if (strange > 2 || (ofWhat && before.at(-1)?.kind === 'unknown')) return 'unknown'
  return compound(before.at(-1), name, tokens)
}

function headOfOf(
  left: readonly Element[],
  right: readonly Element[],
  tokens: readonly Token[],
): Head | Unread {
  const a = left.findLast(isNamed)
  const b = right.find(isNamed)
  // "pasta noodles of choice"
  if (a && b === undefined) return compound(left[left.indexOf(a) - 1], a, tokens)
  if (a === undefined || b === undefined) return b ?? 'unknown'
  const turned = matchKeys(keysAt(tokens, b, a))
  if (turned) return { meaning: turned, from: a.from, to: b.to }
  return a
}

// Before a name they say where a food is from ("table salt"), after it what the thing is ("coffee table").
const places = new Set(
  'table kitchen garden farm country shop store market supermarket fridge freezer pantry cupboard'.split(' '),
)

const blends = new Set(['blend', 'mix', 'mixture', 'rub', 'seasoning'])

// "Moroccan spice blend": of spices and herbs a mixture is one too.
function isBlend({ kind, from }: Element, { meaning }: Named, tokens: readonly Token[]): boolean {
  return (
    kind === 'unknown' &&
    blends.has(tokens[from]!.key) &&
    meaning.kind === 'food' &&
    ['spice', 'herb'].includes(meaning.food.role)
  )
}

function keysAt(tokens: readonly Token[], ...elements: readonly Element[]): string[] {
  return elements.flatMap(({ from, to }) => tokens.slice(from, to).map(({ key }) => key))
}

// "leche entera": in many languages an adjective follows its noun.
function isForeignAdjective(after: readonly Element[], { meaning }: Named): boolean {
  return meaning.kind === 'food' && meaning.foreign && after.length === 1
}
