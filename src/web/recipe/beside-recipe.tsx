import { startTransition, useEffect, useMemo, useState } from 'react'

import { CooksView } from './cooks-view.tsx'
import { KitchenNotes } from './kitchen-notes.tsx'
import { cookingParts } from './method-steps.ts'
import { RecipeActions } from './recipe-actions.tsx'
import { isPlainText } from './markdown-limits.ts'
import type { Recipe } from './recipe-state.ts'

type BesideProps = { recipe: Recipe; hidden: boolean; onAskAgain: () => void; onCook: () => void }

/** What stands beside a finished recipe, one frame after it: all at once is more than a slow processor lays out in one. */
export function BesideRecipe(props: BesideProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => startTransition(() => setShown(true)), [])
  return isShown && <Beside {...props} />
}

/** What can be done with a recipe, and the kitchen notes. */
function Beside({ recipe, hidden, onAskAgain, onCook }: BesideProps) {
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
