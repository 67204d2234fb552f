import type { Ingredient } from '#shared/ingredient.ts'
import type { RecipeEvent } from '#shared/recipe-event.ts'

/**
 * The one idea: a chef turns ingredients into a stream of recipe events.
 *
 * A recipe that succeeds ends with one `end` event. A recipe that fails throws; a chef never ends quietly
 * without `end`. An aborted `signal` makes the iteration throw the signal's reason and releases everything.
 * `seed` is an integer from 0 to 2³²−1; a chef may ignore it.
 */
export type Chef = (
  ingredients: readonly Ingredient[],
  options: { signal: AbortSignal; seed?: number },
) => AsyncIterable<RecipeEvent>
