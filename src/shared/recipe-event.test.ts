import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { encodeRecipeEvent, parseRecipeEvent, type RecipeEvent, recipeEventDecoder } from './recipe-event.ts'

const text = fc.string({ unit: 'binary' })
const texts = fc.array(text, { maxLength: 3 })
const temperature = fc.record(
  { food: text, celsius: fc.integer(), fahrenheit: fc.integer(), restMinutes: fc.integer() },
  { requiredKeys: ['food', 'celsius', 'fahrenheit'] },
)
const notes = fc.record({
  setAside: fc.array(fc.record({ ingredient: text, reason: text }), { maxLength: 3 }),
  allergens: fc.array(fc.record({ name: text, from: texts, sure: fc.boolean() }), { maxLength: 3 }),
  temperatures: fc.array(temperature, { maxLength: 3 }),
  wishes: texts,
  warnings: texts,
})
const recipeEvent: fc.Arbitrary<RecipeEvent> = fc.oneof(
  fc.record(
    {
      type: fc.constant('chef' as const),
      chef: fc.constantFrom('hosted' as const, 'house' as const),
      model: text,
      standingIn: fc.boolean(),
    },
    { requiredKeys: ['type', 'chef'] },
  ),
  fc.record({ type: fc.constant('text' as const), text }),
  fc.record({ type: fc.constant('notes' as const), notes }),
  fc.record({
    type: fc.constant('end' as const),
    reason: fc.constantFrom('stop' as const, 'length' as const),
  }),
)

describe('the encoding of recipe events', () => {
  it('is one data line and a blank line, whatever the text holds', () => {
    fc.assert(
      fc.property(recipeEvent, (event) => {
        expect(encodeRecipeEvent(event)).toMatch(/^data: [^\r\n]*\n\n$/)
      }),
    )
  })

  it('decodes to the same events, wherever the bytes were split', () => {
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 })
    fc.assert(
      fc.property(fc.array(recipeEvent, { maxLength: 5 }), cuts, (events, cuts) => {
        const bytes = new TextEncoder().encode(events.map(encodeRecipeEvent).join(''))
        const ends = [...cuts.map((cut) => Math.floor(cut * bytes.length)), bytes.length].toSorted(
          (a, b) => a - b,
        )
        const decoder = recipeEventDecoder()
        const decoded = new TextDecoder()
        const received = ends.flatMap((end, index) =>
          decoder.feed(decoded.decode(bytes.subarray(ends[index - 1] ?? 0, end), { stream: true })),
        )
        expect(received).toEqual(events)
      }),
    )
  })

  it('gives no event before its blank line is there', () => {
    const encoded = encodeRecipeEvent({ type: 'end', reason: 'stop' })
    const decoder = recipeEventDecoder()
    expect(decoder.feed(encoded.slice(0, -1))).toEqual([])
    expect(decoder.feed(encoded.slice(-1))).toEqual([{ type: 'end', reason: 'stop' }])
  })

  it('passes over comments', () => {
    expect(
      recipeEventDecoder().feed(`: waiting\n\n${encodeRecipeEvent({ type: 'text', text: 'egg' })}`),
    ).toEqual([{ type: 'text', text: 'egg' }])
  })

  it.each(['data: egg\n\n', 'data: {"type":"text"\n\n', 'data: {"type":"egg"}\n\n'])(
    'throws on %j',
    (encoded) => {
      expect(() => recipeEventDecoder().feed(encoded)).toThrow(/JSON|recipe event/)
    },
  )
})

describe('parseRecipeEvent', () => {
  it.each([
    null,
    [],
    'text',
    7,
    {},
    { type: 'chef' },
    { type: 'chef', chef: 'cat' },
    { type: 'text' },
    { type: 'text', text: 7 },
    { type: 'notes' },
    { type: 'notes', notes: null },
    { type: 'notes', notes: { setAside: [], allergens: [], temperatures: [], wishes: [] } },
    { type: 'end' },
    { type: 'end', reason: 'content_filter' },
  ])('refuses %j', (value) => {
    expect(() => parseRecipeEvent(value)).toThrow(TypeError)
  })

  it('gives a value back as it is or throws, whatever JSON holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect([value, new TypeError('not a recipe event')]).toContainEqual(parsed(value))
      }),
    )
  })
})

function parsed(value: unknown): unknown {
  try {
    return parseRecipeEvent(value)
  } catch (error) {
    return error
  }
}
