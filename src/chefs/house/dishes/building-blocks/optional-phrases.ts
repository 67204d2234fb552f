import type { Cook } from '../../cooking/recipe-cook.ts'
import type { Use } from '../../cooking/ingredient-list.ts'
import { isReady } from '../../cooking/doneness.ts'

/** A phrase around those of the foods that are there, or nothing where none is: " with the honey and walnuts". */
export function given(
  cook: Cook,
  uses: readonly (Use | undefined)[],
  phrase: (foods: string) => string,
): string {
  return present(uses).length === 0 ? '' : phrase(cook.the(...uses))
}

export function present(uses: readonly (Use | undefined)[]): Use[] {
  return uses.filter((use) => use !== undefined)
}

/** " with the bread and olives", or nothing. */
export function withThe(cook: Cook, ...uses: readonly (Use | undefined)[]): string {
  return given(cook, uses, (foods) => ` with ${foods}`)
}

/** "the juice of the lemon", "the vinegar". */
export function juiceOf(cook: Cook, sour: Use): string {
  return `${sour.food.measure === 'each' ? 'the juice of ' : ''}${cook.the(sour)}`
}

/** Whether it must get hot before it is eaten: raw, or cooked before and kept. */
export function mustHeat(cook: Cook, use: Use): boolean {
  return !isReady(use) || cook.safe(use) !== ''
}
