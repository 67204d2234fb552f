import type { Food } from '../food.ts'

/** Every food the chef knows. */
export const allFoods: readonly Food[] = []
