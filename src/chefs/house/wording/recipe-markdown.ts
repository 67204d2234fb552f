import {
  cookingMinutes,
  preparationMinutes,
  type Recipe,
  type RecipeIngredient,
  type Step,
} from '../recipe.ts'
import { capitalize, duration } from './phrases.ts'
import { tidyTitle } from './title.ts'

/**
 * The recipe as markdown: title, a sentence, servings or pieces and time, ingredients, method, at most one
 * tip.
 */
export function writeRecipe(recipe: Recipe): string {
  const { sentence, ingredients, steps, tip } = recipe
  const blocks = [
    `## ${capitalize(titleOf(recipe))}`,
    sentence,
    `${yieldOf(recipe)} · ${timeOf(recipe)}`,
    '### Ingredients',
    ingredients.map(ingredientLine).join('\n'),
    '### Method',
    steps.map(stepLine).join('\n'),
  ]
  if (tip) blocks.push(`**Tip:** ${tip}`)
  return `${blocks.join('\n\n')}\n`
}

/**
 * A title that names one of the foods and nothing else says what is beside it too: "Muesli and almond milk".
 */
function titleOf({ title, ingredients }: Recipe): string {
  const tidy = tidyTitle(title)
  const told = tidy.toLowerCase()
  const only = ingredients.find(({ food }) => told === food.name || told === food.plural)
  if (only === undefined) return tidy
  const beside = ingredients.find(
    (ingredient) => ingredient !== only && !['fat', 'salt'].includes(ingredient.food.role),
  )
  const untold = beside?.noun.split(' ').filter((word) => !told.includes(word)) ?? []
  return untold.length === 0 ? tidy : tidyTitle(`${tidy} and ${untold.join(' ')}`)
}

function yieldOf({ makes, serves }: Recipe): string {
  return makes === undefined ? `Serves ${serves}` : `Makes ${makes}`
}

/** "45 minutes (10 minutes to prepare, 35 minutes to cook)". */
function timeOf(recipe: Recipe): string {
  const preparing = preparationMinutes(recipe)
  const cooking = cookingMinutes(recipe)
  if (cooking === 0) return duration(preparing)
  return `${duration(preparing + cooking)} (${duration(preparing)} to prepare, ${duration(cooking)} to cook)`
}

/** "- 300 g (10½ oz) frozen spinach (spinaci), drained *(pantry)*". */
function ingredientLine(ingredient: RecipeIngredient): string {
  const { food, item, measure, noun, weighs, preparation, mark = 'pantry' } = ingredient
  const { condition, foreign } = item ?? {}
  const isSaid = condition && condition !== 'fresh' && !food.name.includes(condition)
  const name = isSaid ? `${condition} ${noun}` : noun
  const inBrackets = [weighs, foreign ?? ''].filter((words) => words !== '').map((words) => ` (${words})`)
  const cut = preparation ? `, ${preparation}` : ''
  const extra = item ? '' : ` *(${mark})*`
  return `- ${measure} ${name}${inBrackets.join('')}${cut}${extra}`
}

function stepLine({ text, meanwhile }: Step, index: number): string {
  const sentence = meanwhile
    ? `Meanwhile, ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
    : capitalize(text)
  return `${index + 1}. ${sentence}`
}
