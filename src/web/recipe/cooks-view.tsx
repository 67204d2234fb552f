import { useEffect, useRef } from 'react'

import { Note } from './kitchen-notes.tsx'
import type { CookingParts } from './method-steps.ts'
import { recipeTitle } from './recipe-file.ts'
import { RecipeMarkdown } from './recipe-markdown.tsx'
import type { Recipe } from './recipe-state.ts'
import { useWakeLock } from './wake-lock.ts'

/** From this width on there is room for the ingredients beside the steps. */
const roomForBoth = '(min-width: 58rem)'

/**
 * The method over the whole screen, in letters that are read from the stove; steps are ticked off and the
 * screen stays awake. `onDone` is told however it is left: its button, Escape or the phone's Back.
 */
export function CooksView({
  recipe,
  parts,
  ticked,
  onTick,
  onDone,
}: {
  recipe: Recipe
  parts: CookingParts
  ticked: ReadonlySet<number>
  onTick: (step: number) => void
  onDone: () => void
}) {
  const view = useRef<HTMLDialogElement>(null)
  const awake = useWakeLock()
  const next = parts.steps.findIndex((_, step) => !ticked.has(step))

  useEffect(() => {
    const dialog = view.current
    dialog?.showModal()
    // Closed while it is still on the page, it gives the focus back to the button that opened it.
    return () => dialog?.close()
  }, [])

  return (
    <dialog ref={view} className="cooks-view" aria-labelledby="cooks-view-heading" onClose={onDone}>
      <div className="cooks-view-head">
        <h2 id="cooks-view-heading">{recipeTitle(recipe.markdown)}</h2>
        <button className="button" type="button" onClick={() => view.current?.close()}>
          Done
        </button>
      </div>
      <div className="cooks-view-body">
        {parts.ingredients.length > 0 && (
          <details className="cooks-view-list" open={window.matchMedia(roomForBoth).matches}>
            <summary>Ingredients</summary>
            <ul>
              {parts.ingredients.map((line, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a recipe's lines never change.
                <li key={index}>
                  <RecipeMarkdown text={line} />
                </li>
              ))}
            </ul>
          </details>
        )}
        <div>
          <Note title="Take care" lines={recipe.notes?.warnings} />
          <ol className="steps" aria-label="Method">
            {parts.steps.map((text, step) => (
              // oxlint-disable-next-line react/no-array-index-key -- a recipe's steps never change.
              <li key={step} aria-current={step === next ? 'step' : undefined}>
                <label>
                  <input type="checkbox" checked={ticked.has(step)} onChange={() => onTick(step)} />
                  <div>
                    <RecipeMarkdown text={text} />
                  </div>
                </label>
              </li>
            ))}
          </ol>
          {awake && <p className="aside">The screen stays awake until you are done.</p>}
        </div>
      </div>
    </dialog>
  )
}
