import { ChefError } from '../chef-error.ts'
import { refusal } from './call-failure.ts'
import { beginningOf, request } from './provider-fetch.ts'
import { huggingFace, modelsAddress, type Service, withCredential } from './service.ts'

/** Longest list that is read, in characters; the longest known have some 600,000. */
const longestList = 4_000_000
const lookUpMs = 10_000

/** Bases that services have for OpenAI's clients. */
const bases = ['/v1', '/api/v1', '/openai/v1', '/v1beta/openai']

/**
 * The names of the models that a service lists; nothing where it lists none, or serves its one model by any name.
 * Throws a `ChefError` where it refuses the credential, cannot be reached, or is no such service at all.
 */
export async function servedModels({ fetch, address, token }: Service): Promise<string[] | undefined> {
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {})
  const signal = AbortSignal.timeout(lookUpMs)
  const response = await request(fetch, modelsAddress(address ?? huggingFace), {
    headers: withCredential(address, token, headers),
    signal,
  }).catch((error: unknown) => {
    // A service that is there and slow has refused nothing.
    if (!signal.aborted) throw error
  })
  if (!response) return undefined
  const { ok, status } = response
  const said = await beginningOf(response, longestList)
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (isPage && status < 500) throw new ChefError('bad-response', { status })
  if (status === 401 || status === 403) throw refusal(response, '')
  return ok ? namesOf(said) : undefined
}

function namesOf(said: string): string[] | undefined {
  try {
    const { data } = JSON.parse(said) as { data: { id: string; owned_by?: string }[] }
    // It answers to any name with the model that it was started with.
    if (data.some((model) => model.owned_by === 'llamacpp')) return undefined
    return data.map(({ id }) => id).filter((id) => /^[\w.:/@-]{1,200}$/.test(id))
  } catch {
    return undefined
  }
}

/** Whether a list has a model, or one of its variants: `llama3.1` is `llama3.1:latest`, and `models/` stands before Gemini's. */
export function hasModel(names: readonly string[], model: string): boolean {
  return names.some((name) => plainName(name) === plainName(model))
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/^models\/|:[^/]*$/g, '')
}

/** The base at the same host under which models are listed, where the one that was set leads nowhere. */
export async function otherBase(service: Service): Promise<string | undefined> {
  const { origin } = service.address ?? huggingFace
  for (const base of bases) {
    const address = new URL(`${origin}${base}/chat/completions`)
    const names = await servedModels({ ...service, address }).catch(() => undefined)
    if (names) return origin + base
  }
  return undefined
}
