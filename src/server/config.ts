import type { InferenceProviderOrPolicy } from '@huggingface/inference'
import type * as z from 'zod/mini'

import { settings, type logLevels } from './settings.ts'

/** Everything an operator can set, parsed. No `hosted`: the house chef answers alone. */
export type Config = {
  host: string
  port: number
  logLevel: (typeof logLevels)[number]
  /** How many proxies in front are trusted to have written `X-Forwarded-For`. */
  trustProxy: number
  /** How many processes answer behind the one port. */
  workers: number
  hosted?: HostedConfig
  /** What the operator should know although the server can start. */
  warnings: string[]
}

/** The hosted chef, who stands in for it, and how much one visitor and all visitors may ask of it. */
export type HostedConfig = {
  accessToken?: string
  model: string
  maxTokens: number
  provider?: InferenceProviderOrPolicy
  endpointUrl?: string
  standIn: 'house' | 'none'
  times: { connectMs: number; firstTextMs: number; gapMs: number; totalMs: number }
  limits: { perMinute: number; perDay: number; maxInFlight: number; maxWaiting: number; redisUrl?: string }
}

/** Thrown for unusable settings. Its message names every bad one and shows no value, so no secret either. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The settings in an environment, of a machine with so many cores. A setting that is empty or blank counts as not set.
 * Throws one `ConfigError` that names every bad setting.
 */
export function parseConfig(environment: Environment, cores = 1): Config {
  const given: Record<string, string> = {}
  for (const name of Object.keys(settings.shape)) {
    const value = environment[name]?.trim()
    if (value) given[name] = value
  }
  const parsed = settings.safeParse(given)
  const problems = [
    ...(parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []),
    ...contradictions(given),
  ]
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems.join('; '))
  const set = parsed.data
  const isHosted =
    set.CHEF === 'hosted' || (set.CHEF === 'auto' && (set.HF_TOKEN ?? set.CHEF_ENDPOINT) !== undefined)
  return {
    host: set.HOST,
    port: set.PORT,
    logLevel: set.LOG_LEVEL,
    trustProxy: set.TRUST_PROXY,
    workers: set.WORKERS === 'auto' ? cores : set.WORKERS,
    ...(isHosted && { hosted: hostedConfig(set) }),
    warnings: isHosted ? warnings(set) : [],
  }
}

function contradictions(given: Record<string, string>): string[] {
  const problems = []
  if (given['CHEF_ENDPOINT'] && given['CHEF_PROVIDER'])
    problems.push('CHEF_ENDPOINT and CHEF_PROVIDER exclude each other')
  if (given['HF_TOKEN'] && !given['HF_TOKEN'].startsWith('hf_') && !given['CHEF_ENDPOINT'])
    problems.push('HF_TOKEN must begin with hf_, or CHEF_ENDPOINT must say whose token it is')
  if (given['CHEF'] === 'hosted' && !given['HF_TOKEN'] && !given['CHEF_ENDPOINT'])
    problems.push('CHEF=hosted needs HF_TOKEN or CHEF_ENDPOINT')
  return problems
}

function hostedConfig(set: z.infer<typeof settings>): HostedConfig {
  return {
    ...(set.HF_TOKEN && { accessToken: set.HF_TOKEN }),
    model: set.CHEF_MODEL,
    maxTokens: set.CHEF_MAX_TOKENS,
    ...(set.CHEF_PROVIDER && { provider: set.CHEF_PROVIDER }),
    ...(set.CHEF_ENDPOINT && { endpointUrl: set.CHEF_ENDPOINT }),
    standIn: set.CHEF_STANDIN,
    times: {
      connectMs: set.CHEF_CONNECT_MS,
      firstTextMs: set.CHEF_FIRST_TEXT_MS,
      gapMs: set.CHEF_GAP_MS,
      totalMs: set.CHEF_TOTAL_MS,
    },
    limits: {
      perMinute: set.RATE_LIMIT_PER_MINUTE,
      perDay: set.RATE_LIMIT_PER_DAY,
      maxInFlight: set.MAX_IN_FLIGHT,
      maxWaiting: set.MAX_WAITING,
      ...(set.REDIS_URL && { redisUrl: set.REDIS_URL }),
    },
  }
}

function warnings(set: z.infer<typeof settings>): string[] {
  if (!set.HF_TOKEN || !set.CHEF_ENDPOINT) return []
  const { protocol, hostname } = new URL(set.CHEF_ENDPOINT)
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
  return protocol === 'http:' && !isLoopback
    ? ['CHEF_ENDPOINT is plain http: the token can be read on the way there']
    : []
}
