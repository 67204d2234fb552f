import { useEffect, useMemo, useRef } from 'react'

import { Note } from './kitchen-notes.tsx'
import type { CookingParts } from './method-steps.ts'
import { recipeTitle } from './recipe-file.ts'
import { RecipeMarkdown } from './recipe-markdown.tsx'
import type { Recipe } from './recipe-state.ts'
import { StepText, timeHint, Timers } from './step-text.tsx'
import { TimerBar } from './timer-bar.tsx'
import type { useTimers } from './use-timers.ts'
import { useWakeLock } from './wake-lock.ts'

/** From this width on there is room for the ingredients beside the steps. */
const roomForBoth = '(min-width: 58rem)'

/**
 * The method over the whole screen, in letters that are read from the stove; steps are ticked off, times are
 * timers, and the screen stays awake. `onDone` is told however it is left: its button, Escape or the phone's Back.
 */
export function CooksView({
  recipe,
  parts,
  ticked,
  onTick,
  kitchenTimers,
  onDone,
}: {
  recipe: Recipe
  parts: CookingParts
  ticked: readonly number[]
  onTick: (step: number) => void
  kitchenTimers: ReturnType<typeof useTimers>
  onDone: () => void
}) {
  const view = useRef<HTMLDialogElement>(null)
  const awake = useWakeLock()
  const next = parts.steps.findIndex((_, step) => !ticked.includes(step))
  const { timers, start, alert, dispatch } = kitchenTimers
  const context = useMemo(() => ({ timers, start }), [timers, start])

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
          <Timers value={context}>
            <ol className="steps" aria-label="Method">
              {parts.steps.map((text, step) => (
                // oxlint-disable-next-line react/no-array-index-key -- a recipe's steps never change.
                <li key={step} aria-current={step === next ? 'step' : undefined}>
                  <input
                    id={`step-${step}`}
                    type="checkbox"
                    aria-labelledby={`step-${step}-text`}
                    checked={ticked.includes(step)}
                    onChange={() => onTick(step)}
                  />
                  <div id={`step-${step}-text`}>
                    <StepText text={text} step={step} />
                  </div>
                  {/* Over all of the step but its buttons, which a label may not hold. */}
                  {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control */}
                  <label htmlFor={`step-${step}`} />
                </li>
              ))}
            </ol>
          </Timers>
          <p id={timeHint} hidden>
            Starts a timer
          </p>
          {awake && <p className="aside">The screen stays awake until you are done.</p>}
        </div>
      </div>
      <TimerBar timers={timers} alert={alert} dispatch={dispatch} />
    </dialog>
  )
}
