import type { Chef } from '#chefs/chef.ts'
import type { Ingredient } from '#shared/ingredient.ts'
import type { RecipeAction } from './recipe-state.ts'
import { paceText } from './text-pace.ts'

/**
 * Runs one request and tells what happens as actions. Whatever goes wrong is one `console.error` and
 * one `failed`; an abort is neither. `ready` is what must be there before the first text can be shown.
 */
export async function cook({
  chef,
  ingredients,
  request,
  signal,
  ready,
  tell,
}: {
  chef: Chef
  ingredients: readonly Ingredient[]
  request: number
  signal: AbortSignal
  ready: Promise<unknown>
  tell: (action: RecipeAction) => void
}): Promise<void> {
  const pace = paceText((text) => tell({ type: 'textReceived', request, text }), signal)
  try {
    for await (const event of chef(ingredients, { signal })) {
      if (signal.aborted) return
      switch (event.type) {
        case 'chef':
          tell({ type: 'chefAnswered', request, chef: event })
          break
        case 'text':
          await ready
          if (signal.aborted) return
          pace.add(event.text)
          break
        case 'notes':
          tell({ type: 'notesReceived', request, notes: event.notes })
          break
        case 'end':
          if (!pace.finish()) throw new Error('the chef ended without a text')
          tell({ type: 'ended', request, reason: event.reason })
          return
      }
    }
    throw new Error('the chef stopped before the end')
  } catch (error) {
    pace.drop()
    if (signal.aborted) return
    // The visitor sees no message; this line is for whoever looks.
    // oxlint-disable-next-line no-console
    console.error('Chef Basil could not finish the recipe:', error)
    tell({ type: 'failed', request })
  }
}
