import { useEffect, useRef } from 'react'

import type { Ingredient } from '#shared/ingredient.ts'
import { title } from '#shared/product.ts'
import type { Order } from './order.ts'
import type { RecipeState } from './recipe-state.ts'
import { RenderBoundary } from './render-boundary.tsx'
import type { Kitchen } from './use-recipe.ts'

const heading = `${title} recommends:`

/**
 * The finished recipe in its live region, heard once and whole. While a newer one streams in, the draft is
 * seen in its place and not heard; the finished one stays in the document untouched, heard and not seen.
 */
export function RecipeArea({
  state,
  kitchen,
  onHand,
  onAskAgain,
  onCook,
  onRenderFailed,
}: {
  state: RecipeState
  kitchen: Kitchen | undefined
  onHand: readonly Ingredient[]
  onAskAgain: (order: Order) => void
  onCook: () => void
  onRenderFailed: (request: number) => void
}) {
  const { recipe } = state
  const isDrafted = state.status === 'loading' && state.draft.markdown !== ''
  const area = useScrollOnce(isDrafted ? state.request : recipe?.id)
  return (
    <div ref={area} className="recipe-area">
      {kitchen && isDrafted && (
        <div key={state.request} className="recipe" aria-hidden="true" inert>
          <p className="recipe-heading">{heading}</p>
          <div className="prose">
            <RenderBoundary fallback={null} onBroken={() => onRenderFailed(state.request)}>
              <kitchen.RecipeMarkdown text={state.draft.markdown} growing />
            </RenderBoundary>
          </div>
        </div>
      )}
      {kitchen && recipe?.order && !isDrafted && (
        <kitchen.EarlierList ingredients={recipe.order.ingredients} onHand={onHand} />
      )}
      <section className={isDrafted ? 'visually-hidden' : 'recipe'} aria-live="polite">
        {kitchen && recipe && (
          // A new article for each recipe: the live region announces all of it.
          <RenderBoundary key={recipe.id} fallback={null} onBroken={() => onRenderFailed(recipe.id)}>
            <h2 className="recipe-heading">{heading}</h2>
            <article className="prose">
              <kitchen.RecipeMarkdown text={recipe.markdown} />
            </article>
          </RenderBoundary>
        )}
      </section>
      {kitchen && recipe && (
        <RenderBoundary key={recipe.id} fallback={null} onBroken={() => onRenderFailed(recipe.id)}>
          <kitchen.BesideRecipe recipe={recipe} hidden={isDrafted} onAskAgain={onAskAgain} onCook={onCook} />
        </RenderBoundary>
      )}
    </div>
  )
}

/**
 * Scrolls to an element once for each recipe, with its first text. `shown` is the request whose text shows:
 * when a failure brings an older one back, nothing scrolls.
 */
function useScrollOnce(shown = 0) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(0)

  useEffect(() => {
    if (shown <= latest.current) return
    latest.current = shown
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    element.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
  }, [shown])

  return element
}
