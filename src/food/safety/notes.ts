import type { Ingredient } from '#shared/ingredient.ts'
import type { KitchenNotes } from '#shared/recipe-event.ts'
import type { Food } from '../model/food.ts'
import type { Item, SetAside, Understanding } from '../model/understanding.ts'
import { allergensOf } from './allergens.ts'
import { temperaturesOf, type Prepared } from './temperatures.ts'
import { warningsOf } from './warnings.ts'

/**
 * Notes for a recipe that a model wrote: from the foods that it holds, listed by the visitor or not, for a model may
 * have added butter.
 */
export function notesOf(
  understanding: Understanding,
  foods: readonly Prepared[],
  hazards: KitchenNotes['setAside'],
): KitchenNotes {
  const { setAside, wishes, audiences, excludes } = understanding
  const used: Item[] = foods.map((item) => ({ text: item.food.name as Ingredient, ...item }))
  const named = foods.map(({ food }) => food)
  const asides = [...hazards.map(asHazard), ...setAside]
  return {
    setAside: hazards.map(({ ingredient, reason }) => ({ ingredient, reason })),
    allergens: allergensOf(named),
    temperatures: temperaturesOf(withoutGenerics(foods)),
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
