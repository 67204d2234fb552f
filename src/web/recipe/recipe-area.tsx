import { useEffect, useRef } from 'react'

import type { Ingredient } from '#shared/ingredient.ts'
import { title } from '#shared/product.ts'
import { KitchenNotes } from './kitchen-notes.tsx'
import { RecipeActions } from './recipe-actions.tsx'
import type { RecipeMarkdown } from './recipe-markdown.tsx'
import type { RecipeState } from './recipe-state.ts'

const heading = `${title} recommends:`

/**
 * The finished recipe in its live region, heard once and whole. While a newer one streams in, the draft is
 * seen in its place and not heard; the finished one stays in the document untouched, heard and not seen.
 */
export function RecipeArea({
  state,
  Markdown,
  onAskAgain,
}: {
  state: RecipeState
  Markdown: typeof RecipeMarkdown | undefined
  onAskAgain: (ingredients: readonly Ingredient[]) => void
}) {
  const { recipe } = state
  const draft = state.status === 'loading' && state.draft.markdown !== '' ? state.draft : undefined
  return (
    <div className="recipe-area">
      {Markdown && draft && <Draft key={draftKey(state)} Markdown={Markdown} text={draft.markdown} />}
      <section className={draft ? 'visually-hidden' : 'recipe'} aria-live="polite">
        {Markdown && recipe && (
          <>
            <h2 className="recipe-heading">{heading}</h2>
            {/* A new article for each recipe: the live region announces all of it. */}
            <article key={recipe.id} className="prose">
              <Markdown text={recipe.markdown} />
            </article>
          </>
        )}
      </section>
      {recipe && !draft && (
        <div className="beside">
          <KitchenNotes recipe={recipe} />
          <RecipeActions markdown={recipe.markdown} onAskAgain={() => onAskAgain(recipe.ingredients)} />
        </div>
      )}
    </div>
  )
}

function draftKey(state: RecipeState) {
  return state.status === 'loading' ? state.request : undefined
}

/** The text so far. It is scrolled to once, when it first shows. */
function Draft({ Markdown, text }: { Markdown: typeof RecipeMarkdown; text: string }) {
  const draft = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    draft.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
  }, [])

  return (
    <div ref={draft} className="recipe" aria-hidden="true" inert>
      <p className="recipe-heading">{heading}</p>
      <div className="prose">
        <Markdown text={text} />
      </div>
    </div>
  )
}
