import { describing, filler } from '../lexicon/kitchen-words.ts'
import { lexicon } from '../lexicon/lexicon.ts'
import { notFood, plainWords } from '../lexicon/not-food.ts'
import { corrections } from '../lexicon/spelling.ts'
import type { Token } from '../lexicon/tokens.ts'
import { split, type Element } from './element.ts'
import type { Mending } from './mending.ts'
import type { Entry } from './reading.ts'

/** `read` tells what an attempt would be understood as, `mending` how many more there may be. */
type Pen = { read: (tokens: readonly Token[]) => Entry; mending: Mending }

/**
 * The tokens of an entry with slips of the pen mended, clause by clause; the same array where there is
 * nothing to mend.
 */
export function respelled(
  tokens: readonly Token[],
  elements: readonly Element[],
  asWritten: Entry,
  pen: Pen,
): readonly Token[] {
  const isUnderstood = asWritten.readings.length > 0 && asWritten.unread.length === 0
  const clauses = split(elements, ({ kind }) => kind === 'comma' || kind === 'and')
  return clauses.reduce(
    (written, clause) => mended(written, doubtfulIn(clause, tokens, isUnderstood), pen),
    tokens,
  )
}

/**
 * Places of words that may be slips of the pen; in an entry that is understood only those just before a name
 * ("chiken stock") or between commas.
 */
function doubtfulIn(elements: readonly Element[], tokens: readonly Token[], isUnderstood: boolean): number[] {
  const { vocabulary } = lexicon()
  const isApart = elements.every(({ kind }) => kind !== 'named' && kind !== 'commenting')
  return elements.flatMap(({ kind, from, aside }, at) => {
    const token = tokens[from]!
    const isStrange = token.kind === 'word' && !vocabulary.has(token.key)
    if (aside || !isStrange) return []
    const standsForItself = isApart || elements[at + 1]?.kind === 'named'
    const isSlip = isUnderstood ? kind === 'unknown' && standsForItself : mayBeSlip(kind, token)
    return isSlip ? [from] : []
  })
}

const slips = new Set<Element['kind']>(['unknown', 'not-food', 'filler'])

// "parsely": a word that only by its ending looks like a describing one.
function mayBeSlip(kind: Element['kind'], { key }: Token): boolean {
  return slips.has(kind) || (kind === 'describing' && !describing.has(key))
}

const mostDoubtful = 4
const mostAttempts = 12
// Distances that differ by less are equal.
const asNear = 0.13

type Attempt = { tokens: readonly Token[]; distance: number; common: number[] }

/** As they are where no mending of the doubtful words gives one food, or several give different ones. */
function mended(
  tokens: readonly Token[],
  doubtful: readonly number[],
  { read, mending }: Pen,
): readonly Token[] {
  if (doubtful.length === 0 || doubtful.length > mostDoubtful) return tokens
  if (!mending.reread(tokens.length)) return tokens
  const entry = read(tokens)
  let attempts: Attempt[] = [{ tokens, distance: 0, common: [] }]
  for (const at of doubtful) {
    const word = tokens[at]!
    const common = notFood.has(word.key) || plainWords.has(word.key) || filler.has(word.key)
    const near = mending.lookUp() ? corrections(word.text).slice(0, 6) : []
    attempts = attempts
      .flatMap((attempt) => [
        attempt,
        ...near.map((correction) => ({
          tokens: replaced(attempt.tokens, at, correction.word),
          distance: attempt.distance + correction.distance,
          common: common || !correction.likely ? [...attempt.common, at] : attempt.common,
        })),
      ])
      .slice(0, mostAttempts)
  }
  let best = tokens
  let understood = entry
  let nearest = Infinity
  for (const attempt of attempts) {
    if (attempt.distance === 0 || attempt.distance > nearest + asNear) continue
    if (!mending.reread(tokens.length)) return tokens
    const reading = read(attempt.tokens)
    if (!isBetter(reading, entry) || !attempt.common.every((at) => isWithinName(reading, at))) continue
    if (attempt.distance > nearest - asNear && !sameFoods(understood, reading)) return tokens
    if (attempt.distance < nearest) [best, understood] = [attempt.tokens, reading]
    nearest = attempt.distance
  }
  return best
}

// A common word is a slip only inside a name: "red paper flakes", never "paper" alone.
function isWithinName({ readings }: Entry, at: number): boolean {
  return readings.some(({ from, to }) => from <= at && at < to && to - from > 1)
}

function replaced(tokens: readonly Token[], at: number, key: string): Token[] {
  const token = tokens[at]!
  const isPlural = token.text.endsWith('s') && !key.endsWith('s')
  return tokens.with(at, { ...token, text: isPlural ? `${key}s` : key, key })
}

// A food where there was none, fewer unread parts, or a longer name ("chiken stock").
function isBetter(mended: Entry, written: Entry): boolean {
  if (mended.readings.length === 0) return false
  if (mended.unread.length !== written.unread.length) return mended.unread.length < written.unread.length
  if (mended.readings.length !== written.readings.length)
    return mended.readings.length > written.readings.length
  return mended.readings.some((reading, index) => {
    const before = written.readings[index]!
    return reading.to - reading.from > before.to - before.from
  })
}

function sameFoods(a: Entry, b: Entry): boolean {
  return a.readings.map(({ food }) => food.id).join() === b.readings.map(({ food }) => food.id).join()
}
