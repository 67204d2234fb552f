declare const brand: unique symbol

/** One normalized ingredient: non-empty, well-formed, NFC, one line, no control or invisible characters. */
export type Ingredient = string & { readonly [brand]: 'Ingredient' }

// C0/C1 controls and line separators become a space: they cannot start a new line of a prompt.
// eslint-disable-next-line no-control-regex
const lineBreaking = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g

// Bidi controls, zero-width and tag characters, fillers and annotations would let a text read differently than it
// looks. The zero-width joiner stays between two pictographs, where it builds one emoji, and the emoji variation
// selector after a character that it can make an emoji.
const invisible = new RegExp(
  [
    '(?<!\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d',
    '\\u200d(?!\\p{Extended_Pictographic})',
    '(?<![\\p{Emoji}\\p{Extended_Pictographic}])\\ufe0f',
    '(?![\\u200d\\ufe0f])\\p{Default_Ignorable_Code_Point}',
    '[\\ufff9-\\ufffb]',
  ].join('|'),
  'gu',
)

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
