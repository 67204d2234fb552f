import type { Food } from '../../model/food.ts'
import { isMeat, isSea } from '../../model/traits.ts'

const cookedToKeep: ReadonlySet<Food['role']> = new Set(['starch', 'vegetable', 'leaf', 'ready'])

/** What is reheated to a temperature where it was left over. */
export function isKept(food: Food): boolean {
  return isMeat(food) || isSea(food) || cookedToKeep.has(food.role)
}
