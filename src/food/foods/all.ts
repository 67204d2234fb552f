import type { Food } from '../food.ts'
import { fruitVegetables } from './fruit-vegetables.ts'
import { alliums } from './alliums.ts'
import { roots } from './roots.ts'

/** Every food the chef knows. */
export const allFoods: readonly Food[] = [...fruitVegetables, ...alliums, ...roots]
