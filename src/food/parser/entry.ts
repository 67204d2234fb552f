import { elementsOf, type Element } from './elements.ts'
import { split } from './choices.ts'
import { lexicon } from '../lexicon/lexicon.ts'
import { describing, filler } from '../lexicon/kitchen-words.ts'
import { notFood, plainWords } from '../lexicon/not-food.ts'
import { readElements } from './parts.ts'
import type { Entry } from './phrase.ts'
import { corrections } from '../lexicon/spelling.ts'
import type { Token } from '../lexicon/tokens.ts'

/** Reads one entry, free of markup, wishes and hazards; spelling is mended only where that makes it a food. */
export function readEntry(tokens: readonly Token[], elements: readonly Element[]): Entry {
  const asWritten = readElements(elements, tokens)
  const settled = asWritten.readings.length > 0 && asWritten.unread.length === 0
  const mended = split(elements, ({ kind }) => kind === 'comma' || kind === 'and').reduce(
    (written, part) => respelled(written, doubtfulIn(part, tokens, settled)),
    tokens,
  )
  return mended === tokens ? asWritten : read(mended)
}

const read = (tokens: readonly Token[]) => readElements(elementsOf(tokens), tokens)

/** Places of words that may be slips of the pen; in an entry that is understood only those just before a name ("chiken stock") or between commas. */
function doubtfulIn(elements: readonly Element[], tokens: readonly Token[], settled: boolean): number[] {
  const { vocabulary } = lexicon()
  const isApart = elements.every(({ kind }) => kind !== 'named' && kind !== 'commenting')
  return elements.flatMap(({ kind, from, aside }, at) => {
    if (aside || tokens[from]!.kind !== 'word' || vocabulary.has(tokens[from]!.key)) return []
    const slip = settled
      ? kind === 'unknown' && (isApart || elements[at + 1]?.kind === 'named')
      : kind === 'unknown' || kind === 'not-food' || kind === 'filler' || isFormed(kind, tokens[from]!)
    return slip ? [from] : []
  })
}

// "parsely": a word that only by its ending looks like a describing one.
function isFormed(kind: Element['kind'], { key }: Token): boolean {
  return kind === 'describing' && !describing.has(key)
}

const mostDoubtful = 4
const mostAttempts = 12

type Attempt = { tokens: readonly Token[]; distance: number; common: number[] }

/** The tokens with unknown words of one part mended; as they are where no mending gives one food, or several give different ones. */
function respelled(tokens: readonly Token[], doubtful: readonly number[]): readonly Token[] {
  if (doubtful.length === 0 || doubtful.length > mostDoubtful) return tokens
  const entry = read(tokens)
  let attempts: Attempt[] = [{ tokens, distance: 0, common: [] }]
  for (const at of doubtful) {
    const word = tokens[at]!
    const common = notFood.has(word.key) || plainWords.has(word.key) || filler.has(word.key)
    const near = corrections(word.text).slice(0, 6)
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
    if (attempt.distance === 0 || attempt.distance > nearest + 0.13) continue
    const mended = read(attempt.tokens)
    if (!isBetter(mended, entry) || !attempt.common.every((at) => isWithinName(mended, at))) continue
    if (attempt.distance > nearest - 0.13 && !sameFoods(understood, mended)) return tokens
    if (attempt.distance < nearest) [best, understood] = [attempt.tokens, mended]
    nearest = attempt.distance
  }
  return best
}

// A common word is a slip only inside a name: "red paper flakes", never "paper" alone.
function isWithinName({ readings }: Entry, at: number): boolean {
  return readings.some(({ from, to }) => from <= at && at < to && to - from > 1)
}

function replaced(tokens: readonly Token[], at: number, key: string): Token[] {
  return tokens.with(at, { ...tokens[at]!, text: key, key })
}

// More of the entry is understood: a food where there was none, fewer unread parts, or a longer name ("chiken stock").
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
