import { pino } from 'pino'

import { recipeRoute } from '#shared/product.ts'
import { recipeEventDecoder } from '#shared/recipe-event.ts'

import { testApp } from './app.testing.ts'
import { parseConfig } from './config.ts'
import { openKitchen } from './kitchen.ts'
import { createMetrics } from './metrics.ts'

/** The parts of an app whose hosted chef asks an endpoint, with what it logs. */
export async function kitchenOf(endpoint: string, settings: Record<string, string> = {}) {
  const environment = {
    CHEF_ENDPOINT: endpoint,
    HF_TOKEN: 'hf_canary',
    CHEF_FIRST_TEXT_MS: '4000',
    ...settings,
  }
  const { hosted } = parseConfig(environment)
  const metrics = createMetrics()
  const logged: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => logged.push(line) })
  return { metrics, logged, log, chefFor: await openKitchen(hosted, { log, metrics }) }
}

/** Calls such an app for a recipe, and reads the answer to its end. */
export async function cooked(
  { metrics, log, chefFor }: Awaited<ReturnType<typeof kitchenOf>>,
  signal?: AbortSignal,
) {
  const { app } = testApp(async function* () {}, { metrics, log, chefFor })
  const response = await app.request(recipeRoute, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ingredients: ['egg', 'rice', 'peas', 'ginger'] }),
    ...(signal && { signal }),
  })
  const said = await response.text()
  const events = response.status === 200 ? recipeEventDecoder().feed(said) : []
  const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('')
  return { status: response.status, events, text }
}
