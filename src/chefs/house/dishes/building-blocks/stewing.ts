import { squeeze } from './optional-phrases.ts'
import type { FoodFilter } from '../../cooking/slot.ts'
import type { RecipeCook } from '../../cooking/recipe-cook.ts'
import type { RecipeIngredient } from '../../recipe.ts'
import { isReady } from '../../cooking/doneness.ts'
import { listOf } from '../../wording/phrases.ts'
import { allOf, id, kind, except, rawEdible, anyOf } from './slots.ts'

/** Beans and chickpeas, cooked or dried, that keep their shape in a pot. */
export const wholePulse: FoodFilter = allOf(
  kind('cooked-pulse', 'dried-pulse'),
  except(id('baked-bean', 'refried-bean', 'lupin-bean', 'dried-lupin-bean', 'cooked-lentil')),
)

/** Ground meat and what stands in for it, unshaped. */
export const mince: FoodFilter = allOf(
  anyOf(kind('ground-meat', 'ground-poultry'), id('plant-mince', 'quorn-mince')),
  ({ food }) => food.measure === 'weight',
)

/** Cured pork and its kin that season a pot. */
export const smoky: FoodFilter = allOf(
  anyOf(
    kind('bacon'),
    id(
      'smoked-sausage',
      'chorizo',
      'frankfurter',
      'ham',
      'vegan-sausage',
      'quorn-sausage',
      'duck-confit',
      'vegan-bacon',
    ),
  ),
  except(id('lap-cheong')),
)

/** Breads to tear and mop with: neither dough nor pancakes. */
export const tableFlatbread: FoodFilter = allOf(
  kind('flatbread'),
  rawEdible,
  except(id('pizza-dough', 'pizza-base', 'taco-shell', 'crepe', 'pancake', 'chinese-pancake', 'waffle')),
)

/** Whether it is a bean that must be soaked and boiled before it goes anywhere. */
export function isDry(ingredient: RecipeIngredient): boolean {
  return ingredient.food.kind === 'dried-pulse' && !isReady(ingredient)
}

/**
 * Makes dried beans ready for the pot, as a step of its own; those from a can need none. Kidney beans and
 * their kin hold a toxin that only a hard boil destroys (FDA, Bad Bug Book: soak for five hours, boil in
 * fresh water).
 */
export function soakAndBoil(cook: RecipeCook, pulse: RecipeIngredient | undefined): void {
  if (pulse === undefined || !isDry(pulse)) return
  const soaking = cook.measured('water', pulse.quantity * 4)
  const boiling = cook.measured('water', pulse.quantity * 6)
  cook.step(
    `Soak ${cook.the(pulse)} in ${soaking} for ${cook.min(480)} or overnight, then drain. Boil them hard in ${boiling} for ${cook.min(10)}, lower the heat and simmer for ${cook.min(cook.minutes(pulse, 'boil'))}, until ${cook.doneness(pulse, 'boil')}; drain again.`,
  )
}

/** " Add the onion and fry for 7 minutes …", or nothing: what gives a pot its base. */
export function soften(cook: RecipeCook, scents: readonly RecipeIngredient[]): string {
  return scents.length === 0 ? '' : ` ${cook.inStages(scents, 'fry', 'fry')}`
}

/** "scatter with the coriander and squeeze the lime over", or nothing. */
export function finish(
  cook: RecipeCook,
  over: readonly (RecipeIngredient | undefined)[],
  citrus?: RecipeIngredient,
): string {
  const scattered = over.filter((ingredient) => ingredient !== undefined)
  return listOf(
    [
      scattered.length > 0 ? `scatter with ${cook.the(...scattered)}` : '',
      citrus ? `${squeeze(cook, citrus)} over` : '',
    ].filter((part) => part !== ''),
  )
}
