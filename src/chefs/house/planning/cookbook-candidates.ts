import type { Understanding } from '#food/model/understanding.ts'
import { cookbook } from '../cookbook/compiled.js'
import type { Arranged } from '../cookbook/arrange.ts'
import { cookDish } from '../cookbook/cook-dish.ts'
import { Unfit } from '../cookbook/fill.ts'
import { asDish, recipeOf } from '../cookbook/recipe-of.ts'
import { isMain, retrieve } from '../cookbook/retrieve.ts'
import { CookbookIndex } from '../cookbook/wants.ts'
import { isScarce } from '../cooking/portion.ts'
import type { Candidate, Refused } from './candidate.ts'
import { critique } from './critique.ts'

/** Least share of what the visitor listed that a dish of the cookbook must use to be served. */
const leastShare = 0.7

let index: CookbookIndex | undefined

/** The dishes of the cookbook that these foods could be, the best first. */
export function cookbookCandidates(understanding: Understanding): (Candidate | Refused)[] {
  index ??= new CookbookIndex(cookbook)
  const { items, excludes } = understanding
  const order = { items: items.filter((item) => !isScarce(item)), excludes }
  return retrieve(index, order).map(({ dish, arranged, score, share, against }) => {
    const said = against.map((what) => ({ code: 'said', what }) as const)
    const known = { dish: asDish(dish), against: said }
    if (!arranged || share < leastShare || leavesMain(arranged)) return known
    return { ...known, score, cook: () => cook(arranged, understanding, score) }
  })
}

function leavesMain({ used, left }: Arranged): boolean {
  return left.some(isMain) && !used.some((filling) => filling.item && isMain(filling))
}

function cook(arranged: Arranged, understanding: Understanding, score: number): ReturnType<Candidate['cook']> {
  try {
    const cooked = cookDish(arranged)
    const used = new Set(cooked.ingredients.map(({ item }) => item))
    // Also what there is too little of to cook with is left out, with its reason.
    const left = understanding.items.filter((item) => !used.has(item))
    const recipe = recipeOf({ ...cooked, left })
    const faults = critique(recipe, understanding)
    return faults.length === 0 ? { recipe, score } : { against: faults.map((fault) => ({ code: 'fault', fault })) }
  } catch (error) {
    if (error instanceof Unfit) return { against: [{ code: 'said', what: error.message }] }
    throw error
  }
} // prettier-ignore
