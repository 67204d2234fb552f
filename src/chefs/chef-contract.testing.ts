import { getEventListeners } from 'node:events'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { RecipeEvent } from '#shared/recipe-event.ts'
import type { Chef } from './chef.ts'
import { cook, list } from './cooking.testing.ts'

/** One chef in its surroundings, and the same chef where it is kept waiting and where it fails. */
export type Kitchen = {
  chef: Chef
  /** Says its first text and then nothing more; absent where a chef never waits. */
  stalling?: Chef
  /** Fails, each in a way of its own; none where a chef never does. */
  failing?: Record<string, Chef>
  /** Whether everything that the chef opened is closed again. */
  isIdle(): boolean
  close(): Promise<void>
}

const ingredients = list('chicken thighs', 'rice', 'garlic', 'lemon', 'spinach')
const reason = new Error('the visitor left')

/** What every chef promises, whoever it is: see `Chef`. */
export function chefContract(name: string, open: () => Promise<Kitchen>): void {
  describe(`${name} keeps the contract of a chef:`, () => {
    let kitchen: Kitchen
    beforeAll(async () => {
      kitchen = await open()
    })
    afterAll(() => kitchen.close())

    it('who cooks, the text, the notes and the end, in this order', async () => {
      const { events, text, error } = await cook(kitchen.chef, ingredients)
      expect(error).toBeUndefined()
      expect(text.trim()).not.toBe('')
      expect(kinds(events).join(' ')).toMatch(/^chef( text)+ notes end$/)
      expect(events.every((event) => event.type !== 'text' || event.text !== '')).toBe(true)
    })

    it('two calls at once know nothing of each other', async () => {
      const [one, other] = await Promise.all([
        cook(kitchen.chef, ingredients, { seed: 1 }),
        cook(kitchen.chef, ingredients, { seed: 1 }),
      ])
      expect(one.error).toBeUndefined()
      expect(other.text).toBe(one.text)
    })

    it('an abort before the call throws its reason, without an event', async () => {
      const { events, error } = await cook(kitchen.chef, ingredients, { signal: AbortSignal.abort(reason) })
      expect(events).toEqual([])
      expect(error).toBe(reason)
    })

    it.each(['chef', 'text', 'notes'])(
      'an abort at %s throws its reason and no event follows',
      async (type) => {
        const leaving = new AbortController()
        const { events, error } = await cook(kitchen.chef, ingredients, {
          signal: leaving.signal,
          onEvent: (event) => event.type === type && leaving.abort(reason),
        })
        expect(error).toBe(reason)
        expect(events.at(-1)?.type).toBe(type)
        expect(kinds(events).filter((kind) => kind === type)).toHaveLength(1)
        await expectIdle(kitchen)
      },
    )

    it('a reader that leaves in the middle leaves nothing open', async () => {
      const { signal } = new AbortController()
      for await (const { type } of kitchen.chef(ingredients, { signal })) if (type === 'text') break
      await expectIdle(kitchen)
      expect(getEventListeners(signal, 'abort')).toEqual([])
    })

    it('an abort ends the wait for a chef that says no more', async () => {
      const leaving = new AbortController()
      const { error } = await cook(kitchen.stalling ?? kitchen.chef, ingredients, {
        signal: leaving.signal,
        onEvent: ({ type }) => type === 'text' && setImmediate(() => leaving.abort(reason)),
      })
      expect(error).toBe(kitchen.stalling ? reason : undefined)
      await expectIdle(kitchen)
    })

    it('a failure throws, and there is no end', async () => {
      for (const [failure, chef] of Object.entries(kitchen.failing ?? {})) {
        const { events, error } = await cook(chef, ingredients)
        expect({ failure, error }).toEqual({ failure, error: expect.any(Error) })
        expect(kinds(events)).not.toContain('end')
      }
      await expectIdle(kitchen)
    })
  })
}

function kinds(events: RecipeEvent[]): string[] {
  return events.map(({ type }) => type)
}

async function expectIdle(kitchen: Kitchen): Promise<void> {
  await expect.poll(() => kitchen.isIdle(), { timeout: 2000, interval: 5 }).toBe(true)
}
