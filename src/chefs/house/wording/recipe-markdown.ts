import type { RecipeIngredient } from '../cooking/ingredient-list.ts'
import { capitalize, duration } from './phrases.ts'
import { cookingMinutes, preparationMinutes, type Recipe } from '../recipe.ts'
import { tidyTitle } from './title.ts'

/** The recipe as markdown: title, a sentence, servings or pieces and time, ingredients, method, at most one tip. */
export function writeRecipe(recipe: Recipe): string {
  const preparing = preparationMinutes(recipe)
  const cooking = cookingMinutes(recipe)
  const time =
    cooking === 0
      ? duration(preparing)
      : `${duration(preparing + cooking)} (${duration(preparing)} to prepare, ${duration(cooking)} to cook)`
  const steps = recipe.steps.map(
    ({ text, meanwhile }, index) =>
      `${index + 1}. ${meanwhile ? `Meanwhile, ${lowerFirst(text)}` : capitalize(text)}`,
  )
  const blocks = [
    `## ${capitalize(titleOf(recipe))}`,
    recipe.sentence,
    `${recipe.makes === undefined ? `Serves ${recipe.serves}` : `Makes ${recipe.makes}`} · ${time}`,
    '### Ingredients',
    recipe.ingredients.map(ingredientLine).join('\n'),
    '### Method',
    steps.join('\n'),
  ]
  if (recipe.tip) blocks.push(`**Tip:** ${recipe.tip}`)
  return `${blocks.join('\n\n')}\n`
}

/** A title that names one of the foods and nothing else says what is beside it too: "Muesli and almond milk". */
function titleOf({ title, ingredients }: Recipe): string {
  const tidy = tidyTitle(title)
  const only = ingredients.find(({ food }) => [food.name, food.plural].includes(tidy.toLowerCase()))
  const beside =
    only &&
    ingredients.find((ingredient) => ingredient !== only && !['fat', 'salt'].includes(ingredient.food.role))
  const words = beside?.noun.split(' ').filter((word) => !tidy.toLowerCase().includes(word))
  return words?.length ? tidyTitle(`${tidy} and ${words.join(' ')}`) : tidy
}

function ingredientLine(ingredient: RecipeIngredient): string {
  const { item, text, noun, preparation } = ingredient
  const condition = item?.condition
  const spoken =
    condition && condition !== 'fresh' && !ingredient.food.name.includes(condition) ? `${condition} ` : ''
  const named = spoken && text.includes(noun) ? text.replace(noun, spoken + noun) : text
  const foreign = item?.foreign ? ` (${item.foreign})` : ''
  const cut = preparation ? `, ${preparation}` : ''
  return `- ${named}${foreign}${cut}${item ? '' : ' *(pantry)*'}`
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}
