import type { Food } from '../food.ts'
import { mushrooms } from './mushrooms.ts'
import { pods } from './pods.ts'
import { greens } from './greens.ts'
import { fruitVegetables } from './fruit-vegetables.ts'
import { alliums } from './alliums.ts'
import { roots } from './roots.ts'

/** Every food the chef knows. */
export const allFoods: readonly Food[] = [
  ...mushrooms,
  ...pods,
  ...greens,
  ...fruitVegetables,
  ...alliums,
  ...roots,
]
