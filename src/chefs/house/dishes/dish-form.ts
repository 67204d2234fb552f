import type { FilledSlots, Slot } from '../cooking/slot.ts'
import type { RecipeCook } from '../cooking/recipe-cook.ts'
import type { Dish, Headline } from '../dish.ts'

/**
 * A dish form: which foods it wants to be made of, and how it is cooked and told.
 * `write` speaks to the cook; what it never mentions is no part of the recipe.
 */
export type DishForm = Dish & {
  /** Usual number of servings. */
  serves: number
  slots: readonly Slot[]
  /** What a person would rather eat, beside coverage: about −3 (last resort) to 2. */
  appeal?: number
  /** A condition over all slots; false where these foods do not want to be this dish. */
  accepts?: (filled: FilledSlots) => boolean
  write: (cook: RecipeCook) => Headline
}
