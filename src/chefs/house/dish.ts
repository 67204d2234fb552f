import type { Item } from '#food/model/understanding.ts'
import type { Cook } from './cook.ts'
import type { Region } from './regions.ts'

export type Course = 'main' | 'side' | 'breakfast' | 'bake' | 'dessert' | 'drink' | 'basic'

/** A place in a dish that listed foods may take. */
export type Slot = {
  name: string
  takes: (item: Pick<Item, 'food' | 'condition'>) => boolean
  /** Fewest that the dish can do with; 0 unless given. */
  min?: number
  max: number
  /** Takes a food even beside what it quarrels with elsewhere: chocolate in a mole. */
  boldly?: true
}

/** The listed foods that a dish takes, by slot. */
export type Filled = ReadonlyMap<string, readonly Item[]>

/** What a dish form says of the finished recipe besides its ingredients and steps. */
export type Headline = {
  title: string
  sentence: string
  tip?: string
  /** Pieces that a batch makes, told instead of the servings. */
  makes?: number
}

/**
 * A dish form: which foods it wants to be made of, and how it is cooked and told.
 * `write` speaks to the cook; what it never mentions is no part of the recipe.
 */
export type DishForm = {
  /** Unique, kebab-case. */
  id: string
  /** What a set-aside note calls it: "stir-fry". */
  name: string
  course: Course
  /** Kitchens whose seasonings belong; absent where it takes after the first that it meets. */
  regions?: readonly Region[]
  /** Usual number of servings. */
  serves: number
  slots: readonly Slot[]
  /** What a person would rather eat, beside coverage: about −3 (last resort) to 2. */
  appeal?: number
  /** A condition over all slots; false where these foods do not want to be this dish. */
  suits?: (filled: Filled) => boolean
  write: (cook: Cook) => Headline
}
