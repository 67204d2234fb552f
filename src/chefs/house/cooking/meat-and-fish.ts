import type { Food } from '#food/model/food.ts'
import type { Origin } from '#food/model/facts.ts'

const landAnimals: readonly Origin[] = ['poultry', 'beef', 'pork', 'lamb', 'game']

/** Fish and shellfish that a dish is built on. */
export function isSeafood({ role, origin }: Food): boolean {
  return role === 'protein' && (origin === 'fish' || origin === 'shellfish')
}

/** Meat and poultry that a dish is built on. */
export function isLandMeat({ role, origin }: Food): boolean {
  return role === 'protein' && landAnimals.includes(origin)
}
