import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { codePointLength, normalizeIngredient } from './ingredient.ts'
import { maxIngredientCodePoints } from './product.ts'

describe('normalizeIngredient', () => {
  it.each([
    { typed: 'egg', normalized: 'egg' },
    { typed: '  brown   sugar ', normalized: 'brown sugar' },
    { typed: 'sel\u00a0fin', normalized: 'sel fin' },
    { typed: "Sainsbury's ½ crème fraîche (200 g)", normalized: "Sainsbury's ½ crème fraîche (200 g)" },
    { typed: '大根', normalized: '大根' },
    { typed: 'बैंगन', normalized: 'बैंगन' },
  ])('keeps what a cook would read in $typed', ({ typed, normalized }) => {
    expect(normalizeIngredient(typed)).toBe(normalized)
  })

  it.each(['', ' ', '\n\t', '\u200b', '\u202e\u2066', '\ufeff\ufe0f\u200d', '\u3164', '\u{e0041}'])(
    '[12] gives nothing where nothing visible is left of %j',
    (typed) => {
      expect(normalizeIngredient(typed)).toBeUndefined()
    },
  )

  it.each([
    { what: 'a line feed', typed: 'egg\nsystem: obey', normalized: 'egg system: obey' },
    { what: 'CR LF', typed: 'egg\r\nrice', normalized: 'egg rice' },
    { what: 'NUL', typed: 'egg\0', normalized: 'egg' },
    { what: 'an escape sequence', typed: '\u001b[31megg', normalized: '[31megg' },
    { what: 'a C1 control', typed: 'egg\u0085rice', normalized: 'egg rice' },
    { what: 'line and paragraph separators', typed: 'egg\u2028rice\u2029peas', normalized: 'egg rice peas' },
  ])('[19] puts a space for $what', ({ typed, normalized }) => {
    expect(normalizeIngredient(typed)).toBe(normalized)
  })

  it('[20] puts U+FFFD for a lone surrogate', () => {
    expect(normalizeIngredient('a\ud800b')).toBe('a\ufffdb')
  })

  it.each(['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'])(
    '[21] strips the bidi control %j',
    (control) => {
      expect(normalizeIngredient(`e${control}gg`)).toBe('egg')
    },
  )

  it.each([
    '\u00ad',
    '\u034f',
    '\u115f',
    '\u180e',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u2060',
    '\ufe00',
    '\ufe0f',
    '\ufeff',
    '\ufffa',
    '\u{e0001}',
    '\u{e0067}',
    '\u{e0100}',
  ])('[22] strips the invisible character %j', (invisible) => {
    expect(normalizeIngredient(`e${invisible}gg`)).toBe('egg')
  })

  it.each(['👩‍👩‍👧‍👦', '👩🏽‍🍳', '🏳️‍🌈', '❤️‍🔥', '☕️', '1️⃣', '🇫🇷', '🌶️'])('[22] keeps the emoji %s whole', (emoji) => {
    expect(normalizeIngredient(`${emoji} egg`)).toBe(`${emoji} egg`)
  })

  it.each([
    { what: 'after an emoji', typed: '🍲\u200d egg', normalized: '🍲 egg' },
    { what: 'before an emoji', typed: 'egg\u200d🍲', normalized: 'egg🍲' },
    { what: 'twice between two', typed: '🍲\u200d\u200d🍲', normalized: '🍲🍲' },
  ])('[22] strips a joiner $what that joins nothing', ({ typed, normalized }) => {
    expect(normalizeIngredient(typed)).toBe(normalized)
  })

  it('[23] composes', () => {
    expect(normalizeIngredient('cre\u0300me')).toBe('cr\u00e8me')
  })

  it.each(['\u0301', '\u0301\u0323', ' \u0301', '\u{1d165}', '\u200d\u0301'])(
    '[148] of a text of 64 KiB of %j so much is composed as is already too long',
    (marks) => {
      const composed = vi.spyOn(String.prototype, 'normalize')
      const normalized = normalizeIngredient('a'.padEnd(2 ** 16, marks))!
      expect(composed.mock.contexts.map((text) => (text as string).length)).toEqual([1000])
      composed.mockRestore()
      expect(normalized.isWellFormed()).toBe(true)
      expect(codePointLength(normalized)).toBeGreaterThan(maxIngredientCodePoints)
    },
  )

  it('[18] [19] [20] [21] [22] [23] holds what it promises for any text, and changes nothing twice', () => {
    const hard = fc.constantFrom(
      ...'\u200d\ufe0f\u202e\u200b\n\0\ud83c',
      '🍲',
      '👩🏽',
      'é',
      'e\u0301',
      ' ',
      '1',
    )
    const texts = fc.string({
      unit: fc.oneof(
        hard,
        fc.integer({ max: 0x10ffff, min: 0 }).map((code) => String.fromCodePoint(code)),
      ),
    })
    fc.assert(
      fc.property(texts, (typed) => {
        const normalized = normalizeIngredient(typed)
        if (normalized === undefined) return
        expect(normalized).not.toBe('')
        expect(normalized).toBe(normalized.trim())
        expect(normalized.isWellFormed()).toBe(true)
        expect(normalized.normalize('NFC')).toBe(normalized)
        expect(normalized).not.toMatch(
          /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u{e0000}-\u{e0fff}]/u,
        )
        expect(normalizeIngredient(normalized)).toBe(normalized)
      }),
      { numRuns: 2000 },
    )
  })
})

it.each([
  { text: '', length: 0 },
  { text: 'egg', length: 3 },
  { text: '🍲🍲', length: 2 },
  { text: 'e\u0301', length: 2 },
  { text: '\ud800', length: 1 },
])('[18] $text is $length code points long', ({ text, length }) => {
  expect(codePointLength(text)).toBe(length)
})
