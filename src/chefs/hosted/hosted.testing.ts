import type { KitchenNotes } from '#shared/recipe-event.ts'
import type { Provider } from '../../../e2e/provider/provider.ts'
import { scriptedChef } from '../cooking.testing.ts'
import { hostedChef, type FoodSafety, type HostedChefSettings } from './hosted-chef.ts'

const nothing: KitchenNotes = { setAside: [], allergens: [], temperatures: [], wishes: [], warnings: [] }

/** Bleach is the only hazard here; the notes say what they were computed from. */
const safety: FoodSafety = {
  withoutHazards: (ingredients) => ({
    edible: ingredients.filter((ingredient) => ingredient !== 'bleach'),
    hazards: ingredients
      .filter((ingredient) => ingredient === 'bleach')
      .map((ingredient) => ({ ingredient, reason: 'poison' })),
  }),
  notesFor: (ingredients, recipe, setAside) => ({
    ...nothing,
    setAside,
    wishes: [...ingredients],
    warnings: [recipe],
  }),
}

export const refusal = '## Nothing to cook\n\nThat is no food.\n'

const house = scriptedChef([
  { type: 'chef', chef: 'house' },
  { type: 'text', text: refusal },
  { type: 'notes', notes: nothing },
  { type: 'end', reason: 'stop' },
])

/** A hosted chef over a scenario, with times long enough for any test that does not wait for them. */
export function hostedOver(provider: Provider, scenario: string, settings: Partial<HostedChefSettings> = {}) {
  return hostedChef({
    model: 'kitchen/test-model',
    maxTokens: 1024,
    endpoint: provider.url(scenario),
    token: 'hf_canary',
    firstTextMs: 20_000,
    gapMs: 20_000,
    totalMs: 30_000,
    safety,
    house,
    ...settings,
  })
}

/** Waits until a condition holds, for two seconds at most. */
export async function eventually(condition: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 400 && !condition(); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return condition()
}
