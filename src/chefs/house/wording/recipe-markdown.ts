import {
  cookingMinutes,
  preparationMinutes,
  type Recipe,
  type RecipeIngredient,
  type Step,
} from '../recipe.ts'
import { capitalize, duration } from './phrases.ts'

/**
 * The recipe as markdown: title, a sentence, servings or pieces and time, ingredients, method, at most one
 * tip.
 */
export function writeRecipe(recipe: Recipe): string {
  const { sentence, ingredients, steps, tip } = recipe
  const blocks = [
    `## ${capitalize(recipe.title)}`,
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
  const isTinned = food.name.startsWith('canned')
  const isSaid = condition && condition !== 'fresh' && !isTinned && !food.name.includes(condition)
  const name = isSaid ? `${condition} ${noun}` : noun
  // Sardines are sardines in French as well.
  const isOwnWord = foreign !== undefined && !name.includes(foreign)
  const inBrackets = [weighs, isOwnWord ? foreign : '']
    .filter((words) => words !== '')
    .map((words) => ` (${words})`)
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
