import type { Ingredient } from '#shared/ingredient.ts'

/*
 * What one list may cost. A kitchen's whole shelf stays well below these; a list that is made to be expensive does not,
 * and what is beyond them is set aside and said in the notes.
 */

/** Characters of a list that are read. */
export const mostCharacters = 2400
/** Foods of a list that a dish is looked for with. */
export const mostFoods = 60
/** Wishes of a list that are kept. */
export const mostWishes = 40

/** Why something of a list is out of reach, as a phrase for the notes. */
export const beyondReach = {
  unread: `more than ${new Intl.NumberFormat('en-US').format(mostCharacters)} characters: the rest was not read`,
  'too-many-foods': `more than ${mostFoods} foods: the rest is kept for another day`,
  'too-many-wishes': `more than ${mostWishes} wishes: this one is not heeded`,
} as const

/** The ingredients that are read, and those behind them that no longer are. */
export function withinReach(ingredients: readonly Ingredient[]): {
  read: readonly Ingredient[]
  unread: readonly Ingredient[]
} {
  let characters = 0
  const end = ingredients.findIndex((ingredient) => (characters += ingredient.length) > mostCharacters)
  return end < 0
    ? { read: ingredients, unread: [] }
    : { read: ingredients.slice(0, end), unread: ingredients.slice(end) }
}
