import { type Dispatch, type MouseEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

import type { IngredientListAction, Removal } from './ingredient-list.ts'

/** Milliseconds for which a removal can be undone: long enough to see the slip. */
const offered = 5000

/** A quiet way back for a pill that was hit by mistake. It stays while it is pointed at or has the focus. */
export function UndoRemoval({
  removed: { item, at },
  dispatch,
}: {
  removed: Removal
  dispatch: Dispatch<IngredientListAction>
}) {
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const timer = setInterval(() => {
      if (!button.current?.matches(':hover, :focus')) dispatch({ type: 'removalSettled' })
    }, offered)
    return () => clearInterval(timer)
  }, [dispatch])

  /** Puts the pill back, and the focus on it. */
  function undo({ currentTarget }: MouseEvent) {
    const section = currentTarget.closest('section')
    flushSync(() => dispatch({ type: 'removalUndone' }))
    section?.querySelectorAll<HTMLButtonElement>('.pill')[at]?.focus()
  }

  return (
    <button ref={button} className="button button-quiet undo" type="button" onClick={undo}>
      Undo <span className="visually-hidden">removing {item.text}</span>
    </button>
  )
}
