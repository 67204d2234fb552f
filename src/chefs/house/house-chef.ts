import { allergensOf } from '#food/safety/allergens.ts'
import { temperaturesOf } from '#food/safety/temperatures.ts'
import { understand } from '#food/recognize.ts'
import type { Understanding } from '#food/model/understanding.ts'
import type { Ingredient } from '#shared/ingredient.ts'
import type { KitchenNotes, RecipeEvent } from '#shared/recipe-event.ts'
import { planRecipe } from './plan.ts'
import type { Recipe } from './recipe.ts'
import { refusal } from './refusal.ts'
import { writeRecipe } from './write.ts'

/**
 * The built-in recipe engine: hand-written culinary knowledge, no model, no network.
 * Same ingredients and seed, same bytes. Without anything edible it answers with a calm refusal.
 */
export async function* houseChef(
  ingredients: readonly Ingredient[],
  { signal, seed = 0 }: { signal: { throwIfAborted(): void }; seed?: number },
): AsyncGenerator<RecipeEvent, void, undefined> {
  signal.throwIfAborted()
  const understanding = understand(ingredients)
  const recipe = planRecipe(understanding, seed)
  yield { type: 'chef', chef: 'house' }
  signal.throwIfAborted()
  yield { type: 'text', text: recipe ? writeRecipe(recipe) : refusal(understanding) }
  signal.throwIfAborted()
  yield { type: 'notes', notes: notesOf(understanding, recipe) }
  signal.throwIfAborted()
  yield { type: 'end', reason: 'stop' }
}

function notesOf(understanding: Understanding, recipe: Recipe | undefined): KitchenNotes {
  const used = recipe?.uses ?? []
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
