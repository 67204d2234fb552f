import { isBland } from '#food/model/food.ts'
import type { Understanding } from '#food/model/understanding.ts'
import type { Dish } from '../cookbook/dish.ts'
import type { Recipe } from '../recipe.ts'
import { candidatesOf, minutesOf, type Candidate, type Refused } from './candidates.ts'
import { choose } from './choose.ts'
import { concessionsTo } from './concessions.ts'

/**
 * Least share of what was listed that a dish must use, by how much each food matters: most of it where any dish does,
 * some of it where what was asked for would else have to be given up, the most that any dish does where all else fails.
 */
const leastShares = { most: 0.7, some: 0.4, any: 0 }

/** Dishes that are cooked to find the quickest. */
const mostCompared = 8

/** A dish that was considered: its score where it came so far, its recipe where it could be served. */
type Considered = { dish: Dish; score?: number; recipe?: Recipe; against: readonly string[] }

/** The dishes that were considered, the most promising first, and the recipe that was chosen, if any. */
export type Plan = { considered: readonly Considered[]; recipe?: Recipe }

/** The recipe for these foods and this seed, or undefined where no dish can be made of them. */
export function planRecipe(understanding: Understanding, seed: number): Recipe | undefined {
  return considerDishes(understanding, seed).recipe
}

/** As `planRecipe`, and what was thought on the way; with a dish's id, of that dish alone. */
export function considerDishes(understanding: Understanding, seed: number, id?: string): Plan {
  if (understanding.items.every(({ food }) => isBland(food))) return { considered: [] }
  const concessions = concessionsTo(understanding.requests)
  const candidates = candidatesOf(understanding)
  let plan: Plan = { considered: [] }
  for (const { requests, unmet, isHurried } of concessions) {
    const all = candidates(requests)
    const found = id === undefined ? all : all.filter(({ dish }) => dish.id === id)
    const isLast = requests === concessions.at(-1)!.requests
    const shares = isLast ? Object.values(leastShares) : [leastShares.most, leastShares.some]
    for (const share of shares) {
      const attempts = new Attempts(found, share)
      const recipe = isHurried ? attempts.quickest() : attempts.near(seed)
      plan = attempts.plan
      if (recipe) return { ...plan, recipe: unmet.length > 0 ? { ...recipe, unmet } : recipe }
    }
  }
  return plan
}

/** Dishes that are cooked one after the other until one comes out well. */
class Attempts {
  readonly #open: Candidate[]
  readonly #considered: Map<Dish, Considered>

  constructor(found: readonly (Candidate | Refused)[], leastShare: number) {
    this.#open = found.filter(isCandidate).filter(({ share }) => share >= leastShare)
    this.#considered = new Map(found.map((each) => [each.dish, each]))
  }

  get plan(): Plan {
    return { considered: [...this.#considered.values()] }
  }

  /** One of those that score nearly as well as the best; where the critics fault it, another. */
  near(seed: number): Recipe | undefined {
    while (this.#open.length > 0) {
      const candidate = choose(this.#open, seed)
      this.#open.splice(this.#open.indexOf(candidate), 1)
      const recipe = this.#cook(candidate)
      if (recipe) return recipe
    }
    return undefined
  }

  /** Of the best, the one that is on the table first. */
  quickest(): Recipe | undefined {
    const recipes = this.#open.slice(0, mostCompared).flatMap((candidate) => this.#cook(candidate) ?? [])
    return recipes.toSorted((one, other) => minutesOf(one) - minutesOf(other))[0]
  }

  #cook({ dish, score, against, cook }: Candidate): Recipe | undefined {
    const attempt = cook()
    if ('recipe' in attempt) {
      this.#considered.set(dish, { dish, score, against, recipe: attempt.recipe })
      return attempt.recipe
    }
    this.#considered.set(dish, { dish, score, against: [...attempt.against, ...against] })
    return undefined
  }
}

const isCandidate = (found: Candidate | Refused): found is Candidate => 'cook' in found
