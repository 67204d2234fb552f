import { understand, withoutHazards } from '#food/recognize.ts'
import { notesOn } from '#food/safety/notes.ts'
import { foodsOfRecipe } from '#food/safety/written-recipe/read.ts'
import type { FoodSafety } from './hosted-chef.ts'

/** What the food tables know of a list and of the recipe that a model made of it: it may have added butter. */
export const foodSafety: FoodSafety = {
  withoutHazards,
  notesFor: (ingredients, recipe, hazards) =>
    notesOn(understand(ingredients), foodsOfRecipe(recipe), hazards),
}
