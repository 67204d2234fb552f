import type { Cook, Use } from '../cook.ts'

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
