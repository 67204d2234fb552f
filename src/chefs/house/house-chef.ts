import { understand } from '#food/recognize.ts'
import type { Ingredient } from '#shared/ingredient.ts'
import type { RecipeEvent } from '#shared/recipe-event.ts'
import { notesOf } from './notes.ts'
import { planRecipe } from './planning/plan.ts'
import { writeRecipe } from './wording/recipe-markdown.ts'
import { refusal } from './wording/refusal.ts'

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
