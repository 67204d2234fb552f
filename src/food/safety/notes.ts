import type { Ingredient } from '#shared/ingredient.ts'
import type { KitchenNotes } from '#shared/recipe-event.ts'
import type { Food } from '../model/food.ts'
import type { Item, SetAside, Understanding } from '../model/understanding.ts'
import { allergensOf } from './allergens.ts'
import { temperaturesOf, type Prepared } from './temperatures.ts'
import { warningsOf } from './warnings.ts'

/**
 * Notes for a recipe that a model wrote: from the foods that its text names, listed or not, for a model may
 * have added butter. A food that is named only to be left out ("instead of butter") counts too: better named
 * than missed.
 */
export function notesOn(
  understanding: Understanding,
  named: readonly Food[],
  hazards: KitchenNotes['setAside'],
): KitchenNotes {
  const { items, setAside, wishes, audiences, excludes } = understanding
  const listed = new Map(items.map((item) => [item.food.id, item]))
  const prepared: Prepared[] = named.map((food) => listed.get(food.id) ?? { food })
  const used: Item[] = prepared.map((item) => ({ text: item.food.name as Ingredient, ...item }))
  const asides = [...hazards.map(asHazard), ...setAside]
  return {
    setAside: hazards.map(({ ingredient, reason }) => ({ ingredient, reason })),
    allergens: allergensOf(named),
    temperatures: temperaturesOf(withoutGenerics(prepared)),
    wishes,
    warnings: [...against(excludes, named), ...warningsOf({ items: used, setAside: asides, audiences })],
  }
}

function asHazard({ ingredient, reason }: KitchenNotes['setAside'][number]): SetAside {
  return { ingredient: ingredient as Ingredient, cause: 'hazard', reason }
}

function against(excludes: Understanding['excludes'], named: readonly Food[]): string[] {
  const objections = named.flatMap((food) => {
    const reason = excludes(food)
    return reason === undefined ? [] : [`${food.name} (${reason})`]
  })
  if (objections.length === 0) return []
  return [`The recipe names what does not fit your wishes: ${objections.join('; ')}.`]
}

// "chicken" in a method means the chicken thighs of the list.
function withoutGenerics(prepared: readonly Prepared[]): Prepared[] {
  return prepared.filter(({ food }) => !prepared.some((other) => isSortOf(other.food, food)))
}

function isSortOf(food: Food, generic: Food): boolean {
  const isSameAnimal = food.origin === generic.origin && food.safeRule !== undefined
  return isSameAnimal && food.id !== generic.id && ` ${food.name} `.includes(` ${generic.name} `)
}
