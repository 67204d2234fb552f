import { recipeRoute } from '#shared/product.ts'
import { type RecipeEvent, recipeEventDecoder, recipeEventType } from '#shared/recipe-event.ts'
import type { Chef } from '../chef.ts'

/**
 * The page's chef: whoever cooks behind the server's one route, at `url`.
 * Throws where the answer is not a 200 with recipe events, where it breaks off, and where it ends without `end`.
 */
export function remoteChef(url: string = recipeRoute): Chef {
  return async function* (ingredients, { signal, seed }) {
    signal.throwIfAborted()
    const call = new AbortController()
    const onAbort = () => call.abort(signal.reason)
    signal.addEventListener('abort', onAbort)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ingredients, seed }),
        signal: call.signal,
      })
      const isRecipe = response.headers.get('content-type')?.startsWith(recipeEventType)
      if (response.status !== 200 || !isRecipe || !response.body) {
        throw new Error(`the kitchen answered ${response.status} without a recipe`)
      }
      for await (const event of readRecipe(response.body.getReader())) {
        signal.throwIfAborted()
        yield event
      }
    } catch (error) {
      signal.throwIfAborted()
      throw error
    } finally {
      signal.removeEventListener('abort', onAbort)
      // Where something was left unread this closes the connection.
      call.abort()
    }
  }
}

/** `end` is given out last of all, once nothing came after it. */
async function* readRecipe(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<RecipeEvent> {
  const decoder = recipeEventDecoder()
  const text = new TextDecoder('utf-8', { fatal: true })
  let end: RecipeEvent | undefined
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    for (const event of decoder.feed(text.decode(step.value, { stream: true }))) {
      if (end) throw new Error('the recipe went on after its end')
      if (event.type === 'end') end = event
      else yield event
    }
  }
  if (!end) throw new Error('the recipe broke off')
  yield end
}
