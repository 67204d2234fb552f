import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { houseChef } from '#chefs/house/house-chef.ts'
import { recipeEventDecoder } from '#shared/recipe-event.ts'

import { recipe, saying, testApp } from './app.testing.ts'

vi.setConfig({ testTimeout: 60_000 })

test('whatever the body and its type, the answer is a recipe or a refusal, never a failure of ours', async () => {
  const { post, logged } = testApp(saying(recipe).chef)
  const body = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.uint8Array(),
    fc.record({ ingredients: fc.jsonValue(), seed: fc.jsonValue() }, { requiredKeys: [] }),
    fc.record({ ingredients: fc.array(fc.string({ unit: 'binary', maxLength: 130 }), { maxLength: 210 }) }),
  )
  const type = fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain', '')
  await fc.assert(
    fc.asyncProperty(body, type, async (body, type) => {
      const response = await post(body, { 'content-type': type })
      expect([200, 400, 413, 415]).toContain(response.status)
      await response.text()
    }),
    { numRuns: 500 },
  )
  expect(logged.filter((line) => line.includes('failed'))).toEqual([])
})

test('whatever is on the list, the house chef answers it to the end', async () => {
  const { post, logged } = testApp(houseChef)
  const word = fc.oneof(
    fc.constantFrom(
      'egg',
      '2 kg rice',
      'no nuts',
      'vegan',
      'bleach',
      'frozen peas',
      '½ cup of milk',
      '🥚',
      '卵',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(...'0123456789/.,-%½ gkcup()[]*_#`>|&<'),
      minLength: 1,
      maxLength: 40,
    }),
  )
  const order = fc.record({
    ingredients: fc.array(word, { minLength: 1, maxLength: 8 }),
    seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  })
  await fc.assert(
    fc.asyncProperty(order, async (order) => {
      const response = await post(order)
      // 400 where nothing of the list is visible.
      expect([200, 400]).toContain(response.status)
      if (response.status === 400) return
      const events = recipeEventDecoder().feed(await response.text())
      expect(events.map(({ type }) => type)).toEqual(['chef', 'text', 'notes', 'end'])
    }),
    { numRuns: 500 },
  )
  expect(logged.filter((line) => line.includes('failed'))).toEqual([])
})
