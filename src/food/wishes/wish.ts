import { keysOf } from '../lexicon/lexicon.ts'
import { nameList } from '../lexicon/word-list.ts'
import type { Food } from '../model/food.ts'
import type { Audience, Requests } from '../model/understanding.ts'

/** Why a food does not fit, or undefined where it fits. */
export type Objection = (food: Food) => string | undefined

/** A wish as it is written in the notes, and what it objects to. */
export type Wish = {
  phrase: string
  objects: Objection
  /** What it objects to beside other foods of the list: kosher cooking keeps meat and milk apart. */
  objectsBeside?: (foods: readonly Food[]) => Objection
  audience?: Audience
  /** What it asks of the dish itself. */
  asks?: Requests
}

/** An objection for one reason. */
export function when(holds: (food: Food) => boolean, reason: string): Objection {
  return (food) => (holds(food) ? reason : undefined)
}

/** Wishes by the keys of the words that name them, written as one. */
export function byNames<Row extends Wish & { names: string }>(
  table: readonly Row[],
): ReadonlyMap<string, Row> {
  return new Map(
    table.flatMap((row) => nameList(row.names).map((name) => [keysOf(name).join(''), row] as const)),
  )
}
