import type { Food } from './food.ts'
import { allFoods } from './foods/all.ts'
import { equipmentWords } from './equipment.ts'
import { hazardWords, refusedWords } from './hazards.ts'
import { describing } from './kitchen-words.ts'
import { tokenize, type Token } from './tokens.ts'
import { foreignWords } from './words/all.ts'

/** What a run of words can mean. */
export type Meaning =
  | { kind: 'food'; food: Food; foreign: boolean }
  | { kind: 'hazard'; reason: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'equipment'; name: string }

/** A meaning found at some place, and how many words it takes. */
export type Match = { meaning: Meaning; length: number }

type Node = { next: Map<string, Node>; meaning?: Meaning }

const articles = new Set(
  'de del della dello dei degli di da do dos das du des d l la le les el los las il lo gli al alla allo all aux au a di van von vom der die das den het een un una une uno ein eine em y'.split(' '),
) // prettier-ignore

type Lexicon = {
  english: Node
  foreign: Node
  /** Every word of an English name with how many names hold it, for spelling. */
  vocabulary: Map<string, number>
  /** Names of several words written as one: "soysauce". */
  joined: Map<string, string[]>
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
    joined: new Map(),
    unspaced: new Map(),
    longestUnspaced: 0,
    emoji: new Map(),
    byId: new Map(),
  }
  for (const [name, reason] of hazardWords) enter(tables.english, keysOf(name), { kind: 'hazard', reason })
  for (const [name, reason] of refusedWords) enter(tables.english, keysOf(name), { kind: 'refused', reason })
  for (const name of equipmentWords) enter(tables.english, keysOf(name), { kind: 'equipment', name })
  for (const food of allFoods) {
    tables.byId.set(food.id, food)
    if (food.emoji !== undefined) tables.emoji.set(bareEmoji(food.emoji), food)
    for (const name of new Set([food.name, food.plural, ...food.aka])) {
      const keys = keysOf(name)
      enter(tables.english, keys, { kind: 'food', food, foreign: false })
      for (const { text } of wordsOf(name))
        tables.vocabulary.set(text, (tables.vocabulary.get(text) ?? 0) + 1)
      if (keys.length > 1 && keys.length < 4) tables.joined.set(keys.join(''), keys)
    }
  }
  for (const [id, list] of Object.entries(foreignWords)) {
    const food = tables.byId.get(id)
    if (food === undefined) continue
    for (const name of list.split(',')) enterForeign(tables, name.trim(), food)
  }
  return tables
}

function enterForeign(tables: Lexicon, name: string, food: Food): void {
  if (isUnspaced(name)) {
    tables.unspaced.set(name, food)
    tables.longestUnspaced = Math.max(tables.longestUnspaced, name.length)
    return
  }
  const keys = keysOf(name).filter((key) => !articles.has(key))
  enter(tables.foreign, keys, { kind: 'food', food, foreign: true })
}

function wordsOf(name: string): Token[] {
  return tokenize(name).filter(({ kind }) => kind !== 'mark')
}

function keysOf(name: string): string[] {
  return wordsOf(name).map(({ key }) => key)
}

// The first owner of a name keeps it: the tables' own test refuses a second one.
function enter(root: Node, keys: readonly string[], meaning: Meaning): void {
  if (keys.length === 0) return
  let node = root
  for (const key of keys) {
    let next = node.next.get(key)
    if (next === undefined) node.next.set(key, (next = { next: new Map() }))
    node = next
  }
  node.meaning ??= meaning
}

/** The longest English name that starts at a place; describing words inside it may be skipped ("ground lean beef"). */
export function matchEnglish(keys: readonly string[], at: number): Match | undefined {
  return longest(lexicon().english, keys, at, at, describing)
}

/** The longest foreign name that starts at a place; articles inside it are skipped ("aceite de oliva"). */
export function matchForeign(keys: readonly string[], at: number): Match | undefined {
  return longest(lexicon().foreign, keys, at, at, articles)
}

const maxSkipped = 3

function longest(
  node: Node, keys: readonly string[], start: number, at: number, skippable: ReadonlySet<string>, skipped = 0,
): Match | undefined {
  const key = keys[at]
  if (key === undefined) return node.meaning && { meaning: node.meaning, length: at - start }
  const next = node.next.get(key)
  const onward = next && longest(next, keys, start, at + 1, skippable, skipped)
  if (onward) return onward
  if (at > start && skipped < maxSkipped && node.next.size > 0 && skippable.has(key)) {
    const past = longest(node, keys, start, at + 1, skippable, skipped + 1)
    // A name that ends before the skipped words ends there, not after them.
    if (past && past.meaning !== node.meaning) return past
  }
  return node.meaning && { meaning: node.meaning, length: at - start }
} // prettier-ignore

/** Whether a text holds Chinese or Japanese writing. */
export function isUnspaced(text: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
}

/** An emoji without skin tone and variation selector. */
export function bareEmoji(emoji: string): string {
  return emoji.replace(/[\u{1f3fb}-\u{1f3ff}]|\ufe0e|\ufe0f/gu, '')
}
