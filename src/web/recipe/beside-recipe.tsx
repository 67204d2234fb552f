import { useMemo, useState } from 'react'

import { CooksView } from './cooks-view.tsx'
import { KitchenNotes } from './kitchen-notes.tsx'
import { cookingParts } from './method-steps.ts'
import { RecipeActions } from './recipe-actions.tsx'
import { isPlainText } from './markdown-limits.ts'
import type { Recipe } from './recipe-state.ts'

/** What stands beside a finished recipe: what can be done with it, and the kitchen notes. */
export function BesideRecipe({
  recipe,
  hidden,
  onAskAgain,
  onCook,
}: {
  recipe: Recipe
  hidden: boolean
  onAskAgain: () => void
  onCook: () => void
}) {
  const { markdown } = recipe
  const parts = useMemo(
    () => (isPlainText(markdown) ? { ingredients: [], steps: [] } : cookingParts(markdown)),
    [markdown],
  )
  const [cooking, setCooking] = useState(false)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())

  function tick(step: number) {
    const others = [...ticked].filter((other) => other !== step)
    setTicked(new Set(ticked.has(step) ? others : [...others, step]))
  }

  function cook() {
    onCook()
    setCooking(true)
  }

  return (
    <div className="beside" hidden={hidden}>
      <div className="recipe-actions">
        {parts.steps.length > 0 && (
          <button className="button" type="button" onClick={cook}>
            Start cooking
          </button>
        )}
        <RecipeActions markdown={markdown} onAskAgain={onAskAgain} />
      </div>
      <KitchenNotes recipe={recipe} />
      {cooking && (
        <CooksView
          recipe={recipe}
          parts={parts}
          ticked={ticked}
          onTick={tick}
          onDone={() => setCooking(false)}
        />
      )}
    </div>
  )
}
