import { improvise } from '../planning/plan.ts'
import { understood } from '../quality/understood.testing.ts'
import type { Recipe } from '../recipe.ts'
import { writeRecipe } from '../wording/recipe-markdown.ts'

const seeds = Array.from({ length: 30 }, (_, seed) => seed)

/** A dish as it is served: its steps and its markdown, and the amounts in grams or millilitres by food. */
export type Served = {
  recipe: Recipe
  method: string
  markdown: string
  amounts: Readonly<Record<string, number>>
}

/** The ids of the dish forms that are improvised of "a list, of foods" over 30 seeds; undefined where it refuses. */
export function dishesFor(list: string): (string | undefined)[] {
  return plannedFor(list).map((recipe) => recipe?.dish.id)
}

/** The recipes of that dish form among the answers over 30 seeds. Throws where there is none. */
export function recipesOf(id: string, list: string): Recipe[] {
  const recipes = plannedFor(list).flatMap((recipe) => (recipe?.dish.id === id ? recipe : []))
  if (recipes.length === 0) throw new Error(`${list} never became a ${id}`)
  return recipes
}

/** The first of those recipes. Throws where there is none. */
export function serve(id: string, list: string): Served {
  const [recipe] = recipesOf(id, list)
  const method = recipe!.steps.map(({ text }) => text).join('\n')
  const amounts = Object.fromEntries(recipe!.ingredients.map(({ food, quantity }) => [food.id, quantity]))
  return { recipe: recipe!, method, markdown: writeRecipe(recipe!), amounts }
}

function plannedFor(list: string): (Recipe | undefined)[] {
  const understanding = understood(list.split(', '))
  return seeds.map((seed) => improvise(understanding, seed))
}
