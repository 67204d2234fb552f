import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startProvider, type Provider } from '../../e2e/provider/provider.ts'
import { recipe } from '../../e2e/provider/recipes.ts'
import { cook, list } from '../chefs/cooking.testing.ts'
import { parseConfig } from './config.ts'
import { chefOf, serviceOf } from './hosted-kitchen.ts'
import { cooked, kitchenOf } from './kitchen.testing.ts'

let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())

/** The one call with these settings, made to a double of whichever service they name. */
async function called(settings: Record<string, string>) {
  const { hosted } = parseConfig(settings)
  if (!hosted) throw new Error('no hosted chef is set')
  let address = ''
  const fetchDouble: typeof fetch = (input, init) => {
    address = String(input)
    return fetch(`${provider.url('recipe-at-once')}/chat/completions`, init)
  }
  const chef = chefOf(hosted, serviceOf(hosted, fetchDouble))
  const { text, error } = await cook(chef, list('egg', 'rice'))
  expect(error).toBeUndefined()
  expect(text).toBe(recipe)
  const { headers, body } = provider.requests.at(-1)!
  return { address, headers, body: body as Record<string, unknown> }
}

const code = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

const services = readFileSync('docs/operations.md', 'utf8')
  .split('\n## Services\n')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', settings, address, credential]) => ({
    name,
    settings: parseEnv(code(settings).join('\n')) as Record<string, string>,
    address: code(address)[0],
    credential: code(credential)[0],
  }))

describe('the services of docs/operations.md', () => {
  test('are those that people ask for', () => {
    const names = services.map(({ name }) => name)
    for (const name of [
      'Hugging Face',
      'Ollama',
      'llama.cpp server',
      'vLLM',
      'LM Studio',
      'OpenAI',
      'Azure OpenAI',
    ])
      expect(names).toContain(name)
    for (const name of ['Mistral', 'Groq', 'OpenRouter', 'DeepSeek', 'Gemini']) expect(names).toContain(name)
  })

  test.each(services)('[144] $name is called at $address with $credential', async (service) => {
    const { address, headers, body } = await called(service.settings)
    expect(address).toBe(service.address)
    const token = service.settings['HF_TOKEN']
    expect(headers['authorization']).toBe(
      service.credential === 'authorization' ? `Bearer ${token}` : undefined,
    )
    expect(headers['api-key']).toBe(service.credential === 'api-key' ? token : undefined)
    expect(Object.keys(body).toSorted()).toEqual(['max_tokens', 'messages', 'model', 'stream'])
    expect(body['model']).toBe(service.settings['CHEF_MODEL'] ?? 'mistralai/Mixtral-8x7B-Instruct-v0.1')
  })
})

const examples = readFileSync('README.md', 'utf8')
  .split('\n## A hosted model\n')[1]!
  .split('```')[1]!
  .split('\n# ')
  .slice(1)
  .map((block) => {
    const [about = '', ...lines] = block.split('\n')
    return { about, settings: parseEnv(lines.join('\n')) as Record<string, string> }
  })

test.each(examples)("[144] README's example runs as it stands: $about", async ({ settings }) => {
  const { address, body } = await called(settings)
  expect(address).toBe(`${settings['CHEF_ENDPOINT'] ?? 'https://router.huggingface.co/v1'}/chat/completions`)
  expect(body['max_tokens']).toBe(Number(settings['CHEF_MAX_TOKENS'] ?? 1024))
})

test.each([
  { base: 'v1', path: '/v1/chat/completions' },
  { base: 'v1beta/openai', path: '/v1beta/openai/chat/completions' },
  { base: 'api/paas/v4/', path: '/api/paas/v4/chat/completions' },
  { base: 'v2/chat/completions', path: '/v2/chat/completions' },
  { base: 'deployments/x?api-version=1', path: '/deployments/x/chat/completions?api-version=1' },
])('[144] over the wire, $base is called at $path', async ({ base, path }) => {
  const endpoint = provider.url('recipe-at-once').replace(/v1$/, base)
  const { text } = await cooked(await kitchenOf(endpoint, { CHEF_STANDIN: 'none' }))
  expect(text).toBe(recipe)
  const { path: seen, headers } = provider.requests.at(-1)!
  expect(seen).toBe(`/recipe-at-once${path}`)
  expect(headers[path.includes('api-version') ? 'api-key' : 'authorization']).toMatch(/hf_canary$/)
})
