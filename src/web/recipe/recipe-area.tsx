import { type ReactNode, useEffect, useRef } from 'react'

import type { Ingredient } from '#shared/ingredient.ts'
import { title } from '#shared/product.ts'
import type { RecipeState } from './recipe-state.ts'
import type { Kitchen } from './use-recipe.ts'

const heading = `${title} recommends:`

/**
 * The finished recipe in its live region, heard once and whole. While a newer one streams in, the draft is
 * seen in its place and not heard; the finished one stays in the document untouched, heard and not seen.
 */
export function RecipeArea({
  state,
  kitchen,
  onAskAgain,
}: {
  state: RecipeState
  kitchen: Kitchen | undefined
  onAskAgain: (ingredients: readonly Ingredient[]) => void
}) {
  const { recipe } = state
  const isDrafted = state.status === 'loading' && state.draft.markdown !== ''
  return (
    <div className="recipe-area">
      {kitchen && isDrafted && (
        <Draft key={state.request}>
          <kitchen.RecipeMarkdown text={state.draft.markdown} />
        </Draft>
      )}
      <section className={isDrafted ? 'visually-hidden' : 'recipe'} aria-live="polite">
        {kitchen && recipe && (
          <>
            <h2 className="recipe-heading">{heading}</h2>
            {/* A new article for each recipe: the live region announces all of it. */}
            <article key={recipe.id} className="prose">
              <kitchen.RecipeMarkdown text={recipe.markdown} />
            </article>
          </>
        )}
      </section>
      {kitchen && recipe && !isDrafted && (
        <div className="beside">
          <kitchen.KitchenNotes recipe={recipe} />
          <kitchen.RecipeActions
            markdown={recipe.markdown}
            onAskAgain={() => onAskAgain(recipe.ingredients)}
          />
        </div>
      )}
    </div>
  )
}

/** The text so far. It is scrolled to once, when it first shows. */
function Draft({ children }: { children: ReactNode }) {
  const draft = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    draft.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
  }, [])

  return (
    <div ref={draft} className="recipe" aria-hidden="true" inert>
      <p className="recipe-heading">{heading}</p>
      <div className="prose">{children}</div>
    </div>
  )
}
