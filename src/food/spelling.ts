import { lexicon } from './lexicon.ts'

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
  for (const word of [...lexicon().vocabulary.keys(), ...lexicon().joined.keys()]) {
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
const longest = 24

// How far a slip may go: in a short word one small slip, in a long one two. Wrong is worse than not understood.
function boundFor(word: string): number {
  if (word.length <= 5) return 1
  if (word.length === 6) return 1.4
  return word.length === 7 ? 1.8 : 2
}

// English forms that are rarely a food's name ("waiting", "partly"): mended only into a name of the same form.
const inflected = /(?<=...)(?:ing|ings|ed|tion|ment|ness|able|ful|ous|ism|ist)$/

/** The nearest known words for one that is not known; all that are equally near, none where the word is too short. */
export function corrections(word: string): Correction[] {
  let known = remembered.get(word)
  if (known === undefined) {
    known = nearest(word)
    if (remembered.size < mostRemembered) remembered.set(word, known)
  }
  return known
}

const remembered = new Map<string, Correction[]>()
// Bounded: visitors' words must not fill the memory of a server.
const mostRemembered = 5000

function nearest(word: string): Correction[] {
  if (word.length < shortest || word.length > longest || !/^[a-z]+$/.test(word)) return []
  const form = inflected.exec(word)?.[0] ?? ''
  const bound = form === '' ? boundFor(word) : 1
  const near = new Map<string, number>()
  const consider = (known: string, distance: number) => {
    if (known !== word && distance <= bound + 0.01 && known.endsWith(form))
      near.set(known, Math.min(distance, near.get(known) ?? Infinity))
  }
  const singular = word.length > shortest && word.endsWith('s') ? word.slice(0, -1) : word
  const { byStart, byTail } = dictionary()
  for (const typed of new Set([word, singular]))
    for (let length = typed.length - 2; length <= typed.length + 2; length++)
      for (const known of byStart.get(`${typed[0]}${length}`) ?? [])
        consider(known, distanceOf(typed, known, bound))
  const { vocabulary } = lexicon()
  if (word.length >= 5) {
    const swapped = word[1]! + word[0]! + word.slice(2)
    if (vocabulary.has(swapped)) consider(swapped, 0.8)
  }
  if (word.length >= 7) {
    for (const known of byTail.get(word) ?? []) consider(known, 1)
    for (const known of byTail.get(word.slice(1)) ?? []) consider(known, 1)
  }
  return likeliest(word, near)
}

const common = 6
const pull = 0.12
const margin = 0.12

/** "galic" is garlic and no Galia melon: a word that stands in many names counts as nearer than a rare one. */
function likeliest(word: string, near: ReadonlyMap<string, number>): Correction[] {
  const { vocabulary } = lexicon()
  const ranked = [...near].flatMap(([known, distance]) => {
    const weight = vocabulary.get(known) ?? 1
    // A slip in four letters leaves too little: a missing letter of a common name, or a small slip.
    const allowed =
      word.length > shortest || distance < 0.9 || (known.length > word.length && weight >= common)
    return allowed ? [{ word: known, distance: Math.max(0.05, distance - pull * Math.log(weight)) }] : []
  })
  const least = ranked.reduce((nearest, { distance }) => Math.min(nearest, distance), Infinity)
  return ranked
    .filter(({ distance }) => distance <= least + margin)
    .toSorted((a, b) => a.distance - b.distance)
}

const vowels = new Set('aeiouy')

/**
 * Damerau–Levenshtein distance (optimal string alignment); slips that hands and ears make often weigh less:
 * a doubled or undoubled letter, two letters changed about, one vowel for another. Gives Infinity beyond the bound.
 */
export function distanceOf(a: string, b: string, bound: number): number {
  const width = b.length + 1
  const gapsB = new Float64Array(width)
  for (let j = 0; j < b.length; j++) gapsB[j] = gap(b, j)
  let before = new Float64Array(width)
  let above = new Float64Array(width)
  let row = new Float64Array(width)
  for (let j = 1; j < width; j++) above[j] = above[j - 1]! + gapsB[j - 1]!
  for (let i = 1; i <= a.length; i++) {
    const x = a[i - 1]!
    const gapA = gap(a, i - 1)
    let least = (row[0] = above[0]! + gapA)
    for (let j = 1; j < width; j++) {
      const y = b[j - 1]!
      const change = x === y ? 0 : vowels.has(x) && vowels.has(y) ? 0.8 : 1
      let cost = Math.min(above[j - 1]! + change, above[j]! + gapA, row[j - 1]! + gapsB[j - 1]!)
      if (i > 1 && j > 1 && x === b[j - 2] && a[i - 2] === y) cost = Math.min(cost, before[j - 2]! + 0.8)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > bound) return Infinity
    const spare = before
    before = above
    above = row
    row = spare
  }
  return above[b.length]!
}

// Dropping or adding a letter that repeats its neighbour is half a slip.
function gap(word: string, at: number): number {
  return word[at] === word[at - 1] || word[at] === word[at + 1] ? 0.6 : 1
}
