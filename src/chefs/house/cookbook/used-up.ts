import type { FoodRole } from '#food/model/facts.ts'
import type { Filling } from './fill.ts'

/**
 * A dish takes all of a main food up to so many times of what it wants: nobody keeps the last 100 g of mince. Of what
 * dinner is built on it takes more, while nobody gets much more than a large helping, and the last carrot goes in with
 * the others.
 */
const mostUsedUp = { food: 1.35, mainstay: 2.1, lastPiece: 2 }
const mostHelpingsUsedUp = { mainstay: 1.35, lastPiece: 1.5 }

const mainRoles: ReadonlySet<FoodRole> = new Set(['protein', 'vegetable', 'leaf'])
const countedRoles: ReadonlySet<FoodRole> = new Set(['vegetable', 'leaf', 'fruit', 'aromatic', 'starch'])

/** Whether a dish takes all that there is of a food, in the measure of `wanted`, which is what it would take of plenty. */
export function isUsedUp({ food, item }: Filling, wanted: number, serves: number): boolean {
  const have = item?.have
  if (have === undefined || have <= wanted || food.kind === 'egg') return false
  const helpings = have / (food.per[2] * serves)
  const isLastPiece = countedRoles.has(food.role) && have - wanted <= (food.piece ?? 0) * 1.05
  return (
    (mainRoles.has(food.role) && have <= wanted * mostUsedUp.food) ||
    (food.role === 'protein' &&
      helpings <= mostHelpingsUsedUp.mainstay &&
      have <= wanted * mostUsedUp.mainstay) ||
    (isLastPiece && helpings <= mostHelpingsUsedUp.lastPiece && have <= wanted * mostUsedUp.lastPiece)
  )
}
