import { type Dispatch, type KeyboardEvent, memo } from 'react'

import type { IngredientList, IngredientListAction, ListedIngredient } from './ingredient-list.ts'
import { UndoRemoval } from './undo-removal.tsx'

type Remove = (id: number, pill: HTMLButtonElement) => void

/**
 * The list as removable pills. A long one is not rendered again while a recipe streams in, and only one pill of it
 * when the list changes: `onRemove` has to stay the same function.
 */
export const IngredientPills = memo(function IngredientPills({
  list: { items, removed },
  dispatch,
  onRemove,
}: {
  list: IngredientList
  dispatch: Dispatch<IngredientListAction>
  onRemove: Remove
}) {
  return (
    <section className="on-hand" aria-labelledby="on-hand-heading">
      <h2 id="on-hand-heading">Ingredients on hand:</h2>
      <span aria-live="polite">
        {removed && <UndoRemoval key={removed.item.id} removed={removed} dispatch={dispatch} />}
      </span>
      <ul className="pills">
        {items.map((item) => (
          <Pill key={item.id} item={item} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  )
})

const Pill = memo(function Pill({
  item: { id, text },
  onRemove,
}: {
  item: ListedIngredient
  onRemove: Remove
}) {
  function keyPressed({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>) {
    if (key === 'Delete' || key === 'Backspace') onRemove(id, currentTarget)
  }

  return (
    <li>
      <button
        className="pill"
        type="button"
        aria-label={`Remove ${text}`}
        onClick={(event) => onRemove(id, event.currentTarget)}
        onKeyDown={keyPressed}
      >
        <bdi>{text}</bdi>
        <svg className="pill-cross" viewBox="0 0 10 10" aria-hidden="true">
          <path d="M1.5 1.5l7 7m0-7l-7 7" />
        </svg>
      </button>
    </li>
  )
})
