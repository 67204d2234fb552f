import { understand } from '#food/recognize.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'
import { planRecipe } from '../planning/plan.ts'
import type { Recipe } from '../recipe.ts'

/** The steps, and the amounts in grams or millilitres by food, of a dish as it is served. */
export type Served = { recipe: Recipe; method: string; amounts: Readonly<Record<string, number>> }

/** The first recipe of that dish form that the chef gives for a list over 30 seeds, or undefined. */
export function serve(formId: string, list: readonly string[]): Served | undefined {
  const understanding = understand(list.flatMap((text) => normalizeIngredient(text) ?? []))
  for (let seed = 0; seed < 30; seed++) {
    const recipe = planRecipe(understanding, seed)
    if (recipe?.dish.id !== formId) continue
    const method = recipe.steps.map(({ text }) => text).join('\n')
    const amounts = Object.fromEntries(recipe.ingredients.map(({ food, quantity }) => [food.id, quantity]))
    return { recipe, method, amounts }
  }
  return undefined
}
