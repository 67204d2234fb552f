import { allergensOf } from '#food/safety/allergens.ts'
import { temperaturesOf } from '#food/safety/temperatures.ts'
import type { Understanding } from '#food/model/understanding.ts'
import type { KitchenNotes } from '#shared/recipe-event.ts'
import type { Recipe } from './recipe.ts'

/**
 * What is said beside a recipe, or beside a refusal: what stays out and why, allergens, temperatures,
 * warnings.
 */
export function notesOf(understanding: Understanding, recipe: Recipe | undefined): KitchenNotes {
  const used = recipe?.ingredients ?? []
  return {
    setAside: [
      ...understanding.setAside.map(({ ingredient, reason }) => ({ ingredient, reason })),
      ...(recipe?.setAside ?? []).map(({ item, reason }) => ({ ingredient: item.text, reason })),
    ],
    allergens: allergensOf(used.map(({ food }) => food)),
    temperatures: temperaturesOf(
      used.map(({ food, item }) => ({ food, ...(item?.condition && { condition: item.condition }) })),
    ),
    wishes: understanding.wishes,
    warnings: understanding.warnings,
  }
}
