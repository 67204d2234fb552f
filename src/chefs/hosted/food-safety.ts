import { elementsOf } from '#food/elements.ts'
import type { Food } from '#food/food.ts'
import { understand, withoutHazards } from '#food/recognize.ts'
import { allergensOf, temperaturesOf, type Prepared } from '#food/safety.ts'
import { tokenize } from '#food/tokens.ts'
import type { FoodSafety } from './hosted-chef.ts'

/** What the food tables know of a list and of the recipe that a model made of it: it may have added butter. */
export const foodSafety: FoodSafety = {
  withoutHazards,
  notesFor(ingredients, recipe, setAside) {
    const { items, wishes, warnings } = understand(ingredients)
    const prepared = new Map<string, Prepared>(items.map((item) => [item.food.id, item]))
    for (const food of foodsIn(recipe)) if (!prepared.has(food.id)) prepared.set(food.id, { food })
    return {
      setAside,
      allergens: allergensOf([...prepared.values()].map(({ food }) => food)),
      temperatures: temperaturesOf([...prepared.values()]),
      wishes,
      warnings,
    }
  },
}

function foodsIn(recipe: string): Food[] {
  return elementsOf(tokenize(recipe)).flatMap((element) =>
    element.kind === 'named' && element.meaning.kind === 'food' ? [element.meaning.food] : [],
  )
}
