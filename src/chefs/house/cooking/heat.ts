import type { Recipe, RecipeIngredient, Step } from '../recipe.ts'
import { isCookedBefore, safeTemperature } from './doneness.ts'

const words =
  /\b(?:cook|heat|warm|hot|boil|simmer|fry|fried|bake|roast|grill|toast|brown|brew|melt|steam|poach|sear|wilt|float|oven|pan|wok|microwave|blanch)\w*|\btender\b/i

/** Whether a text speaks of heat. */
export const speaksOfHeat = (text: string) => words.test(text)

/** The steps from the first that names a food by its noun; none where none does. */
export function stepsFrom(steps: readonly Step[], { noun }: RecipeIngredient): readonly Step[] {
  const named = steps.findIndex(({ text }) => text.includes(noun))
  return named < 0 ? [] : steps.slice(named)
}

/**
 * The steps, and how hot leftovers must get that a dish heats without saying so (USDA FSIS, Leftovers and Food Safety: to
 * 74 °C).
 */
export function withReheating({ steps, ingredients }: Pick<Recipe, 'steps' | 'ingredients'>): Step[] {
  const told = [...steps]
  for (const ingredient of ingredients) {
    const safe = safeTemperature(ingredient)
    const onward = stepsFrom(told, ingredient)
    const isSaid = safe && onward.some(({ text }) => text.includes(safe.text))
    if (!safe || isSaid || !isCookedBefore(ingredient.item) || ingredient.unmeasured) continue
    const last = onward.findLast(({ text }) => speaksOfHeat(text))
    if (!last) continue
    const said = `The ${ingredient.noun} must be piping hot, ${safe.text}.`
    told[told.indexOf(last)] = { ...last, text: `${last.text} ${said}` }
  }
  return told
}
