import type { Meaning } from '../lexicon/lexicon.ts'
import type { Token } from '../lexicon/tokens.ts'
import type { Unit } from '../lexicon/units.ts'
import type { Condition } from '../model/understanding.ts'
import type { Diet } from '../wishes/diets.ts'

/** Where something stands among the tokens of an entry. */
export type Place = { from: number; to: number }

/** A run of tokens with what it does in an entry; `aside` is what stands in parentheses. */
export type Element = Place & { aside: boolean; meaning?: Meaning } & (
    | { kind: 'named'; meaning: Meaning }
    | { kind: 'number'; value: number }
    /** `many` of "cups": without a number it says nothing definite. */
    | { kind: 'unit'; unit: Unit; many: boolean }
    | { kind: 'condition'; condition: Condition }
    | { kind: 'diet'; diet: Diet }
    /** `isOld` where only the age is said: "5 days old", not "last night's". */
    | { kind: 'age'; days: number; isOld: boolean }
    | { kind: 'describing' | 'filler' | 'commenting' | 'not-food' | 'unknown' }
    | { kind: 'of' | 'and' | 'or' | 'comma' | 'stop' | 'times' }
  )

/** An element that is a name of the tables. */
export type Named = Element & { kind: 'named' }
export const isNamed = (element: Element): element is Named => element.kind === 'named'

/** Whether an element is a tin that something comes in. */
export const isCan = (element: Element): boolean => isPieceOf('can', element)
export const isJar = (element: Element): boolean => isPieceOf('jar', element)

function isPieceOf(name: string, element: Element): boolean {
  return element.kind === 'unit' && element.unit.measures === 'piece' && element.unit.name === name
}

/** Runs of elements between those that part them; empty ones go. */
export function split(elements: readonly Element[], at: (element: Element) => boolean): Element[][] {
  const runs: Element[][] = [[]]
  for (const element of elements)
    if (at(element)) runs.push([])
    else runs.at(-1)!.push(element)
  return runs.filter((run) => run.length > 0)
}

/** The tokens of some places, in their order. */
export function tokensAt(places: readonly Place[], tokens: readonly Token[]): Token[] {
  return places.flatMap(({ from, to }) => tokens.slice(from, to))
}

/** The keys of the tokens of some places. */
export function keysAt(places: readonly Place[], tokens: readonly Token[]): string[] {
  return tokensAt(places, tokens).map(({ key }) => key)
}

/** What the visitor wrote there. */
export function textAt(places: readonly Place[], tokens: readonly Token[]): string {
  return tokensAt(places, tokens)
    .map(({ raw }) => raw)
    .join(' ')
}
