import { maxIngredients } from '#shared/product.ts'
import { isHouseDish } from './ideas.ts'
import type { AskAgain } from './order.ts'
import type { Recipe } from './recipe-state.ts'
import { servingsOf, servingsOffered } from './servings.ts'

/** Asks for the same dish for as many people as are chosen. */
export function ChooseServings({
  recipe: { chef, markdown, order },
  onAskAgain,
}: {
  recipe: Recipe
  onAskAgain: AskAgain
}) {
  // No arithmetic on a model's text. A full list has no room for the wish.
  if (!order || !isHouseDish(chef) || order.ingredients.length >= maxIngredients) return null
  const serves = servingsOf(markdown) ?? order.servings
  return (
    <label className="servings">
      Servings
      <select
        id="servings"
        className="button button-quiet"
        value={serves ?? ''}
        onChange={({ target }) => onAskAgain({ ...order, servings: Number(target.value) }, target.id)}
      >
        {!servingsOffered.includes(serves ?? 0) && <option value={serves ?? ''}>{serves ?? '–'}</option>}
        {servingsOffered.map((people) => (
          <option key={people}>{people}</option>
        ))}
      </select>
    </label>
  )
}
