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
 * Code units of a text that are looked at. Composing costs the square of a run of marks, and what is much shorter
 * than this is already longer than an ingredient may be.
 */
const mostUnits = 1000

/**
 * What a visitor typed, made safe to hand to any chef.
 * Gives `undefined` when nothing visible is left.
 */
export function normalizeIngredient(text: string): Ingredient | undefined {
  const normalized = text
    .toWellFormed()
    .replace(lineBreaking, ' ')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, mostUnits)
    // The cut may have parted a pair.
    .toWellFormed()
    .normalize('NFC')
    .trim()
  return normalized === '' ? undefined : (normalized as Ingredient)
}

/** Length in Unicode code points, the unit of `maxIngredientCodePoints`. */
export function codePointLength(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}
