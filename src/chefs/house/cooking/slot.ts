import type { Item } from '#food/model/understanding.ts'

/** A condition on a listed food. */
export type FoodFilter = (item: Pick<Item, 'food' | 'condition'>) => boolean

/** A place in a dish that listed foods may take. */
export type Slot = {
  name: string
  takes: FoodFilter
  /** Fewest that the dish can do with; 0 unless given. */
  min?: number
  max: number
  /** Takes a food even beside what it clashes with elsewhere: chocolate in a mole. */
  ignoresClashes?: true
}

/** The listed foods that a dish takes, by slot. */
export type FilledSlots = ReadonlyMap<string, readonly Item[]>
