import { ChefError } from '#chefs/chef-error.ts'
import { hasModel, servedModels } from '#chefs/hosted/served-models.ts'
import { huggingFace, shownAddress } from '#chefs/hosted/service.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'

import type { HostedConfig } from './config.ts'
import { chefOf, serviceOf } from './hosted-kitchen.ts'
import { createProviderFetch } from './provider-fetch.ts'
import { remedy } from './remedy.ts'

const onHand = ['egg', 'rice'].flatMap((text) => normalizeIngredient(text) ?? [])

/**
 * Makes one small call with these settings. Says line by line what works, and gives whether all does.
 * No line holds a token or anything that the provider wrote.
 */
export async function checkProvider(config: HostedConfig, say: (line: string) => void): Promise<boolean> {
  const service = serviceOf(config, createProviderFetch(config.times.connectMs))
  say(`Asking ${config.model} at ${shownAddress(service.address ?? huggingFace)}`)
  const names = await servedModels(service).catch(() => undefined)
  if (names && !config.provider)
    say(
      `${names.length} models are listed there; ${config.model} is ${hasModel(names, config.model) ? '' : 'not '}one of them.`,
    )

  const begun = performance.now()
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`
  let length = 0
  try {
    for await (const event of chefOf(config, service)(onHand, { signal: new AbortController().signal })) {
      if (event.type === 'text') {
        if (length === 0) say(`The first text came after ${seconds()}.`)
        length += event.text.length
      }
      if (event.type !== 'end') continue
      say(`A recipe of ${length} characters was there after ${seconds()}.`)
      if (event.reason === 'length')
        say(`It was cut short: raise CHEF_MAX_TOKENS, which is ${config.maxTokens}.`)
    }
    say('All works.')
    return true
  } catch (error) {
    if (!(error instanceof ChefError)) throw error
    const advice = await remedy(error, config, service)
    const status = error.facts.status ? ` (${error.facts.status})` : ''
    say(`It failed after ${seconds()}: ${error.message}${status}${advice ? `: ${advice}` : ''}.`)
    return false
  }
}
