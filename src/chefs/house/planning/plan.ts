import { isBland } from '#food/model/food.ts'
import type { Requests, Understanding } from '#food/model/understanding.ts'
import type { Dish } from '../dish.ts'
import { createRandom, type Random } from '../random.ts'
import type { Recipe } from '../recipe.ts'
import type { Candidate, Refused } from './candidate.ts'
import { cookbookCandidates } from './cookbook-candidates.ts'
import { formCandidates } from './form-candidates.ts'
import type { Objection } from './objection.ts'

/** How far below the best a dish may score and still be served for the sake of variety. */
const tolerance = 2.5
/** The same for dishes of the cookbook, whose scores go from 0 to 12. */
const cookbookTolerance = 1.5
/**
 * What listed staples that no slot takes may add to a candidate's score once it is written: butter to fry in.
 */
const mostGain = 2
/** Candidates that are written out in full before one is chosen. */
const shortlist = 8
/** Candidates that are tried for it: where many fail, one that passes is enough. */
const mostTried = 20

/** A dish that was considered: its score where it came so far, its recipe where it could be served. */
export type Considered = {
  dish: Dish
  score?: number
  recipe?: Recipe
  against: readonly Objection[]
}

/** The dishes that were considered, the most promising first, and the recipe that was chosen, if any. */
export type Plan = { considered: readonly Considered[]; recipe?: Recipe }

/** The recipe for these foods and this seed, or undefined where no dish can be made of them. */
export function planRecipe(understanding: Understanding, seed: number): Recipe | undefined {
  return considerDishes(understanding, seed).recipe
}

/** As `planRecipe`, and what was thought on the way; with a dish's id, of that dish alone. */
export function considerDishes(understanding: Understanding, seed: number, id?: string): Plan {
  if (understanding.items.every(({ food }) => isBland(food))) return { considered: [] }
  const isWanted = ({ dish }: { dish: Dish }) => id === undefined || dish.id === id
  const { requests } = understanding
  const asAsked = fromCookbook(understanding, requests, seed, isWanted)
  if (asAsked.recipe) return asAsked
  // Nothing is just what was asked for: better something good, with a word about it, than nothing.
  const { wishes, others } = bendable(requests)
  const bent = wishes.length > 0 ? fromCookbook(understanding, others, seed, isWanted) : asAsked
  if (bent.recipe) return { ...bent, recipe: { ...bent.recipe, unmet: wishes } }
  const improvised = fromForms(understanding, seed, isWanted)
  return { ...improvised, considered: [...bent.considered, ...improvised.considered] }
}

/** The recipe that the dish forms improvise of these foods, whatever the cookbook knows. */
export function improvise(understanding: Understanding, seed: number): Recipe | undefined {
  return fromForms(understanding, seed, () => true).recipe
}

type IsWanted = (found: { dish: Dish }) => boolean

function fromCookbook(
  understanding: Understanding,
  requests: Requests,
  seed: number,
  isWanted: IsWanted,
): Plan {
  const found = cookbookCandidates(understanding, requests).filter(isWanted)
  return cookOne(found, createRandom(seed))
}

function fromForms(understanding: Understanding, seed: number, isWanted: IsWanted): Plan {
  const random = createRandom(seed)
  const found = formCandidates(understanding, seed, random).filter(isWanted)
  const written = writeBest(found.filter(isCandidate).toSorted((a, b) => b.score - a.score))
  const improvised = chosen(written, random)
  return { ...improvised, considered: [...improvised.considered, ...found.filter(isRefused)] }
}

/** What is asked of a dish beside what must be kept, as phrases, and the rest. */
function bendable({ mostMinutes, kitchens, courses, ...others }: Requests): {
  wishes: string[]
  others: Requests
} {
  const wishes = [
    ...(mostMinutes === undefined ? [] : [`in ${mostMinutes} minutes`]),
    ...(kitchens ? [`from the ${kitchens[0]} kitchen`] : []),
    ...(courses ? [`for ${courses[0]}`] : []),
  ]
  return { wishes, others }
}

/**
 * Cooks one of the candidates that score nearly as well as the best, the better the likelier; where the critics fault
 * it, another.
 */
function cookOne(found: readonly (Candidate | Refused)[], random: Random): Plan {
  const considered = new Map<Dish, Considered>(found.map((each) => [each.dish, { against: [], ...each }]))
  const open = found.filter(isCandidate)
  while (open.length > 0) {
    const best = Math.max(...open.map(({ score }) => score))
    const near = open.filter(({ score }) => score >= best - cookbookTolerance)
    const candidate = random.pickWeighted(near, ({ score }) => Math.exp(score - best))
    const attempt = candidate.cook()
    const { dish, score, against = [] } = candidate
    if ('recipe' in attempt) {
      considered.set(dish, { dish, score, against, recipe: attempt.recipe })
      return { considered: [...considered.values()], recipe: attempt.recipe }
    }
    considered.set(dish, { dish, score, against: [...attempt.against, ...against] })
    open.splice(open.indexOf(candidate), 1)
  }
  return { considered: [...considered.values()] }
}

/** One of the recipes that score nearly as well as the best, the better the likelier. */
function chosen(written: readonly Considered[], random: Random): Plan {
  const best = Math.max(...written.filter(isWritten).map(({ score }) => score))
  const isFarBelow = ({ score = -Infinity }: Considered) => score < best - tolerance
  const servable = written.filter(isWritten).filter((each) => !isFarBelow(each))
  const considered = written.map((each) =>
    isWritten(each) && isFarBelow(each) ? { ...each, against: [outscored] } : each,
  )
  if (servable.length === 0) return { considered }
  const { recipe } = random.pickWeighted(servable, ({ score }) => Math.exp(score - best))
  return { considered, recipe }
}

const outscored: Objection = { code: 'outscored' }

const isCandidate = (found: Candidate | Refused): found is Candidate => 'cook' in found
const isRefused = (found: Candidate | Refused): found is Refused => !isCandidate(found)

type Scored = Considered & { score: number }
const isWritten = (each: Considered): each is Scored & { recipe: Recipe } => each.recipe !== undefined

/** Writes the most promising candidates until no further one can come near the best. */
function writeBest(candidates: readonly Candidate[]): Scored[] {
  let best = -Infinity
  let count = 0
  return candidates.map(({ dish, score, cook }, tried) => {
    const isEnough = count >= shortlist || (count > 0 && tried >= mostTried)
    const isHopeless = isEnough || best - tolerance - mostGain > score
    if (isHopeless) return { dish, score, against: [outscored] }
    const attempt = cook()
    if ('against' in attempt) return { dish, score, against: attempt.against }
    best = Math.max(best, attempt.score)
    count++
    return { dish, ...attempt, against: [] }
  })
}
