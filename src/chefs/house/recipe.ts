import type { Food } from '#food/model/food.ts'
import type { Item } from '#food/model/understanding.ts'
import { courseOf, type Dish } from './cookbook/dish.ts'

/** An amount as a cook measures it, and the noun that goes with it: "2 onions", "300 g (10½ oz) beef". */
export type Portion = {
  /** Grams or millilitres in all. */
  quantity: number
  /** What stands before the noun: "2", "300 g (10½ oz)", "1 clove of". */
  measure: string
  /** Singular or plural, as the amount asks; steps call the food by it: "onions". */
  noun: string
  /** What counted pieces weigh, or nothing: "about 300 g, 10½ oz". */
  weighs: string
}

/** A food as the recipe uses it: one line of the ingredient list. */
export type RecipeIngredient = Portion & {
  food: Food
  /** Absent for an extra from the pantry. */
  item?: Item
  /** "finely chopped", "thawed". */
  preparation?: string
  /** What is said of an extra: "to buy, or use red onion"; from the pantry unless given. */
  mark?: string
  /** Eaten raw on purpose, or set by baking: nobody holds a thermometer to it. */
  unmeasured?: 'raw' | 'baked'
}

export type Step = {
  text: string
  /** Minutes that the step's own text states. */
  minutes: number
  /** Runs while the step before it is still going on. */
  meanwhile: boolean
  mentions: ReadonlySet<RecipeIngredient>
}

/** A recipe as data: what the critic reads and the writer words. */
export type Recipe = {
  dish: Dish
  title: string
  sentence: string
  tip?: string
  serves: number
  /** Pieces that a batch makes, told instead of the servings: "12 muffins". */
  makes?: string
  ingredients: readonly RecipeIngredient[]
  steps: readonly Step[]
  /** What was asked of the dish and could not be had: "in 20 minutes". */
  unmet?: readonly string[]
  /** Listed foods the dish leaves out, and why. */
  setAside: readonly { item: Item; reason: string }[]
}

/** Minutes of rubbing in, kneading and shaping that no step states. */
const handwork: Readonly<Record<string, number>> = { baking: 10, breads: 10 }

/** Minutes of knife work before anything is heated, to the nearest five. */
export function preparationMinutes({ dish, ingredients, steps }: Recipe): number {
  const cut = ingredients.filter(
    ({ preparation }) => preparation !== undefined && preparation !== 'drained',
  ).length
  const untimed = steps.filter(({ minutes }) => minutes === 0).length
  return Math.max(5, Math.round((3 + cut * 2 + untimed * 2 + (handwork[courseOf(dish)] ?? 0)) / 5) * 5)
}

/**
 * Minutes from the first step to the last; what runs meanwhile costs only what exceeds the step it runs
 * beside.
 */
export function cookingMinutes({ steps }: Recipe): number {
  let total = 0
  /** What is still to go of the last step that was waited for. */
  let running = 0
  for (const { minutes, meanwhile } of steps) {
    total += meanwhile ? Math.max(0, minutes - running) : minutes
    running = meanwhile ? Math.max(0, running - minutes) : minutes
  }
  return total
}
