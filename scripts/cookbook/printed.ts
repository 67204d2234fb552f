import { recipeOf } from '#chefs/house/planning/recipe-of.ts'
import type { CookedDish } from '#chefs/house/cookbook/cook-dish.ts'
import { writeRecipe } from '#chefs/house/wording/recipe-markdown.ts'

/** A cooked dish as its author reads it: the markdown, and what was left out. */
export function printed(cooked: CookedDish, isWhole = true): string {
  const left = cooked.left.length > 0 ? `left out: ${cooked.left.map(({ text }) => text).join(', ')}\n` : ''
  const markdown = writeRecipe(recipeOf(cooked))
  return (isWhole ? markdown : markdown.replace(/^[^]*?### Ingredients\n\n/, `${cooked.title}\n`)) + left
}
