import { Hono } from 'hono'

import { recipeRoute as recipePath } from '#shared/product.ts'

import { servePageFile, type PageFiles } from './page.ts'
import { problem } from './problem.ts'
import { recipeRoute, type Bindings, type RecipeRouteParts } from './recipe-route.ts'
import { secured, transportSecurity } from './security.ts'
import type { Whole } from './whole.ts'

export type AppParts = RecipeRouteParts & { page: PageFiles; whole: Whole }

/** The whole product as a function from request to response. It never listens and holds no state of its own. */
export function createApp(parts: AppParts): Hono<{ Bindings: Bindings }> {
  const { log, page, trustProxy, whole } = parts
  const app = new Hono<{ Bindings: Bindings }>()

  app.use(async (c, next) => {
    await next()
    secured(c.res)
    const forwarded = trustProxy > 0 && c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim()
    if (forwarded === 'https' || c.req.url.startsWith('https:')) c.res.headers.set(...transportSecurity)
  })
  app.onError((error) => {
    log.error({ failure: error.name }, 'a request failed for a reason of ours')
    return problem(500, 'the request failed for a reason of ours')
  })

  app.all(recipePath, recipeRoute(parts))
  app.get('/healthz', (c) => c.text('alive\n', 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const readiness = await whole.readiness()
    return c.text(`${readiness}\n`, readiness === 'ready' ? 200 : 503, { 'cache-control': 'no-store' })
  })
  const counted = whole.metrics
  if (counted)
    app.get('/metrics', async () => {
      const headers = { 'content-type': counted.contentType, 'cache-control': 'no-store' }
      return new Response(await counted.text(), { headers })
    })
  app.all('*', (c) => servePageFile(page, c.req.raw))
  return app
}
