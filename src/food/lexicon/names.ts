import { stem } from './inflect.ts'
import {
  choosing,
  commenting,
  conditionWords,
  describing,
  filler,
  isDescribing,
  joining,
} from './kitchen-words.ts'
import { lexicon } from './lexicon.ts'
import { matchEnglish, matchForeign, matchKeys, type Match } from './match.ts'
import type { Token } from './tokens.ts'
import { numberOf, unitOf } from './units.ts'

/**
 * The longest name that starts at a place, of English and foreign ones; words written apart or together are
 * one.
 */
export function nameAt(tokens: readonly Token[], keys: readonly string[], at: number): Match | undefined {
  const [word = '', following = ''] = keys.slice(at, at + 2)
  if (word === '') return undefined
  const written = tokens[at]?.raw.toLowerCase()
  const accented = written === undefined ? undefined : lexicon().accented.get(written)
  const english = matchEnglish(tokens, keys, at)
  const foreign = matchForeign(keys, at)
  const isLonger = foreign && foreign.length > (english?.length ?? 0)
  const named = isLonger && (foreign.length > 1 || !isFunctionWord(word)) ? foreign : english
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

const functionWords = [joining, choosing, filler, commenting, describing]

/** Whether a word joins, counts, measures or describes: on its own no name of another language. */
export function isFunctionWord(word: string): boolean {
  const isCounting = unitOf(word) !== undefined || numberOf(word) !== undefined
  return word === 'of' || isCounting || functionWords.some((words) => words.has(word))
}

/**
 * Whether a name that begins with a describing word gives way to one inside it: of "whole rye flour" the head
 * is "rye flour", and "fresh sour cream" is no "fresh cream". The later name wins unless it says less.
 */
export function isOverrun(
  tokens: readonly Token[],
  keys: readonly string[],
  at: number,
  named: Match,
): boolean {
  const first = keys[at]!
  const mayDescribe = isDescribing(first) || conditionWords.has(first) || first === 'ground'
  if (named.length < 2 || !mayDescribe) return false
  for (let from = at + 1; from <= at + 1 + named.skipped; from++) {
    const later = matchEnglish(tokens, keys, from)
    const reachesAsFar = later && from + later.length >= at + named.length
    if (reachesAsFar && saysAsMuch(later, named)) return true
  }
  return false
}

function saysAsMuch(later: Match, named: Match): boolean {
  return later.length - later.skipped >= named.length - named.skipped
}
