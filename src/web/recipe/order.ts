import type { Ingredient } from '#shared/ingredient.ts'

/** What a recipe is asked for by. The same ingredients, servings and seed bring the same dish of the house chef. */
export type Order = {
  readonly ingredients: readonly Ingredient[]
  /** How many people it is for, where the visitor chose that beside a recipe. */
  readonly servings?: number | undefined
  readonly seed?: number | undefined
}

/** Asks for another recipe; `control` is the `id` of what was used for it. */
export type AskAgain = (order: Order, control: string) => void

/** Tells lists apart, whatever their order. */
export function listKey(ingredients: readonly Ingredient[]): string {
  return ingredients.toSorted().join('\n')
}
