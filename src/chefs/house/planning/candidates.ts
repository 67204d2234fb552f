import type { Item, Requests, Understanding } from '#food/model/understanding.ts'
import type { Arranged, Order } from '../cookbook/arrange.ts'
import { withSides } from '../cookbook/beside.ts'
import { cookbookIndex } from '../cookbook/cookbook.ts'
import { cookDish } from '../cookbook/cook-dish.ts'
import { courseOf, type Dish } from '../cookbook/dish.ts'
import { Unfit } from '../cookbook/fill.ts'
import {
  isMain,
  retrieve,
  type Candidate as Retrieved,
  type Prospect as Found,
} from '../cookbook/retrieve.ts'
import { isScarce } from '../cooking/portion.ts'
import { cookingMinutes, preparationMinutes, type Recipe } from '../recipe.ts'
import { critique, type Fault } from './critique.ts'
import { recipeOf } from './recipe-of.ts'

/** A dish that these foods could become. */
export type Candidate = {
  dish: Dish
  /** Higher is better. */
  score: number
  /** Share of what the visitor listed, by weight, that it uses: 0 to 1; 0 also where it leaves out all that dinner is built on. */
  share: number
  /** What is not as the dish would like it, as phrases for maintainers. */
  against: readonly string[]
  /** Writes the recipe, or says what is wrong with it. */
  cook: () => { recipe: Recipe } | { against: readonly string[] }
}

/** A dish that these foods cannot become. */
export type Refused = { dish: Dish; against: readonly string[] }

export const isCandidate = (found: Candidate | Refused): found is Candidate => 'cook' in found

/** A dish that has what it needs. */
export type Prospect = {
  dish: Dish
  /** What it may score at most, unless it does better without a food that stands far from its liking. */
  promise: number
  /** Share of what the visitor listed, by weight, that it may use at most. */
  mostShare: number
  /** Puts the foods into its places; undefined where enough dishes were looked at. */
  look: () => Candidate | Refused | undefined
}

/**
 * Most of the visitor's foods in one dish; fewer of a whole larder, and of a whole cupboard fewest: all of it would be no
 * dish, but a cleared fridge.
 */
const mostTakenOf = (foods: number) => (foods < 15 ? 12 : foods < 25 ? 10 : 7)

/**
 * Finds the dishes of the cookbook that these foods could be, those that promise most first; only those that are as they
 * are asked for. It may be asked again with less: no dish is arranged or cooked twice.
 */
export function prospectsOf(
  understanding: Understanding,
  isTooLittle = isScarce,
): (requests: Requests) => Prospect[] {
  const { items, excludes } = understanding
  const { serves, spicy = false } = understanding.requests
  const plenty = items.filter((item) => !isTooLittle(item))
  const most = mostTakenOf(plenty.length)
  const order = { items: plenty, excludes, most, spicy, ...(serves !== undefined && { serves }) }
  const retrieved = new Map<boolean, readonly Found[]>()
  const find = (nothingElse: boolean) => {
    const known = retrieved.get(nothingElse) ?? retrieve(cookbookIndex(), { ...order, nothingElse })
    retrieved.set(nothingElse, known)
    return known
  }
  const cooked = new Map<Arranged, Cooked>()
  const cook = (arranged: Arranged) => {
    const known = cooked.get(arranged) ?? cookWell(arranged, order, understanding)
    cooked.set(arranged, known)
    return known
  }
  return (requests) =>
    find(requests.nothingElse ?? false)
      .filter(({ dish }) => isAskedFor(dish, requests))
      .map((prospect) => {
        const look = () => {
          const found = prospect.look()
          return found && candidateOf(found, requests, cook)
        }
        return { ...prospect, look }
      })
}

type Cooked = ReturnType<Candidate['cook']>

function isAskedFor(dish: Dish, { kitchens, courses }: Requests): boolean {
  return (kitchens?.includes(dish.kitchen) ?? true) && (courses?.includes(courseOf(dish)) ?? true)
}

function candidateOf(
  { dish, arranged, score, share, against }: Retrieved,
  requests: Requests,
  cook: (arranged: Arranged) => Cooked,
): Candidate | Refused {
  if (!arranged) return { dish, against }
  return {
    dish,
    score,
    share: leavesMain(arranged) ? 0 : share,
    against,
    cook: () => asAsked(requests, cook(arranged)),
  }
}

function asAsked({ mostMinutes = Infinity, noOven }: Requests, cooked: Cooked): Cooked {
  if (!('recipe' in cooked)) return cooked
  const minutes = minutesOf(cooked.recipe)
  if (minutes > mostMinutes) return { against: [`takes ${minutes} minutes`] }
  const isBaked = cooked.recipe.steps.some(({ text }) => /\boven\b/.test(text))
  return noOven && isBaked ? { against: ['needs an oven'] } : cooked
}

/** Whether it leaves out all meat and fish that was listed; without any, all that dinner is built on: eggs, beans, tofu. */
function leavesMain({ used, left }: Arranged): boolean {
  const isBuiltOn = left.some(isMain) ? isMain : isMainstay
  return left.some(isBuiltOn) && !used.some(({ item }) => item && isBuiltOn(item))
}

function isMainstay({ food }: Pick<Item, 'food'>): boolean {
  return isMain({ food }) || food.role === 'protein' || food.role === 'ready'
}

function cookWell(arranged: Arranged, order: Order, understanding: Understanding): Cooked {
  try {
    const cooked = cookDish(withSides(arranged, order), understanding.requests.serves)
    const used = new Set(cooked.ingredients.map(({ item }) => item))
    // Also what there is too little of to cook with is left out, with its reason.
    const left = understanding.items.filter((item) => !used.has(item))
    const recipe = recipeOf({ ...cooked, left })
    const against = critique(recipe, understanding).map(faultText)
    return against.length === 0 ? { recipe } : { against }
  } catch (error) {
    if (error instanceof Unfit) return { against: [error.message] }
    throw error
  }
}

/** Minutes from the first cut to the table. */
export function minutesOf(recipe: Recipe): number {
  return preparationMinutes(recipe) + cookingMinutes(recipe)
}

function faultText({ code, food }: Fault): string {
  return food ? `${food.name}: ${code}` : code
}
