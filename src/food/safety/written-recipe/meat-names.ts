import { fold } from '../../lexicon/inflect.ts'
import { isArticle, keysOf, lexicon } from '../../lexicon/lexicon.ts'
import { nameList } from '../../lexicon/word-list.ts'
import type { Food } from '../../model/food.ts'
import type { Token } from '../../lexicon/tokens.ts'
import type { Language } from './language.ts'
import { foods, french, german, italian, spanish, type Animal, type Part, type Words } from './meat-words.ts'

/** A meat that a text names, and by how many words. */
export type Meat = { food: Food; length: number }

/** The meat of an animal and a part that stands at a place. */
export function meatAt(
  tokens: readonly Token[],
  keys: readonly string[],
  at: number,
  language: Language,
): Meat | undefined {
  if (language === 'de') return compoundMeat(tokens[at]!.text)
  const { animals, parts, minced } = phrases()[language] ?? {}
  return animals && parts && minced && phraseOfMeat(keys, at, { animals, parts, minced })
}

function phraseOfMeat(
  keys: readonly string[],
  at: number,
  { animals, parts, minced }: Phrases,
): Meat | undefined {
  const two = parts.get(`${keys[at]} ${keys[at + 1]}`)
  const part = two ?? parts.get(keys[at]!)
  const end = part === undefined ? at : behindArticles(keys, at + (two ? 2 : 1))
  const animal = animals.get(keys[end] ?? '')
  if (animal === undefined) return undefined
  const isMinced = minced.has(keys[end + 1] ?? '') && (part ?? 'whole') === 'whole'
  const food = foodOf(animal, isMinced ? 'mince' : (part ?? 'whole'))
  return food && { food, length: end + (isMinced ? 2 : 1) - at }
}

function behindArticles(keys: readonly string[], from: number): number {
  let at = from
  while (at < keys.length && isArticle(keys[at]!)) at++
  return at
}

function compoundMeat(word: string): Meat | undefined {
  const { animals, parts } = compounds()
  for (const [prefix, animal] of animals.get(word.slice(0, firstLetters)) ?? []) {
    const part = word.startsWith(prefix) ? partIn(word.slice(prefix.length), parts) : undefined
    const food = part && foodOf(animal, part)
    if (food) return { food, length: 1 }
  }
  return undefined
}

/** "Rückensteak", "Keulenbraten": of two parts in one word the second says what it is. */
function partIn(word: string, parts: Phrases['parts']): Part | undefined {
  const known = parts.get(word)
  if (known !== undefined) return known
  for (let end = 3; end < word.length - 2; end++)
    if (parts.get(word.slice(0, end)) === 'whole') {
      const part = parts.get(word.slice(end))
      if (part !== undefined) return part
    }
  return undefined
}

function foodOf(animal: Animal, part: Part): Food | undefined {
  const ids: Partial<Record<Part, string>> = foods[animal]
  const { byId } = lexicon()
  const known = byId.get(ids[part] ?? '')
  const whole = byId.get(ids.whole!)!
  if (known !== undefined || part !== 'stock') return known
  const name = `${whole.name} stock`
  return {
    ...byId.get('beef-stock')!,
    id: `${whole.id}-stock`,
    name,
    plural: name,
    aka: [],
    origin: whole.origin,
  }
}

type Phrases = {
  animals: ReadonlyMap<string, Animal>
  parts: ReadonlyMap<string, Part>
  minced: ReadonlySet<string>
}

const keyed = <Name extends string>(words: Partial<Record<Name, string>>, keyOf: (word: string) => string) =>
  new Map(
    Object.entries<string | undefined>(words).flatMap(([name, list]) =>
      nameList(list ?? '').map((word) => [keyOf(word), name as Name] as const),
    ),
  )

const inKeys = (word: string) => keysOf(word).join(' ')

const read = ({ animals, parts, minced }: Words): Phrases => ({
  animals: keyed(animals, inKeys),
  parts: keyed(parts, inKeys),
  minced: new Set(nameList(minced ?? '').flatMap(keysOf)),
})

let ofLanguages: Partial<Record<Language, Phrases>> | undefined
const phrases = () => (ofLanguages ??= { fr: read(french), es: read(spanish), it: read(italian) })

const firstLetters = 2
/** Animals by the first letters of their names: most words begin with none. */
type Compounds = {
  animals: ReadonlyMap<string, readonly [prefix: string, Animal][]>
  parts: Phrases['parts']
}

function readCompounds({ animals, parts }: Words): Compounds {
  const byFirst = new Map<string, [string, Animal][]>()
  for (const entry of keyed(animals, fold)) {
    const first = entry[0].slice(0, firstLetters)
    byFirst.set(first, [...(byFirst.get(first) ?? []), entry])
  }
  return { animals: byFirst, parts: keyed(parts, fold) }
}

let ofGerman: Compounds | undefined
const compounds = () => (ofGerman ??= readCompounds(german))
