import { conditionWords } from '../../lexicon/kitchen-words.ts'
import { isArticle, lexicon } from '../../lexicon/lexicon.ts'
import { matchEnglish, matchForeign, type Match } from '../../lexicon/match.ts'
import { isFunctionWord } from '../../lexicon/names.ts'
import type { Token } from '../../lexicon/tokens.ts'
import { wordSet } from '../../lexicon/word-list.ts'
import type { Food } from '../../model/food.ts'
import type { Place } from '../../parser/element.ts'
import { dietAt, diets } from '../../wishes/diets.ts'
import type { Language } from './language.ts'
import { isAnimalOf, isAnimalToo, isMadeByAnimal, isPart, isPulp, partOf, partOfBoth } from './meats.ts'
import { meatAt } from './meat-names.ts'
import { isNamesake } from './namesakes.ts'

/** A food where a text names it. */
export type Name = Place & {
  food: Food
  /** Mince or offal whose animal is named behind it: another may follow. */
  isOfAnimal?: true
}

/**
 * The foods that a text names, each by its longest name; in a text of another language that language's names go first.
 * A model spells well: here nothing is mended, which keeps the reading of a long text cheap.
 */
export function namesIn(tokens: readonly Token[], language: Language): Name[] {
  const keys = keysOf(tokens)
  const names: Name[] = []
  for (let from = 0; from < tokens.length;) {
    const match = tokens[from]!.kind === 'word' ? nameAt(tokens, keys, from, language) : undefined
    const to = from + (match?.length ?? 1)
    const isOther = to - from === 1 && (isNamesake(tokens[from]!, language) || isOwner(tokens[from]!))
    const isAbsent = tokens[to]?.key === 'free' || tokens[from - 1]?.text === 'without'
    if (match?.meaning.kind === 'food' && !isOther && !isAbsent) {
      const food = madeFor(match.meaning.food, tokens, { from, to }, language)
      addName(names, { food, from, to }, tokens)
    }
    from = to
  }
  return names
}

// "Lamb's rarely needs it"
const isOwner = ({ raw }: Token) => raw.endsWith("'s") || raw.endsWith('’s')

function addName(names: Name[], name: Name, tokens: readonly Token[]): void {
  const before = names.at(-1)
  if (isMadeOf(before, name.food, name.from)) return
  const between = before ? tokens.slice(before.to, name.from) : []
  // "Carne picada de ternera" is one name.
  const isOfAnimal = before?.isOfAnimal ?? (before && isPart(before.food) && before.to - before.from > 2)
  if (before && isOfAnimal && isAnimalToo(name.food, between)) {
    names[names.length - 1] = { ...before, food: partOfBoth(before.food, name.food), to: name.to }
    return
  }
  if (before && isAnimalOf(before.food, name.food, between)) {
    const food = partOf(before.food, name.food)
    names[names.length - 1] = { food, from: before.from, to: name.to, isOfAnimal: true }
    return
  }
  if (before && isMadeByAnimal(before.food, name.food, between)) return
  const isOfPlant = before && isOfPlantAfterAll(before.food, name.food, between)
  if (before && (isOfPlant || isPulp(before.food, name.food, between))) names.pop()
  names.push(name)
}

/** The longest name that starts at a place, of a food or of something else. */
export function nameAt(
  tokens: readonly Token[],
  keys: readonly string[],
  at: number,
  language: Language,
): Match | undefined {
  const english = matchEnglish(tokens, keys, at)
  if (language === 'en') return english
  const foreign = foreignAt(tokens, keys, at, language)
  if (isFunctionWord(keys[at]!) && (foreign?.length ?? 0) < 2) return english
  const longer = foreign && foreign.length >= (english?.length ?? 0) ? foreign : english
  // "pâté" is no "pâtes".
  const accented = longer?.length === 1 ? lexicon().accented.get(tokens[at]!.raw.toLowerCase()) : undefined
  return accented ? { meaning: accented, length: 1, skipped: 0 } : longer
}

function foreignAt(
  tokens: readonly Token[],
  keys: readonly string[],
  at: number,
  language: Language,
): Match | undefined {
  const known = matchForeign(keys, at)
  const meat = known && language === 'de' ? undefined : meatAt(tokens, keys, at, language)
  if (meat === undefined || meat.length <= (known?.length ?? 0)) return known
  return { meaning: { kind: 'food', food: meat.food, foreign: true }, length: meat.length, skipped: 0 }
}

const keysOf = (tokens: readonly Token[]) => tokens.map(({ key, kind }) => (kind === 'mark' ? '' : key))

/** Tokens without the tins and doughs that are called as a food is; "rôti" behind a food still says that it is cooked. */
export function withoutNamesakes(tokens: readonly Token[], language: Language): Token[] {
  const keys = keysOf(tokens)
  const isOther = (token: Token, at: number) =>
    isNamesake(token, language) &&
    !(conditionWords.has(token.key) && isNoun(tokens[at - 1])) &&
    (nameAt(tokens, keys, at, language)?.length ?? 1) === 1
  return tokens.filter((token, at) => !isOther(token, at))
}

const isNoun = (token: Token | undefined) => token?.kind === 'word' && !isArticle(token.key)

const without = wordSet('without sin sans ohne senza zonder sem bez')
const nor = wordSet('nor ni noch ne nem ani')
const either = wordSet('or oder ou o of')
const isJoining = ({ text }: Token) => nor.has(text) || either.has(text)

/**
 * "Pasta de curry sin marisco", "curry paste without fish or shrimp": without what a line says is left out. "Sans gluten"
 * is a diet and stays, as the butter of "with or without butter" does and the oat drink of "sin lactosa o bebida de avena".
 */
export function withoutLeftOut(tokens: readonly Token[], language: Language): Token[] {
  if (!tokens.some(({ text }) => without.has(text))) return [...tokens]
  const keys = keysOf(tokens)
  const nameEnd = (at: number) => {
    const from = isArticle(keys[at] ?? '') ? at + 1 : at
    return from + (nameAt(tokens, keys, from, language)?.length ?? 1)
  }
  const said: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (!without.has(token.text) || (at > 0 && isJoining(tokens[at - 1]!))) {
      said.push(token)
      continue
    }
    const diet = lengthOfDiet(tokens, at)
    if (diet > 0) said.push(...tokens.slice(at, at + diet))
    const joins = diet > 0 && language !== 'en' ? ({ text }: Token) => nor.has(text) : isJoining
    let end = diet > 0 ? at + diet : nameEnd(at + 1)
    while (tokens[end] && joins(tokens[end]!)) end = nameEnd(end + 1)
    at = end - 1
  }
  return said
}

/** How many words "sans gluten" and "without soy" have; 0 where it is no diet that is said. */
function lengthOfDiet(tokens: readonly Token[], at: number): number {
  const isEnglish = tokens[at]!.text === 'without' && diets.has(`${tokens[at + 1]?.key}free`)
  return isEnglish ? 2 : (dietAt(tokens, at)?.length ?? 0)
}

const purpose = wordSet('para pour fur per voor')

/** "Harina para la pizza", "Zitrone für den Fisch": without the dish that a food is for; "pan para hamburguesas" is a name. */
export function withoutPurpose(tokens: readonly Token[], language: Language): readonly Token[] {
  if (language === 'en' || !tokens.some(({ text }) => purpose.has(text))) return tokens
  const names = namesIn(tokens, language)
  const dishes = names.filter(({ food, from }) => {
    const opener = tokens.slice(0, from).findLastIndex(({ text }) => !isArticle(text))
    const hasFood = names.some(({ to }) => to <= opener)
    return purpose.has(tokens[opener]?.text ?? '') && (hasFood || food.role === 'ready')
  })
  return tokens.filter((_, at) => !dishes.some(({ from, to }) => from <= at && at < to))
}

const plants = new Set<Food['role']>(['nut', 'starch', 'protein', 'baking'])
const creamy = new Set<Food['kind']>(['milk', 'butter', 'cream', 'yogurt', 'flour'])

/** "cashew cream", "hemp butter": behind the name of a plant no food of milk. */
function isMadeOf(before: Name | undefined, { kind }: Food, at: number): boolean {
  if (before?.to !== at || before.food.origin !== 'plant') return false
  return creamy.has(kind) && plants.has(before.food.role)
}

/** "Crème d'avoine", "farine de pois chiches": what stands before a plant is no food of milk or wheat either. */
function isOfPlantAfterAll({ kind }: Food, { origin, role }: Food, between: readonly Token[]): boolean {
  const isJoined = between.length > 0 && between.every(({ text }) => ofWhat.has(text))
  return isJoined && creamy.has(kind) && origin === 'plant' && plants.has(role)
}

const ofWhat = wordSet('de d di')

/** "vegan parmesan", "gluten-free toast", "harina sin gluten": the food as the words beside it say. */
function madeFor(food: Food, tokens: readonly Token[], { from: at, to }: Place, language: Language): Food {
  const behind = language === 'en' ? undefined : dietAt(tokens, to)
  if (behind?.diet.makes) return behind.diet.makes(food)
  for (const length of [2, 1]) {
    const diet = at >= length ? dietAt(tokens.slice(at - length, at), 0) : undefined
    if (diet?.length === length && diet.diet.makes) return diet.diet.makes(food)
  }
  return food
}
