import type { CookedDish } from '../cookbook/cook-dish.ts'
import type { Recipe } from '../recipe.ts'
import { reasonLeftOut } from './left-out.ts'

/** A cooked dish as a recipe, with the reasons for what it leaves out. */
export function recipeOf({ left, ...cooked }: CookedDish): Recipe {
  const setAside = left.map((item) => ({
    item,
    reason: reasonLeftOut(item, cooked.dish, cooked.ingredients),
  }))
  return { ...cooked, setAside }
}
