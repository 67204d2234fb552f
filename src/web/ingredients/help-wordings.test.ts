import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { drawHelpWording, helpWordings } from './help-wordings.ts'

test('there are 15 different wordings, and every one holds the words "4 or more ingredients"', () => {
  expect(new Set(helpWordings).size).toBe(15)
  for (const wording of helpWordings) expect(wording).toContain('4 or more ingredients')
})

test('every wording can be drawn, and nothing else', () => {
  const drawn = helpWordings.map((_, index) => drawHelpWording(() => index / 15))
  expect(drawn).toEqual([...helpWordings])
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      expect(helpWordings).toContain(drawHelpWording(() => random))
    }),
  )
})
