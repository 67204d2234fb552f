import type { Meaning } from '../lexicon/lexicon.ts'
import type { Food } from '../model/food.ts'
import type { Condition } from '../model/understanding.ts'
import type { Place } from './element.ts'

/** Why a phrase gives no food. */
export type Unread = 'nothing' | 'unknown' | 'not-food'

/** What a phrase is about, and where it stands. */
export type Head = Place & { meaning: Meaning }

/** A food as one phrase names it; `age` in days where it is said of what was cooked. */
export type Reading = Place & {
  food: Food
  condition?: Condition
  have?: number
  foreign?: string
  age?: number
}

/** What one entry of the list says: foods, and the parts of it that are none. */
export type Entry = { readings: Reading[]; unread: { text: string; why: Unread }[] }
