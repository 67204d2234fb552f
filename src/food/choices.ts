import { isNamed, type Element } from './elements.ts'
import { joinsForeign } from './kitchen-words.ts'
import { matchKeys } from './match.ts'
import type { Food } from './food.ts'
import type { Unread } from './head.ts'
import { readPhrase, type Entry, type Reading } from './phrase.ts'
import type { Token } from './tokens.ts'

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

/** "onion and garlic powder": the last word belongs to both, where the tables know it so. */
function sharedHead(
  reading: Reading,
  next: Reading | Unread | undefined,
  tokens: readonly Token[],
): Reading | undefined {
  if (next === undefined || typeof next === 'string' || next.to - next.from < 2) return undefined
  const head = tokens[next.to - 1]!.key
  const own = tokens.slice(reading.from, reading.to)
  if (!lastWords.has(head) || own.some(({ text, key }) => text !== key)) return undefined
  return withHead(reading, own, head)
}

function withHead(reading: Reading, own: readonly Token[], head: string): Reading | undefined {
  const meaning = matchKeys([...own.map(({ key }) => key), head])
  return meaning?.kind === 'food' ? { ...reading, food: meaning.food } : undefined
}

/** Of "beef or vegetable stock" the first, with the head that both share; of "oil/lard" the first. */
function readChoice(
  phrase: readonly Element[],
  tokens: readonly Token[],
  context: readonly Element[],
): Reading | Unread {
  const choices = split(phrase, ({ kind }) => kind === 'or')
  const amounts = choices.filter((choice) => !choice.some(isNamed)).flat()
  let result: Reading | Unread = 'nothing'
  for (const [index, choice] of choices.entries()) {
    const reading = readPhrase(choice, tokens, choices.length > 1 ? [...context, ...amounts] : context)
    if (typeof reading === 'string') {
      if (result === 'nothing') result = reading
      if (choices.length > 1 && index === 0) {
        // "red or white onion"
        const together = readPhrase([...choice, ...choices[1]!.filter(isNamed)], tokens, context)
        if (typeof together !== 'string') return together
      }
      continue
    }
    const next = choices[index + 1]?.find(isNamed)
    const own = tokens.slice(reading.from, reading.to)
    const joined =
      next && next.to - next.from > 1 ? withHead(reading, own, tokens[next.to - 1]!.key) : undefined
    // "1 egg or 2 egg yolks" is no two kinds of yolk.
    return joined && joined.food !== (next!.meaning as { food?: Food }).food ? joined : reading
  }
  return result
}

function textOf(phrase: readonly Element[], tokens: readonly Token[]): string {
  return phrase.flatMap(({ from, to }) => tokens.slice(from, to).map(({ raw }) => raw)).join(' ')
}
