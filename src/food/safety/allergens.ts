import type { KitchenNotes } from '#shared/recipe-event.ts'
import { allergens, type Allergen } from '../model/facts.ts'
import type { Food } from '../model/food.ts'

/**
 * Allergens that foods hold, each with the foods it comes from, in the order of the vocabulary. Never a
 * promise of absence.
 */
export function allergensOf(foods: readonly Food[]): KitchenNotes['allergens'] {
  const from = new Map<Allergen, Set<string>>()
  for (const food of foods)
    for (const name of food.allergens) {
      const names = from.get(name) ?? new Set()
      from.set(name, names.add(food.name))
    }
  return allergens.flatMap((name) => {
    const names = from.get(name)
    return names ? [{ name, from: [...names] }] : []
  })
}
