import type { InferenceProviderOrPolicy } from '@huggingface/inference'
import * as z from 'zod/mini'

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
  z.pipe(
    z.string().check(
      z.refine((text) => /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max, {
        error: `must be a whole number from ${min} to ${max}`,
      }),
    ),
    z.transform(Number),
  )

const address = (protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
        `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      ),
    )

const workers = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text === 'auto' || (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 256),
        { error: 'must be auto or a whole number from 1 to 256' },
      ),
    ),
  z.transform((text) => (text === 'auto' ? text : Number(text))),
)

/** Every setting by its name in the environment, with its default. Messages never show the value. */
export const settings = z.object({
  HOST: z._default(
    z.string().check(z.regex(/^[\w.:%-]+$/, 'must be a host name or an IP address')),
    '127.0.0.1',
  ),
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  CHEF: z._default(oneOf(['auto', 'house', 'hosted']), 'auto'),
  HF_TOKEN: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces'))),
  CHEF_MODEL: z._default(z.string(), hostedDefaults.model),
  CHEF_PROVIDER: z.optional(oneOf(providers)),
  CHEF_ENDPOINT: z.optional(
    address(['http:', 'https:']).check(
      z.refine((text) => !URL.canParse(text) || new URL(text).username === '', 'must hold no user name'),
    ),
  ),
  CHEF_MAX_TOKENS: z._default(wholeNumber(1, 1_000_000), hostedDefaults.maxTokens),
  CHEF_STANDIN: z._default(oneOf(['house', 'none']), 'house'),
  CHEF_CONNECT_MS: z._default(wholeNumber(1, maxTimeMs), 5000),
  CHEF_FIRST_TEXT_MS: z._default(wholeNumber(1, maxTimeMs), hostedDefaults.firstTextMs),
  CHEF_GAP_MS: z._default(wholeNumber(1, maxTimeMs), hostedDefaults.gapMs),
  CHEF_TOTAL_MS: z._default(wholeNumber(1, maxTimeMs), hostedDefaults.totalMs),
  RATE_LIMIT_PER_MINUTE: z._default(wholeNumber(1, 1_000_000_000), 10),
  RATE_LIMIT_PER_DAY: z._default(wholeNumber(1, 1_000_000_000), 100),
  MAX_IN_FLIGHT: z._default(wholeNumber(1, 1_000_000), 64),
  MAX_WAITING: z._default(wholeNumber(0, 1_000_000), 64),
  TRUST_PROXY: z._default(wholeNumber(0, 16), 0),
  WORKERS: z._default(workers, 1),
  REDIS_URL: z.optional(address(['redis:', 'rediss:'])),
  LOG_LEVEL: z._default(oneOf(logLevels), 'info'),
  NODE_TLS_REJECT_UNAUTHORIZED: z.optional(
    z.string().check(z.refine((text) => text !== '0', 'must not be 0: the provider could be anyone')),
  ),
})
