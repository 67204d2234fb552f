import type { Allergen } from './facts.ts'
import type { Food } from './food.ts'
import { kinds, type KindName } from './kinds.ts'
import { holds, isMeat, isSea, isAlcohol } from './traits.ts'

/** A drink as its version without alcohol. */
export function withoutAlcohol(food: Food): Food {
  if (!isAlcohol(food)) return food
  const { alcohol: _, ...rest } = food
  return {
    ...rest,
    id: `alcohol-free-${food.id}`,
    name: `alcohol-free ${food.name}`,
    plural: `alcohol-free ${food.plural}`,
  }
}

/**
 * The kind that stands in for an animal food: what "vegan sausage" or "dairy-free milk" is in the kitchen.
 */
function plantKind(food: Food): KindName | undefined {
  if (food.role === 'protein') return 'plant-protein'
  if (food.role === 'cheese') return 'plant-cheese'
  if (food.kind === 'milk') return 'plant-milk'
  return food.role === 'dairy' ? 'plant-dairy' : undefined
}

/**
 * A food made for a diet, by the visitor's own word: "gluten-free pasta". A food that fits already stays as
 * it is.
 */
export function variant(food: Food, label: string, free: readonly Allergen[]): Food {
  const animal =
    label === 'vegan'
      ? food.origin !== 'plant'
      : label === 'vegetarian'
        ? isMeat(food) || isSea(food)
        : label === 'dairy-free' && food.origin === 'dairy'
  if (!animal && !holds(food, free)) return food
  const kind = animal ? plantKind(food) : undefined
  const { safeRule: _, ...facts } = {
    ...food,
    ...(kind && { ...kinds[kind], kind, measure: food.measure, per: food.per }),
  }
  return {
    ...(animal ? facts : { ...facts, ...(food.safeRule && { safeRule: food.safeRule }) }),
    id: `${label}-${food.id}`,
    name: `${label} ${food.name}`,
    plural: `${label} ${food.plural}`,
    aka: [],
    origin: animal ? 'plant' : food.origin,
    allergens: facts.allergens.filter((name) => !free.includes(name)),
  }
}
