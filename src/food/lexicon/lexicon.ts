import type { Food } from '../model/food.ts'
import { allFoods } from '../foods/all.ts'
import { inDialects } from './dialects.ts'
import { equipmentWords } from './equipment.ts'
import { hazardWords, refusedWords } from '../safety/hazards.ts'
import { describing } from './kitchen-words.ts'
import { foreignNamesOf } from './languages/all.ts'
import { tokenize, type Token } from './tokens.ts'
import { wordSet } from './word-list.ts'

type FoodMeaning = { kind: 'food'; food: Food; foreign: boolean }

/** What a run of words can mean. */
export type Meaning =
  FoodMeaning | { kind: 'hazard'; reason: string } | { kind: 'refused' } | { kind: 'equipment'; name: string }

/** A word of a name, and the words that may follow it. */
export type Node = { next: Map<string, Node>; meaning?: Meaning }

const articles = wordSet(`
  de del della dello dei degli di da do dos das du des d l la le les el los las il lo gli al alla allo all
  aux au a di van von vom der die das den het een un una une uno ein eine em y
`)
/** Whether a word is an article or a preposition of another language. */
export const isArticle = (key: string): boolean => articles.has(key)

type Lexicon = {
  english: Node
  foreign: Node
  /** The key of every word of an English name with how many names hold it, for spelling. */
  vocabulary: Map<string, number>
  /**
   * Names that differ from another food's only as written: "peppers" from "pepper", "chilli powder" from
   * "chili powder".
   */
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
  for (const food of allFoods) for (const name of foreignNamesOf(food.id)) enterForeign(tables, name, food)
  return tables
}

function enterEnglish(tables: Lexicon, name: string, meaning: FoodMeaning): void {
  const { english, exact, vocabulary } = tables
  const words = wordsOf(name)
  const keys = words.map(({ key }) => key)
  for (const key of keys) vocabulary.set(key, (vocabulary.get(key) ?? 0) + 1)
  enterAccented(tables, name, meaning)
  // "greens" are a food where "green" only describes one.
  const [only] = words.length === 1 ? words : []
  const isPlural = only !== undefined && describing.has(only.key) && only.text !== only.key
  const owner = isPlural ? undefined : enter(english, keys, meaning)
  const isTaken = owner?.kind === 'food' && owner.food.id !== meaning.food.id
  if (isPlural || isTaken) exact.set(words.map(({ text }) => text).join(' '), meaning)
}

function enterAccented({ accented }: Lexicon, name: string, meaning: Meaning): void {
  const word = name.toLowerCase().normalize('NFC')
  const isAccented = /[^ -~]/.test(word) && !word.includes(' ')
  if (isAccented && !accented.has(word)) accented.set(word, meaning)
}

function enterForeign(tables: Lexicon, name: string, food: Food): void {
  if (isUnspaced(name)) {
    tables.unspaced.set(name, food)
    tables.longestUnspaced = Math.max(tables.longestUnspaced, name.length)
    return
  }
  const words = wordsOf(name).filter(({ text }) => !articles.has(text))
  const meaning: Meaning = { kind: 'food', food, foreign: true }
  const [only] = words.length === 1 ? words : []
  if (only && isOtherInEnglish(tables, only)) tables.exact.set(only.text, meaning)
  enterAccented(tables, name, meaning)
  enter(
    tables.foreign,
    words.map(({ key }) => key),
    meaning,
  )
}

// "Kirsche" is a cherry where "kirsch" is a brandy.
function isOtherInEnglish({ english, vocabulary }: Lexicon, { text, key }: Word): boolean {
  const isEnglish = english.next.get(key)?.meaning !== undefined
  return isEnglish && text !== key && !vocabulary.has(text)
}

type Word = Pick<Token, 'text' | 'key'>

function wordsOf(name: string): Word[] {
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

/** Whether a text holds Chinese or Japanese writing. */
export function isUnspaced(text: string): boolean {
  // Nearly every text has no letter beyond those of Europe, which is told at once.
  return /[^\0-\u2e7f]/.test(text) && /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
}

/** An emoji without skin tone and variation selector. */
export function bareEmoji(emoji: string): string {
  return emoji.replace(/[\u{1f3fb}-\u{1f3ff}]|\ufe0e|\ufe0f/gu, '')
}
