import { describe, expect, it } from 'vitest'

import type { RecipeEvent } from '#shared/recipe-event.ts'
import type { Chef } from './chef.ts'
import { ChefError } from './chef-error.ts'
import { cook, list, scriptedChef } from './cooking.testing.ts'
import { withStandIn } from './standing-in.ts'

const hosted: RecipeEvent[] = [
  { type: 'chef', chef: 'hosted', model: 'test' },
  { type: 'text', text: '## Hosted' },
  { type: 'text', text: ' soup' },
  { type: 'end', reason: 'stop' },
]
const house: RecipeEvent[] = [
  { type: 'chef', chef: 'house' },
  { type: 'text', text: '## House soup' },
  { type: 'end', reason: 'stop' },
]
const standingIn = [{ type: 'chef', chef: 'house', standingIn: true }, ...house.slice(1)]
const failure = new ChefError('unavailable', { status: 503 })

const unable: Chef = () => {
  throw failure
}

/** The same chef, which notes whether it was asked and whether its answer was closed. */
function watched(chef: Chef) {
  const seen = { asked: 0, closed: 0 }
  const watchedChef: Chef = async function* (...args) {
    seen.asked++
    try {
      yield* chef(...args)
    } finally {
      seen.closed++
    }
  }
  return { chef: watchedChef, seen }
}

describe('withStandIn', () => {
  it('is the first chef, event by event, where that one cooks', async () => {
    const second = watched(scriptedChef(house))
    const { events, error } = await cook(withStandIn(scriptedChef(hosted), second.chef))
    expect(error).toBeUndefined()
    expect(events).toEqual(hosted)
    expect(second.seen.asked).toBe(0)
  })

  it.each([
    { when: 'before its first event', events: [] },
    { when: 'between its first event and its first text', events: hosted.slice(0, 1) },
  ])('lets the second answer, marked, when the first fails $when', async ({ events }) => {
    const heard: unknown[] = []
    const first = watched(scriptedChef(events, failure))
    const chef = withStandIn(first.chef, scriptedChef(house), (error) => heard.push(error))
    const outcome = await cook(chef)
    expect(outcome.error).toBeUndefined()
    expect(outcome.events).toEqual(standingIn)
    expect(heard).toEqual([failure])
    expect(first.seen).toEqual({ asked: 1, closed: 1 })
  })

  it('lets the second answer when the first cannot even be asked, or ends without a word', async () => {
    expect((await cook(withStandIn(unable, scriptedChef(house)))).events).toEqual(standingIn)
    expect((await cook(withStandIn(scriptedChef([]), scriptedChef(house)))).events).toEqual(standingIn)
  })

  it('passes on a failure after the first text, since half a recipe is out', async () => {
    const second = watched(scriptedChef(house))
    const { events, error } = await cook(withStandIn(scriptedChef(hosted.slice(0, 2), failure), second.chef))
    expect(events).toEqual(hosted.slice(0, 2))
    expect(error).toBe(failure)
    expect(second.seen.asked).toBe(0)
  })

  it('does not take an abort for a failure', async () => {
    const leaving = new AbortController()
    const heard: unknown[] = []
    const waiting: Chef = async function* (_list, { signal }) {
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(failure)))
      yield* house
    }
    const second = watched(scriptedChef(house))
    const cooking = cook(
      withStandIn(waiting, second.chef, (error) => heard.push(error)),
      list('egg'),
      { signal: leaving.signal },
    )
    leaving.abort(new Error('left'))
    expect(await cooking).toMatchObject({ events: [], error: new Error('left') })
    expect(second.seen.asked).toBe(0)
    expect(heard).toEqual([])
  })

  it('closes the first chef when the reader leaves in the middle', async () => {
    const first = watched(scriptedChef(hosted))
    const { signal } = new AbortController()
    for await (const { type } of withStandIn(first.chef, scriptedChef(house))(list('egg'), { signal })) {
      if (type === 'text') break
    }
    expect(first.seen).toEqual({ asked: 1, closed: 1 })
  })

  it("passes on the second chef's own failure", async () => {
    const burnt = new Error('burnt')
    const { error } = await cook(withStandIn(scriptedChef([], failure), scriptedChef([], burnt)))
    expect(error).toBe(burnt)
  })
})
