import type { RecipeIngredient } from '../recipe.ts'
import { stem } from '#food/lexicon/inflect.ts'

/** Characters. */
export const longestTitle = 70
const linking = new Set(['and', 'with', 'the', 'a', 'of', 'on', 'in'])

/** A title as a person would write it: no word twice, no tins and freezers, 70 characters at most. */
export function tidyTitle(title: string): string {
  let tidy = title
    .replace(/\b(?:canned|frozen|bottled|(?<!-)boiled|stir[- ]fry(?= vegetable)) /gi, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(\p{L}+) (?=(\p{L}+))/gu, (both, one: string, next: string) =>
      stem(one.toLowerCase()) === stem(next.toLowerCase()) ? '' : both,
    )
  for (;;) {
    if ([...tidy].length <= longestTitle && repeated(tidy) === undefined) return tidy
    const shorter = shorten(tidy)
    if (shorter === tidy) return tidy
    tidy = shorter
  }
}

/** The first word that comes again later, and where it stands. */
function repeated(title: string): { word: string; index: number } | undefined {
  const words = [...title.matchAll(/[\p{L}’'-]+/gu)]
    // "Garlicky" and "garlic" say the same.
    .map(([word], at, all) => ({
      word,
      index: all[at]!.index,
      key: stem(word.toLowerCase()).replace(/k?y$/, ''),
    }))
    .filter(({ word }) => word.length > 2 && !linking.has(word.toLowerCase()))
  return words.find(({ key }, at) => words.slice(at + 1).some((other) => other.key === key))
}

/**
 * Without the last thing that is named after "with"; where there is none, without the first of a repeated
 * word.
 */
function shorten(title: string): string {
  const at = title.lastIndexOf(' with ')
  if (at >= 0) {
    const tail = title.slice(at + 6)
    const cut = Math.max(tail.lastIndexOf(' and '), tail.lastIndexOf(', '))
    return cut < 0 ? title.slice(0, at) : title.slice(0, at + 6 + cut)
  }
  const again = repeated(title)
  if (again === undefined) return title.replace(/(?:, | and )[^,]+? and /, ' and ')
  const end = again.index + again.word.length
  const [joint] = /^[^,]*?(?:, | and )/.exec(title.slice(end)) ?? []
  if (joint === undefined) return `${title.slice(0, again.index)}${title.slice(end + 1)}`
  const start = /(?:.*(?:, | and ))?/.exec(title.slice(0, again.index))![0].length
  return title.slice(0, start) + title.slice(end + joint.length)
}

/**
 * A title that names one of the foods and nothing else says what is beside it too: "Muesli and almond milk".
 */
export function fullTitle(title: string, ingredients: readonly RecipeIngredient[]): string {
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
