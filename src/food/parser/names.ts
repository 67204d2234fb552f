import { numberOf, unitOf } from '../lexicon/units.ts'
import { stem } from '../lexicon/inflect.ts'
import {
  choosing,
  commenting,
  conditionWords,
  describing,
  filler,
  isDescribing,
  joining,
} from '../lexicon/kitchen-words.ts'
import { lexicon } from '../lexicon/lexicon.ts'
import { matchEnglish, matchForeign, matchKeys, type Match } from '../lexicon/match.ts'
import type { Token } from '../lexicon/tokens.ts'

/** The longest name that starts at a place, of English and foreign ones; words written apart or together are one. */
export function nameAt(tokens: readonly Token[], keys: readonly string[], at: number): Match | undefined {
  const [word = '', following = ''] = keys.slice(at, at + 2)
  if (word === '') return undefined
  const written = tokens[at]?.raw.toLowerCase()
  const accented = written === undefined ? undefined : lexicon().accented.get(written)
  const english = matchEnglish(tokens, keys, at)
  const foreign = matchForeign(keys, at)
  const named =
    foreign && foreign.length > (english?.length ?? 0) && (foreign.length > 1 || !isFunctionWord(word))
      ? foreign
      : english
  if (named && named.length > 1) return named
  if (accented) return { meaning: accented, length: 1, skipped: 0 }
  const together = following && matchKeys([word + following])
  if (together) return { meaning: together, length: 2, skipped: 0 }
  return named ?? apart(keys, at)
}

// "soysauce": two words of one name that are written as one.
function apart(keys: readonly string[], at: number): Match | undefined {
  const word = keys[at]!
  for (let end = word.length - 3; end >= 3; end--) {
    const match = matchEnglish([], [stem(word.slice(0, end)), word.slice(end), ...keys.slice(at + 1)], 0)
    if (match && match.length > 1) return { ...match, length: match.length - 1 }
  }
  return undefined
}

function isFunctionWord(word: string): boolean {
  return (
    word === 'of' ||
    joining.has(word) ||
    choosing.has(word) ||
    filler.has(word) ||
    commenting.has(word) ||
    describing.has(word) ||
    unitOf(word) !== undefined ||
    numberOf(word) !== undefined
  )
}

/**
 * Whether a name that begins with a describing word gives way to one inside it: of "whole rye flour" the head is
 * "rye flour", and "fresh sour cream" is no "fresh cream". The later name wins unless it says less.
 */
export function isOverrun(
  tokens: readonly Token[],
  keys: readonly string[],
  at: number,
  named: Match,
): boolean {
  const first = keys[at]!
  if (named.length < 2 || !(isDescribing(first) || conditionWords.has(first) || first === 'ground'))
    return false
  for (let from = at + 1; from <= at + 1 + named.skipped; from++) {
    const later = matchEnglish(tokens, keys, from)
    if (
      later &&
      from + later.length >= at + named.length &&
      later.length - later.skipped >= named.length - named.skipped
    )
      return true
  }
  return false
}
