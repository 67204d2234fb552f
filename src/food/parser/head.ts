import { matchKeys } from '../lexicon/match.ts'
import type { Token } from '../lexicon/tokens.ts'
import { wordSet } from '../lexicon/word-list.ts'
import { compound } from './compound.ts'
import { isNamed, keysAt, type Element, type Named } from './element.ts'
import type { Head, Unread } from './reading.ts'
import { isPowderWord, isShape, powdered } from './shape.ts'

/** The name that the phrase is about: the last one, unless "of" turns the order round. */
export function headOf(core: readonly Element[], tokens: readonly Token[]): Head | Unread {
  const ofAt = core.findIndex(({ kind }) => kind === 'of')
  // "the whites only of six eggs"
  const part = core.slice(0, Math.max(0, ofAt)).findLast(({ from }) => tokens[from]!.text !== 'only')
  if (part?.kind === 'describing') {
    const whole = core[core.findIndex(isNamed)]!
    const turned = whole.from > part.from ? matchKeys(keysAt([whole, part], tokens)) : undefined
    // "zest of 1 lemon"
    if (turned) return { meaning: turned, from: part.from, to: whole.to }
  }
  const left = core.slice(0, Math.max(0, ofAt))
  return left.some(isNamed) ? headAroundOf(left, core.slice(ofAt + 1), tokens) : lastNameOf(core, tokens)
}

function headAroundOf(
  left: readonly Element[],
  right: readonly Element[],
  tokens: readonly Token[],
): Head | Unread {
  const a = left.findLast(isNamed)!
  const b = right.find(isNamed)
  // "pasta noodles of choice"
  if (b === undefined) return compound(left.slice(0, left.indexOf(a)), a, tokens)
  const turned = matchKeys(keysAt([b, a], tokens))
  return turned ? { meaning: turned, from: a.from, to: b.to } : a
}

function lastNameOf(core: readonly Element[], tokens: readonly Token[]): Head | Unread {
  const last = core.findLastIndex(isNamed)
  const name = core[last] as Named
  const before = core.slice(0, last)
  const next = core[last + 1]
  const isPowder = next?.from === name.to && isPowderWord(next, tokens)
  const after = core
    .slice(isPowder ? last + 2 : last + 1)
    .filter((element) => !isBlend(element, name, tokens) && !isShape(element, name, tokens))
  if (after.some(({ kind, from }) => kind === 'not-food' || places.has(tokens[from]!.key))) return 'not-food'
  if (after.some(({ kind }) => kind === 'unknown') && !isForeignAdjective(after, name)) return 'unknown'
  if (before.some(({ kind }) => kind === 'not-food')) return 'not-food'
  const strange = before.filter(({ kind }) => kind === 'unknown').length
  // "falcon meat"
  const isBareMeat = name.meaning.kind === 'food' && name.meaning.food.id === 'meat'
  const isOfUnknown = isBareMeat && before.at(-1)?.kind === 'unknown'
  if (strange > 2 || isOfUnknown) return 'unknown'
  const head = compound(before, name, tokens)
  return isPowder && typeof head !== 'string' ? powdered(head, tokens) : head
}

// Before a name they say where a food is from ("table salt"), after it what the thing is ("coffee table").
const places = wordSet(`
  table kitchen garden farm country shop store market supermarket fridge freezer pantry cupboard
`)

const blends = new Set(['blend', 'mix', 'mixture', 'rub', 'seasoning'])

// "Moroccan spice blend": of spices and herbs a mixture is one too.
function isBlend({ kind, from }: Element, { meaning }: Named, tokens: readonly Token[]): boolean {
  const isSeasoning = meaning.kind === 'food' && ['spice', 'herb'].includes(meaning.food.role)
  return kind === 'unknown' && isSeasoning && blends.has(tokens[from]!.key)
}

// "leche entera": in many languages an adjective follows its noun.
function isForeignAdjective(after: readonly Element[], { meaning }: Named): boolean {
  return meaning.kind === 'food' && meaning.foreign && after.length === 1
}
