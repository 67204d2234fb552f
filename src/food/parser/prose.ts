import { tokenize, type Token } from '../lexicon/tokens.ts'
import { wordSet } from '../lexicon/word-list.ts'
import type { Food } from '../model/food.ts'
import type { Item } from '../model/understanding.ts'
import { isNamed } from './element.ts'
import { tag } from './tag.ts'

// Names of foods that in a method are mostly something else: "toast the spices", "until crisp", "roll out".
const otherThings = wordSet(`
  toast crisp roll char sole skate perch date dip spread rub bar wrap chip sub float shake stock season grain
  pie ray drum spring bass stew roast
`)

// "Cream the butter", "flour a board", "salt the water".
const verbs = wordSet('cream butter flour salt oil sugar pepper water spice')
const objects = wordSet('the a an your together it them both generously lightly well')

/**
 * Foods that a recipe's text names: the longest names of the tables, "butternut" never butter, and the
 * visitor's own words for what they listed.
 */
export function foodsNamedIn(recipe: string, listed: readonly Item[]): Food[] {
  const foods = new Map<string, Food>()
  for (const line of recipe.split('\n')) for (const food of foodsNamedInLine(line)) foods.set(food.id, food)
  const text = recipe.toLowerCase()
  for (const { food, foreign } of listed)
    if (foreign !== undefined && text.includes(foreign.toLowerCase())) foods.set(food.id, food)
  return [...foods.values()]
}

function foodsNamedInLine(line: string): Food[] {
  const tokens = tokenize(line)
  const elements = tag(tokens)
  return elements.flatMap((element, at) => {
    const { from, to, meaning } = element
    if (!isNamed(element) || meaning?.kind !== 'food') return []
    const isOneWord = to - from === 1
    if (meaning.foreign || (isOneWord && isNoFood(tokens, from))) return []
    const before = elements[at - 1]
    const made = before?.kind === 'diet' ? before.diet.makes?.(meaning.food) : undefined
    return [made ?? meaning.food]
  })
}

function isNoFood(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!
  const isVerb = verbs.has(text) && objects.has(tokens[at + 1]?.text ?? '')
  return isVerb || otherThings.has(text)
}
