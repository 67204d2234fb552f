import { elementsOf, isNamed, type Element } from './elements.ts'
import { joinsForeign } from '../lexicon/kitchen-words.ts'
import { foodOf } from '../lexicon/match.ts'
import type { Unread } from './head.ts'
import { readPhrase, type Entry, type Reading } from './phrase.ts'
import type { Token } from '../lexicon/tokens.ts'

/** Runs of elements between those that part them; empty ones go. */
export function split(elements: readonly Element[], at: (element: Element) => boolean): Element[][] {
  const parts: Element[][] = [[]]
  for (const element of elements)
    if (at(element)) parts.push([])
    else parts.at(-1)!.push(element)
  return parts.filter((part) => part.length > 0)
}

/** Reads what stands between two commas into an entry: foods joined by "and", the first of those joined by "or". */
export function readPart(
  part: readonly Element[],
  tokens: readonly Token[],
  context: readonly Element[],
  entry: Entry,
): void {
  const phrases = split(
    part,
    ({ kind, from }) =>
      kind === 'and' && !(joinsForeign.has(tokens[from]!.text) && !standsBetweenNames(part, from)),
  )
  const read = phrases.map((phrase) => readChoice(phrase, tokens, phrases.length === 1 ? context : []))
  if (phrases.length > 1 && typeof read[0] === 'string') {
    // "red and green peppers": one food with two adjectives.
    const together = readChoice(
      part.filter(({ kind }) => kind !== 'and'),
      tokens,
      context,
    )
    const last = read.at(-1)!
    if (typeof together !== 'string' && typeof last !== 'string' && read[0] === 'nothing') {
      entry.readings.push(together)
      return
    }
  }
  phrases.forEach((phrase, index) => {
    const reading = read[index]!
    if (typeof reading !== 'string')
      entry.readings.push(sharedHead(reading, read[index + 1], tokens) ?? reading)
    else if (reading !== 'nothing' && !phrases.slice(0, index).some(isCommented))
      entry.unread.push({ text: textOf(phrase, tokens), why: reading })
  })
}

function isCommented(phrase: readonly Element[]): boolean {
  const first = phrase.findIndex(isNamed)
  return first >= 0 && phrase.slice(first).some(({ kind }) => kind === 'commenting')
}

function standsBetweenNames(part: readonly Element[], at: number): boolean {
  const index = part.findIndex(({ from }) => from === at)
  return part.slice(0, index).some(isNamed) && part.slice(index + 1).some(isNamed)
}

/** What a name ends in that several foods have: "onion and garlic powder", "lemon, juice". */
export const lastWords: ReadonlySet<string> = new Set(
  'powder juice zest seed leaf flake extract vinegar oil white yolk peel rind breast thigh leg wing'.split(
    ' ',
  ),
)

/** "onion and garlic powder", "juice and zest of 1 lime": the last word belongs to both, where the tables know it so. */
function sharedHead(
  reading: Reading,
  next: Reading | Unread | undefined,
  tokens: readonly Token[],
): Reading | undefined {
  if (next === undefined || typeof next === 'string' || next.to - next.from < 2) return undefined
  const head = tokens[next.to - 1]!.key
  const own = wordsOf([reading], tokens)
  const keys = own.map(({ key }) => key)
  if (lastWords.has(keys[0]!)) keys.unshift(head)
  else if (lastWords.has(head) && own.every(({ text, key }) => text === key)) keys.push(head)
  else return undefined
  const food = foodOf(...keys)
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
    const reading = readPhrase(choice, tokens, around)
    const names = choices[index + 1]?.filter(isNamed) ?? []
    const tail = tailOf(choice, reading, wordsOf(names, tokens), tokens)
    if (tail.length > 0) {
      const words = [...wordsOf(choice, tokens), ...tail]
      const whole = elementsOf(words).map((element) => ({
        ...element,
        from: tokens.length + element.from,
        to: tokens.length + element.to,
      }))
      const { from, to } = typeof reading === 'string' ? names[0]! : reading
      const shared = readPhrase(whole, [...tokens, ...words], around)
      if (typeof shared !== 'string') return { ...shared, from, to }
    }
    if (typeof reading !== 'string') return reading
    if (result === 'nothing') result = reading
  }
  return result
}

/** What the first of two choices lacks: "stock" in "beef or vegetable stock", "rice" in "white or brown rice". */
function tailOf(
  choice: readonly Element[],
  reading: Reading | Unread,
  name: readonly Token[],
  tokens: readonly Token[],
): readonly Token[] {
  const last = name.slice(1).slice(-1)
  if (typeof reading === 'string')
    return last.length > 0 && [choice.at(-1)!, ...elementsOf(name.slice(0, 1))].every(isAdjective)
      ? name.slice(1)
      : name
  const [food, other] = [[...wordsOf([reading], tokens), ...last], name].map((words) =>
    foodOf(...words.map(({ key }) => key)),
  )
  // "1 egg or 2 egg yolks" is no two kinds of yolk.
  return food && other && name[0]!.key !== tokens[reading.from]!.key ? last : []
}

const isAdjective = ({ kind }: Element) => kind === 'describing' || kind === 'condition'

function wordsOf(parts: readonly { from: number; to: number }[], tokens: readonly Token[]): Token[] {
  return parts.flatMap(({ from, to }) => tokens.slice(from, to))
}

function textOf(phrase: readonly Element[], tokens: readonly Token[]): string {
  return wordsOf(phrase, tokens)
    .map(({ raw }) => raw)
    .join(' ')
}
