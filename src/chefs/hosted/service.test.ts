import { describe, expect, it } from 'vitest'

import { hasModel } from './served-models.ts'
import { completionAddress, modelsAddress, shownAddress, withCredential } from './service.ts'

describe('the address of the call', () => {
  it.each([
    ['http://localhost:11434', 'http://localhost:11434/v1/chat/completions'],
    ['http://localhost:11434/', 'http://localhost:11434/v1/chat/completions'],
    ['https://example.com/v1', 'https://example.com/v1/chat/completions'],
    ['https://example.com/v1//', 'https://example.com/v1/chat/completions'],
    ['https://example.com/v1beta/openai', 'https://example.com/v1beta/openai/chat/completions'],
    ['https://example.com/api/paas/v4/', 'https://example.com/api/paas/v4/chat/completions'],
    ['https://example.com/v1/chat/completions', 'https://example.com/v1/chat/completions'],
    ['https://example.com/chat/completions/?a=b#c', 'https://example.com/chat/completions?a=b'],
    ['https://example.com/x?api-version=1', 'https://example.com/x/chat/completions?api-version=1'],
  ])('[144] of %s is %s', (endpoint, address) => {
    expect(completionAddress(endpoint).href).toBe(address)
  })

  it.each([
    ['http://localhost:1234', 'http://localhost:1234/v1/models'],
    ['https://example.com/v1beta/openai', 'https://example.com/v1beta/openai/models'],
    ['https://example.com/v1/chat/completions?a=b', 'https://example.com/v1/models?a=b'],
  ])('of %s lists models at %s', (endpoint, address) => {
    expect(modelsAddress(completionAddress(endpoint)).href).toBe(address)
  })

  it('is shown without what its query could give away', () => {
    expect(shownAddress(new URL('https://example.com/v1?key=secret'))).toBe('https://example.com/v1?…')
  })
})

describe('the credential', () => {
  it.each([
    { address: 'https://name.openai.azure.com/openai/v1', token: 'key', sent: { 'api-key': 'key' } },
    { address: 'https://gateway.test/v1?api-version=2', token: 'key', sent: { 'api-key': 'key' } },
    { address: 'https://name.openai.azure.com/v1', token: 'eyJ0', sent: { authorization: 'Bearer eyJ0' } },
    { address: 'https://notazure.com/v1', token: 'key', sent: { authorization: 'Bearer key' } },
  ])('[144] for $address goes out as $sent', ({ address, token, sent }) => {
    const headers = withCredential(new URL(address), token, new Headers({ authorization: `Bearer ${token}` }))
    expect(Object.fromEntries(headers)).toEqual(sent)
  })
})

it.each([
  { listed: 'llama3.1:latest', model: 'llama3.1', has: true },
  { listed: 'models/gemini-2.5-flash', model: 'gemini-2.5-flash', has: true },
  { listed: 'Qwen/Qwen3-8B', model: 'qwen/qwen3-8b:fastest', has: true },
  { listed: 'llama3.1:latest', model: 'llama3', has: false },
])('a list with $listed has $model: $has', ({ listed, model, has }) => {
  expect(hasModel(['other', listed], model)).toBe(has)
})
