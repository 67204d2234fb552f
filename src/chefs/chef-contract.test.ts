import { expect, it } from 'vitest'

import { startProvider } from '../../e2e/provider/provider.ts'
import { chefContract } from './chef-contract.testing.ts'
import { cook, list } from './cooking.testing.ts'
import { houseChef } from './house/house-chef.ts'
import { hostedOver } from './hosted/hosted.testing.ts'
import { withStandIn } from './standing-in.ts'

chefContract('the house chef', async () => ({
  chef: houseChef,
  isIdle: () => true,
  close: async () => {},
}))

chefContract('the hosted chef', async () => {
  const provider = await startProvider()
  const failures = ['status-500', 'silent', 'cut', 'reset', 'content-filter', 'malformed-json']
  return {
    chef: hostedOver(provider, 'recipe-at-once'),
    stalling: hostedOver(provider, 'text-then-silence'),
    failing: Object.fromEntries(
      failures.map((scenario) => [scenario, hostedOver(provider, scenario, { firstTextMs: 200 })]),
    ),
    isIdle: () => provider.requests.every(({ closedAt }) => closedAt !== undefined),
    close: () => provider.close(),
  }
})

chefContract('the hosted chef with a stand-in behind it', async () => {
  const provider = await startProvider()
  return {
    chef: withStandIn(hostedOver(provider, 'recipe-at-once'), houseChef),
    stalling: withStandIn(hostedOver(provider, 'text-then-silence'), houseChef),
    failing: { reset: withStandIn(hostedOver(provider, 'reset'), houseChef) },
    isIdle: () => provider.requests.every(({ closedAt }) => closedAt !== undefined),
    close: () => provider.close(),
  }
})

chefContract('the house chef standing in', async () => {
  const provider = await startProvider()
  return {
    chef: withStandIn(hostedOver(provider, 'status-500'), houseChef),
    isIdle: () => provider.requests.every(({ closedAt }) => closedAt !== undefined),
    close: () => provider.close(),
  }
})

it('the house chef writes the same bytes for the same list and seed', async () => {
  const ingredients = list('chicken thighs', 'rice', 'garlic', 'lemon', 'spinach')
  for (const seed of [0, 7, 2 ** 32 - 1]) {
    const [one, other] = [
      await cook(houseChef, ingredients, { seed }),
      await cook(houseChef, ingredients, { seed }),
    ]
    expect(other).toEqual(one)
  }
})
