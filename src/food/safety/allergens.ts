import type { KitchenNotes } from '#shared/recipe-event.ts'
import { allergens, type Allergen } from '../model/facts.ts'
import type { Food } from '../model/food.ts'
import { onTheLabelOf } from './makers.ts'

/**
 * Allergens of foods, each with the foods it comes from, in the order of the vocabulary: first those that are surely in
 * one of them, then those that depend on the maker of one. Never a promise of absence.
 */
export function allergensOf(foods: readonly Food[]): KitchenNotes['allergens'] {
  const sure = byAllergen(foods, surelyIn)
  const toCheck = byAllergen(foods, onTheLabelOf)
  return [
    ...allergens.flatMap((name) => row(name, sure.get(name), true)),
    ...allergens.flatMap((name) => (sure.has(name) ? [] : row(name, toCheck.get(name), false))),
  ]
}

/** What a food holds by its nature. */
export function surelyIn(food: Food): readonly Allergen[] {
  const onTheLabel = onTheLabelOf(food)
  return food.allergens.filter((name) => !onTheLabel.includes(name))
}

function row(
  name: Allergen,
  from: ReadonlySet<string> | undefined,
  sure: boolean,
): KitchenNotes['allergens'] {
  return from === undefined ? [] : [{ name, from: [...from], sure }]
}

function byAllergen(
  foods: readonly Food[],
  heldBy: (food: Food) => readonly Allergen[],
): Map<Allergen, Set<string>> {
  const from = new Map<Allergen, Set<string>>()
  for (const food of foods)
    for (const name of heldBy(food)) {
      const names = from.get(name) ?? new Set()
      from.set(name, names.add(food.name))
    }
  return from
}
