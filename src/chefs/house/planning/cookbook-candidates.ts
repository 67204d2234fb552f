import type { Requests, Understanding } from '#food/model/understanding.ts'
import type { Arranged } from '../cookbook/arrange.ts'
import { cookbookIndex } from '../cookbook/cookbook.ts'
import { cookDish } from '../cookbook/cook-dish.ts'
import { courseOf, type Dish } from '../cookbook/dish.ts'
import { Unfit } from '../cookbook/fill.ts'
import { asDish, recipeOf } from '../cookbook/recipe-of.ts'
import { isMain, leastShare, retrieve, type Candidate as Retrieved } from '../cookbook/retrieve.ts'
import { isScarce } from '../cooking/portion.ts'
import { cookingMinutes, preparationMinutes, type Recipe } from '../recipe.ts'
import type { Candidate, Refused } from './candidate.ts'
import { critique } from './critique.ts'
import type { Objection } from './objection.ts'

/** The dishes of the cookbook that these foods could be, the best first; only those that are as they were asked for. */
export function cookbookCandidates(
  understanding: Understanding,
  requests: Requests,
): (Candidate | Refused)[] {
  const { items, excludes } = understanding
  const { serves, nothingElse = false, spicy = false } = requests
  const plenty = items.filter((item) => !isScarce(item))
  const order = { items: plenty, excludes, nothingElse, spicy, ...(serves !== undefined && { serves }) }
  const isAsked = (dish: Dish) => isAskedFor(dish, requests)
  return retrieve(cookbookIndex(), order, isAsked).map((found) => candidateOf(found, understanding, requests))
}

function isAskedFor(dish: Dish, { kitchens, courses }: Requests): boolean {
  return (kitchens?.includes(dish.kitchen) ?? true) && (courses?.includes(courseOf(dish)) ?? true)
}

function candidateOf(
  found: Retrieved,
  understanding: Understanding,
  requests: Requests,
): Candidate | Refused {
  const { dish, arranged, score, share } = found
  const known = { dish: asDish(dish), against: found.against.map(said) }
  if (!arranged || share < leastShare || leavesMain(arranged)) return known
  const cook = () => cookWell(arranged, understanding, requests, score)
  return { ...known, score, cook }
}

const said = (what: string): Objection => ({ code: 'said', what })

function leavesMain({ used, left }: Arranged): boolean {
  return left.some(isMain) && !used.some((filling) => filling.item && isMain(filling))
}

function cookWell(
  arranged: Arranged,
  understanding: Understanding,
  requests: Requests,
  score: number,
): ReturnType<Candidate['cook']> {
  try {
    const cooked = cookDish(arranged, requests.serves)
    const used = new Set(cooked.ingredients.map(({ item }) => item))
    // Also what there is too little of to cook with is left out, with its reason.
    const left = understanding.items.filter((item) => !used.has(item))
    const recipe = recipeOf({ ...cooked, left })
    const against = objectionsTo(recipe, understanding, requests)
    return against.length === 0 ? { recipe, score } : { against }
  } catch (error) {
    if (error instanceof Unfit) return { against: [said(error.message)] }
    throw error
  }
}

function objectionsTo(recipe: Recipe, understanding: Understanding, { mostMinutes }: Requests): Objection[] {
  // A cook wrote the times, for just what stands in the place: strips of beef are done in three minutes.
  const faults = critique(recipe, understanding).filter(({ code }) => code !== 'cooked too short')
  const against = faults.map((fault): Objection => ({ code: 'fault', fault }))
  const minutes = preparationMinutes(recipe) + cookingMinutes(recipe)
  if (mostMinutes !== undefined && minutes > mostMinutes) against.push(said(`takes ${minutes} minutes`))
  return against
}
