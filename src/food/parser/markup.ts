import { bareEmoji, lexicon } from '../lexicon/lexicon.ts'

// A mark, a scheme, or what opens an item of a list: nearly no text has one, which one look tells.
const maybeMarked = /[[<&`*_]|~~|https?:|www\.|javascript:|data:|^\s*(?:[-+•·–—‣▪◦>#]+\s|\d{1,2}[.)]\s)/i

/** A visitor's text without the marks of markup; `marked` where there was some that is no food writing. */
export function withoutMarkup(text: string): { text: string; marked: boolean } {
  if (!maybeMarked.test(text)) return { text: text.trim(), marked: false }
  let marked = false
  const drop = () => {
    marked = true
    return ' '
  }
  const plain = text
    .replace(/!\[[^\]]*\]\((?:[^()]|\([^()]*\))*\)?/g, drop)
    .replace(/\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)?/g, (_, label: string) => {
      marked = true
      return label
    })
    .replace(/<(script|style|iframe)\b[^>]*>.*?(?:<\/\1\s*>|$)/gi, drop)
    .replace(/<\/?[a-z!][^>]*(?:>|$)/gi, drop)
    .replace(/\b(?:https?:\/\/|www\.|javascript:|data:)\S*/gi, drop)
    .replace(/&(?:amp|#38);/gi, '&')
    .replace(/&(?:[a-z]+|#\d+);/gi, ' ')
    .replace(/^\s*(?:[-*+•·–—‣▪◦>#]+\s+|\d{1,2}[.)]\s+|\[[ x]?\]\s*)+/i, '')
    .replace(/\*\*|__|~~|`+|(?<![\p{L}\d])[_*]+|[_*]+(?![\p{L}\d])/gu, '')
  return { text: plain.trim(), marked }
}

const pictograph =
  /\p{Extended_Pictographic}(?:\ufe0f|[\u{1f3fb}-\u{1f3ff}])?(?:\u200d\p{Extended_Pictographic}\ufe0f?)*/gu

// Pictures that are no food's own emoji, or show it in a state.
const pictured: Readonly<Record<string, string>> = {
  '🍚': 'cooked rice',
  '🍙': 'cooked rice',
  '🥬': 'leafy greens',
  '🌿': 'herbs',
  '🍜': 'noodles',
  '🍳': 'egg',
  '🍵': 'tea',
  '🍼': 'milk',
  '🫙': 'jam',
  '🍏': 'apple',
  '🍦': 'ice cream',
  '🐓': 'chicken',
  '🐄': 'beef',
  '🐖': 'pork',
  '🐏': 'lamb',
}

/**
 * Emoji as words: a picture beside words only repeats them and goes; pictures alone become a list of foods, each once.
 */
export function withoutEmoji(text: string): string {
  const pictures = text.match(pictograph)
  if (pictures === null) return text
  const plain = text.replace(pictograph, ' ').trim()
  if (/\p{L}/u.test(plain)) return plain
  const words = pictures.map((emoji) => wordFor(bareEmoji(emoji)) ?? emoji)
  return [...new Set(words)].join(', ')
}

function wordFor(emoji: string): string | undefined {
  return pictured[emoji] ?? lexicon().emoji.get(emoji)?.name
}
