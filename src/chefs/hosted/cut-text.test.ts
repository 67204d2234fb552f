import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { CutText } from './cut-text.ts'

const size = (text: string) => new TextEncoder().encode(text).length

it('gives pieces back whole while they fit, and cuts between two code points where they do not', () => {
  const pieces = fc.array(fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(pieces, fc.nat(40), (pieces, maxBytes) => {
      const cut = new CutText(maxBytes)
      const given = []
      for (const piece of pieces) {
        given.push(cut.append(piece))
        if (cut.full) break
      }
      const whole = pieces.join('')
      expect(given.join('')).toBe(cut.text)
      expect(whole.startsWith(cut.text)).toBe(true)
      expect(size(cut.text)).toBeLessThanOrEqual(maxBytes)
      expect(cut.text.isWellFormed()).toBe(true)
      expect(cut.full).toBe(cut.text !== whole)
      // Nothing is left out that would have fitted.
      const next = whole.slice(cut.text.length).codePointAt(0)
      expect(next === undefined || size(cut.text + String.fromCodePoint(next)) > maxBytes).toBe(true)
    }),
  )
})
