import type { Chef } from '#chefs/chef.ts'
import type { Ingredient } from '#shared/ingredient.ts'
import type { RecipeEvent } from '#shared/recipe-event.ts'

type Step = RecipeEvent | Error | 'close'

/** A chef that says what the test tells it, when the test tells it: always in its latest call. */
export function scriptedChef() {
  const calls: { ingredients: readonly Ingredient[]; signal: AbortSignal; say: (step: Step) => void }[] = []

  const chef: Chef = async function* (ingredients, { signal }) {
    const steps: Step[] = []
    let wake: (() => void) | undefined
    calls.push({
      ingredients,
      signal,
      say(step) {
        steps.push(step)
        wake?.()
      },
    })
    signal.addEventListener('abort', () => wake?.())
    for (;;) {
      signal.throwIfAborted()
      const step = steps.shift()
      if (step === 'close') return
      if (step instanceof Error) throw step
      if (step) yield step
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  }

  return {
    chef,
    calls,
    say(...steps: Step[]) {
      for (const step of steps) calls.at(-1)?.say(step)
    },
  }
}
