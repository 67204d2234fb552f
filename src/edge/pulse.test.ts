import { expect, test } from 'vitest'

import { recipeEventDecoder } from '#shared/recipe-event.ts'

import { withPulse } from './pulse.ts'

/** A stream that is written to by hand, and what became of it. */
function handwritten() {
  let controller: ReadableStreamDefaultController<Uint8Array>
  const cancelled: unknown[] = []
  const stream = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel: (reason) => void cancelled.push(reason),
  })
  return { stream, controller: controller!, cancelled }
}

const bytes = (text: string) => new TextEncoder().encode(text)
const end = 'data: {"type":"end","reason":"stop"}\n\n'

test('what comes is handed on, and silence is filled with comments that a reader of recipes passes over', async () => {
  const { stream, controller } = handwritten()
  const reader = withPulse(stream, 10).getReader()
  let said = ''
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    if (said === '') controller.enqueue(bytes(end))
    said += new TextDecoder().decode(step.value)
    if (said.endsWith(end)) controller.close()
  }
  expect(said).toMatch(/^:\n\n/)
  expect(said.replaceAll(':\n\n', '')).toBe(end)
  expect(recipeEventDecoder().feed(said)).toEqual([{ type: 'end', reason: 'stop' }])
})

test('a failure stays a failure, after what came before it', async () => {
  const { stream, controller } = handwritten()
  controller.enqueue(bytes('data: '))
  const reader = withPulse(stream, 1000).getReader()
  expect(await reader.read()).toEqual({ done: false, value: bytes('data: ') })
  controller.error(new TypeError('broken off'))
  await expect(reader.read()).rejects.toThrow('broken off')
})

test('a reader who leaves in the silence ends what is read', async () => {
  const { stream, cancelled } = handwritten()
  const reader = withPulse(stream, 10).getReader()
  await reader.read()
  await reader.cancel('gone')
  expect(cancelled).toEqual(['gone'])
})
