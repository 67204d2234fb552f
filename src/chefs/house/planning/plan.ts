import { isBland } from '#food/model/food.ts'
import type { Understanding } from '#food/model/understanding.ts'
import type { Dish } from '../dish.ts'
import { createRandom } from '../random.ts'
import type { Recipe } from '../recipe.ts'
import type { Candidate, Refused } from './candidate.ts'
import { formCandidates } from './form-candidates.ts'
import type { Objection } from './objection.ts'

/** How far below the best a dish may score and still be served for the sake of variety. */
const tolerance = 2.5
/**
 * What listed staples that no slot takes may add to a candidate's score once it is written: butter to fry in.
 */
const mostGain = 2
/** Candidates that are written out in full before one is chosen. */
const shortlist = 8

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
  const random = createRandom(seed)
  const found = formCandidates(understanding, seed, random)
  const wanted = found.filter(({ dish }) => id === undefined || dish.id === id)
  const written = writeBest(wanted.filter(isCandidate).toSorted((a, b) => b.score - a.score))
  const refused = wanted.filter(isRefused)

  const best = Math.max(...written.filter(isWritten).map(({ score }) => score))
  const isFarBelow = ({ score }: { score: number }) => score < best - tolerance
  const servable = written.filter(isWritten).filter((each) => !isFarBelow(each))
  const judged = written.map((each) =>
    isWritten(each) && isFarBelow(each) ? { ...each, against: [outscored] } : each,
  )
  const considered = [...judged, ...refused]
  if (servable.length === 0) return { considered }
  const { recipe } = random.pickWeighted(servable, ({ score }) => Math.exp(score - best))
  return { considered, recipe }
}

const outscored: Objection = { code: 'outscored' }

const isCandidate = (found: Candidate | Refused): found is Candidate => 'cook' in found
const isRefused = (found: Candidate | Refused): found is Refused => !isCandidate(found)

type Scored = Considered & { score: number }
const isWritten = (scored: Scored): scored is Scored & { recipe: Recipe } => scored.recipe !== undefined

/** Writes the most promising candidates until no further one can come near the best. */
function writeBest(candidates: readonly Candidate[]): Scored[] {
  let best = -Infinity
  let count = 0
  return candidates.map(({ dish, score, cook }) => {
    const isHopeless = count >= shortlist || best - tolerance - mostGain > score
    if (isHopeless) return { dish, score, against: [outscored] }
    const attempt = cook()
    if ('against' in attempt) return { dish, score, against: attempt.against }
    best = Math.max(best, attempt.score)
    count++
    return { dish, ...attempt, against: [] }
  })
}
