import { withThe } from './optional-phrases.ts'
import type { RecipeCook } from '../../cooking/recipe-cook.ts'
import type { RecipeIngredient } from '../../recipe.ts'
import type { FoodFilter, Slot } from '../../cooking/slot.ts'
import { isReady } from '../../cooking/doneness.ts'
import { loaf } from './bread-slots.ts'
import { cooks, allOf, id, kind, except, ready, anyOf } from './slots.ts'

/** Meals that are stirred into water until thick. */
export const porridge = ({ food }: Pick<RecipeIngredient, 'food'>) =>
  ['polenta', 'cornmeal', 'grits'].includes(food.id)

/** Rice and grains that stay separate when they are boiled. */
export const looseGrain: FoodFilter = allOf(
  kind('rice', 'grain'),
  anyOf(cooks('boil'), ready, id('couscous')),
  except(porridge),
  except(id('teff', 'pudding-rice', 'cauliflower-rice')),
)

/** Pasta that is boiled and sauced: nothing filled, stuffed or layered. */
export const plainPasta: FoodFilter = allOf(
  kind('pasta'),
  except(id('lasagne-sheet', 'cannelloni', 'tortellini', 'ravioli', 'meat-tortellini', 'pierogi')),
)

/** What goes beside a dish with a sauce. */
export const beside: Slot = { name: 'beside', takes: anyOf(looseGrain, porridge, loaf, plainPasta), max: 1 }

/** " Boil the eggs in it for 9 minutes …": into a pan that boils already. */
export function boilEggs(cook: RecipeCook, eggs: RecipeIngredient): string {
  return ` Boil ${cook.the(eggs)} in it for ${cook.min(cook.minutes(eggs, 'boil'))}, until ${cook.doneness(eggs)}; cool under the tap, peel and halve.`
}

/** Cooks it while the step before runs, and gives the words for serving: "over the rice", or nothing. */
export function cookMeanwhile(cook: RecipeCook, starch: RecipeIngredient | undefined): string {
  const before = cook.steps.length
  const serving = cookAlongside(cook, starch)
  const step = cook.steps[before]
  if (step) Object.assign(step, { meanwhile: true })
  return serving
}

/**
 * Cooks a starch or bread that goes with a dish, as a step of its own, and gives the words for serving with
 * it: "over the rice". Run it first: it takes longest.
 */
export function cookAlongside(cook: RecipeCook, starch: RecipeIngredient | undefined): string {
  if (starch === undefined) return ''
  const { food } = starch
  if (food.role === 'bread') return ` with ${cook.the(starch)}`
  if (isReady(starch)) {
    const heat = cook.min(food.kind === 'tuber' ? 6 : 4)
    cook.step(
      `Heat ${cook.the(starch)} through with ${cook.measured('water', 30)} in a covered pan for ${heat}, until steaming hot, 74 °C (165 °F) in the middle.`,
    )
    return ` over ${cook.the(starch)}`
  }
  if (food.kind === 'rice') {
    const water = cook.measured(
      'water',
      starch.quantity * (food.id.includes('brown') || food.id.includes('wild') ? 2.5 : 2),
    )
    const minutes = cook.minutes(starch, 'boil')
    cook.step(
      `Bring ${cook.the(starch)} and ${water} to the boil${cook.withPinchOfSalt(2)}, cover and cook on the lowest heat for ${cook.min(minutes)}, until tender and the water is absorbed. Leave it covered, off the heat, until needed.`,
    )
    return ` over ${cook.the(starch)}`
  }
  if (food.id === 'couscous') {
    const water = cook.measured('water', starch.quantity * 1.25)
    cook.step(
      `Bring ${water} to the boil${cook.withPinchOfSalt(2)}, pour it over ${cook.the(starch)}, cover and leave for ${cook.min(5)}, until swollen; fluff with a fork.`,
    )
    return ` over ${cook.the(starch)}`
  }
  const salt = cook.salt(5)
  const minutes = cook.minutes(starch, 'boil')
  if (porridge({ food })) {
    const water = cook.measured('water', starch.quantity * 4.5)
    cook.step(
      `Bring ${water} to the boil${salt ? ` with a pinch of ${cook.names(salt)}` : ''}. Rain in ${cook.the(starch)}, whisking, and cook over low heat for ${cook.min(minutes)}, stirring often, until ${cook.doneness(starch)}.`,
    )
    return ` over ${cook.the(starch)}`
  }
  const water = cook.measured('water', 1500)
  cook.step(
    `Bring ${water} to the boil${withThe(cook, salt)}. Cook ${cook.the(starch)} in it for ${cook.min(minutes)}, until ${cook.doneness(starch)}, then drain.`,
  )
  return food.kind === 'tuber' ? ` with ${cook.the(starch)}` : ` over ${cook.the(starch)}`
}
