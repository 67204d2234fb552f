import type { Context } from 'hono'

import type { Chef } from '#chefs/chef.ts'
import { ChefError } from '#chefs/chef-error.ts'
import { recipeEventType, type RecipeEvent } from '#shared/recipe-event.ts'

import { visitorAddress } from './address.ts'
import { problem, problemOf, Refusal } from './problem.ts'
import { RecipeAnswer, type Closing } from './recipe-answer.ts'
import { BadCall, checkHeaders, readRecipeRequest, type RecipeRequest } from './recipe-request.ts'
import type { Watch } from './watch.ts'

/** What the host knows of a connection. */
export type Bindings = {
  remoteAddress?: string | undefined
  /** Where a visitor's leaving ends all that the request has begun: keeps it until this is over. */
  waitUntil?: (over: Promise<void>) => void
}

export type RecipeRouteParts = Watch & {
  /** The chef for a visitor, whose address the limits count. */
  chefFor: (address: string) => Chef
  trustProxy: number
  isDraining: () => boolean
}

const headers = {
  'content-type': `${recipeEventType}; charset=utf-8`,
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** `POST /api/recipe`. The status goes out with the first text; a failure after it errors the body. */
export function recipeRoute(
  parts: RecipeRouteParts,
): (c: Context<{ Bindings: Bindings }>) => Promise<Response> {
  return async (c) => {
    const request = c.req.raw
    if (request.method !== 'POST') return problem(405, 'a recipe is asked for by POST', { allow: 'POST' })
    if (parts.isDraining())
      return problem(503, 'the server is about to stop', { 'retry-after': '5', connection: 'close' })
    let order: RecipeRequest
    try {
      checkHeaders(request.headers)
      order = await readRecipeRequest(request)
    } catch (error) {
      const { status, message } =
        error instanceof BadCall ? error : new BadCall(400, 'the body could not be read to its end')
      parts.metrics.recipes.inc({ outcome: 'refused', chef: 'none' })
      return problem(status, message, status === 413 ? { connection: 'close' } : {})
    }
    const report = reporter(parts)
    const chef = parts.chefFor(visitorAddress(request.headers, c.env?.remoteAddress, parts.trustProxy))
    const seed = order.seed ?? crypto.getRandomValues(new Uint32Array(1))[0]!
    const visitor = request.signal
    let released
    c.env?.waitUntil?.(new Promise<void>((resolve) => (released = resolve)))
    const answer = new RecipeAnswer(
      chef,
      { ingredients: order.ingredients, seed, visitor },
      { ...report, released },
    )
    try {
      const opening = await answer.opening()
      return new Response(answer.body(opening), { headers })
    } catch (error) {
      return visitor.aborted ? problem(499, 'nobody reads this') : problemOf(error)
    }
  }
}

/** Counts and logs one answer: who gave it, how it closed, how long it took. Never what was asked or said. */
function reporter({ log, metrics }: RecipeRouteParts) {
  const start = performance.now()
  let chef: 'hosted' | 'house' | 'none' = 'none'
  let standingIn = false
  let isCutShort = false
  let firstTextMs: number | undefined
  metrics.open.inc()
  return {
    event(event: RecipeEvent) {
      if (event.type === 'chef') {
        chef = event.chef
        standingIn = event.standingIn ?? false
      } else if (event.type === 'text' && firstTextMs === undefined) {
        firstTextMs = performance.now() - start
        metrics.firstText.observe({ chef }, firstTextMs / 1000)
      } else if (event.type === 'end') isCutShort = event.reason === 'length'
    },
    closed(closing: Closing) {
      const ms = performance.now() - start
      const outcome = outcomeOf(closing, isCutShort)
      metrics.open.dec()
      metrics.recipes.inc({ outcome, chef })
      metrics.duration.observe({ chef, outcome }, ms / 1000)
      const line = { outcome, chef, standingIn, firstTextMs: round(firstTextMs), ms: round(ms) }
      if (closing.as !== 'failed')
        log.info({ ...line, ...(closing.as === 'left' && { status: 499 }) }, 'recipe')
      else log.warn({ ...line, failure: failureOf(closing.error) }, 'recipe failed')
    },
  }
}

function outcomeOf(closing: Closing, isCutShort: boolean): string {
  if (closing.as === 'finished') return isCutShort ? 'cut-short' : 'finished'
  if (closing.as === 'left') return 'left'
  return closing.error instanceof Refusal ? 'limited' : 'failed'
}

// An error of someone else's can carry the request in its message: its name is all that is logged.
function failureOf(error: unknown): string {
  if (error instanceof ChefError) return error.kind
  if (error instanceof Refusal) return error.limit
  return error instanceof Error ? error.name : 'unknown'
}

function round(ms: number | undefined): number | undefined {
  return ms === undefined ? undefined : Math.round(ms)
}
