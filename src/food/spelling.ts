import { lexicon } from './lexicon.ts'
import { notFood } from './not-food.ts'

type Dictionary = {
  /** Words by first letter and length. */
  byStart: Map<string, string[]>
  /** Words by all but their first letter: a wrong, missing or additional first letter. */
  byTail: Map<string, string[]>
}

let built: Dictionary | undefined

function dictionary(): Dictionary {
  if (built) return built
  const byStart = new Map<string, string[]>()
  const byTail = new Map<string, string[]>()
  for (const word of [...lexicon().vocabulary, ...lexicon().joined.keys()]) {
    if (word.length < 3 || !/^[a-z]+$/.test(word)) continue
    push(byStart, `${word[0]}${word.length}`, word)
    push(byTail, word.slice(1), word)
  }
  return (built = { byStart, byTail })
}

function push(map: Map<string, string[]>, key: string, word: string): void {
  const words = map.get(key)
  if (words) words.push(word)
  else map.set(key, [word])
}

/** A known word near a written one, and how far: about one per slip of the pen. */
export type Correction = { word: string; distance: number }

const shortest = 4

/** The nearest known words for one that is not known; all that are equally near, none where the word is too short or known. */
export function corrections(word: string): Correction[] {
  if (word.length < shortest || word.length > 24 || notFood.has(word) || !/^[a-z]+$/.test(word)) return []
  const allowed = word.length < 7 ? 1 : 2
  let near: Correction[] = []
  let best = allowed
  const consider = (known: string, distance: number) => {
    if (distance > best + 0.01) return
    if (distance < best - 0.01) near = []
    best = Math.min(best, distance)
    if (!near.some((other) => other.word === known)) near.push({ word: known, distance })
  }
  const { byStart, byTail } = dictionary()
  for (let length = word.length - allowed; length <= word.length + allowed; length++)
    for (const known of byStart.get(`${word[0]}${length}`) ?? [])
      consider(known, distanceOf(word, known, best))
  if (word.length >= 5) {
    const tail = word.slice(1)
    const swapped = word[1]! + word[0]! + word.slice(2)
    if (lexicon().vocabulary.has(swapped)) consider(swapped, 0.8)
    if (lexicon().vocabulary.has(tail)) consider(tail, 1)
    for (const known of byTail.get(tail) ?? []) consider(known, 1)
    for (const known of byTail.get(word) ?? []) consider(known, 1)
  }
  return near
}

const vowels = new Set('aeiouy')

/**
 * Damerau–Levenshtein distance (optimal string alignment); slips that hands and ears make often weigh less:
 * a doubled or undoubled letter, two letters changed about, one vowel for another. Gives Infinity beyond the bound.
 */
export function distanceOf(a: string, b: string, bound: number): number {
  let before: number[] = []
  let above: number[] = [0]
  for (let j = 1; j <= b.length; j++) above.push(above[j - 1]! + gap(b, j - 1))
  for (let i = 1; i <= a.length; i++) {
    const row = [above[0]! + gap(a, i - 1)]
    let least = row[0]!
    for (let j = 1; j <= b.length; j++) {
      const [x, y] = [a[i - 1]!, b[j - 1]!]
      const change = x === y ? 0 : vowels.has(x) && vowels.has(y) ? 0.8 : 1
      let cost = Math.min(above[j - 1]! + change, above[j]! + gap(a, i - 1), row[j - 1]! + gap(b, j - 1))
      if (i > 1 && j > 1 && x === b[j - 2] && a[i - 2] === y) cost = Math.min(cost, before[j - 2]! + 0.8)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > bound) return Infinity
    before = above
    above = row
  }
  return above[b.length]!
}

// Dropping or adding a letter that repeats its neighbour is half a slip.
function gap(word: string, at: number): number {
  return word[at] === word[at - 1] || word[at] === word[at + 1] ? 0.6 : 1
}
