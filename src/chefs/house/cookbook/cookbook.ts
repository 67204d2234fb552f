import { compiled } from './compiled.js'
import { decodeDish } from './decode.ts'
import type { Dish } from './dish.ts'
import { CookbookIndex } from './wants.ts'

let dishes: readonly Dish[] | undefined
let index: CookbookIndex | undefined

/** Every dish of the cookbook; decoded at the first call. */
export function cookbook(): readonly Dish[] {
  return (dishes ??= compiled.split('\n\n\n').map(decodeDish))
}

/** The cookbook by the foods that its dishes take. */
export function cookbookIndex(): CookbookIndex {
  return (index ??= new CookbookIndex(cookbook()))
}
