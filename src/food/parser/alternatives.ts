import { foreignJoining, sharedEndings } from '../lexicon/kitchen-words.ts'
import { foodOf } from '../lexicon/match.ts'
import type { Token } from '../lexicon/tokens.ts'
import type { Food } from '../model/food.ts'
import { isNamed, keysAt, split, textAt, tokensAt, type Element } from './element.ts'
import { readPhrase } from './phrase.ts'
import type { Entry, Reading, Unread } from './reading.ts'
import { tag } from './tag.ts'

/** Reads a clause into an entry: foods joined by "and", the first of those joined by "or". */
export function readClause(
  clause: readonly Element[],
  tokens: readonly Token[],
  context: readonly Element[],
  entry: Entry,
): void {
  const phrases = split(clause, (element) => isJoining(element, clause, tokens))
  const read = phrases.map((phrase) => readChoice(phrase, tokens, phrases.length === 1 ? context : []))
  const together = asOneFood(clause, read, tokens, context)
  if (together) {
    entry.readings.push(together)
    return
  }
  phrases.forEach((phrase, index) => {
    const reading = read[index]!
    if (typeof reading !== 'string')
      entry.readings.push(withSharedEnding(reading, read[index + 1], tokens) ?? reading)
    else if (reading !== 'nothing' && !phrases.slice(0, index).some(isCommented))
      entry.unread.push({ text: textAt(phrase, tokens), why: reading })
  })
}

// "y", "et" and "en" join only what stands between two names.
function isJoining({ kind, from }: Element, clause: readonly Element[], tokens: readonly Token[]): boolean {
  if (kind !== 'and') return false
  if (!foreignJoining.has(tokens[from]!.text)) return true
  const at = clause.findIndex((element) => element.from === from)
  return clause.slice(0, at).some(isNamed) && clause.slice(at + 1).some(isNamed)
}

/** "red and green peppers": one food with two adjectives. */
function asOneFood(
  clause: readonly Element[],
  read: readonly (Reading | Unread)[],
  tokens: readonly Token[],
  context: readonly Element[],
): Reading | undefined {
  const startsBare = read.length > 1 && read[0] === 'nothing'
  if (!startsBare || typeof read.at(-1) === 'string') return undefined
  const joined = clause.filter(({ kind }) => kind !== 'and')
  const together = readChoice(joined, tokens, context)
  return typeof together === 'string' ? undefined : together
}

function isCommented(phrase: readonly Element[]): boolean {
  const first = phrase.findIndex(isNamed)
  return first >= 0 && phrase.slice(first).some(({ kind }) => kind === 'commenting')
}

/**
 * "onion and garlic powder", "juice and zest of 1 lime": the last word belongs to both, where the tables know
 * it so.
 */
function withSharedEnding(
  reading: Reading,
  next: Reading | Unread | undefined,
  tokens: readonly Token[],
): Reading | undefined {
  if (typeof next !== 'object' || next.to - next.from < 2) return undefined
  const ending = tokens[next.to - 1]!.key
  const own = tokensAt([reading], tokens)
  const keys = own.map(({ key }) => key)
  const food = sharedEndings.has(keys[0]!)
    ? foodOf(ending, ...keys)
    : sharedEndings.has(ending) && own.every(({ text, key }) => text === key)
      ? foodOf(...keys, ending)
      : undefined
  return food && { ...reading, food }
}

/** Of "beef or vegetable stock" the first, with the head that both share; of "oil/lard" the first. */
function readChoice(
  phrase: readonly Element[],
  tokens: readonly Token[],
  context: readonly Element[],
): Reading | Unread {
  const choices = split(phrase, ({ kind }) => kind === 'or')
  const amounts = choices.filter((choice) => !choice.some(isNamed)).flat()
  const around = choices.length > 1 ? [...context, ...amounts] : context
  let result: Reading | Unread = 'nothing'
  for (const [index, choice] of choices.entries()) {
    // "455 ml / 16 fl oz chicken or lamb stock": an amount is no choice beside two of them.
    const isAmount = choice.every(({ kind }) => kind === 'number' || kind === 'unit')
    if (isAmount && choices.length - index > 2) continue
    const reading = readPhrase(choice, tokens, around)
    const names = choices[index + 1]?.filter(isNamed) ?? []
    const tail = tailOf(choice, reading, tokensAt(names, tokens), tokens)
    const { from, to } = typeof reading === 'string' ? (names[0] ?? choice[0]!) : reading
    const whole = tail.length > 0 ? readWithTail(choice, tail, tokens, around) : 'nothing'
    if (typeof whole !== 'string') return { ...whole, from, to }
    if (typeof reading !== 'string') return reading
    if (result === 'nothing') result = reading
  }
  return result
}

// The choice and its tail are read as if they had been written together, behind all that was written.
function readWithTail(
  choice: readonly Element[],
  tail: readonly Token[],
  tokens: readonly Token[],
  around: readonly Element[],
): Reading | Unread {
  const words = [...tokensAt(choice, tokens), ...tail]
  const moved = tag(words).map((element) => ({
    ...element,
    from: tokens.length + element.from,
    to: tokens.length + element.to,
  }))
  return readPhrase(moved, [...tokens, ...words], around)
}

/**
 * What the first of two choices lacks: "stock" in "beef or vegetable stock", "rice" in "white or brown rice".
 */
function tailOf(
  choice: readonly Element[],
  reading: Reading | Unread,
  name: readonly Token[],
  tokens: readonly Token[],
): readonly Token[] {
  const last = name.slice(1).slice(-1)
  if (typeof reading === 'string') {
    const isAdjectives = last.length > 0 && [choice.at(-1)!, ...tag(name.slice(0, 1))].every(isAdjective)
    return isAdjectives ? name.slice(1) : name
  }
  const keysOfLast = last.map(({ key }) => key)
  const food = foodOf(...keysAt([reading], tokens), ...keysOfLast)
  // "chicken or lamb stock", though the tables know no stock of lamb.
  const other = foodOf(...name.map(({ key }) => key)) ?? anyLiquid(keysOfLast)
  // "1 egg or 2 egg yolks" is no two kinds of yolk.
  return food && other && name[0]!.key !== tokens[reading.from]!.key ? last : []
}

function anyLiquid(keys: readonly string[]): Food | undefined {
  const food = foodOf(...keys)
  return food?.role === 'liquid' ? food : undefined
}

const isAdjective = ({ kind }: Element) => kind === 'describing' || kind === 'condition'
