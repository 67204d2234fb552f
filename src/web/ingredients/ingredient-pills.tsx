import type { KeyboardEvent } from 'react'

import type { ListedIngredient } from './ingredient-list.ts'

/** The list as removable pills. After a removal the focus goes to the next pill, else the previous. */
export function IngredientPills({
  items,
  onRemove,
  onEmptied,
}: {
  items: readonly ListedIngredient[]
  onRemove: (id: number) => void
  onEmptied: () => void
}) {
  function remove(id: number, pill: HTMLButtonElement) {
    const entry = pill.parentElement
    const neighbour = (entry?.nextElementSibling ?? entry?.previousElementSibling)?.querySelector('button')
    if (neighbour) neighbour.focus()
    else onEmptied()
    onRemove(id)
  }

  function keyPressed(event: KeyboardEvent<HTMLButtonElement>, id: number) {
    if (event.key === 'Delete' || event.key === 'Backspace') remove(id, event.currentTarget)
  }

  return (
    <section className="on-hand" aria-labelledby="on-hand-heading">
      <h2 id="on-hand-heading">Ingredients on hand:</h2>
      <ul className="pills">
        {items.map(({ id, text }) => (
          <li key={id}>
            <button
              className="pill"
              type="button"
              aria-label={`Remove ${text}`}
              onClick={(event) => remove(id, event.currentTarget)}
              onKeyDown={(event) => keyPressed(event, id)}
            >
              <bdi>{text}</bdi>
              <svg className="pill-cross" viewBox="0 0 10 10" aria-hidden="true">
                <path d="M1.5 1.5l7 7m0-7l-7 7" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
