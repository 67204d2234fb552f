import { stem } from './inflect.ts'
import { lexicon } from './lexicon.ts'

/**
 * A known word near a written one, and how far: about one per slip of the pen; likely enough to stand on its
 * own or not.
 */
export type Correction = { word: string; distance: number; likely: boolean }

const shortest = 4
const longest = 24
// Wrong is worse than not understood: in a short word one slip, in a long one two.
const short = 6

const remembered = new Map<string, Correction[]>()
// Bounded: visitors' words must not fill the memory of a server.
const mostRemembered = 5000

/**
 * The nearest known keys for a word that is not known; all that are equally near, none where it is too short.
 */
export function corrections(word: string): Correction[] {
  let known = remembered.get(word)
  if (known === undefined) {
    known = nearest(word)
    if (remembered.size < mostRemembered) remembered.set(word, known)
  }
  return known
}

let byStart: Map<string, string[]> | undefined

/** Known words by first letter and length. */
function wordsFrom(start: string, length: number): readonly string[] {
  if (byStart === undefined) {
    byStart = new Map()
    for (const word of lexicon().vocabulary.keys()) {
      if (word.length < 3) continue
      const place = `${word[0]}${word.length}`
      const words = byStart.get(place)
      if (words) words.push(word)
      else byStart.set(place, [word])
    }
  }
  return byStart.get(`${start}${length}`) ?? []
}

// English forms that are rarely a food's name ("waiting", "partly"): mended only into a name of the same
// form.
const inflected = /(?<=...)(?:ing|ed|tion|ment|ness|able|ful|ous|ism|ist)$/

const common = 4
const pull = 0.12
const margin = 0.12

function nearest(word: string): Correction[] {
  const doubled = redoubled(word)
  if (doubled !== undefined) return [{ word: doubled, distance: 0.6, likely: true }]
  const isMendable = word.length >= shortest && word.length <= longest && /^[a-z]+$/.test(word)
  if (!isMendable) return []
  const key = stem(word)
  const form = inflected.exec(word)?.[0] ?? ''
  const bound = form !== '' || key.length <= short ? 1 : key.length < 9 ? 1.6 : 2
  const { vocabulary } = lexicon()
  const near: Correction[] = []
  const consider = (known: string) => {
    const distance = Math.min(distanceOf(key, known, bound), distanceOf(word, known, bound))
    if (distance > bound || !known.endsWith(form)) return
    const names = vocabulary.get(known) ?? 0
    const likely = isLikely(key, known, distance, names)
    // "galic" is garlic and no Galia melon: a word of many names counts as nearer than a rare one.
    near.push({ word: known, distance: Math.max(0.05, distance - pull * Math.log(names)), likely })
  }
  for (let length = key.length - 2; length <= word.length + 2; length++)
    for (const known of wordsFrom(word[0]!, length)) consider(known)
  const swapped = key[1]! + key[0]! + key.slice(2)
  if (key.length > shortest && vocabulary.has(swapped)) consider(swapped)
  const least = Math.min(...near.map(({ distance }) => distance))
  return near.filter(({ distance }) => distance <= least + margin).toSorted((a, b) => a.distance - b.distance)
}

/** "eegs", "egs", "aples": a known word but for which of its letters are doubled. */
function redoubled(word: string): string | undefined {
  const bare = undoubled(word.replace(/[sz]+$/, ''))
  // "bet" is no beet: of what is short only what begins with a vowel.
  const isTelling = word.length > shortest || /^[aeiou]/.test(word)
  if (!isTelling || bare.length < 2) return undefined
  doubles ??= new Map([...lexicon().vocabulary].flatMap(([known, names]) => asDoubled(known, names)))
  return doubles.get(bare) ?? doubles.get(undoubled(stem(word)))
}

let doubles: Map<string, string> | undefined

// "egg" by "eg", where enough names hold it.
function asDoubled(known: string, names: number): [bare: string, known: string][] {
  const bare = undoubled(known)
  return bare !== known && names >= common ? [[bare, known]] : []
}

const undoubled = (word: string) => word.replace(/([a-z])\1/g, '$1')

// What little is left of a short word must point at a common name: "tyme", "onoin"; never "card" at curd.
function isLikely(key: string, known: string, distance: number, names: number): boolean {
  const letters = Math.max(key.length, known.length)
  if (letters > short) return true
  if (letters > shortest) return names >= common || (distance < 0.9 && names > 1)
  return names >= common && isSwapped(key, known)
}

// "mlik", "rcie": the same letters in another order, the first one right.
function isSwapped(key: string, known: string): boolean {
  return key.length === known.length && [...key].toSorted().join() === [...known].toSorted().join()
}

// Letters that sound alike, so that one is written for the other.
const alike = ['aeiouy', 'csz', 'ckq', 'fpv', 'gj', 'mn', 'bp', 'dt', 'vw']

function change(x: string, y: string): number {
  if (x === y) return 0
  return alike.some((letters) => letters.includes(x) && letters.includes(y)) ? 0.8 : 1.2
}

/**
 * Damerau–Levenshtein distance (optimal string alignment); slips that hands and ears make often weigh less: a
 * doubled or undoubled letter, two letters changed about, one sound for another. Gives Infinity beyond the
 * bound.
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
      let cost = Math.min(above[j - 1]! + change(x, y), above[j]! + gapA, row[j - 1]! + gapsB[j - 1]!)
      const isSwapped = i > 1 && j > 1 && x === b[j - 2] && a[i - 2] === y
      if (isSwapped) cost = Math.min(cost, before[j - 2]! + 0.8)
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
