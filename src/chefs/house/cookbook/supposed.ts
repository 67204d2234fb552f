import { fold } from '#food/lexicon/inflect.ts'
import type { Food } from '#food/model/food.ts'
import type { Item } from '#food/model/understanding.ts'

/** Grams of one that is counted as one: "leek" is a leek; "carrot" is what lies in the drawer. */
const counted = 150

const isProduce = ({ role }: Food) =>
  role === 'vegetable' || role === 'salad' || role === 'leaf' || role === 'fruit'

/**
 * How much of a food there is where the list does not say, in the measure of `have`: one tin of what comes in tins, one
 * leek where it says "leek" or "big leek". Undefined where nobody could say. It is no more than likely: a dish is made
 * smaller for it, and never left out.
 */
export function supposed({ food, text, condition }: Item): number | undefined {
  const { piece = 0, pieceName, name, plural, aka } = food
  if (pieceName === 'can') return condition === undefined || condition === 'canned' ? piece : undefined
  if (pieceName !== undefined || piece < counted || plural === name || !isProduce(food)) return undefined
  const said = fold(text)
  const isOne = [name, ...aka].some((one) => said === one || said.endsWith(` ${one}`))
  return isOne && !said.endsWith('s') ? piece : undefined
}
