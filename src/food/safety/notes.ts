import type { Ingredient } from '#shared/ingredient.ts'
import type { KitchenNotes } from '#shared/recipe-event.ts'
import { elementsOf } from '../parser/elements.ts'
import type { Food } from '../model/food.ts'
import { understand } from '../recognize.ts'
import { allergensOf } from './allergens.ts'
import { temperaturesOf, type Prepared } from './temperatures.ts'
import { tokenize, type Token } from '../lexicon/tokens.ts'
import type { Item } from '../model/understanding.ts'
import { warningsOf } from './warnings.ts'

/**
 * Notes for a recipe that a model wrote: from the foods that its text names, listed or not, for a model may have
 * added butter. A food that is named only to be left out ("instead of butter") counts too: better named than missed.
 */
export function notesFor(
  ingredients: readonly Ingredient[],
  recipe: string,
  hazards: readonly { ingredient: string; reason: string }[],
): KitchenNotes {
  const { items, setAside, wishes, excludes, equipment } = understand(ingredients)
  const listed = new Map(items.map((item) => [item.food.id, item]))
  const named = foodsNamedIn(recipe)
  for (const { food, foreign } of items)
    if (foreign !== undefined && recipe.toLowerCase().includes(foreign.toLowerCase()))
      named.set(food.id, food)
  const prepared: Prepared[] = [...named.values()].map((food) => listed.get(food.id) ?? { food })
  const used: Item[] = prepared.map((item) => ({ text: item.food.name as Ingredient, ...item }))
  const objections = [...named.values()].flatMap((food) => {
    const reason = excludes(food)
    return reason === undefined ? [] : [`${food.name} (${reason})`]
  })
  const poisoned = hazards.map(({ ingredient, reason }) => ({
    ingredient: ingredient as Ingredient,
    cause: 'hazard' as const,
    reason,
  }))
  return {
    setAside: hazards.map(({ ingredient, reason }) => ({ ingredient, reason })),
    allergens: allergensOf([...named.values()]),
    temperatures: temperaturesOf(withoutGenerics(prepared)),
    wishes,
    warnings: [
      ...(objections.length > 0
        ? [`The recipe names what does not fit your wishes: ${objections.join('; ')}.`]
        : []),
      ...warningsOf({ items: used, setAside: [...poisoned, ...setAside], wishes, equipment }),
    ],
  }
}

// Names of foods that in a method are mostly something else: "toast the spices", "until crisp", "roll out".
const prose = new Set(
  'toast crisp roll char sole skate perch date dip spread rub bar wrap chip sub float shake stock season grain pie ray drum spring bass stew roast'.split(
    ' ',
  ),
)

// "Cream the butter", "flour a board", "salt the water".
const objects = new Set([
  'the',
  'a',
  'an',
  'your',
  'together',
  'it',
  'them',
  'both',
  'generously',
  'lightly',
  'well',
])

function isVerb(tokens: readonly Token[], at: number): boolean {
  return (
    ['cream', 'butter', 'flour', 'salt', 'oil', 'sugar', 'pepper', 'water', 'spice'].includes(
      tokens[at]!.text,
    ) && objects.has(tokens[at + 1]?.text ?? '')
  )
}

/** Foods that a recipe's text names, by id: the longest names of the tables, "butternut" never butter. */
function foodsNamedIn(recipe: string): Map<string, Food> {
  const foods = new Map<string, Food>()
  for (const line of recipe.split('\n')) {
    const tokens = tokenize(line)
    const elements = elementsOf(tokens)
    for (const [at, element] of elements.entries()) {
      if (element.kind !== 'named' || element.meaning.kind !== 'food' || element.meaning.foreign) continue
      const { from, to } = element
      if (to - from === 1 && (prose.has(tokens[from]!.text) || isVerb(tokens, from))) continue
      const before = elements[at - 1]
      const food = before?.kind === 'diet' ? before.diet.makes!(element.meaning.food) : element.meaning.food
      foods.set(food.id, food)
    }
  }
  return foods
}

// "chicken" in a method means the chicken thighs of the list.
function withoutGenerics(prepared: readonly Prepared[]): Prepared[] {
  return prepared.filter(
    ({ food }) =>
      !prepared.some(
        (other) =>
          other.food.id !== food.id &&
          other.food.origin === food.origin &&
          other.food.safeRule !== undefined &&
          ` ${other.food.name} `.includes(` ${food.name} `),
      ),
  )
}
