declare const brand: unique symbol

/** One normalized ingredient: non-empty, well-formed, NFC, one line, no control or invisible characters. */
export type Ingredient = string & { readonly [brand]: 'Ingredient' }

// C0/C1 controls and line separators become a space: they cannot start a new line of a prompt.
// eslint-disable-next-line no-control-regex
const lineBreaking = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g

// Bidi controls, zero-width characters and tag characters would let a text read differently than it looks.
// The zero-width joiner stays between two pictographs, where it builds one emoji.
const invisible =
  /(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u{e0000}-\u{e007f}]/gu

/**
 * What a visitor typed, made safe to hand to any chef.
 * Gives `undefined` when nothing visible is left.
 */
export function normalizeIngredient(text: string): Ingredient | undefined {
  const normalized = text
    .toWellFormed()
    .replace(lineBreaking, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
  return normalized === '' ? undefined : (normalized as Ingredient)
}

/** Length in Unicode code points, the unit of `maxIngredientCodePoints`. */
export function codePointLength(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}
