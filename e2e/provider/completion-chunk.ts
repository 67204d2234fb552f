/** The chunks of a streamed chat completion, as OpenAI-compatible services and Hugging Face's router send them. */

const id = 'chatcmpl-scripted'

/** One piece of the answer, the last one with its finish reason. */
export function chunk(delta: unknown, finishReason: string | null = null, index = 0) {
  return {
    id,
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'scripted',
    choices: [{ index, delta, finish_reason: finishReason, logprobs: null }],
  }
}

export const roleChunk = chunk({ role: 'assistant', content: '' })

export function textChunk(text: string) {
  return chunk({ content: text })
}

export function finishChunk(reason: string) {
  return chunk({}, reason)
}

/** What some services send last of all: no choice, only the count of tokens. */
export const usageChunk = {
  ...chunk({}),
  choices: [],
  usage: { prompt_tokens: 80, completion_tokens: 400, total_tokens: 480 },
}

/** A server-sent event. */
export function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`
}

export const doneEvent = 'data: [DONE]\n\n'

/** A text cut into pieces the size of words, none of it lost. */
export function words(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

/** A whole good stream for a text: role, words, end, `[DONE]`. */
export function completeStream(text: string): string {
  return [
    event(roleChunk),
    ...words(text).map((word) => event(textChunk(word))),
    event(finishChunk('stop')),
    doneEvent,
  ].join('')
}
