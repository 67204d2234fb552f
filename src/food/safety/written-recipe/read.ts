/*
 * What a recipe that a model wrote really holds. Its text goes forward through these rooms:
 *
 *   lines         headings, items, table rows, text
 *   blocks        lines of one kind that follow each other
 *   parts         the ingredient list, the method, the rest: by headings, or by the looks of the lines
 *   list-line     the foods of each line of the list, alternatives and options included
 *   shared-nouns  "soy or oat milk": the noun of both
 *   mixed-in      "flour, seasoned with mustard": what is in a food of the list
 *   sentences     without what they leave out or compare with; those that tell of another way go
 *   kept          the words for what was left over
 *   heated        what comes cooked and is heated again; eggs that stay raw
 *   raw-dishes    fish and meat that no step heats: ceviche, tartare
 *   made          what the recipe makes itself and then calls by name: a crema of cashews
 *   added         what the steps add to the list, and what is served with it: specific names alone
 */
import { tokenizingOnce } from '../../lexicon/tokens.ts'
import type { Food } from '../../model/food.ts'
import type { Prepared } from '../temperatures.ts'
import { foodsAddedIn } from './added.ts'
import { heatingIn, leavesEggsRaw } from './heated.ts'
import { languageOf } from './language.ts'
import { linesOf } from './lines.ts'
import { foodsListedIn } from './list-line.ts'
import { partsOf } from './parts.ts'
import { eatenRawIn } from './raw-dishes.ts'
import { stuffingIn } from './stuffing.ts'

/** What a written recipe holds, each food once. */
export type RecipeFoods = {
  /** What it cooks, as its list has it or as its steps add it. */
  cooked: readonly Prepared[]
  /** What comes to the table with it. */
  served: readonly Food[]
  /** False where it names more foods than are noted. */
  isWhole: boolean
}

// The longest of hundreds lists 26 foods; of what is longer the names alone are read, which costs a tenth.
const mostLines = 40
/** Foods of one written recipe that are noted: several times those of the longest. */
export const mostNamed = 100

/** The foods of a written recipe. */
export function foodsOfRecipe(markdown: string): RecipeFoods {
  const language = languageOf(markdown)
  const parts = partsOf(linesOf(markdown))
  const cooked = new Map<string, Prepared>()
  let isWhole = true
  const add = (prepared: Prepared) => {
    if (cooked.has(prepared.food.id)) return
    if (cooked.size < mostNamed) cooked.set(prepared.food.id, prepared)
    else isWhole = false
  }
  const lines = [...new Set(parts.ingredients.flat())]
  const tokensOf = tokenizingOnce()
  const asHeated = heatingIn(parts.method, language)
  for (const [at, line] of lines.entries())
    for (const prepared of foodsListedIn(line, language, at < mostLines ? 'whole' : 'names', tokensOf))
      add(asHeated(prepared))
  const listed: Food[] = [...cooked.values()].map(({ food }) => food)
  for (const food of stuffingIn(parts.headings.slice(1), cooked.values())) add({ food })
  const { inSteps, served } = foodsAddedIn(parts, listed, language, tokensOf)
  for (const prepared of inSteps) add(prepared.condition === undefined ? prepared : asHeated(prepared))
  const hasEggs = [...cooked.values()].some(({ food }) => food.kind === 'egg')
  const hasRawEggs = hasEggs && leavesEggsRaw(markdown, parts.method)
  const isEatenRaw = eatenRawIn(markdown, parts.method, language)
  const isRaw = ({ food }: Prepared) => (hasRawEggs && food.kind === 'egg') || isEatenRaw(food)
  const beside = served.filter(({ id }) => !cooked.has(id))
  isWhole &&= beside.length <= mostNamed
  return {
    cooked: [...cooked.values()].map((prepared) =>
      isRaw(prepared) ? { ...prepared, staysRaw: true } : prepared,
    ),
    served: beside.slice(0, mostNamed),
    isWhole,
  }
}
