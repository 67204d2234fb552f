import { useCallback, useEffect, useReducer, useRef } from 'react'

import type { Chef } from '#chefs/chef.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'
import { title } from '#shared/product.ts'
import { splitIngredients } from '#shared/split-list.ts'
import { enoughIngredients } from './ingredients/help-wordings.ts'
import { IngredientForm } from './ingredients/ingredient-form.tsx'
import { emptyIngredientList, ingredientListReducer, isFull } from './ingredients/ingredient-list.ts'
import { IngredientPills } from './ingredients/ingredient-pills.tsx'
import { CallToAction } from './recipe/call-to-action.tsx'
import { LoadingLine } from './recipe/loading-line.tsx'
import { RecipeArea } from './recipe/recipe-area.tsx'
import { useRecipe } from './recipe/use-recipe.ts'

export function App({
  chef,
  prepareChef,
  ctaMinIngredients,
  helpWording,
  author,
  takeEntered,
}: {
  chef: Chef
  prepareChef: () => void
  ctaMinIngredients: number
  helpWording: string
  author: { name: string; url: string }
  /** Gives, once, what was entered before there was a script. */
  takeEntered?: (() => readonly string[]) | undefined
}) {
  const [list, dispatch] = useReducer(ingredientListReducer, emptyIngredientList)
  const { state, kitchen, prepare, request, stop, renderFailed } = useRecipe(chef)
  const field = useRef<HTMLInputElement>(null)
  const askButton = useRef<HTMLButtonElement>(null)
  const count = list.items.length
  const hasBegun = count > 0
  const onHand = list.items.flatMap(({ text }) => normalizeIngredient(text) ?? [])

  useEffect(() => {
    if (takeEntered) dispatch({ type: 'ingredientsAdded', texts: takeEntered().flatMap(splitIngredients) })
  }, [takeEntered])

  useEffect(() => {
    if (!hasBegun) return
    // Both are fetched while the visitor types; a request tries again if this fails.
    prepare().catch(() => {})
    prepareChef()
  }, [hasBegun, prepare, prepareChef])

  /** Removes an ingredient; the focus goes to the next pill, else the previous, else the field. */
  const remove = useCallback((id: number, pill: HTMLButtonElement) => {
    const entry = pill.parentElement
    const neighbour = (entry?.nextElementSibling ?? entry?.previousElementSibling)?.querySelector('button')
    const next = neighbour ?? field.current
    next?.focus()
    dispatch({ type: 'ingredientRemoved', id })
  }, [])

  /** Where the focus goes when the control that had it leaves the page. */
  function focusNextStep() {
    const next = askButton.current ?? field.current
    next?.focus({ preventScroll: true })
  }

  function add(texts: readonly string[]) {
    dispatch({ type: 'ingredientsAdded', texts })
    return !isFull(list)
  }

  return (
    <>
      <header className="masthead">
        {/* Decoration: the title beside it says the name. */}
        <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="56" height="56" />
        <h1>{title}</h1>
      </header>
      <main>
        <div className="worktop">
          <IngredientForm fieldRef={field} onAdd={add} />
          <IngredientPills list={list} dispatch={dispatch} onRemove={remove} />
          {count >= ctaMinIngredients && (
            <CallToAction buttonRef={askButton} onAsk={() => void request({ ingredients: onHand })} />
          )}
          {count < enoughIngredients && <p className="help">{helpWording}</p>}
        </div>
        <LoadingLine
          request={state.status === 'loading' ? state.request : undefined}
          isWriting={state.status === 'loading' && state.draft.markdown !== ''}
          kitchen={kitchen}
          onStop={stop}
          onGone={focusNextStep}
        />
        <RecipeArea
          state={state}
          kitchen={kitchen}
          onAskAgain={(order) => void request(order)}
          onHand={onHand}
          onCook={stop}
          onRenderFailed={renderFailed}
        />
      </main>
      <footer className="colophon">
        <p>
          Cooked up by <a href={author.url}>{author.name}</a>
        </p>
      </footer>
    </>
  )
}
