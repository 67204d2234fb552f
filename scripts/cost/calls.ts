import { houseChef } from '#chefs/house/house-chef.ts'
import { foodSafety } from '#chefs/hosted/food-safety.ts'
import { listOf, recipeOf, type Body } from './body.ts'

/** What the server does for a body, on its own processor, by who cooks. */
export const calls = {
  async house(body: Body) {
    for await (const _ of houseChef(listOf(body), { signal: new AbortController().signal, seed: 1 }));
  },
  async hosted(body: Body) {
    const list = listOf(body)
    const { hazards } = foodSafety.withoutHazards(list)
    foodSafety.notesFor(list, recipeOf(body), hazards)
  },
} satisfies Record<string, (body: Body) => Promise<void>>
