import type { Chef } from '#chefs/chef.ts'
import { guarded } from '#chefs/guarded.ts'
import { createApp } from '#server/app.ts'
import { ConfigError, parseConfig } from '#server/config.ts'
import { problem } from '#server/problem.ts'
import { secured } from '#server/security.ts'
import { recipeEventType } from '#shared/recipe-event.ts'

import { consoleLog } from './console-log.ts'
import type { PlatformLimiter } from './edge-limits.ts'
import { pageFiles, type Assets } from './page-assets.ts'
import { withPulse } from './pulse.ts'
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
    const response = await app.fetch(request, { remoteAddress, waitUntil: (over) => host.waitUntil?.(over) })
    const isRecipe = response.headers.get('content-type')?.startsWith(recipeEventType)
    return isRecipe && response.body ? new Response(withPulse(response.body), response) : response
  },
}

function open(env: Env) {
  const config = parseConfig(settingsIn(env))
  const log = consoleLog(config.logLevel)
  for (const warning of config.warnings) log.warn(warning)
  if (config.hosted?.limits.redisUrl)
    log.warn('REDIS_URL is of no use here: each isolate counts its own limits')
  const watch = { log, metrics: uncounted }

  // Loaded when a recipe is first asked for: an isolate begins with the page far more often.
  const load = async () => {
    const { openKitchen } = await import('./kitchen.ts')
    return openKitchen(config.hosted, watch, { assets: env.ASSETS, limiter: env.RATE_LIMITER })
  }
  let kitchen: ReturnType<typeof load> | undefined
  const opened = () =>
    (kitchen ??= load().catch((error: unknown) => {
      // The next recipe tries again.
      kitchen = undefined
      throw error
    }))
  const chefFor =
    (address: string): Chef =>
    (ingredients, options) =>
      guarded(async () => {
        const chef = (await opened())(address)
        return chef(ingredients, options)[Symbol.asyncIterator]()
      })

  return createApp({
    chefFor,
    trustProxy: config.trustProxy,
    isDraining: () => false,
    page: pageFiles(env.ASSETS),
    whole: { readiness: () => 'ready' },
    ...watch,
  })
}

/** The texts in what the platform binds; a number is how some platforms hand on a text of digits. */
function settingsIn(env: Env): Record<string, string> {
  const texts = Object.entries(env).filter(([, value]) => ['string', 'number'].includes(typeof value))
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value)]))
}
