import { audiences, dietAt, type Diet, type Objection } from './diets.ts'
import { groups } from './groups.ts'
import type { Food } from '../model/food.ts'
import { matchKeys } from '../lexicon/match.ts'
import { wishesAgainst, type FoodsOf, type Wish } from './objections.ts'
import type { Token } from '../lexicon/tokens.ts'

/** What an entry wishes, and the words that are left of it to be read as food. */
export type Wishing = { wishes: Wish[]; rest: readonly Token[]; understood: boolean }

// Words around a wish: who has it, and that it is one.
const around = new Set(
  'i im we were am is are be was my our the a an for wife husband son daughter mother father mom mum dad brother sister friend guest partner he she they it has have had got with make keep please only strictly diet food recipe meal dish option eat eats eating person people family cook cooking want wants would like likes need needs something really all very do does on to so thing things also and but or everything anything any severe severely s ingredient product suitable safe version style kind of ich bin je suis sono yo dinner lunch breakfast supper snack party something quick easy healthy cheap simple disease'.split(' '),
) // prettier-ignore

const phrases = (list: string): string[][] => list.split(',').map((phrase) => phrase.split(' '))
const verbs = ['like', 'want', 'eat', 'have', 'stand']
const negating = [
  ...['dont', 'do not', 'doesnt', 'does not', 'cant', 'cannot', 'can not'].flatMap((not) =>
    verbs.map((verb) => [...not.split(' '), verb]),
  ),
  ...phrases(
    'no,not,without,w o,hate,hates,dislike,dislikes,except,except for,excluding,exclude,hold the,hold,avoid,avoiding,leave out,leave off,skip,skip the,omit,anything but,never,minus,free of,free from,out of,intolerant to,intolerant of,intolerance to,sensitive to,sin,sans,ohne,senza,sem,zonder,bez,kein,keine,pas de,nada de,niente',
  ),
]
const allergic = phrases(
  'allergic,allergy,allergies,allergie,allergic to,allergy to,allergies to,anaphylactic to,allergique a,alergico a,alergica a,alergia,alergia a,allergisch gegen,allergie gegen,allergico a,allergica a,allergia,allergia a',
)
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const trailing = words(
  'allergy allergies allergic anaphylaxis intolerance intolerant intolerances free allergie allergia alergia',
)
// "no-bake", "no pulp": qualities of what follows, not wishes.
const qualities = words(
  'too bake boil knead stir pulp fat cook churn skin bone bones added frills name salt sugar msg',
)

const joins = words('and or nor ni y et ou und oder e no either')

/** Reads diets, allergies, negations and audiences; `foodsOf` reads words as foods. `undefined` where there is none. */
export function readWish(tokens: readonly Token[], foodsOf: FoodsOf): Wishing | undefined {
  const words = tokens.flatMap((token) =>
    token.kind !== 'mark' ? token : parting.has(token.text) ? { ...token, ...and } : [],
  )
  // "veggies" are vegetables, "veggie" is a wish.
  if (words.length === 0 || words[0]!.text === 'veggies') return undefined
  // "baby food", "gluten-free pasta": foods that the tables know by that name.
  const named = words.flatMap(({ kind, key }) => (kind === 'word' ? [key] : []))
  if (named.length > 1 && matchKeys(named)?.kind === 'food') return undefined
  return negation(words, foodsOf) ?? dietOrAudience(words) ?? clauses(tokens, foodsOf)
}

// "no onions, garlic" is against both.
const parting: ReadonlySet<string> = new Set([',', ';', '/', '+'])
const and = { kind: 'word', text: 'and', key: 'and' } as const

/** "nut allergy, no milk, rice": after a first wish against something each clause is read for itself. */
function clauses(tokens: readonly Token[], foodsOf: FoodsOf): Wishing | undefined {
  const comma = tokens.findIndex(({ text }) => text === ',' || text === ';')
  if (comma < 1) return undefined
  const first = negation(tokens.slice(0, comma), foodsOf)
  if (!first?.understood) return undefined
  const rest = tokens.slice(comma + 1)
  const others = readWish(rest, foodsOf)
  return others ? { ...others, wishes: [...first.wishes, ...others.wishes] } : { ...first, rest }
}

function startsAt(words: readonly Token[], at: number, phrases: readonly string[][]): number {
  let longest = 0
  for (const phrase of phrases)
    if (phrase.length > longest && phrase.every((word, index) => words[at + index]?.text === word))
      longest = phrase.length
  return longest
}

function negation(words: readonly Token[], foodsOf: FoodsOf): Wishing | undefined {
  if (dietAt(words, leadLength(words))) return undefined
  for (let at = 0; at < words.length && (at === 0 || around.has(words[at - 1]!.text)); at++) {
    const allergy = startsAt(words, at, allergic)
    const length = allergy || startsAt(words, at, negating)
    if (length === 0) continue
    const targets = words.slice(at + length)
    if (targets.length === 0) return undefined
    if (!allergy && targets.length > 1 && qualities.has(targets[0]!.text)) return undefined
    return against(targets, allergy > 0, foodsOf)
  }
  const end = words.findLastIndex(({ text: word }) => trailing.has(word))
  if (end > 0 && words.slice(end + 1).every(({ text: word }) => around.has(word) || trailing.has(word))) {
    const before = words.slice(0, end).filter(({ text: word }) => !trailing.has(word))
    const start = before.findIndex(({ text: word }) => !around.has(word))
    if (start >= 0) {
      const allergy = /allerg|anaphyl|alergi/.test(words[end]!.text)
      const wishing = against(before.slice(start), allergy, foodsOf)
      return wishing.understood || allergy ? wishing : undefined
    }
  }
  return undefined
}

function leadLength(words: readonly Token[]): number {
  const first = words.findIndex(({ text }) => !around.has(text))
  return first < 0 ? words.length : first
}

/** Wishes against each thing named; not understood when nothing named is known. */
function against(targets: readonly Token[], allergy: boolean, foodsOf: FoodsOf): Wishing {
  const wishes: Wish[] = []
  let part: Token[] = []
  let understood = true
  const flush = () => {
    const named = part.filter(({ text }, at) => !(at === 0 && around.has(text)))
    part = []
    if (named.length === 0) return
    const found = wishesAgainst(named, allergy, foodsOf)
    if (found.length === 0) understood = false
    wishes.push(...found)
  }
  for (const word of targets)
    if (joins.has(word.text)) flush()
    else part.push(word)
  flush()
  return { wishes, rest: [], understood: understood || wishes.length > 0 }
}

/** Diets and audiences that make up a whole entry, or an audience at its end: "chicken for my baby". */
function dietOrAudience(words: readonly Token[]): Wishing | undefined {
  const wishes: Wish[] = []
  const left: Token[] = []
  const audience = words.findIndex(
    (word, at) => word.text === 'for' && audienceAfter(words, at + 1) !== undefined,
  )
  for (let at = 0; at < words.length;) {
    const found =
      dietAt(words, at) ??
      (at > audience && audience >= 0 ? dietAt(words, at, audiences) : undefined) ??
      (wholeAudience(words) ? dietAt(words, at, audiences) : undefined)
    if (found) {
      wishes.push({ phrase: found.diet.wish, objects: found.diet.objects })
      at += found.length
    } else left.push(words[at++]!)
  }
  if (wishes.length === 0) return undefined
  // "soy vegano": Spanish for "I am".
  if (
    left.every(({ text, kind }, at) => around.has(text) || kind === 'number' || (at === 0 && text === 'soy'))
  )
    return { wishes, rest: [], understood: true }
  if (audience > 0) {
    const after = audienceAfter(words, audience + 1)!
    return {
      wishes: [{ phrase: after.wish, objects: after.objects }],
      rest: words.slice(0, audience),
      understood: true,
    }
  }
  return undefined
}

function audienceAfter(words: readonly Token[], at: number): Diet | undefined {
  while (at < words.length && (around.has(words[at]!.text) || words[at]!.kind === 'number')) {
    const here = dietAt(words, at, audiences)
    if (here) return here.diet
    at++
  }
  return at < words.length ? dietAt(words, at, audiences)?.diet : undefined
}

// "kids", "I am pregnant", "for my 8 month old baby": nothing but an audience.
function wholeAudience(words: readonly Token[]): boolean {
  for (let at = 0; at < words.length;) {
    const found = dietAt(words, at, audiences) ?? dietAt(words, at)
    if (found) at += found.length
    else if (around.has(words[at]!.text) || words[at]!.kind === 'number') at++
    else return false
  }
  return true
}

/** Kosher cooking keeps meat and milk apart: with meat on the list no milk. */
export function keptApart(foods: readonly Food[]): Objection {
  const meat = foods.some((food) => ['poultry', 'beef', 'lamb'].includes(food.origin))
  return (food) => (meat && groups['dairy']!(food) ? 'kosher cooking keeps meat and milk apart' : undefined)
}
