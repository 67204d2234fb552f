import type { Food } from '#food/model/food.ts'
import type { Understanding } from '#food/model/understanding.ts'
import { foodById } from '#food/foods/by-id.ts'
import { isSpareable } from '../cookbook/cupboard.ts'
import { isCookedBefore, safeTemperature } from '../cooking/doneness.ts'
import { speaksOfHeat, stepsFrom } from '../cooking/heat.ts'
import type { Recipe, RecipeIngredient, Step } from '../recipe.ts'

type FaultCode =
  | 'in no step'
  | 'not named'
  | 'raw for who eats'
  | 'served raw'
  | 'excluded by a wish'
  | 'no amount'
  | 'more than there is'
  | 'no safe temperature'
  | 'no rest'
  | 'salt unlisted'
  | 'step too long'
  | 'broken text'
  | 'speaks of what a wish rules out'

/** What is wrong with a recipe, and with which food of it. */
export type Fault = { code: FaultCode; food?: Food }

// Characters: more than a cook keeps in mind between two looks at the page.
const longestStep = 520

const brokenText = /undefined|NaN|\[object|\s{2}|\bthe (?:,|and\b|\.)|\(\)/

/**
 * The faults of a recipe; an empty list lets it pass. The planner takes the next candidate where there is one
 * (Hammond's critics, CHEF, 1986). That extras are few is seen to before, while foods go into their places.
 */
export function critique(recipe: Recipe, understanding: Understanding): Fault[] {
  const { ingredients, steps, title, sentence } = recipe
  const faults: Fault[] = ingredients.flatMap((ingredient) => {
    const { food } = ingredient
    return faultsOf(ingredient, steps, understanding).map((code) => ({ code, food }))
  })
  const texts = steps.map(({ text }) => text)
  const isSalted = ingredients.some(({ food }) => food.role === 'salt')
  if (!isSalted && texts.some((text) => /\bthe salt\b/.test(text))) faults.push({ code: 'salt unlisted' })
  if (texts.some((text) => text.length > longestStep)) faults.push({ code: 'step too long' })
  const everything = [title, sentence, ...texts].join(' ')
  if (brokenText.test(everything)) faults.push({ code: 'broken text' })
  for (const food of seasoningsRuledOut(recipe, understanding))
    if (new RegExp(`\\b${food.name}`, 'i').test(everything))
      faults.push({ code: 'speaks of what a wish rules out', food })
  return faults
}

/** What the dish is seasoned with as it is written, and may not be here: a garlic bread for who eats none. */
function seasoningsRuledOut({ dish }: Recipe, { excludes }: Understanding): Food[] {
  const extras = dish.places.flatMap(({ choices, otherwise }) =>
    otherwise === undefined ? [] : foodById(choices[otherwise]!.food),
  )
  return extras.filter((food) => isSpareable(food) && excludes(food) !== undefined)
}

function faultsOf(
  ingredient: RecipeIngredient,
  steps: readonly Step[],
  understanding: Understanding,
): FaultCode[] {
  const { food, item, quantity } = ingredient
  if (!steps.some(({ mentions }) => mentions.has(ingredient))) return ['in no step']
  const onward = stepsFrom(steps, ingredient)
  if (onward.length === 0) return ['not named']
  const safe = safeTemperature(ingredient)

  const faults: FaultCode[] = []
  if (understanding.excludes(food) !== undefined) faults.push('excluded by a wish')
  if (!(quantity > 0 && quantity < Infinity)) faults.push('no amount')
  if (item?.have !== undefined && quantity > item.have * 1.001) faults.push('more than there is')
  if (ingredient.unmeasured === 'raw' && understanding.audiences.size > 0) faults.push('raw for who eats')
  const isMeasured = ingredient.unmeasured === undefined
  const isCooked =
    speaksOfHeat(ingredient.preparation ?? '') ||
    onward.some(({ text, minutes }) => minutes > 0 && speaksOfHeat(text))
  if (isMeasured && !isCookedBefore(item) && mustBeHeated(food) && !isCooked) faults.push('served raw')
  const isEatenCold = isCookedBefore(item) && !onward.some(({ text }) => speaksOfHeat(text))
  if (safe && isMeasured && !isEatenCold && !onward.some(({ text }) => text.includes(safe.text)))
    faults.push('no safe temperature')
  if (safe?.restMinutes && isMeasured && !onward.some(({ text }) => /\brest\b/i.test(text)))
    faults.push('no rest')
  return faults
}

/** What is not eaten raw: elderberries, potatoes, most mushrooms. Leaves wilt on what is hot beside them. */
function mustBeHeated({ raw, state, role }: Food): boolean {
  const isBakers = ['leavening', 'baking', 'spice', 'leaf'].includes(role)
  return !raw && state === 'raw' && !isBakers
}
