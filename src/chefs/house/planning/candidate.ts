import type { Dish } from '../dish.ts'
import type { Recipe } from '../recipe.ts'
import type { Objection } from './objection.ts'

/** A dish that these foods could become, wherever it was found. */
export type Candidate = {
  dish: Dish
  /** What it promises to be worth: hardly less than its recipe will be. */
  score: number
  /** What is not as the dish would like it. */
  against?: readonly Objection[]
  /** Writes the recipe; the score is then that of what was really taken and added. */
  cook: () => { recipe: Recipe; score: number } | { against: readonly Objection[] }
}

/** A dish that these foods cannot become. */
export type Refused = { dish: Dish; against: readonly Objection[] }
