import { Fragment } from 'react'

import type { Ingredient } from '#shared/ingredient.ts'
import { listKey } from './order.ts'

/** Marks a recipe whose ingredients are no longer those on hand, in whatever order. */
export function EarlierList({
  ingredients,
  onHand,
}: {
  ingredients: readonly Ingredient[]
  onHand: readonly Ingredient[]
}) {
  if (listKey(ingredients) === listKey(onHand)) return null
  return (
    <p className="earlier-list">
      For an earlier list:{' '}
      {ingredients.map((ingredient, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a recipe's ingredients never change.
        <Fragment key={index}>
          {index > 0 && ', '}
          <bdi>{ingredient}</bdi>
        </Fragment>
      ))}
    </p>
  )
}
