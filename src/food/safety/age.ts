import type { Food } from '../model/food.ts'
import { isRice } from '../model/traits.ts'
import type { Condition } from '../model/understanding.ts'

// USDA FSIS, "Leftovers and Food Safety": cooked food keeps for 3 to 4 days in the refrigerator.
const mostDays = 4
// UK FSA: cooked rice for no more than a day (Bacillus cereus).
const mostDaysOfRice = 1

type Kept = { food: Food; condition?: Condition; age?: number }

/** Why cooked food that is so many days old stays out, or undefined where it may still be eaten. */
export function tooOld({ food, condition, age = 0 }: Kept): string | undefined {
  if (condition !== 'leftover' && condition !== 'cooked') return undefined
  if (isRice(food) && age > mostDaysOfRice) return 'cooked rice keeps for no more than a day'
  return age > mostDays ? 'cooked food keeps for no more than 4 days in the refrigerator' : undefined
}
