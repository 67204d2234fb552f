import type { Ingredient } from '#shared/ingredient.ts'
import { maxRecipeBytes } from '#shared/product.ts'
import type { KitchenNotes } from '#shared/recipe-event.ts'
import { ChefError } from '../chef-error.ts'
import type { Chef } from '../chef.ts'
import { type CompletionSource, recipeCompletion } from './chat-completion.ts'
import { CutText } from './cut-text.ts'
import { Gathered } from './gathered.ts'
import { withOneRetry } from './retry.ts'

/** What our own code knows about food and a hosted recipe needs; `food-safety.ts` has it. */
export type FoodSafety = {
  /** Parts the list into what can be cooked with and what never can. */
  withoutHazards(ingredients: readonly Ingredient[]): {
    edible: Ingredient[]
    hazards: KitchenNotes['setAside']
  }
  notesFor(
    ingredients: readonly Ingredient[],
    recipe: string,
    setAside: KitchenNotes['setAside'],
  ): KitchenNotes
}

export type HostedChefSettings = CompletionSource & {
  /** Milliseconds until the first text or the first sign of thinking, and between two signs: the one retry included. */
  firstTextMs: number
  /** Milliseconds for the whole recipe. */
  totalMs: number
  safety: FoodSafety
  /** Waits until a list, and what was made of it, may be read: others may need the same processor. */
  turn?: (
    ingredients: readonly Ingredient[],
    recipe: string,
    signal: AbortSignal,
  ) => Promise<void> | undefined
  /** Refuses a list with nothing edible on it, for which no call is made. */
  house: Chef
}

/** Deltas come every 5 to 50 milliseconds; a reader sees no difference. */
const gatherMs = 30

// Made once: an abort without a reason makes an exception with its stack for each recipe.
const over = new DOMException('the recipe is over', 'AbortError')

/**
 * A chef that asks a chat-completion service. It says who it is with its first text, not before.
 * Throws a `ChefError`, or the signal's reason where the caller aborted. Every exit closes the provider's connection.
 */
export function hostedChef(settings: HostedChefSettings): Chef {
  const complete = recipeCompletion(settings)

  return async function* (ingredients, options) {
    options.signal.throwIfAborted()
    await settings.turn?.(ingredients, '', options.signal)
    const { edible, hazards } = settings.safety.withoutHazards(ingredients)
    if (edible.length === 0) {
      yield* settings.house(ingredients, options)
      return
    }

    const call = new AbortController()
    const onAbort = () => call.abort(options.signal.reason)
    options.signal.addEventListener('abort', onAbort)
    const total = lateAfter(settings.totalMs, call)
    let silence: ReturnType<typeof setTimeout> | undefined
    const recipe = new CutText(maxRecipeBytes)
    const listen = () => {
      clearTimeout(silence)
      silence = lateAfter(recipe.isEmpty ? settings.firstTextMs : settings.gapMs, call)
    }
    const onThinking = () => {
      // While nobody waits for a text, no time runs.
      if (silence !== undefined) listen()
    }
    const texts = new Gathered(
      withOneRetry(() => complete(edible, call.signal, onThinking), call.signal),
      gatherMs,
    )
    try {
      let end: 'stop' | 'length' | undefined
      while (end === undefined) {
        listen()
        const step = await texts.next()
        clearTimeout(silence)
        silence = undefined
        call.signal.throwIfAborted()
        if (step.done) {
          end = step.value
          continue
        }
        if (recipe.isEmpty) {
          yield { type: 'chef', chef: 'hosted', model: settings.model }
          call.signal.throwIfAborted()
        }
        const text = recipe.append(step.value)
        if (text !== '') yield { type: 'text', text }
        if (recipe.full) end = 'length'
        call.signal.throwIfAborted()
      }
      await settings.turn?.(ingredients, recipe.text, call.signal)
      yield { type: 'notes', notes: settings.safety.notesFor(ingredients, recipe.text, hazards) }
      call.signal.throwIfAborted()
      yield { type: 'end', reason: end }
    } catch (error) {
      throw call.signal.aborted ? call.signal.reason : error
    } finally {
      clearTimeout(total)
      clearTimeout(silence)
      options.signal.removeEventListener('abort', onAbort)
      call.abort(over)
      texts.stop()
    }
  }
}

function lateAfter(ms: number, call: AbortController) {
  return setTimeout(() => call.abort(new ChefError('timeout')), ms)
}
