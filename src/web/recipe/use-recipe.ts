import { useCallback, useEffect, useReducer, useRef, useState } from 'react'

import type { Chef } from '#chefs/chef.ts'
import type { Ingredient } from '#shared/ingredient.ts'
import { cook } from './cook.ts'
import type { RecipeMarkdown } from './recipe-markdown.tsx'
import { noRecipe, recipeReducer } from './recipe-state.ts'

type Renderer = typeof RecipeMarkdown

/** The page's one edge: runs the chef for the latest click, and aborts what is older, stopped or left behind. */
export function useRecipe(chef: Chef) {
  const [state, dispatch] = useReducer(recipeReducer, noRecipe)
  const [Markdown, setMarkdown] = useState<Renderer>()
  const running = useRef<AbortController>(undefined)
  const requests = useRef(0)

  /** Fetches the markdown renderer; a fetch that failed is tried again by the next call. */
  const prepare = useCallback(async () => {
    const chunk = await import('./recipe-markdown.tsx')
    setMarkdown(() => chunk.RecipeMarkdown)
  }, [])

  const request = useCallback(
    (ingredients: readonly Ingredient[]) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const request = ++requests.current
      dispatch({ type: 'requested', request, ingredients })
      const ready = prepare()
      // Its failure is met where the first text waits for it.
      ready.catch(() => {})
      void cook({ chef, ingredients, request, signal: controller.signal, ready, tell: dispatch })
    },
    [chef, prepare],
  )

  const stop = useCallback(() => {
    running.current?.abort()
    dispatch({ type: 'stopped' })
  }, [])

  useEffect(() => {
    // A page kept for the Back button must not come back loading.
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      running.current?.abort()
    }
  }, [stop])

  return { state, Markdown, prepare, request, stop }
}
