import type { RecipeEvent } from '#shared/recipe-event.ts'
import type { Chef } from './chef.ts'
import { ChefError } from './chef-error.ts'
import { guarded } from './guarded.ts'

/**
 * A chef that answers as `first`, or as `second` where `first` fails before its first text; the second's `chef`
 * event then says `standingIn`. A failure after the first text, and an abort by the caller, are passed on.
 * `onStandIn` hears of the failure before the second begins.
 */
export function withStandIn(first: Chef, second: Chef, onStandIn?: (error: unknown) => void): Chef {
  return (ingredients, options) =>
    guarded(async () => {
      const opening: RecipeEvent[] = []
      let answer: AsyncIterator<RecipeEvent> | undefined
      try {
        answer = first(ingredients, options)[Symbol.asyncIterator]()
        await receiveUntilText(answer, opening)
        return opened(opening, answer, options.signal)
      } catch (error) {
        await answer?.return?.()
        options.signal.throwIfAborted()
        onStandIn?.(error)
        return marked(second(ingredients, options))
      }
    })
}

/** The events that were received already, and then the rest as it comes. */
function opened(
  opening: RecipeEvent[],
  answer: AsyncIterator<RecipeEvent>,
  signal: AbortSignal,
): AsyncIterator<RecipeEvent> {
  return {
    async next() {
      if (opening.length > 0) signal.throwIfAborted()
      const value = opening.shift()
      return value ? { value } : answer.next()
    },
    return: async () => (await answer.return?.()) ?? { done: true, value: undefined },
  }
}

async function* marked(events: AsyncIterable<RecipeEvent>): AsyncGenerator<RecipeEvent> {
  for await (const event of events) yield event.type === 'chef' ? { ...event, standingIn: true } : event
}

async function receiveUntilText(answer: AsyncIterator<RecipeEvent>, opening: RecipeEvent[]): Promise<void> {
  for (;;) {
    const step = await answer.next()
    if (step.done) throw new ChefError('empty')
    opening.push(step.value)
    if (step.value.type === 'text') return
  }
}
