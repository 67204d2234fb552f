import type { RecipeEvent } from '#shared/recipe-event.ts'
import type { Chef } from './chef.ts'
import { ChefError } from './chef-error.ts'

/**
 * A chef that answers as `first`, or as `second` where `first` fails before its first text; the second's `chef`
 * event then says `standingIn`. A failure after the first text, and an abort by the caller, are passed on.
 * `onStandIn` hears of the failure before the second begins.
 */
export function withStandIn(first: Chef, second: Chef, onStandIn?: (error: unknown) => void): Chef {
  return async function* (ingredients, options) {
    let answer: AsyncIterator<RecipeEvent> | undefined
    try {
      const opening: RecipeEvent[] = []
      try {
        answer = first(ingredients, options)[Symbol.asyncIterator]()
        await receiveUntilText(answer, opening)
      } catch (error) {
        options.signal.throwIfAborted()
        await answer?.return?.()
        onStandIn?.(error)
        for await (const event of second(ingredients, options)) {
          yield event.type === 'chef' ? { ...event, standingIn: true } : event
        }
        return
      }
      for (const event of opening) {
        options.signal.throwIfAborted()
        yield event
      }
      for (let step = await answer.next(); !step.done; step = await answer.next()) yield step.value
    } finally {
      await answer?.return?.()
    }
  }
}

async function receiveUntilText(answer: AsyncIterator<RecipeEvent>, opening: RecipeEvent[]): Promise<void> {
  for (;;) {
    const step = await answer.next()
    if (step.done) throw new ChefError('empty')
    opening.push(step.value)
    if (step.value.type === 'text') return
  }
}
