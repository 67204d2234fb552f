import { type Ingredient, normalizeIngredient } from '#shared/ingredient.ts'
import type { RecipeEvent } from '#shared/recipe-event.ts'
import type { Chef } from './chef.ts'

/** What became of one call of a chef: its events, and what it threw, if it threw. */
export type Outcome = { events: RecipeEvent[]; text: string; error?: unknown }

/** A list as a visitor types it, normalized. */
export function list(...names: string[]): Ingredient[] {
  return names.map((name) => {
    const ingredient = normalizeIngredient(name)
    if (ingredient === undefined) throw new Error('a test list holds an empty ingredient')
    return ingredient
  })
}

/** Lets a chef cook to its end; `onEvent` hears each event as it comes. */
export async function cook(
  chef: Chef,
  ingredients: readonly Ingredient[] = list('egg', 'rice', 'peas', 'ginger'),
  options: { signal?: AbortSignal; seed?: number; onEvent?: (event: RecipeEvent) => void } = {},
): Promise<Outcome> {
  const { onEvent, signal = new AbortController().signal, ...rest } = options
  const events: RecipeEvent[] = []
  const outcome = (): Outcome => ({
    events,
    text: events.map((e) => (e.type === 'text' ? e.text : '')).join(''),
  })
  try {
    for await (const event of chef(ingredients, { signal, ...rest })) {
      events.push(event)
      onEvent?.(event)
    }
    return outcome()
  } catch (error) {
    return { ...outcome(), error }
  }
}

/** A chef that says what it is told to, one event after the other, and throws `failure` in the end, if given. */
export function scriptedChef(events: RecipeEvent[], failure?: Error): Chef {
  return async function* (_ingredients, { signal }) {
    for (const event of events) {
      signal.throwIfAborted()
      yield event
    }
    if (failure) throw failure
  }
}
