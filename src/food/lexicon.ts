import type { Food } from './food.ts'
import { allFoods } from './foods/all.ts'
import { inDialects } from './dialects.ts'
import { equipmentWords } from './equipment.ts'
import { hazardWords, refusedWords } from './hazards.ts'
import { stem } from './inflect.ts'
import { describing, isDescribing } from './kitchen-words.ts'
import { tokenize, type Token } from './tokens.ts'

type FoodMeaning = { kind: 'food'; food: Food; foreign: boolean }

/** What a run of words can mean. */
export type Meaning =
  FoodMeaning | { kind: 'hazard'; reason: string } | { kind: 'refused' } | { kind: 'equipment'; name: string }

/** A meaning found at some place, how many words it takes, and how many of them it only passes over. */
export type Match = { meaning: Meaning; length: number; skipped: number }

type Node = { next: Map<string, Node>; meaning?: Meaning }

const articles = new Set(
  'de del della dello dei degli di da do dos das du des d l la le les el los las il lo gli al alla allo all aux au a di van von vom der die das den het een un una une uno ein eine em y'.split(' '),
) // prettier-ignore
const isArticle = (key: string) => articles.has(key)

type Lexicon = {
  english: Node
  foreign: Node
  /** The key of every word of an English name with how many names hold it, for spelling. */
  vocabulary: Map<string, number>
  /** Names that differ from another food's only as written: "peppers" from "pepper", "chilli powder" from "chili powder". */
  exact: Map<string, Meaning>
  /** Single words by their accents: "pâté" is no "pâte", "romã" no Roma tomato. */
  accented: Map<string, Meaning>
  /** Chinese and Japanese names, which are written without spaces. */
  unspaced: Map<string, Food>
  longestUnspaced: number
  emoji: Map<string, Food>
  byId: Map<string, Food>
}

let built: Lexicon | undefined

/** The words of the tables as search trees; built at the first call. */
export function lexicon(): Lexicon {
  return (built ??= build())
}

function build(): Lexicon {
  const tables: Lexicon = {
    english: { next: new Map() },
    foreign: { next: new Map() },
    vocabulary: new Map(),
    exact: new Map(),
    accented: new Map(),
    unspaced: new Map(),
    longestUnspaced: 0,
    emoji: new Map(),
    byId: new Map(),
  }
  for (const [name, reason] of hazardWords) enter(tables.english, keysOf(name), { kind: 'hazard', reason })
  for (const name of refusedWords) enter(tables.english, keysOf(name), { kind: 'refused' })
  for (const name of equipmentWords) enter(tables.english, keysOf(name), { kind: 'equipment', name })
  for (const food of allFoods) {
    tables.byId.set(food.id, food)
    if (food.emoji !== undefined) tables.emoji.set(bareEmoji(food.emoji), food)
    const names = [food, ...inDialects(food)]
    for (const named of names)
      for (const name of new Set([named.name, named.plural]))
        enterEnglish(tables, name, { kind: 'food', food: named, foreign: false })
    for (const name of food.aka) {
      const named = names.findLast((dialect) => name.includes(dialect.name)) ?? food
      enterEnglish(tables, name, { kind: 'food', food: named, foreign: false })
    }
  }
  // After every English name: the first owner of a name keeps it.
  for (const food of allFoods) for (const name of food.foreign) enterForeign(tables, name, food)
  return tables
}

function enterEnglish(tables: Lexicon, name: string, meaning: FoodMeaning): void {
  const { english, exact, vocabulary } = tables
  const words = wordsOf(name)
  const keys = words.map(({ key }) => key)
  for (const key of keys) vocabulary.set(key, (vocabulary.get(key) ?? 0) + 1)
  enterAccented(tables, name, meaning)
  // "greens" are a food where "green" only describes one.
  const plural = words.length === 1 && describing.has(keys[0]!) && words[0]!.text !== keys[0]
  const owner = plural ? undefined : enter(english, keys, meaning)
  if (plural || (owner?.kind === 'food' && owner.food.id !== meaning.food.id))
    exact.set(words.map(({ text }) => text).join(' '), meaning)
}

function enterAccented({ accented }: Lexicon, name: string, meaning: Meaning): void {
  const word = name.toLowerCase().normalize('NFC')
  // eslint-disable-next-line no-control-regex
  if (/[^\u0000-\u007f]/.test(word) && !word.includes(' ') && !accented.has(word)) accented.set(word, meaning)
}

function enterForeign(tables: Lexicon, name: string, food: Food): void {
  if (isUnspaced(name)) {
    tables.unspaced.set(name, food)
    tables.longestUnspaced = Math.max(tables.longestUnspaced, name.length)
    return
  }
  const words = wordsOf(name).filter(({ text }) => !articles.has(text))
  const keys = words.map(({ key }) => key)
  const meaning: Meaning = { kind: 'food', food, foreign: true }
  const [word] = words
  // "Kirsche" is a cherry where "kirsch" is a brandy.
  if (
    word &&
    words.length === 1 &&
    word.text !== word.key &&
    tables.english.next.get(word.key)?.meaning &&
    !tables.vocabulary.has(word.text)
  )
    tables.exact.set(word.text, meaning)
  enterAccented(tables, name, meaning)
  enter(tables.foreign, keys, meaning)
}

type Word = Pick<Token, 'text' | 'key'>

function wordsOf(name: string): Word[] {
  // Nearly all of the forty thousand names are plain words: no need to scan them for amounts and marks.
  if (/^[a-z ]+$/.test(name)) return name.split(' ').map((text) => ({ text, key: stem(text) }))
  return tokenize(name).filter(({ kind }) => kind !== 'mark')
}

/** The keys of a name's words. */
export function keysOf(name: string): string[] {
  return wordsOf(name).map(({ key }) => key)
}

// The first owner of a name keeps it, and is given back.
function enter(root: Node, keys: readonly string[], meaning: Meaning): Meaning | undefined {
  if (keys.length === 0) return undefined
  let node = root
  for (const key of keys) {
    let next = node.next.get(key)
    if (next === undefined) node.next.set(key, (next = { next: new Map() }))
    node = next
  }
  return (node.meaning ??= meaning)
}

/**
 * The longest English name that starts at a place; describing words inside it may be skipped ("ground lean beef").
 * `tokens` are the words as written, for names that differ in nothing else; none where the words are not the visitor's.
 */
export function matchEnglish(
  tokens: readonly Token[],
  keys: readonly string[],
  at: number,
): Match | undefined {
  const { english, exact } = lexicon()
  const match = longest(english, keys, at, at, isDescribing)
  const length = match?.length ?? 1
  const meaning = exact.size > 0 && tokens.length > 0 ? exact.get(writtenFrom(tokens, at, length)) : undefined
  return meaning ? { meaning, length, skipped: 0 } : match
}

function writtenFrom(tokens: readonly Token[], at: number, length: number): string {
  let written = tokens[at]?.text ?? ''
  for (let index = at + 1; index < at + length; index++) written += ` ${tokens[index]!.text}`
  return written
}

/** What keys mean that together are one whole English name. */
export function matchKeys(keys: readonly string[]): Meaning | undefined {
  const match = longest(lexicon().english, keys, 0, 0, isDescribing)
  return match?.length === keys.length ? match.meaning : undefined
}

/** The food that keys together are the name of. */
export function foodOf(...keys: string[]): Food | undefined {
  const meaning = matchKeys(keys)
  return meaning?.kind === 'food' ? meaning.food : undefined
}

/** The longest foreign name that starts at a place; articles inside it are skipped ("aceite de oliva"). */
export function matchForeign(keys: readonly string[], at: number): Match | undefined {
  return longest(lexicon().foreign, keys, at, at, isArticle)
}

const maxSkipped = 3

function longest(
  node: Node, keys: readonly string[], start: number, at: number, isSkipped: (key: string) => boolean, skipped = 0,
): Match | undefined {
  const key = keys[at]
  const here = node.meaning && { meaning: node.meaning, length: at - start, skipped }
  if (key === undefined) return here
  const next = node.next.get(key) ?? (isSkipped === isArticle ? singular(node, key) : undefined)
  const onward = next && longest(next, keys, start, at + 1, isSkipped, skipped)
  if (onward) return onward
  if (at > start && skipped < maxSkipped && node.next.size > 0 && isSkipped(key)) {
    const past = longest(node, keys, start, at + 1, isSkipped, skipped + 1)
    // A name that ends before the skipped words ends there, not after them.
    if (past && past.meaning !== node.meaning) return past
  }
  return here
} // prettier-ignore

// German and Dutch plurals in -n, Italian ones in -i and -e: "Zwiebeln", "cipolle".
function singular({ next }: Node, key: string): Node | undefined {
  if (key.length < 5) return undefined
  const ends = [[/n$/, ''], [/en$/, ''], [/i$/, 'o'], [/e$/, 'a']] as const
  const known = ends.map(([end, by]) => key.replace(end, by)).find((form) => next.has(form))
  return known === undefined ? undefined : next.get(known)
} // prettier-ignore

/** Whether a text holds Chinese or Japanese writing. */
export function isUnspaced(text: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
}

/** An emoji without skin tone and variation selector. */
export function bareEmoji(emoji: string): string {
  return emoji.replace(/[\u{1f3fb}-\u{1f3ff}]|\ufe0e|\ufe0f/gu, '')
}
