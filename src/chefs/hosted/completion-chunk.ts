import { ChefError } from '../chef-error.ts'

/** What one event of a chat completion says about its first choice. */
export type CompletionChunk = {
  text: string
  /** It holds thinking, in one of the ways that services have for it. */
  isThinking: boolean
  finishReason: string | undefined
}

type Fields = Record<string, unknown>

const thinkingFields = ['reasoning_content', 'reasoning', 'reasoning_details', 'thinking']

/**
 * Reads the data of one event. Usage, tool calls, roles and other choices say nothing.
 * Throws a `ChefError` for a provider's error and for what is no chunk at all.
 */
export function readChunk(data: string): CompletionChunk {
  const { error, object, choices } = parsed(data)
  // Some services send `"error": null` with every chunk.
  if ((error ?? null) !== null || object === 'error') throw new ChefError('provider-failed')
  const choice = Array.isArray(choices) ? choices.filter(isFields).find(isFirst) : undefined
  const delta = isFields(choice?.['delta']) ? choice['delta'] : {}
  const { content } = delta
  // Mistral's models send parts where they think, and then a string.
  const parts = Array.isArray(content) ? content.filter(isFields) : []
  const reason = choice?.['finish_reason']
  return {
    text: typeof content === 'string' ? content : parts.map(textOf).join(''),
    isThinking: parts.some((part) => !isText(part)) || thinkingFields.some((field) => isFilled(delta[field])),
    finishReason: typeof reason === 'string' && reason !== '' ? reason : undefined,
  }
}

function parsed(data: string): Fields {
  let chunk: unknown
  try {
    chunk = JSON.parse(data)
  } catch {
    throw new ChefError('bad-response')
  }
  if (!isFields(chunk)) throw new ChefError('bad-response')
  return chunk
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function isFirst({ index = 0 }: Fields): boolean {
  return index === 0 || index === null
}

function isText({ type }: Fields): boolean {
  return type === 'text'
}

function textOf(part: Fields): string {
  return isText(part) && typeof part['text'] === 'string' ? part['text'] : ''
}

function isFilled(value: unknown): boolean {
  return (typeof value === 'string' || Array.isArray(value)) && value.length > 0
}
