import { chefContract } from '#chefs/chef-contract.testing.ts'
import { hostedOver } from '#chefs/hosted/hosted.testing.ts'
import { houseChef } from '#chefs/house/house-chef.ts'
import { remoteChef } from '#chefs/remote/remote-chef.ts'
import type { Chef } from '#chefs/chef.ts'
import { recipeRoute } from '#shared/product.ts'

import { startProvider } from '../../e2e/provider/provider.ts'
import { listening } from './app.testing.ts'

chefContract('the remote chef in front of the house chef', async () => {
  const server = await listening(houseChef)
  return { chef: remoteChef(server.url + recipeRoute), isIdle: () => true, close: server.close }
})

chefContract('the remote chef in front of the hosted chef', async () => {
  const provider = await startProvider()
  const servers: Awaited<ReturnType<typeof listening>>[] = []
  const remotely = async (chef: Chef) => {
    const server = await listening(chef)
    servers.push(server)
    return remoteChef(server.url + recipeRoute)
  }
  return {
    chef: await remotely(hostedOver(provider, 'recipe-at-once')),
    stalling: await remotely(hostedOver(provider, 'text-then-silence')),
    failing: {
      'refused before the answer': await remotely(hostedOver(provider, 'status-401')),
      'cut in the middle': await remotely(hostedOver(provider, 'cut')),
      'reset in the middle': await remotely(hostedOver(provider, 'reset')),
    },
    isIdle: () => provider.requests.every(({ closedAt }) => closedAt !== undefined),
    close: async () => {
      await Promise.all([provider.close(), ...servers.map(({ close }) => close())])
    },
  }
})
