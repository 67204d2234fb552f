import { drawnFrom, wideFrom } from '#shared/seeds.ts'
import type { Recipe } from '../recipe.ts'
import { isCandidate, type Candidate, type Prospect } from './candidates.ts'

/** Which idea each of five seeds in a row brings, of the two that are new in them: most bring the best. */
const turns = [0, 1, 0, 2, 0] as const
const newInTurn = Math.max(...turns)

/** An idea's place behind the best, 1 for the next; a wide one's behind all those that use what the best uses. */
type Idea = { number: number; isWide: boolean }

/** The idea that a seed asks for, number 0 for the best; undefined for a seed that draws. */
export function ideaOf(seed: number): Idea | undefined {
  if (seed >= drawnFrom) return undefined
  const isWide = seed >= wideFrom
  const place = isWide ? seed - wideFrom : seed
  const turn = turns[place % turns.length]!
  return { isWide, number: turn && Math.floor(place / turns.length) * newInTurn + turn }
}

/** How far below the best an idea may stand, by its score and by the share of the list that it uses. */
type Tolerance = { score: number; share: number }

const likeTheBest: Tolerance = { score: 6, share: 0.1 }
/** Where few are like the best. */
const nearTheBest: Tolerance = { score: 8, share: 0.2 }
const wide: Tolerance = { score: 15, share: 0.7 }

/** Ideas that are like the best, and those that there should be of the list's whole. */
const mostLikeTheBest = 5
const enough = 3

/** Dishes that are looked at for ideas: a list of eight foods promises some forty. */
const mostLookedAt = 48

/** The dish with this number; after the last that uses what the best uses they begin again, after the last of all the best. */
export function idea(prospects: readonly Prospect[], best: Recipe, { number, isWide }: Idea): Recipe {
  const ideas = new Ideas(prospects, best)
  ideas.gather(likeTheBest, isWide ? mostLikeTheBest : Math.min(number, mostLikeTheBest))
  ideas.gather(nearTheBest, isWide ? enough : Math.min(number, enough))
  const { last } = ideas
  if (!isWide) return ideas.at(number % (last + 1))
  ideas.gather(wide, last + number)
  return ideas.at(last + number)
}

/** The best dish and others that differ by their titles, the best of them first. */
class Ideas {
  readonly #found: Recipe[]
  readonly #candidates: readonly Candidate[]
  readonly #best: Candidate | undefined

  constructor(prospects: readonly Prospect[], best: Recipe) {
    this.#found = [best]
    this.#candidates = prospects
      .slice(0, mostLookedAt)
      .map(({ look }) => look())
      .filter((found) => found !== undefined && isCandidate(found))
      .filter(({ share }) => share > 0)
      .toSorted((one, other) => other.score - one.score)
    this.#best = this.#candidates.find(({ dish }) => dish.id === best.dish.id)
  }

  /** The last one's number. */
  get last(): number {
    return this.#found.length - 1
  }

  /** The idea with this number; the best where there is none. */
  at(number: number): Recipe {
    return this.#found[number] ?? this.#found[0]!
  }

  /** Cooks dishes that come so near the best, until there is one with this number. */
  gather({ score, share }: Tolerance, number: number): void {
    const best = this.#best
    if (!best) return
    const near = this.#candidates.filter(
      (other) => other.score >= best.score - score && other.share >= best.share - share,
    )
    for (const { cook } of near) {
      if (this.last >= number) return
      const cooked = cook()
      if ('recipe' in cooked && this.#found.every(({ title }) => title !== cooked.recipe.title))
        this.#found.push(cooked.recipe)
    }
  }
}
