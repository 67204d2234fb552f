import type { InferenceProviderOrPolicy } from '@huggingface/inference'
import { z } from 'zod'

import { hostedDefaults } from '#chefs/hosted/hosted-defaults.ts'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const maxTimeMs = 3_600_000

// The compiler keeps this list equal to what the client library knows.
const providers = Object.keys({
  auto: true,
  baseten: true,
  cerebras: true,
  cohere: true,
  deepinfra: true,
  'fal-ai': true,
  'featherless-ai': true,
  'fireworks-ai': true,
  groq: true,
  'hf-inference': true,
  novita: true,
  nscale: true,
  openai: true,
  ovhcloud: true,
  publicai: true,
  replicate: true,
  scaleway: true,
  together: true,
  wavespeed: true,
  'zai-org': true,
} satisfies Record<InferenceProviderOrPolicy, true>) as InferenceProviderOrPolicy[]

const oneOf = <const T extends string>(values: readonly T[]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine((text) => /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number)

const address = (protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )

/** Every setting by its name in the environment, with its default. Messages never show the value. */
export const settings = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'must be a host name or an IP address')
    .default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  CHEF: oneOf(['auto', 'house', 'hosted']).default('auto'),
  HF_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces')
    .optional(),
  CHEF_MODEL: z.string().default(hostedDefaults.model),
  CHEF_PROVIDER: oneOf(providers).optional(),
  CHEF_ENDPOINT: address(['http:', 'https:'])
    .refine((text) => !URL.canParse(text) || new URL(text).username === '', 'must hold no user name')
    .optional(),
  CHEF_MAX_TOKENS: wholeNumber(1, 1_000_000).default(hostedDefaults.maxTokens),
  CHEF_STANDIN: oneOf(['house', 'none']).default('house'),
  CHEF_CONNECT_MS: wholeNumber(1, maxTimeMs).default(5000),
  CHEF_FIRST_TEXT_MS: wholeNumber(1, maxTimeMs).default(hostedDefaults.firstTextMs),
  CHEF_GAP_MS: wholeNumber(1, maxTimeMs).default(hostedDefaults.gapMs),
  CHEF_TOTAL_MS: wholeNumber(1, maxTimeMs).default(hostedDefaults.totalMs),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000_000).default(10),
  RATE_LIMIT_PER_DAY: wholeNumber(1, 1_000_000_000).default(100),
  MAX_IN_FLIGHT: wholeNumber(1, 1_000_000).default(64),
  MAX_WAITING: wholeNumber(0, 1_000_000).default(64),
  TRUST_PROXY: wholeNumber(0, 16).default(0),
  WORKERS: z
    .string()
    .refine(
      (text) => text === 'auto' || (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 256),
      {
        error: 'must be auto or a whole number from 1 to 256',
      },
    )
    .transform((text) => (text === 'auto' ? text : Number(text)))
    .default(1),
  REDIS_URL: address(['redis:', 'rediss:']).optional(),
  LOG_LEVEL: oneOf(logLevels).default('info'),
  NODE_TLS_REJECT_UNAUTHORIZED: z
    .string()
    .refine((text) => text !== '0', 'must not be 0: the provider could be anyone')
    .optional(),
})
