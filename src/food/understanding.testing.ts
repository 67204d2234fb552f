import { normalizeIngredient, type Ingredient } from '#shared/ingredient.ts'
import { understand } from './recognize.ts'
import type { Food } from './model/food.ts'
import type { Understanding } from './model/understanding.ts'

/** Texts as a visitor's list. */
export function listed(...texts: string[]): Ingredient[] {
  return texts.flatMap((text) => normalizeIngredient(text) ?? [])
}

/** A list of texts, understood. */
export function understood(...texts: string[]): Understanding {
  return understand(listed(...texts))
}

/** The ids of the foods that a list is understood as. */
export function foodsOf(...texts: string[]): string[] {
  return understood(...texts).items.map(({ food }) => food.id)
}

/** Why each set-aside entry of a list stays out. */
export function causesOf(...texts: string[]): string[] {
  return understood(...texts).setAside.map(({ cause }) => cause)
}

/** The first food of one text. */
export function onlyFood(text: string): Food {
  return understood(text).items[0]!.food
}
