import type { Condition } from '#food/model/understanding.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'
import type { KitchenNotes } from '#shared/recipe-event.ts'
import { houseChef } from '../house-chef.ts'
import { accountingFaults } from './accounting-faults.testing.ts'
import { amountFaults } from './amount-faults.testing.ts'
import { caseOf, listedFoods, objections, type Listed } from './case.testing.ts'
import { proteinFaults } from './protein-faults.testing.ts'
import { safetyFaults } from './safety-faults.testing.ts'
import { strangerFaults } from './stranger-faults.testing.ts'
import { textFaults } from './text-faults.testing.ts'
import { parseRecipe } from './written-recipe.testing.ts'

/** What the house chef answers, as the page gets it. */
export async function answer(
  list: readonly string[],
  seed: number,
): Promise<{ markdown: string; notes: KitchenNotes }> {
  const ingredients = list.flatMap((text) => normalizeIngredient(text) ?? [])
  let markdown = ''
  let notes: KitchenNotes | undefined
  for await (const event of houseChef(ingredients, { signal: new AbortController().signal, seed })) {
    if (event.type === 'text') markdown += event.text
    if (event.type === 'notes') notes = event.notes
  }
  if (notes === undefined) throw new Error('no notes')
  return { markdown, notes }
}

const judges = [accountingFaults, strangerFaults, proteinFaults, amountFaults, textFaults, safetyFaults]

/**
 * Faults of an answer, read from the markdown and the notes alone, each as "invariant: what | where". An empty
 * list is a good recipe or a right refusal. The invariants:
 *
 * 1. Every listed food is used or set aside with a reason.
 * 2. The ingredient list and the steps name the same foods.
 * 3. Extras are few, marked, and none that a wish excludes.
 * 4. Amounts are plausible, measurable, no more than there is; grammar is right.
 * 5. The stated time is what the steps take.
 * 6. Temperatures and rests are those of the USDA chart; dried beans are soaked and boiled hard.
 * 7. No hazard, spoiled food or non-food appears; a refusal has the shape of one.
 * 8. Same list and seed, same bytes.
 * 9. The markdown has the shape of a recipe, its title says what it is.
 */
export function judge(list: readonly string[], markdown: string, notes: KitchenNotes): string[] {
  if (!markdown.includes('### ')) return refusalFaults(list, markdown)
  const recipe = parseRecipe(markdown)
  if (recipe === undefined) return [`9: not the shape of a recipe | ${markdown.slice(0, 80)}`]
  const judged = caseOf(list, recipe, notes)
  const faults = judges.flatMap((faultsOf) => faultsOf(judged))
  return [...new Set(faults)]
}

const cookable = ['protein', 'vegetable', 'leaf', 'starch', 'fruit', 'bread', 'salad']

/** What makes another food of a raw one: nobody knows a recipe for dried kale or tinned drumsticks. */
const otherFood: readonly (Condition | undefined)[] = ['canned', 'dried', 'smoked']

/** Whether a plate can be made of it alone: not of a cracker, a pie crust or the white of an egg. */
function isMeal({ food, condition }: Listed): boolean {
  const isFilling = cookable.includes(food.role) && food.per[1] >= 40
  // Wrappers wait for a filling, natto for its rice, stockfish for a day in water, a fish head for a pot, a cooking apple
  // for the sugar that a wish may forbid, a cold cut for the bread.
  const needsCompany =
    /^egg-|^fish-head|^liquid-egg|^pizza-|^cannelloni|^stuffing|^natto|^stockfish|^cooking-apple|^vegan-ham/.test(
      food.id,
    )
  const isAnother = otherFood.includes(condition)
  return isFilling && food.kind !== 'pastry' && !needsCompany && !isAnother
}

function refusalFaults(list: readonly string[], markdown: string): string[] {
  const faults: string[] = []
  if (!/^## [^\n]+\n\n[^\n]+\n$/.test(markdown)) faults.push(`7: not the shape of a refusal | ${markdown}`)
  const sentences = markdown.split('\n')[2]?.match(/[.!?](?:\s|$)/g)?.length ?? 0
  if (sentences < 1 || sentences > 3) faults.push(`7: a refusal of ${sentences} sentences | ${markdown}`)
  if (/Ingredients|Method|Serves|Makes/.test(markdown)) faults.push(`7: a refusal that cooks | ${markdown}`)
  const objects = objections(list)
  const edible = listedFoods(list).filter(
    ({ food, have = Infinity }) => objects(food) === undefined && have >= food.per[0],
  )
  if (edible.some(isMeal))
    faults.push(`7: refused although there is food | ${edible.map(({ food }) => food.id).join(', ')}`)
  return faults
}
