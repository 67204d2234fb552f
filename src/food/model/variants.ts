import type { Allergen } from './facts.ts'
import type { Food } from './food.ts'
import { kinds, type KindName } from './kinds.ts'
import { holds, isAlcohol, isMeat, isSea } from './traits.ts'

/** What a food may be made for, by the words that then stand before its name. */
export type MadeFor =
  | 'vegan'
  | 'vegetarian'
  | 'gluten-free'
  | 'wheat-free'
  | 'dairy-free'
  | 'egg-free'
  | 'nut-free'
  | 'peanut-free'
  | 'soy-free'
  | 'fish-free'
  | 'shellfish-free'

/** A food with a word before its name: "lactose-free milk". */
export function labelled(food: Food, label: string): Food {
  return {
    ...food,
    id: `${label}-${food.id}`,
    name: `${label} ${food.name}`,
    plural: `${label} ${food.plural}`,
  }
}

/** A drink as its version without alcohol. */
export function withoutAlcohol(food: Food): Food {
  if (!isAlcohol(food)) return food
  const { alcohol: _, ...rest } = food
  return labelled(rest, 'alcohol-free')
}

// Which foods a plant takes the place of.
const replaced: Partial<Record<MadeFor, (food: Food) => boolean>> = {
  vegan: ({ origin }) => origin !== 'plant',
  vegetarian: (food) => isMeat(food) || isSea(food),
  'dairy-free': ({ origin }) => origin === 'dairy',
  'fish-free': ({ origin }) => origin === 'fish',
  'shellfish-free': ({ origin }) => origin === 'shellfish',
}

/**
 * A food made for a diet, by the visitor's own word: "gluten-free pasta". A food that fits already stays as it is.
 */
export function variant(food: Food, label: MadeFor, free: readonly Allergen[]): Food {
  const isReplaced = replaced[label]?.(food) ?? false
  if (!isReplaced && !holds(food, free)) return food
  const made = labelled(isReplaced ? ofPlants(food) : food, label)
  return { ...made, aka: [], allergens: made.allergens.filter((name) => !free.includes(name)) }
}

/** What stands in for an animal food: what "vegan sausage" or "dairy-free milk" is in the kitchen. */
function ofPlants(food: Food): Food {
  const kind = plantKind(food)
  const { safeRule: _, ...facts } = {
    ...food,
    ...(kind && { ...kinds[kind], kind, measure: food.measure, per: food.per }),
  }
  return { ...facts, origin: 'plant' }
}

function plantKind({ role, kind }: Food): KindName | undefined {
  if (role === 'protein') return 'plant-protein'
  if (role === 'cheese') return 'plant-cheese'
  if (kind === 'milk') return 'plant-milk'
  return role === 'dairy' ? 'plant-dairy' : undefined
}
