import { ChefError, type ChefFailure } from '#chefs/chef-error.ts'
import type { Chef } from '#chefs/chef.ts'
import { guarded } from '#chefs/guarded.ts'
import { foodSafety } from '#chefs/hosted/food-safety.ts'
import { hostedChef, type HostedChefSettings } from '#chefs/hosted/hosted-chef.ts'
import { hasModel, servedModels } from '#chefs/hosted/served-models.ts'
import { completionAddress, type Service } from '#chefs/hosted/service.ts'
import { houseChef } from '#chefs/house/house-chef.ts'

import type { HostedConfig } from './config.ts'
import { remedy } from './remedy.ts'
import type { Log, Watch } from './watch.ts'

/**
 * The hosted chef of these settings, called through the host's `fetch`. Its failures are counted, and the operator is
 * told what to do about them, without `lookUps` by what the failure itself says.
 */
export function openHostedChef(
  config: HostedConfig,
  fetch: typeof globalThis.fetch,
  { log, metrics }: Watch,
  { lookUps = true, turn }: { lookUps?: boolean; turn?: HostedChefSettings['turn'] } = {},
): Chef {
  const service = serviceOf(config, fetch)
  const tell = teller(config, lookUps ? service : { ...service, fetch: noLookUp }, log)
  if (lookUps) void lookAtStart(config, service, tell)
  const chef = chefOf(config, service, turn)
  return (ingredients, options) =>
    guarded(() => chef(ingredients, options)[Symbol.asyncIterator](), {
      onError(error) {
        if (!(error instanceof ChefError) || options.signal.aborted) return
        metrics.providerErrors.inc({ kind: error.kind })
        void tell(error)
      },
    })
}

/** The service that these settings name. */
export function serviceOf(
  { endpointUrl, accessToken }: HostedConfig,
  fetch: typeof globalThis.fetch,
): Service {
  return {
    fetch,
    address: endpointUrl === undefined ? undefined : completionAddress(endpointUrl),
    token: accessToken,
  }
}

/** The hosted chef of these settings, on its own. */
export function chefOf(config: HostedConfig, { fetch }: Service, turn?: HostedChefSettings['turn']): Chef {
  return hostedChef({
    model: config.model,
    maxTokens: config.maxTokens,
    ...(config.accessToken && { token: config.accessToken }),
    ...(config.endpointUrl && { endpoint: config.endpointUrl }),
    ...(config.provider && { provider: config.provider }),
    ...config.times,
    fetch,
    safety: foodSafety,
    ...(turn && { turn }),
    house: houseChef,
  })
}

/** Logs failures by kind and status, since no more of them is safe to show; what to do about a kind is said once. */
function teller(config: HostedConfig, service: Service, log: Log) {
  const told = new Set<ChefFailure>()
  return async (failure: ChefError) => {
    const { kind, facts, message } = failure
    const isNew = !told.has(kind)
    told.add(kind)
    const advice = isNew && (await remedy(failure, config, service))
    if (advice) log.error({ kind, ...facts }, `${message}: ${advice}`)
    else log.warn({ kind, ...facts }, message)
  }
}

const noLookUp = () => Promise.reject(new Error('nothing is looked up here'))

/** Finds out before any visitor does what the service's list of models can tell. */
async function lookAtStart(
  config: HostedConfig,
  service: Service,
  tell: (failure: ChefError) => Promise<void>,
) {
  try {
    const names = await servedModels(service)
    if (names && !hasModel(names, config.model)) throw new ChefError('model-not-served')
  } catch (error) {
    if (error instanceof ChefError) await tell(error)
  }
}
