import { compiled } from './compiled.js'
import { CompiledDish } from './decode.ts'
import { courseOf, type Dish } from './dish.ts'
import { CookbookIndex } from './wants.ts'

let all: readonly Dish[] | undefined
let dishes: readonly Dish[] | undefined
let index: CookbookIndex | undefined
let sideIndex: CookbookIndex | undefined

const sides = 'beside'

/** Every dish of the cookbook; decoded at the first call. */
export function cookbook(): readonly Dish[] {
  return (dishes ??= decoded().filter((dish) => courseOf(dish) !== sides))
}

/** What goes beside other dishes. */
export function besideDish(): Dish {
  return decoded().find((dish) => courseOf(dish) === sides)!
}

function decoded(): readonly Dish[] {
  return (all ??= decodeAll())
}

function decodeAll(): Dish[] {
  const [heads, places, steps] = [compiled.heads, compiled.places, compiled.steps].map((part) =>
    part.split('\n\n').map((lines) => lines.split('\n')),
  )
  return heads!.map(([own = '', needs = '', ...texts], at) => {
    // Its places stand together with those of another dish.
    const prefix = own.startsWith(`${sides}/`) ? `${sides} ` : ''
    return new CompiledDish(own, needs, places![at]!, [...texts, ...steps![at]!], prefix)
  })
}

/** The cookbook by the foods that its dishes take. */
export function cookbookIndex(): CookbookIndex {
  return (index ??= new CookbookIndex(cookbook()))
}

/** The same of what goes beside. */
export function besideIndex(): CookbookIndex {
  return (sideIndex ??= new CookbookIndex([besideDish()]))
}
