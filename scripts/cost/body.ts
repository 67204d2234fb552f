import { normalizeIngredient, type Ingredient } from '#shared/ingredient.ts'
import { maxIngredientCodePoints, maxIngredients, maxRecipeBytes } from '#shared/product.ts'
import { allFoods } from '#food/foods/all.ts'

/** What the words of a segment are. */
export const vocabularies = [
  'names', 'aka', 'misspelt', 'foreign', 'unspaced', 'pictures', 'fillers', 'requests', 'hazards', 'letters', 'numbers', 'compounds',
] as const // prettier-ignore
export const openings = [
  '', 'no ', 'allergic to ', 'my wife is allergic to ', '2 cups chopped ', 'leftover ', 'for my baby ', 'thai ', '(', 'red and ', 'half of ',
] as const // prettier-ignore
export const joints = [
  ', ',
  ' and ',
  ' or ',
  ' ',
  ': ',
  '; ',
  ' (',
  ') ',
  ' / ',
  ', no ',
  ' with ',
  ', or ',
  '\n',
  '. ',
  ' | ',
  '**',
] as const

/** Entries of one sort: the words that follow each other, how they are joined, how many and how long. */
export type Segment = {
  opening: (typeof openings)[number]
  words: (typeof vocabularies)[number]
  joint: (typeof joints)[number]
  from: number
  step: number
  entries: number
  characters: number
}
export type Body = readonly Segment[]

const foodNames = allFoods.map(({ name }) => name)
const misspelt = (name: string) => name.replace(/(\p{L}{3})(\p{L})(\p{L})/u, '$1$3$2')
const tables: Record<Segment['words'], readonly string[]> = {
  names: foodNames,
  aka: allFoods.flatMap(({ aka }) => aka),
  misspelt: foodNames.map(misspelt),
  foreign: 'pollo, poulet rôti, Zwiebeln, cipolle, aceite de oliva, queijo, ziemniaki, pommes de terre, farine, leche, azúcar, huevos, pan, sel, beurre'.split(', '),
  unspaced: ['鸡肉和洋葱', 'たまごと牛乳', '豆腐', '玉ねぎ', '大蒜'],
  pictures: ['🥚', '🍅', '🧅🧄', '🍗🍗🍗', '👩‍🍳'],
  fillers: 'my of for the and or can not i with fresh chopped free leftover large'.split(' '),
  requests: 'quick, thai, dessert, spicy, for 4, under 30 minutes, nothing else, vegan, kosher, low carb, gluten-free'.split(', '),
  hazards: ['bleach', 'rotten', 'green potato', 'apple seed', 'mushroom from the garden'],
  letters: ['x', 'q', 'ab', 'é'],
  numbers: ['1', '½', '2-3', '1,000', '3 1/2', '100 g', '2 cups'],
  compounds: foodNames.map((name, at) => `${name} ${foodNames[(at * 7 + 3) % foodNames.length]}`),
} // prettier-ignore

/** The entries of a segment. */
function entriesOf({ opening, words, joint, from, step, entries, characters }: Segment): string[] {
  const table = tables[words]
  let at = from
  const next = () => table[(at += step) % table.length]!
  return Array.from({ length: entries }, () => {
    let entry = `${opening}${next()}`
    for (let longer = entry; [...longer].length <= characters; longer = `${entry}${joint}${next()}`)
      entry = longer
    return [...entry].slice(0, maxIngredientCodePoints).join('')
  })
}

/** The list that a body holds: one that the server accepts. */
export function listOf(body: Body): Ingredient[] {
  return body
    .flatMap(entriesOf)
    .flatMap((entry) => normalizeIngredient(entry) ?? [])
    .slice(0, maxIngredients)
}

/** The recipe that a model might write with the same words: as long as one may be. */
export function recipeOf(body: Body): string {
  const lines = body.flatMap((segment, at) =>
    entriesOf(segment).map((entry) => `${at % 2 === 0 ? '- ' : `${at}. `}${entry}.`),
  )
  const half = Math.ceil(lines.length / 2)
  const text = [
    '## Dinner',
    '### Ingredients',
    ...lines.slice(0, half),
    '### Method',
    ...lines.slice(half),
  ].join('\n')
  const times = Math.ceil(maxRecipeBytes / (text.length + 1))
  return Array(times).fill(text).join('\n').slice(0, maxRecipeBytes)
}
