import { matchKeys } from '../lexicon/match.ts'
import { tokenize, type Token } from '../lexicon/tokens.ts'
import { nameList, Phrases, wordSet } from '../lexicon/word-list.ts'
import { audiences } from './audiences.ts'
import { dietAt } from './diets.ts'
import { wishesAgainst, type FoodsOf } from './objections.ts'
import type { Wish } from './wish.ts'

/** What an entry wishes, and the words that are left of it to be read as food. */
export type Wishing = { wishes: readonly Wish[]; rest: readonly Token[]; understood: boolean }

// Words around a wish: who has it, and that it is one.
const around = wordSet(`
  i im we were am is are be was my our the a an for wife husband son daughter mother father mom mum
  dad brother sister friend guest partner he she they it has have had got with make keep please only
  strictly diet food recipe meal dish option eat eats eating person people family cook cooking want
  wants would like likes need needs something really all very do does on to so thing things also and
  but or everything anything any severe severely s ingredient product suitable safe version style kind
  of ich bin je suis sono yo dinner lunch breakfast supper snack party something quick easy healthy
  cheap simple disease
`)

const notDoing = nameList('dont, do not, doesnt, does not, cant, cannot, can not')
const doing = ['like', 'want', 'eat', 'have', 'stand']
const negating = new Phrases([
  ...notDoing.flatMap((not) => doing.map((verb) => `${not} ${verb}`)),
  ...nameList(`
  no, not, without, w o, hate, hates, dislike, dislikes, except, except for, excluding, exclude,
  hold the, hold, avoid, avoiding, leave out, leave off, skip, skip the, omit, anything but, never,
  minus, free of, free from, out of, intolerant to, intolerant of, intolerance to, sensitive to, sin,
  sans, ohne, senza, sem, zonder, bez, kein, keine, pas de, nada de, niente
  `),
])
const allergic = new Phrases(
  nameList(`
  allergic, allergy, allergies, allergie, allergic to, allergy to, allergies to, anaphylactic to,
  allergique a, allergique au, allergique aux, allergie a, allergie au, allergie aux, alergico a, alergico al, alergica a,
  alergica al, alergia, alergia a, alergia al, allergisch gegen, allergisch auf, allergie gegen,
  allergico a, allergico al, allergica a, allergica al, allergia, allergia a, allergia al
`),
)
const trailing = wordSet(`
  allergy allergies allergic anaphylaxis intolerance intolerant intolerances free allergie allergien allergia alergia
  unvertraglichkeit intoleranz
`)
const trailingOfAllergy = /allerg|anaphyl|alergi/
// "no-bake", "no pulp": qualities of what follows, not wishes.
const qualities = wordSet(`
  too bake boil knead stir pulp fat cook churn skin bone bones added frills name salt sugar msg
`)
const joins = wordSet('and or nor ni y et ou und oder e no either')

/**
 * Reads diets, allergies, negations and audiences; `foodsOf` reads words as foods. `undefined` where there is
 * none.
 */
export function readWish(tokens: readonly Token[], foodsOf: FoodsOf): Wishing | undefined {
  const words = tokens.flatMap(asWord)
  // "veggies" are vegetables, "veggie" is a wish.
  if (words.length === 0 || words[0]!.text === 'veggies') return undefined
  // "baby food", "gluten-free pasta": foods that the tables know by that name.
  const named = words.flatMap(({ kind, key }) => (kind === 'word' ? [key] : []))
  if (named.length > 1 && matchKeys(named)?.kind === 'food') return undefined
  return negation(words, foodsOf) ?? dietOrAudience(words) ?? clauses(tokens, foodsOf)
}

// "no onions, garlic" is against both.
const parting = new Set([',', ';', '/', '+'])
const and = { kind: 'word', text: 'and', key: 'and' } as const

// "Nussallergie"
const glued = /^(\p{L}{2,}?)(allergien?|unvertraglichkeit|intoleranz)$/u

function asWord(token: Token): Token[] {
  const [, first, last] = glued.exec(token.text) ?? []
  if (first !== undefined && last !== undefined) return [first, last].flatMap((word) => tokenize(word))
  if (token.kind !== 'mark') return [token]
  return parting.has(token.text) ? [{ ...token, ...and }] : []
}

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

function negation(words: readonly Token[], foodsOf: FoodsOf): Wishing | undefined {
  if (dietAt(words, leadLength(words))) return undefined
  for (let at = 0; at < words.length && (at === 0 || around.has(words[at - 1]!.text)); at++) {
    const allergy = allergic.longestAt(words, at)
    const opening = allergy ?? negating.longestAt(words, at)
    if (opening === undefined) continue
    const targets = words.slice(at + opening.length)
    if (targets.length === 0) return undefined
    const isQuality = targets.length > 1 && qualities.has(targets[0]!.text)
    return isQuality && !allergy ? undefined : against(targets, allergy !== undefined, foodsOf)
  }
  return trailingNegation(words, foodsOf)
}

/** "nut allergy", "lactose intolerant": the word that says so comes last. */
function trailingNegation(words: readonly Token[], foodsOf: FoodsOf): Wishing | undefined {
  const end = words.findLastIndex(({ text }) => trailing.has(text))
  const isLast = words.slice(end + 1).every(({ text }) => around.has(text) || trailing.has(text))
  // "apples, pesticide-free" are apples.
  const isHazard = end > 0 && matchKeys([words[end - 1]!.key])?.kind === 'hazard'
  if (end < 1 || !isLast || isHazard) return undefined
  const before = words.slice(0, end).filter(({ text }) => !trailing.has(text))
  const start = before.findIndex(({ text }) => !around.has(text))
  if (start < 0) return undefined
  const isAllergy = trailingOfAllergy.test(words[end]!.text)
  const wishing = against(before.slice(start), isAllergy, foodsOf)
  return wishing.understood || isAllergy ? wishing : undefined
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
  const audienceAt = words.findIndex(
    ({ text }, at) => text === 'for' && audienceAfter(words, at + 1) !== undefined,
  )
  const isWholeAudience = namesAudienceAlone(words)
  for (let at = 0; at < words.length;) {
    const mayBeAudience = isWholeAudience || (audienceAt >= 0 && at > audienceAt)
    const found = dietAt(words, at) ?? (mayBeAudience ? dietAt(words, at, audiences) : undefined)
    if (found) {
      wishes.push(found.diet)
      at += found.length
    } else left.push(words[at++]!)
  }
  if (wishes.length === 0) return undefined
  if (left.every(isAround)) return { wishes, rest: [], understood: true }
  if (audienceAt < 1) return undefined
  const audience = audienceAfter(words, audienceAt + 1)!
  return { wishes: [audience], rest: words.slice(0, audienceAt), understood: true }
}

function isAround({ text, kind }: Token, at: number): boolean {
  // "soy vegano": Spanish for "I am".
  const isSpanishVerb = at === 0 && text === 'soy'
  return isSpanishVerb || kind === 'number' || around.has(text)
}

function audienceAfter(words: readonly Token[], from: number): Wish | undefined {
  for (let at = from; at < words.length; at++) {
    const here = dietAt(words, at, audiences)
    if (here) return here.diet
    if (!around.has(words[at]!.text) && words[at]!.kind !== 'number') return undefined
  }
  return undefined
}

// "kids", "I am pregnant", "for my 8 month old baby": nothing but an audience.
function namesAudienceAlone(words: readonly Token[]): boolean {
  for (let at = 0; at < words.length;) {
    const found = dietAt(words, at, audiences) ?? dietAt(words, at)
    if (found) at += found.length
    else if (around.has(words[at]!.text) || words[at]!.kind === 'number') at++
    else return false
  }
  return true
}
