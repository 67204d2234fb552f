import type { Ingredient } from '#shared/ingredient.ts'
import type { Order } from './order.ts'

/** How many people a recipe can be asked for. */
export const servingsOffered = Array.from({ length: 12 }, (_, index) => index + 1)

const number = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const people = '(?:people|persons?|guests|adults|of us|servings?|portions?)'
const servingsWish = new RegExp(
  `^(?:(?:enough )?(?:for|serves|feeds) ${number}(?: ${people})?|${number} ${people})$`,
  'i',
)

/** The ingredients of an order as the chef is told them: the servings are a wish, in place of one that was typed. */
export function ingredientsFor({ ingredients, servings }: Order): readonly Ingredient[] {
  if (servings === undefined) return ingredients
  const others = ingredients.filter((ingredient) => !servingsWish.test(ingredient))
  return [...others, `for ${servings}` as Ingredient]
}

/** How many people a house recipe says that it serves. */
export function servingsOf(markdown: string): number | undefined {
  const said = /^Serves (\d+)\b/m.exec(markdown)?.[1]
  return said === undefined ? undefined : Number(said)
}
