import { InferenceClient, type InferenceProviderOrPolicy } from '@huggingface/inference'
import type { Ingredient } from '#shared/ingredient.ts'
import { ChefError } from '../chef-error.ts'
import type { ByteReader } from './event-stream-limit.ts'
import { recipeMessages } from './prompt.ts'
import { connectionFailure, providerFetch } from './provider-fetch.ts'
import type { Texts } from './texts.ts'

/** Where the chat completion comes from. `endpoint` and `provider` exclude each other. */
export type CompletionSource = {
  model: string
  /** Access token; one that does not begin with `hf_` needs an `endpoint`. */
  token?: string
  /** Base URL of any OpenAI-compatible service, with or without its `/v1`. */
  endpoint?: string
  /** A provider of Hugging Face's routing. */
  provider?: string
  fetch?: typeof globalThis.fetch
}

/** How a completion ended well. */
export type CompletionEnd = 'stop' | 'length'

const maxTokens = 1024
const maxRestMs = 250
const goodEnds: Record<string, CompletionEnd> = { stop: 'stop', eos_token: 'stop', length: 'length' }

/**
 * A function that makes the one call and gives the recipe's text as it comes, and then how the completion ended. It
 * throws a `ChefError` for everything else, a stream without a finish reason included.
 * The caller aborts `signal` when it is done: the client itself leaves the connection open.
 */
export function recipeCompletion({ model, token, endpoint, provider, fetch }: CompletionSource) {
  const client = new InferenceClient(token, endpoint === undefined ? {} : { endpointUrl: endpoint })
  const plainFetch = fetch ?? globalThis.fetch.bind(globalThis)

  return (ingredients: readonly Ingredient[], signal: AbortSignal): Texts<CompletionEnd> => {
    let received = false
    let finishReason: string | undefined
    let body: ByteReader | undefined
    const chunks: AsyncGenerator<unknown> = client.chatCompletionStream(
      {
        model,
        messages: recipeMessages(ingredients),
        max_tokens: maxTokens,
        ...(provider !== undefined && { provider: provider as InferenceProviderOrPolicy }),
      },
      {
        fetch: providerFetch(plainFetch, signal, (stream) => (body = stream)),
        signal,
        // By default the client repeats a 503 for ever and without a pause.
        retry_on_error: false,
      },
    )

    return {
      async next() {
        try {
          while (finishReason === undefined) {
            const step = await chunks.next()
            if (step.done) throw new ChefError(received ? 'interrupted' : 'empty')
            const chunk = readChunk(step.value)
            finishReason = chunk.finishReason
            if (chunk.text === '') continue
            received = true
            return { value: chunk.text }
          }
          const end = endOf(finishReason, received)
          await chunks.return(undefined)
          await readRest(body)
          return { done: true, value: end }
        } catch (error) {
          throw completionFailure(error)
        }
      },
    }
  }
}

/**
 * Reads what follows a finished completion (usage, `[DONE]`), so that the connection can serve the next call.
 * Whether it comes well or ill no longer matters, and it is not waited for long.
 */
async function readRest(body: ByteReader | undefined): Promise<void> {
  const timer = setTimeout(() => void body?.cancel().catch(() => {}), maxRestMs)
  try {
    while ((await body?.read())?.done === false);
  } catch {
    // The recipe is whole already.
  } finally {
    clearTimeout(timer)
  }
}

function endOf(finishReason: string, received: boolean): CompletionEnd {
  if (finishReason === 'content_filter') throw new ChefError('content-filter')
  const end = goodEnds[finishReason]
  if (end === undefined) throw new ChefError('bad-response')
  if (!received) throw new ChefError('empty')
  return end
}

/** What one chunk of the stream says about the first choice; usage chunks and role-only deltas say nothing. */
function readChunk(chunk: unknown): { text: string; finishReason?: string } {
  if (typeof chunk !== 'object' || chunk === null) throw new ChefError('bad-response')
  const { choices } = chunk as { choices?: unknown }
  const choice = Array.isArray(choices) ? (choices as unknown[]).find(isFirstChoice) : undefined
  if (choice === undefined) return { text: '' }
  const content = choice.delta?.content
  const finishReason = choice.finish_reason
  return {
    text: typeof content === 'string' ? content : '',
    ...(typeof finishReason === 'string' && finishReason !== '' && { finishReason }),
  }
}

type FirstChoice = { delta?: { content?: unknown } | null; finish_reason?: unknown }

function isFirstChoice(value: unknown): value is FirstChoice {
  return typeof value === 'object' && value !== null && ((value as { index?: unknown }).index ?? 0) === 0
}

function completionFailure(error: unknown): ChefError {
  if (error instanceof ChefError) return error
  if (!(error instanceof Error)) return new ChefError('bad-response')
  switch (error.name) {
    case 'ProviderApiError':
    case 'HubApiError':
      return new ChefError('provider-failed')
    case 'InputError':
    case 'InferenceClientError':
      return new ChefError('rejected')
    case 'TypeError':
      return connectionFailure(error, 'interrupted')
    default:
      return new ChefError('bad-response')
  }
}
