import { allergensOf } from '#food/safety/allergens.ts'
import { temperaturesOf } from '#food/safety/temperatures.ts'
import type { Understanding } from '#food/model/understanding.ts'
import type { KitchenNotes } from '#shared/recipe-event.ts'
import { isCookedBefore } from './cooking/doneness.ts'
import type { Recipe } from './recipe.ts'

/**
 * What is said beside a recipe, or beside a refusal: what stays out and why, allergens, temperatures,
 * warnings.
 */
export function notesOf(understanding: Understanding, recipe: Recipe | undefined): KitchenNotes {
  const used = recipe?.ingredients ?? []
  return {
    setAside: [
      ...understanding.setAside.map(({ ingredient, reason }) => ({ ingredient, reason })),
      ...(recipe?.setAside ?? []).map(({ item, reason }) => ({ ingredient: item.text, reason })),
    ],
    allergens: allergensOf(used.map(({ food }) => food)),
    temperatures: temperaturesOf(
      used.map(({ food, item }) => ({ food, ...(item?.condition && { condition: item.condition }) })),
    ),
    wishes: understanding.wishes,
    warnings: [...understanding.warnings, ...warningsOf(recipe)],
  }
}

/** What a cook must know of the dish: what is eaten raw in it, and what was asked for and is not so. */
function warningsOf(recipe: Recipe | undefined): string[] {
  const raw =
    recipe?.ingredients.filter(({ unmeasured, item }) => unmeasured === 'raw' && !isCookedBefore(item)) ?? []
  const names = [...new Set(raw.map(({ food }) => food.name))]
  return [
    ...names.map(rawWarning),
    ...(recipe?.unmet ?? []).map((wish) => `Nothing of these is a dish ${wish}; this one comes nearest.`),
  ]
}

// USDA FSIS and FDA: raw or undercooked eggs, fish and meat are no food for young children, older people, pregnant
// women and people whose immune system is weak; pasteurised eggs are safe, and fish that was frozen holds no parasites.
function rawWarning(name: string): string {
  const care = name.startsWith('egg')
    ? 'use pasteurised eggs, or leave it'
    : 'buy it for eating raw, and leave it'
  return `The ${name} stays raw or soft: ${care} for another day if you cook for small children, in pregnancy or for frail people.`
}
