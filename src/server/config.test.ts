import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { ConfigError, parseConfig } from './config.ts'

const problems = (environment: Record<string, string>) => {
  try {
    parseConfig(environment)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).message
  }
  return ''
}

test('without settings the house chef answers on this machine alone', () => {
  expect(parseConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    logLevel: 'info',
    trustProxy: 0,
    workers: 1,
    warnings: [],
  })
})

test('a token is enough for the hosted chef, with the times and limits of the design', () => {
  expect(parseConfig({ HF_TOKEN: 'hf_x' }).hosted).toEqual({
    accessToken: 'hf_x',
    model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
    maxTokens: 1024,
    standIn: 'house',
    times: { connectMs: 5000, firstTextMs: 45_000, gapMs: 15_000, totalMs: 120_000 },
    limits: { perMinute: 10, perDay: 100, maxInFlight: 64, maxWaiting: 64 },
  })
})

test('an endpoint is enough for the hosted chef, and CHEF=house overrules both', () => {
  const environment = { HF_TOKEN: 'sk-x', CHEF_ENDPOINT: 'http://localhost:11434/v1' }
  expect(parseConfig(environment).hosted).toMatchObject({ endpointUrl: environment.CHEF_ENDPOINT })
  expect(parseConfig({ ...environment, CHEF: 'house' }).hosted).toBeUndefined()
})

test('there is one process unless more are asked for, by number or one a core', () => {
  expect(parseConfig({ WORKERS: '3' }).workers).toBe(3)
  expect(parseConfig({ WORKERS: 'auto' }, 8).workers).toBe(8)
})

test('an empty or blank setting counts as not set', () => {
  expect(parseConfig({ HF_TOKEN: '', PORT: ' ', CHEF: '', REDIS_URL: '\t' })).toEqual(parseConfig({}))
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '99999'],
  ['PORT', '80.5'],
  ['WORKERS', '0'],
  ['WORKERS', '257'],
  ['WORKERS', 'all'],
  ['HOST', 'a b'],
  ['CHEF', 'gordon'],
  ['HF_TOKEN', 'hf_a b'],
  ['HF_TOKEN', 'hf_ä'],
  ['HF_TOKEN', 'sk-secret'],
  ['CHEF_PROVIDER', 'nobody'],
  ['CHEF_ENDPOINT', 'localhost:11434'],
  ['CHEF_ENDPOINT', 'ftp://example.com'],
  ['CHEF_ENDPOINT', 'https://user:secret@example.com'],
  ['CHEF_STANDIN', 'me'],
  ['CHEF_GAP_MS', '0'],
  ['CHEF_MAX_TOKENS', '0'],
  ['RATE_LIMIT_PER_MINUTE', '0'],
  ['MAX_IN_FLIGHT', '1e3'],
  ['TRUST_PROXY', 'true'],
  ['REDIS_URL', 'http://localhost'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
])('[123] %s=%s is refused by name, without its value', (name, value) => {
  const message = problems({ [name]: value })
  expect(message).toContain(name)
  expect(message).not.toContain('secret')
})

const warned = (endpoint: string) => parseConfig({ HF_TOKEN: 'x', CHEF_ENDPOINT: endpoint }).warnings

test('[122] an endpoint that is no address is refused; plain http to another host is a warning', () => {
  expect(problems({ CHEF_ENDPOINT: 'nowhere' })).toContain('CHEF_ENDPOINT')
  expect(warned('http://ollama:11434/v1')).toHaveLength(1)
  for (const own of ['http://localhost:1/v1', 'http://127.0.0.1:1', 'http://[::1]:1', 'https://example.com'])
    expect(warned(own)).toEqual([])
})

test('every bad setting is named at once', () => {
  const message = problems({
    PORT: 'abc',
    LOG_LEVEL: 'loud',
    CHEF_ENDPOINT: 'https://example.com',
    CHEF_PROVIDER: 'together',
  })
  for (const name of ['PORT', 'LOG_LEVEL', 'CHEF_ENDPOINT and CHEF_PROVIDER']) expect(message).toContain(name)
  expect(problems({ CHEF: 'hosted' })).toContain('HF_TOKEN or CHEF_ENDPOINT')
})

test('whatever the environment, there is a configuration or one ConfigError without a secret', () => {
  const names = [
    'PORT',
    'CHEF',
    'HF_TOKEN',
    'CHEF_ENDPOINT',
    'CHEF_PROVIDER',
    'REDIS_URL',
    'MAX_WAITING',
    'HOST',
  ]
  const value = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.nat().map(String),
    fc.constantFrom('hf_x', 'auto', 'house', 'hosted', 'together', '0'),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value), (environment) => {
      const message = problems({ ...environment, REDIS_URL: 'redis//:canary' })
      expect(message).toContain('REDIS_URL')
      expect(message).not.toContain('canary')
      problems(environment)
    }),
  )
})
