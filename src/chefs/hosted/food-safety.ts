import { foodsNamedIn } from '#food/parser/prose.ts'
import { understand, withoutHazards } from '#food/recognize.ts'
import { notesOn } from '#food/safety/notes.ts'
import type { FoodSafety } from './hosted-chef.ts'

/** What the food tables know of a list and of the recipe that a model made of it: it may have added butter. */
export const foodSafety: FoodSafety = {
  withoutHazards,
  notesFor: (ingredients, recipe, hazards) => {
    const understanding = understand(ingredients)
    return notesOn(understanding, foodsNamedIn(recipe, understanding.items), hazards)
  },
}
