import { isBland } from '#food/model/food.ts'
import type { Understanding } from '#food/model/understanding.ts'
import { bestSeed } from '#shared/seeds.ts'
import type { Dish } from '../cookbook/dish.ts'
import { oneDinner } from '../cookbook/retrieve.ts'
import { isShort } from '../cooking/portion.ts'
import type { Recipe } from '../recipe.ts'
import { isCandidate, minutesOf, prospectsOf, type Candidate, type Prospect } from './candidates.ts'
import { choose, reachOf } from './choose.ts'
import { concessionsTo } from './concessions.ts'
import { idea, ideaOf } from './ideas.ts'

/**
 * Least share of what was listed that a dish must use, by how much each food matters: most of it where any dish does,
 * some of it where what was asked for would else have to be given up, the most that any dish does where all else fails.
 */
const leastShares = { most: 0.7, some: 0.4, any: 0 }

/** How much less for each food beyond one dinner's: of a full fridge else only hash would be made. */
const lessForEach = 0.04

function leastSharesFor(foods: number): { most: number; some: number; any: number } {
  const most = leastShares.most - Math.max(0, foods - oneDinner) * lessForEach
  return { ...leastShares, most: Math.max(leastShares.some, most) }
}

/** Of more foods than these ideas are drawn and not counted: to look at many dishes of a whole larder costs too much. */
const larder = 20

/** Dishes that are cooked to find the quickest. */
const mostCompared = 6

/** Dishes that are looked at for one choice: of a whole larder a hundred promise much. */
const mostLookedAt = 16

/** A dish that was considered: its score where it came so far, its recipe where it could be served. */
type Considered = { dish: Dish; score?: number; recipe?: Recipe; against: readonly string[] }

/** The dishes that were considered, the most promising first, and the recipe that was chosen, if any. */
export type Plan = { considered: readonly Considered[]; recipe?: Recipe }

/** The recipe for these foods and this seed, or undefined where no dish can be made of them. */
export function planRecipe(understanding: Understanding, seed: number): Recipe | undefined {
  return planned(understanding, (find) => plan(find, understanding, seed, reachOf(seed))).recipe
}

/** As `planRecipe`, and what was thought on the way, of all that may be looked at; with a dish's id, of that alone. */
export function considerDishes(understanding: Understanding, seed: number, id?: string): Plan {
  const isMeant = ({ dish }: Prospect) => id === undefined || dish.id === id
  return planned(understanding, (find) =>
    plan((requests) => find(requests).filter(isMeant), understanding, seed, Infinity),
  )
}

type Find = ReturnType<typeof prospectsOf>

/**
 * Plans with all that there is; where nothing can be made of that, without what there is little of: cheese on toast, and
 * the one slice of ham is left.
 */
function planned(understanding: Understanding, planWith: (find: Find) => Plan): Plan {
  const whole = planWith(prospectsOf(understanding))
  if (whole.recipe || !understanding.items.some(isShort)) return whole
  const without = planWith(prospectsOf(understanding, isShort))
  return without.recipe ? without : whole
}

function plan(find: Find, { items, requests: asked }: Understanding, seed: number, reach: number): Plan {
  if (items.every(({ food }) => isBland(food))) return { considered: [] }
  const concessions = concessionsTo(asked)
  const asksFor = items.length > larder ? undefined : ideaOf(seed)
  const draw = asksFor ? bestSeed : seed
  let considered: Plan['considered'] = []
  for (const { requests, unmet, isHurried } of concessions) {
    const found = find(requests)
    const isLast = requests === concessions.at(-1)!.requests
    const { most, some, any } = leastSharesFor(items.length)
    const shares = isLast ? [most, some, any] : [most, some]
    for (const share of shares) {
      const attempts = new Attempts(found, share)
      const first = isHurried ? attempts.quickest() : attempts.near(draw, reach)
      considered = attempts.considered
      if (!first) continue
      const recipe = asksFor?.number ? idea(found, first, asksFor) : first
      return { considered, recipe: unmet.length > 0 ? { ...recipe, unmet } : recipe }
    }
  }
  return { considered }
}

/** Dishes that are looked at, those that promise most first, and cooked until one comes out well. */
class Attempts {
  readonly #prospects: readonly Prospect[]
  readonly #leastShare: number
  #open: Candidate[] = []
  #lookedAt = 0
  readonly #considered = new Map<Dish, Considered>()

  constructor(prospects: readonly Prospect[], leastShare: number) {
    this.#prospects = prospects
    this.#leastShare = leastShare
  }

  /** What was looked at, the best first. */
  get considered(): Considered[] {
    const scoreOf = ({ score = -Infinity }: Considered) => score
    return [...this.#considered.values()].toSorted((one, other) => scoreOf(other) - scoreOf(one))
  }

  /** One of those that score nearly as well as the best; where the critics fault it, another. */
  near(seed: number, reach: number): Recipe | undefined {
    this.#lookFor(reach)
    while (this.#open.length > 0) {
      const candidate = choose(this.#open, seed)
      this.#open.splice(this.#open.indexOf(candidate), 1)
      const recipe = this.#cook(candidate)
      if (recipe) return recipe
      this.#lookFor(reach)
    }
    return undefined
  }

  /** Of the best, the one that is on the table first. */
  quickest(): Recipe | undefined {
    this.#lookFor(Infinity)
    const best = this.#open.toSorted((one, other) => other.score - one.score).slice(0, mostCompared)
    const recipes = best.flatMap((candidate) => this.#cook(candidate) ?? [])
    return recipes.toSorted((one, other) => minutesOf(one) - minutesOf(other))[0]
  }

  /** Looks at dishes as long as the next could come so near to the best that was found, and not at too many. */
  #lookFor(reach: number): void {
    for (; this.#lookedAt < this.#prospects.length; this.#lookedAt++) {
      if (this.#considered.size >= mostLookedAt) return
      const { promise, mostShare, look } = this.#prospects[this.#lookedAt]!
      if (promise < Math.max(...this.#open.map(({ score }) => score)) - reach) return
      const found = mostShare < this.#leastShare ? undefined : look()
      if (!found) continue
      this.#considered.set(found.dish, found)
      if (isCandidate(found) && found.share >= this.#leastShare) this.#open.push(found)
    }
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
