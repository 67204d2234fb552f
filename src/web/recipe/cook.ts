import { startTransition } from 'react'

import type { Chef } from '#chefs/chef.ts'
import type { Ingredient } from '#shared/ingredient.ts'
import type { RecipeAction } from './recipe-state.ts'
import { paceText } from './text-pace.ts'

/**
 * Runs one request and tells what happens as actions, `ended` last.
 * Throws when the chef does, when it stops before its end, and when it ends without a text.
 */
export async function cook({
  chef,
  ingredients,
  request,
  signal,
  tell,
}: {
  chef: Chef
  ingredients: readonly Ingredient[]
  request: number
  signal: AbortSignal
  tell: (action: RecipeAction) => void
}): Promise<void> {
  const pace = paceText((text) => tell({ type: 'textReceived', request, text }), signal)
  try {
    for await (const event of chef(ingredients, { signal })) {
      signal.throwIfAborted()
      switch (event.type) {
        case 'chef':
          tell({ type: 'chefAnswered', request, chef: event })
          break
        case 'text':
          pace.add(event.text)
          break
        case 'notes':
          tell({ type: 'notesReceived', request, notes: event.notes })
          break
        case 'end':
          if (!pace.finish()) throw new Error('the chef ended without a text')
          // The whole recipe at once: React renders a transition in slices, and the page stays usable.
          startTransition(() => tell({ type: 'ended', request, reason: event.reason }))
          return
      }
    }
    throw new Error('the chef stopped before the end')
  } finally {
    pace.drop()
  }
}
