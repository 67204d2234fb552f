import { useCallback, useEffect, useReducer, useRef, useState } from 'react'

import type { Chef } from '#chefs/chef.ts'
import type { Ideas } from './ideas.ts'
import type { Order } from './order.ts'
import { isCookingKept } from './kept-key.ts'
import { noRecipe, recipeReducer } from './recipe-state.ts'

/** The lazy chunk: what a recipe needs and an empty page does not. */
export type Kitchen = typeof import('./kitchen.ts')

/** The page's one edge: runs the chef for the latest click, and aborts what is older, stopped or left behind. */
export function useRecipe(chef: Chef) {
  const [state, dispatch] = useReducer(recipeReducer, noRecipe)
  const [kitchen, setKitchen] = useState<Kitchen>()
  const running = useRef<AbortController>(undefined)
  const requests = useRef(0)
  const ideas = useRef<Ideas>(undefined)

  /** Fetches the kitchen; a fetch that failed is tried again by the next call. */
  const prepare = useCallback(async () => {
    const fetched = await import('./kitchen.ts')
    setKitchen(fetched)
    return fetched
  }, [])

  const request = useCallback(
    async (order: Order) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      const request = ++requests.current
      dispatch({ type: 'requested', request, order })
      try {
        const { cook } = await prepare()
        ideas.current = await cook({ chef, order, ideas: ideas.current, request, signal, tell: dispatch })
      } catch (error) {
        if (signal.aborted) return
        // The visitor sees no message; this line is for whoever looks.
        // oxlint-disable-next-line no-console
        console.error('Chef Basil could not finish the recipe:', error)
        dispatch({ type: 'failed', request })
      }
    },
    [chef, prepare],
  )

  const stop = useCallback(() => {
    running.current?.abort()
    dispatch({ type: 'stopped' })
  }, [])

  /** The recipe of a request cannot be rendered: it failed, and the earlier one stands again. */
  const renderFailed = useCallback((request: number) => {
    if (request === requests.current) running.current?.abort()
    dispatch({ type: 'renderFailed', request })
  }, [])

  useEffect(() => {
    async function resumeCooking() {
      const { recall } = await prepare()
      const recipe = recall(++requests.current)
      if (recipe) dispatch({ type: 'recalled', recipe })
    }
    if (isCookingKept()) resumeCooking().catch(() => {})
  }, [prepare])

  useEffect(() => {
    // A page kept for the Back button must not come back loading.
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      running.current?.abort()
    }
  }, [stop])

  return { state, kitchen, prepare, request, stop, renderFailed }
}
