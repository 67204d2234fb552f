/*
 * What a recipe that a model wrote really holds. Its text goes forward through these rooms:
 *
 *   lines       headings, items, table rows, text
 *   parts       the ingredient list, the method, the rest, by headings (headings) or by the looks of the lines
 *   list-line   the foods of each line of the list, alternatives and options included
 *   added       what the steps add to the list, and what is served with it: specific foods alone (sentences, names)
 */
import type { Food } from '../../model/food.ts'
import type { Prepared } from '../temperatures.ts'
import { foodsAddedIn } from './added.ts'
import { languageOf } from './language.ts'
import { linesOf } from './lines.ts'
import { foodsListedIn } from './list-line.ts'
import { partsOf } from './parts.ts'

/** The foods of a written recipe, each once, as its list has them or as its text adds them. */
export function foodsOfRecipe(markdown: string): Prepared[] {
  const language = languageOf(markdown)
  const parts = partsOf(linesOf(markdown))
  const foods = new Map<string, Prepared>()
  const add = (prepared: Prepared) => {
    if (!foods.has(prepared.food.id)) foods.set(prepared.food.id, prepared)
  }
  for (const cells of parts.ingredients)
    for (const text of cells) for (const prepared of foodsListedIn(text, language)) add(prepared)
  const listed: Food[] = [...foods.values()].map(({ food }) => food)
  for (const food of foodsAddedIn(parts, listed, language)) add({ food })
  return [...foods.values()]
}
