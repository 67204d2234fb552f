import type { Understanding } from '#food/understanding.ts'
import { cookbook } from '../cookbook/compiled.js'
import type { CookedDish } from '../cookbook/cook-dish.ts'
import { asDish, recipeOf } from '../cookbook/recipe-of.ts'
import { retrieve } from '../cookbook/retrieve.ts'
import { isScarce } from '../cooking/portion.ts'
import { critique } from './critique.ts'
import type { Considered } from './plan.ts'

/** Least share of what the visitor listed that a dish of the cookbook must use to be served. */
const leastShare = 0.7

/** The dishes of the cookbook that these foods could be, cooked, the best first. */
export function cookbookCandidates(understanding: Understanding): Considered[] {
  const { items, excludes } = understanding
  const plenty = items.filter((item) => !isScarce(item))
  return retrieve(cookbook, { items: plenty, excludes }).map(({ dish, score, share, cooked, against }) => {
    const considered = { dish: asDish(dish), ...(score !== undefined && { score }) }
    const said = against.map((what) => ({ code: 'said', what }) as const)
    if (!cooked) return { ...considered, against: said }
    const recipe = recipeOf(withAllLeft(cooked, items))
    const faults = critique(recipe, understanding).map((fault) => ({ code: 'fault', fault }) as const)
    const isWorthIt = faults.length === 0 && share >= leastShare
    return { ...considered, against: [...faults, ...said], ...(isWorthIt && { recipe }) }
  })
}

/** Also what there is too little of to cook with is left out. */
function withAllLeft(cooked: CookedDish, items: Understanding['items']): CookedDish {
  const used = new Set(cooked.ingredients.map(({ item }) => item))
  return { ...cooked, left: items.filter((item) => !used.has(item)) }
}
