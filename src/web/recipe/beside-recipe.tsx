import { startTransition, useEffect, useMemo, useState } from 'react'

import { CooksView } from './cooks-view.tsx'
import { KitchenNotes } from './kitchen-notes.tsx'
import { isPlainText } from './markdown-limits.ts'
import { cookingParts } from './method-steps.ts'
import type { Order } from './order.ts'
import { forgetCooking, keepCooking } from './progress.ts'
import { RecipeActions } from './recipe-actions.tsx'
import type { Recipe } from './recipe-state.ts'
import { TimerBar } from './timer-bar.tsx'
import { useTimers } from './use-timers.ts'

type BesideProps = {
  recipe: Recipe
  hidden: boolean
  onAskAgain: (order: Order) => void
  onCook: () => void
}

/** What stands beside a finished recipe, one frame after it: all at once is more than a slow processor lays out in one. */
export function BesideRecipe(props: BesideProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => startTransition(() => setShown(true)), [])
  return isShown && <Beside {...props} />
}

/** The `id` of the control that asked for another recipe: there, the next one takes up the focus. */
let askedBy: string | undefined

/** What can be done with a recipe, and the kitchen notes. */
function Beside({ recipe, hidden, onAskAgain, onCook }: BesideProps) {
  const { markdown, progress } = recipe
  const parts = useMemo(
    () => (isPlainText(markdown) ? { ingredients: [], steps: [] } : cookingParts(markdown)),
    [markdown],
  )
  const [cooking, setCooking] = useState(progress !== undefined)
  const [ticked, setTicked] = useState(progress?.ticked ?? [])
  const kitchenTimers = useTimers(progress?.timers ?? [])
  const { timers, alert, dispatch, quieten } = kitchenTimers

  useEffect(() => {
    if (cooking) keepCooking(recipe, { ticked, timers })
    else forgetCooking()
  }, [cooking, recipe, ticked, timers])

  useEffect(() => {
    if (hidden || !askedBy) return
    if (document.activeElement === document.body)
      document.getElementById(askedBy)?.focus({ preventScroll: true })
    askedBy = undefined
  }, [hidden])

  function tick(step: number) {
    const others = ticked.filter((other) => other !== step)
    setTicked(ticked.includes(step) ? others : [...others, step])
  }

  function cook() {
    onCook()
    quieten()
    setCooking(true)
  }

  function done() {
    quieten()
    setCooking(false)
  }

  function askAgain(order: Order, control: string) {
    askedBy = control
    onAskAgain(order)
  }

  return (
    <div className="beside" hidden={hidden}>
      <div className="recipe-actions">
        {parts.steps.length > 0 && (
          <button className="button" type="button" onClick={cook}>
            Start cooking
          </button>
        )}
        <RecipeActions recipe={recipe} parts={parts} onAskAgain={askAgain} />
      </div>
      {/* Left by mistake, timers go on and are still seen and heard. */}
      {!cooking && timers.length > 0 && <TimerBar timers={timers} alert={alert} dispatch={dispatch} />}
      <KitchenNotes recipe={recipe} />
      {cooking && (
        <CooksView
          recipe={recipe}
          parts={parts}
          ticked={ticked}
          onTick={tick}
          kitchenTimers={kitchenTimers}
          onDone={done}
        />
      )}
    </div>
  )
}
