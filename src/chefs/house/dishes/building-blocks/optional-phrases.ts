import type { RecipeCook } from '../../cooking/recipe-cook.ts'
import type { RecipeIngredient } from '../../recipe.ts'
import { isReady } from '../../cooking/doneness.ts'

/**
 * A phrase around those of the foods that are there, or nothing where none is: " with the honey and walnuts".
 */
export function whenPresent(
  cook: RecipeCook,
  ingredients: readonly (RecipeIngredient | undefined)[],
  phrase: (foods: string) => string,
): string {
  return present(ingredients).length === 0 ? '' : phrase(cook.the(...ingredients))
}

export function present(ingredients: readonly (RecipeIngredient | undefined)[]): RecipeIngredient[] {
  return ingredients.filter((ingredient) => ingredient !== undefined)
}

/** " with the bread and olives", or nothing. */
export function withThe(cook: RecipeCook, ...ingredients: readonly (RecipeIngredient | undefined)[]): string {
  return whenPresent(cook, ingredients, (foods) => ` with ${foods}`)
}

/** "the juice of the lemon", "the vinegar". */
export function juiceOf(cook: RecipeCook, sour: RecipeIngredient): string {
  return `${sour.food.measure === 'each' ? 'the juice of ' : ''}${cook.the(sour)}`
}

/** Whether it must get hot before it is eaten: raw, or cooked before and kept. */
export function mustHeat(cook: RecipeCook, ingredient: RecipeIngredient): boolean {
  return !isReady(ingredient) || cook.atLeast(ingredient) !== ''
}

/** "squeeze the lime"; juice is poured and zest scattered. */
export function squeeze(cook: RecipeCook, citrus: RecipeIngredient): string {
  if (citrus.food.measure === 'each') return `squeeze ${cook.the(citrus)}`
  return `${citrus.food.id.endsWith('-zest') ? 'scatter' : 'pour'} ${cook.the(citrus)}`
}
