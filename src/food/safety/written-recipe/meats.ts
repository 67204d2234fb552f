import { isArticle, lexicon } from '../../lexicon/lexicon.ts'
import { foodOf } from '../../lexicon/match.ts'
import type { Token } from '../../lexicon/tokens.ts'
import { wordSet } from '../../lexicon/word-list.ts'
import type { Food } from '../../model/food.ts'
import type { KindName } from '../../model/kinds.ts'
import { isMeat } from '../../model/traits.ts'

const parts = new Set<KindName>(['ground-meat', 'ground-poultry', 'offal'])
const wholes = new Set<KindName>([
  'stewing-meat',
  'steak',
  'roast',
  'chop',
  'poultry-boneless',
  'poultry-piece',
  'poultry-whole',
])

/** Whether a food is a part or a form of some animal: mince, liver. */
export const isPart = ({ kind }: Food): boolean => parts.has(kind)
/** Whether a food is meat by its animal or its cut: what the animal of "mince of beef" is read as. */
export const isWhole = (food: Food): boolean => isMeat(food) && wholes.has(food.kind)

const from = wordSet('de d du del di da von vom of aus')
/** "Half beef, half pork" */
export const halves = wordSet('half media medio mitad halb halbe halbes moitie meta')
const joining = wordSet('y e et und and')

/** Whether a meat only names the animal of the mince or the offal before it: "hígado de cerdo", "Hack (Rind und Schwein)". */
export function isAnimalOf(part: Food, whole: Food, between: readonly Token[]): boolean {
  if (!isPart(part) || !isWhole(whole) || between.length === 0) return false
  const isOpened = between.some(({ text, aside }) => from.has(text) || halves.has(text) || aside)
  return isOpened && between.every(isLinking)
}

/** Whether a further animal is named: "(ternera y cerdo)". */
export function isAnimalToo(whole: Food, between: readonly Token[]): boolean {
  return isWhole(whole) && between.length > 0 && between.every(isLinking)
}

const isLinking = (token: Token) =>
  isArticle(token.text) ||
  from.has(token.text) ||
  halves.has(token.text) ||
  joining.has(token.text) ||
  isSign(token)
const isSign = ({ text }: Token) => /^[(/+,:]$/.test(text)

const mixed = new Set([
  'ground-beef ground-pork',
  'ground-pork ground-beef',
  'ground-pork ground-veal',
  'ground-veal ground-pork',
])

/** Mince of two animals, by both. */
export function partOfBoth(part: Food, whole: Food): Food {
  const other = partOf(part, whole)
  return mixed.has(`${part.id} ${other.id}`) ? lexicon().byId.get('mixed-ground-meat')! : other
}

/** A part of an animal, by both: of "viande hachée" and "veau" the ground veal. */
export function partOf(part: Food, whole: Food): Food {
  if (part.origin === whole.origin && whole.id !== 'veal') return part
  if (part.kind === 'offal')
    return lexicon().byId.get(`${whole.origin}-${part.id}`) ?? foodOf(whole.id, part.id) ?? part
  if (part.safeRule === 'poultry') return part
  if (whole.origin === 'poultry') return foodOf('ground', whole.id) ?? lexicon().byId.get('ground-chicken')!
  return foodOf('ground', whole.id) ?? part
}

/** Whether a meat only names the animal that gave the milk, the eggs or the fat before it: "huevos de gallina". */
export function isMadeByAnimal(food: Food, whole: Food, between: readonly Token[]): boolean {
  const isGiven =
    food.origin === 'dairy' || food.kind === 'egg' || food.role === 'fat' || food.kind === 'stock'
  return isGiven && isWhole(whole) && between.length > 0 && between.every(({ text }) => from.has(text))
}

const flesh = new Set(['meat'])

/** Whether what is called flesh is that of a plant or of the sea: "carne de pimiento", "chair de crabe". */
export function isPulp(food: Food, of: Food, between: readonly Token[]): boolean {
  return (
    flesh.has(food.id) && between.length > 0 && between.every(({ text }) => from.has(text)) && !isMeat(of)
  )
}
