import type { Item } from '#food/model/understanding.ts'
import type { Step } from './cook.ts'
import type { Use } from './larder.ts'
import type { DishForm, Headline } from './dish.ts'

/** A recipe as data: what the critic reads and the writer words. */
export type Recipe = Headline & {
  form: DishForm
  serves: number
  uses: readonly Use[]
  steps: readonly Step[]
  /** Listed foods the dish leaves out, and why. */
  setAside: readonly { item: Item; reason: string }[]
}

/** Minutes of knife work before anything is heated, to the nearest five. */
export function preparationMinutes(recipe: Recipe): number {
  const cut = recipe.uses.filter(
    (use) => use.preparation !== undefined && use.preparation !== 'drained',
  ).length
  return Math.max(5, Math.round((2 + cut * 1.7) / 5) * 5)
}

/** Minutes from the first step to the last; what runs meanwhile costs only what exceeds the step it runs beside. */
export function cookingMinutes(recipe: Recipe): number {
  let total = 0
  let shade = 0
  for (const step of recipe.steps) {
    if (step.meanwhile) {
      total += Math.max(0, step.minutes - shade)
      shade = Math.max(0, shade - step.minutes)
    } else {
      total += step.minutes
      shade = step.minutes
    }
  }
  return total
}
