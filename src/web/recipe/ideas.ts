import type { RecipeEvent } from '#shared/recipe-event.ts'
import { bestSeed, seeds, wideFrom } from '#shared/seeds.ts'
import { recipeTitle } from './recipe-file.ts'
import type { ChefAnswering } from './recipe-state.ts'

/** A dish of the house chef that was shown, and the seed that brings it back. */
export type Idea = { readonly title: string; readonly seed: number }

/** The dishes that were shown for a list, oldest first. */
export type Ideas = { readonly list: string; readonly shown: readonly Idea[] }

/** An answer, the seed that it grew from, and whether it had to be one that was shown before. */
type Answer = { events: AsyncIterable<RecipeEvent>; seed: number; isRepeat: boolean }

type Ask = (seed: number) => AsyncIterable<RecipeEvent>

/** Seeds that are tried for an idea, one after the other. */
const mostTries = 3

/** A dish that was not shown yet, of those that use the whole list before the others; after the last of all the first again. */
export async function freshAnswer(ask: Ask, shown: readonly Idea[]): Promise<Answer> {
  const [first] = shown
  const last = shown.at(-1)
  if (!first || !last) return { events: ask(bestSeed), seed: bestSeed, isRepeat: false }
  for (const from of last.seed < wideFrom ? [last.seed + 1, wideFrom] : [last.seed + 1])
    for (let seed = from; seed < Math.min(from + mostTries, seeds); seed++) {
      const { title, events, drop } = await begin(ask(seed))
      if (!shown.some((idea) => idea.title === title)) return { events, seed, isRepeat: false }
      await drop()
    }
  return { events: ask(first.seed), seed: first.seed, isRepeat: true }
}

/** The dishes shown, after this one: when the last was shown, they begin again. */
export function withIdea(shown: readonly Idea[], idea: Idea, isRepeat: boolean): readonly Idea[] {
  return isRepeat ? [idea] : [...shown.filter(({ title }) => title !== idea.title), idea]
}

/**
 * True for a dish of the house chef that it was asked for: a seed says all about it, and asking again costs nothing.
 */
export function isHouseDish(chef: ChefAnswering | undefined): boolean {
  return chef?.chef === 'house' && !chef.standingIn
}

/** Reads an answer as far as its title; that of another chef is not waited for. */
async function begin(answer: AsyncIterable<RecipeEvent>) {
  const reader = answer[Symbol.asyncIterator]()
  const begun: RecipeEvent[] = []
  const drop = async () => void (await reader.return?.())
  let text = ''
  for (let step = await reader.next(); !step.done; step = await reader.next()) {
    const event = step.value
    begun.push(event)
    if (event.type === 'chef' && !isHouseDish(event)) break
    if (event.type === 'text') text += event.text
    if (/^#.*\n/m.test(text)) break
  }
  async function* events() {
    try {
      yield* begun
      yield* { [Symbol.asyncIterator]: () => reader }
    } finally {
      await drop()
    }
  }
  return { title: text && recipeTitle(text), events: events(), drop }
}
