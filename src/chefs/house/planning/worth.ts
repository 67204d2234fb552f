import type { FoodRole } from '#food/model/facts.ts'
import type { Item } from '#food/model/understanding.ts'
import { isLandMeat, isSeafood } from '../cooking/meat-and-fish.ts'
import type { Recipe } from '../recipe.ts'

/** How much it matters that a listed food finds its place, by role. */
const weights: Record<FoodRole, number> = {
  protein: 6, vegetable: 3, leaf: 3, salad: 2.5, aromatic: 2, starch: 4.5, bread: 3.5, fruit: 3, herb: 1, spice: 1, salt: 0.3,
  fat: 0.7, acid: 1.5, liquid: 1.2, dairy: 2, cheese: 2, sauce: 1.8, sweetener: 1.2, nut: 1.5, flour: 3.5, leavening: 1.5,
  baking: 2, sweet: 2.5, drink: 2, spirit: 2.5, ready: 3,
} // prettier-ignore

/** Foods that a dish gains by; beyond them one more counts little. */
const fullCoverage = 7
/** What it costs a dish to leave out all the meat and fish: who lists a steak wants to eat it. */
const meatlessCost = 3
/** What each extra costs that is more than salt, fat or water. */
const extraCost = 0.8
const freeExtras: readonly FoodRole[] = ['salt', 'fat', 'liquid']

/** What a dish of these foods is worth to one who listed those that it leaves out, too. */
export function worthOf(appeal: number, taken: readonly Item[], left: readonly Item[]): number {
  const listed = taken.length + left.length
  // Little where so many are listed that some must be set aside.
  const setAsideCost = listed > fullCoverage ? 0.3 : 1.5
  const isMeatMissed = left.some(isMeatOrFish) && !taken.some(isMeatOrFish)
  return coverage(taken) + appeal - left.length * setAsideCost - (isMeatMissed ? meatlessCost : 0)
}

/** What a written recipe is worth: as `worthOf`, less for what it asks of the pantry. */
export function worthOfRecipe(appeal: number, { ingredients, setAside }: Recipe): number {
  const taken = ingredients.flatMap(({ item }) => item ?? [])
  const left = setAside.map(({ item }) => item)
  const extras = ingredients.filter(({ item, food }) => item === undefined && !freeExtras.includes(food.role))
  return worthOf(appeal, taken, left) - extras.length * extraCost
}

function coverage(items: readonly Item[]): number {
  const gains = items.map(({ food }) => weights[food.role]).toSorted((a, b) => b - a)
  return gains.reduce((sum, gain, index) => sum + (index < fullCoverage ? gain : gain / 4), 0)
}

function isMeatOrFish({ food }: Item): boolean {
  return isSeafood(food) || isLandMeat(food)
}
