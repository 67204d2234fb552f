import { compiled } from './compiled.js'
import { CompiledDish } from './decode.ts'
import type { Dish } from './dish.ts'
import { CookbookIndex } from './wants.ts'

let dishes: readonly Dish[] | undefined
let index: CookbookIndex | undefined

/** Every dish of the cookbook; decoded at the first call. */
export function cookbook(): readonly Dish[] {
  return (dishes ??= decodeAll())
}

function decodeAll(): Dish[] {
  const [heads, places, steps] = [compiled.heads, compiled.places, compiled.steps].map((part) =>
    part.split('\n\n').map((lines) => lines.split('\n')),
  )
  return heads!.map(([own = '', needs = '', ...texts], at) => {
    return new CompiledDish(own, needs, places![at]!, [...texts, ...steps![at]!])
  })
}

/** The cookbook by the foods that its dishes take. */
export function cookbookIndex(): CookbookIndex {
  return (index ??= new CookbookIndex(cookbook()))
}
