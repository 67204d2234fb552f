import { expect, it } from 'vitest'

import type { RecipeEvent } from '#shared/recipe-event.ts'
import { guarded } from './guarded.ts'

const text = (text: string): RecipeEvent => ({ type: 'text', text })

/** Guards what says `events`, and notes what the guard hears. */
function watching(
  events: () => AsyncGenerator<RecipeEvent>,
  opening: () => Promise<unknown> = async () => undefined,
) {
  const heard: unknown[] = []
  const answer = guarded(() => opening().then(events), {
    onError: (error) => heard.push(error),
    onClose: () => heard.push('closed'),
  })
  return { answer, heard }
}

async function all(events: AsyncIterable<RecipeEvent>): Promise<RecipeEvent[]> {
  const received: RecipeEvent[] = []
  for await (const event of events) received.push(event)
  return received
}

it('hands the same events through and closes once, however often it is asked after the end', async () => {
  const events = [text('egg'), text('rice')]
  const { answer, heard } = watching(async function* () {
    yield* events
  })
  expect(await all(answer)).toEqual(events)
  expect((await answer.next()).done).toBe(true)
  await answer.return?.()
  expect(heard).toEqual(['closed'])
})

it('opens nothing until the first event is asked for', async () => {
  let opened = 0
  const { answer, heard } = watching(
    async function* () {},
    async () => opened++,
  )
  await answer.return?.()
  expect((await answer.next()).done).toBe(true)
  expect([opened, heard]).toEqual([0, []])
})

it('closes and hears of a failure among the events, which goes on', async () => {
  const burnt = new Error('burnt')
  const { answer, heard } = watching(async function* () {
    yield text('egg')
    throw burnt
  })
  await expect(all(answer)).rejects.toBe(burnt)
  expect(heard).toEqual(['closed', burnt])
})

it('hears of a failure to open, and has nothing to close', async () => {
  const refused = new Error('refused')
  const { answer, heard } = watching(
    async function* () {},
    () => Promise.reject(refused),
  )
  await expect(all(answer)).rejects.toBe(refused)
  await answer.return?.()
  expect(heard).toEqual([refused])
})

it('a reader that leaves closes the events and then the guard', async () => {
  const { answer, heard } = watching(async function* () {
    try {
      yield text('egg')
      yield text('rice')
    } finally {
      heard.push('events closed')
    }
  })
  for await (const event of answer) if (event.type === 'text') break
  expect(heard).toEqual(['events closed', 'closed'])
})

it('a reader that leaves while it is being opened closes it once it is open', async () => {
  let open: (() => void) | undefined
  const opening = new Promise<void>((resolve) => (open = resolve))
  const { answer, heard } = watching(
    async function* () {
      yield text('egg')
    },
    () => opening,
  )
  const first = answer.next()
  const left = answer.return?.()
  open?.()
  await Promise.all([first, left])
  expect(heard).toEqual(['closed'])
  expect((await answer.next()).done).toBe(true)
})
