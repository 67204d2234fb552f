import type { Food } from '../model/food.ts'
import { allFoods } from './all.ts'

const byId = new Map(allFoods.map((food) => [food.id, food]))

/** The food of that id. Throws a `RangeError` when the tables have none: a mistake in our own tables. */
export function foodById(id: string): Food {
  const food = byId.get(id)
  if (food === undefined) throw new RangeError(`no food "${id}" in the tables`)
  return food
}
