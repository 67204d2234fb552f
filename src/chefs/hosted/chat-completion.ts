import { InferenceClient, type InferenceProviderOrPolicy } from '@huggingface/inference'
import type { Ingredient } from '#shared/ingredient.ts'
import { ChefError } from '../chef-error.ts'
import { type ByteReader, type CompletionEnd, CompletionText } from './completion-text.ts'
import { recipeMessages } from './prompt.ts'
import { providerFetch } from './provider-fetch.ts'
import { completionAddress } from './service.ts'
import type { Texts } from './texts.ts'

/** Where the chat completion comes from. `endpoint` and `provider` exclude each other. */
export type CompletionSource = {
  model: string
  /** Longest answer to ask for, in tokens; a model that thinks needs more. */
  maxTokens: number
  /** Milliseconds between two texts; comments and empty deltas don't count, nor does a slow reader. */
  gapMs: number
  /** Access token; one that does not begin with `hf_` needs an `endpoint`. */
  token?: string
  /** Base URL of any OpenAI-compatible service, or the whole address of its call. */
  endpoint?: string
  /** A provider of Hugging Face's routing. */
  provider?: string
  fetch?: typeof globalThis.fetch
}

/**
 * A function that makes the one call and gives the recipe's text as it comes, and then how the completion ended. It
 * throws a `ChefError` for everything else. `onThinking` hears of thinking, which is progress and no text.
 * The caller aborts `signal` when it is done: the connection stays open otherwise.
 */
export function recipeCompletion({
  model,
  maxTokens,
  gapMs,
  token,
  endpoint,
  provider,
  ...source
}: CompletionSource) {
  const client = new InferenceClient(token, endpoint === undefined ? {} : { endpointUrl: endpoint })
  const address = endpoint === undefined ? undefined : completionAddress(endpoint)
  const fetch = source.fetch ?? globalThis.fetch.bind(globalThis)
  const fetchFor = providerFetch({ fetch, address, token })

  return (
    ingredients: readonly Ingredient[],
    signal: AbortSignal,
    onThinking = () => {},
  ): Texts<CompletionEnd> => {
    async function ask(): Promise<CompletionText> {
      let stream: ByteReader | undefined
      const call = client.chatCompletionStream(
        {
          model,
          messages: recipeMessages(ingredients),
          max_tokens: maxTokens,
          ...(provider !== undefined && { provider: provider as InferenceProviderOrPolicy }),
        },
        {
          fetch: fetchFor(signal, (opened) => (stream = opened)),
          signal,
          // By default the client repeats a 503 for ever and without a pause.
          retry_on_error: false,
        },
      )
      // Sends the call. Nothing comes of it: the stream was taken out of the client's hands.
      await call.next()
      if (!stream) throw new ChefError('bad-response')
      return new CompletionText(stream, gapMs / 3, onThinking)
    }

    let texts: CompletionText | undefined
    return {
      async next() {
        texts ??= await ask().catch(refuse)
        return texts.next()
      },
    }
  }
}

/** The client's own errors carry the request: only their kind goes on. */
function refuse(error: unknown): never {
  if (error instanceof ChefError) throw error
  // What the client itself refuses is a model that the provider of `provider` does not have.
  const isInput = error instanceof Error && error.name === 'InputError'
  throw new ChefError(isInput ? 'model-not-served' : 'bad-response')
}
