import { Admission } from '#server/admission.ts'
import { createApp } from '#server/app.ts'
import { ConfigError, parseConfig, type HostedConfig } from '#server/config.ts'
import { openHostedChef } from '#server/hosted-kitchen.ts'
import { problem } from '#server/problem.ts'
import { secured } from '#server/security.ts'
import type { Watch } from '#server/watch.ts'
import { withinLimits } from '#server/within-limits.ts'
import type { Chef } from '#chefs/chef.ts'
import { houseChef } from '#chefs/house/house-chef.ts'

import { consoleLog } from './console-log.ts'
import { edgeLimits, type PlatformLimiter } from './edge-limits.ts'
import { pageFiles, type Assets } from './page-assets.ts'
import { uncounted } from './uncounted.ts'

/** The settings by name, and what the platform binds: the page's files and, where it has one, a rate limiter. */
export type Env = Readonly<Record<string, unknown>> & { ASSETS: Assets; RATE_LIMITER?: PlatformLimiter }

/** What the platform says of one request. Cloudflare tells the address in a header of its own, every other host here. */
export type Host = { remoteAddress?: string; waitUntil?(over: Promise<void>): void }

let app: ReturnType<typeof open> | undefined

/** The product as a module worker: the same app as the server's, for one isolate. */
export default {
  async fetch(request: Request, env: Env, host: Host = {}): Promise<Response> {
    try {
      app ??= open(env)
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      consoleLog('error').error(`Cannot start: ${error.message}`)
      return secured(problem(500, 'the settings are not usable'))
    }
    const remoteAddress = host.remoteAddress ?? request.headers.get('cf-connecting-ip') ?? undefined
    return app.fetch(request, { remoteAddress, waitUntil: (over) => host.waitUntil?.(over) })
  },
}

function open(env: Env) {
  const config = parseConfig(settingsIn(env))
  const log = consoleLog(config.logLevel)
  for (const warning of config.warnings) log.warn(warning)
  const watch = { log, metrics: uncounted }
  return createApp({
    chefFor: openKitchen(config.hosted, env, watch),
    trustProxy: config.trustProxy,
    isDraining: () => false,
    page: pageFiles(env.ASSETS),
    ...watch,
  })
}

function openKitchen(config: HostedConfig | undefined, env: Env, watch: Watch): (address: string) => Chef {
  if (!config) return () => houseChef
  if (config.limits.redisUrl)
    watch.log.warn('REDIS_URL is of no use here: limits are counted in each isolate')
  return withinLimits({
    // A call outside of a visitor's request is one that the platform does not make.
    hosted: openHostedChef(config, globalThis.fetch.bind(globalThis), watch, { lookUps: false }),
    house: houseChef,
    standIn: config.standIn,
    rates: edgeLimits(config.limits, env.RATE_LIMITER),
    admission: new Admission(config.limits),
    metrics: watch.metrics,
  })
}

/** The texts in what the platform binds; a number is how some platforms hand on a text of digits. */
function settingsIn(env: Env): Record<string, string> {
  const texts = Object.entries(env).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  )
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value)]))
}
