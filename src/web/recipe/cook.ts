import { startTransition } from 'react'

import type { Chef } from '#chefs/chef.ts'
import { freshAnswer, type Ideas, isHouseDish, withIdea } from './ideas.ts'
import { listKey, type Order } from './order.ts'
import { recipeTitle } from './recipe-file.ts'
import type { ChefAnswering, RecipeAction } from './recipe-state.ts'
import { ingredientsFor } from './servings.ts'
import { paceText } from './text-pace.ts'

/**
 * Runs one request, tells what happens as actions, `ended` last, and gives the dishes that are shown for its list now.
 * Throws when the chef does, when it stops before its end, and when it ends without a text.
 */
export async function cook({
  chef,
  order,
  ideas,
  request,
  signal,
  tell,
}: {
  chef: Chef
  order: Order
  ideas: Ideas | undefined
  request: number
  signal: AbortSignal
  tell: (action: RecipeAction) => void
}): Promise<Ideas> {
  const list = listKey(order.ingredients)
  const shown = ideas?.list === list ? ideas.shown : []
  const ask = (seed: number) => chef(ingredientsFor(order), { signal, seed })
  const pace = paceText((text) => tell({ type: 'textReceived', request, text }), signal)
  let answering: ChefAnswering | undefined
  let markdown = ''
  try {
    const { events, seed, isRepeat } =
      order.seed === undefined
        ? await freshAnswer(ask, shown)
        : { events: ask(order.seed), seed: order.seed, isRepeat: false }
    for await (const event of events) {
      signal.throwIfAborted()
      switch (event.type) {
        case 'chef':
          answering = event
          tell({ type: 'chefAnswered', request, chef: event })
          break
        case 'text':
          markdown += event.text
          pace.add(event.text)
          break
        case 'notes':
          tell({ type: 'notesReceived', request, notes: event.notes })
          break
        case 'end': {
          if (!pace.finish()) throw new Error('the chef ended without a text')
          // The whole recipe at once: React renders a transition in slices, and the page stays usable.
          const dishesShown = isRepeat ? shown.length : undefined
          startTransition(() => tell({ type: 'ended', request, reason: event.reason, seed, dishesShown }))
          if (!isHouseDish(answering)) return { list, shown }
          return { list, shown: withIdea(shown, { title: recipeTitle(markdown), seed }, isRepeat) }
        }
      }
    }
    throw new Error('the chef stopped before the end')
  } finally {
    pace.drop()
  }
}
