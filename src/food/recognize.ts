import { normalizeIngredient, type Ingredient } from '#shared/ingredient.ts'
import { elementsOf, type Element } from './parser/elements.ts'
import { readEntry } from './parser/entry.ts'
import { isBland, type Food } from './model/food.ts'
import { isUnspaced } from './lexicon/lexicon.ts'
import { matchForeign } from './lexicon/match.ts'
import { withoutEmoji, withoutMarkup } from './parser/markup.ts'
import { isAddressed, isHeading } from './lexicon/not-food.ts'
import type { Unread } from './parser/head.ts'
import type { Reading } from './parser/phrase.ts'
import { isSpoiled } from './safety/spoiled.ts'
import { tokenize, type Token } from './lexicon/tokens.ts'
import { readUnspaced } from './parser/unspaced.ts'
import type { Item, SetAside, Understanding } from './model/understanding.ts'
import { warningsOf } from './safety/warnings.ts'
import type { Wish } from './wishes/objections.ts'
import { keptApart, readWish } from './wishes/wishes.ts'

/** What a list of ingredients means: the foods in it, what stays out and why, and what the visitor wishes. */
export function understand(ingredients: readonly Ingredient[]): Understanding {
  const items = new Map<string, Item>()
  const setAside: SetAside[] = []
  const wishes = new Map<string, Wish>()
  const equipment = new Set<string>()
  const lines = ingredients.map((ingredient) => readLine(ingredient))
  const abroad = lines.some(({ readings }) => readings.some(({ reading }) => reading.foreign !== undefined))
  for (const [index, plain] of lines.entries()) {
    const line = (abroad && foreignLine(ingredients[index]!, plain)) || plain
    for (const wish of line.wishes) wishes.set(wish.phrase, wish)
    for (const name of line.equipment) equipment.add(name)
    for (const { ingredient: part, cause, reason } of line.setAside)
      setAside.push({ ingredient: part, cause, reason })
    for (const { text, reading } of line.readings) add(items, text, reading)
  }
  const objections = [...wishes.values()].map(({ objects }) => objects)
  if (wishes.has('kosher')) objections.push(keptApart([...items.values()].map(({ food }) => food)))
  const excludes = (food: Food): string | undefined => {
    for (const objection of objections) {
      const reason = objection(food)
      if (reason !== undefined) return reason
    }
    return undefined
  }
  const accepted: Item[] = []
  for (const item of items.values()) {
    const reason = excludes(item.food)
    if (reason === undefined) accepted.push(item)
    else setAside.push({ ingredient: item.text, cause: 'excluded', reason })
  }
  const understanding = {
    items: accepted,
    setAside,
    wishes: [...wishes.keys()],
    excludes,
    equipment: [...equipment],
  }
  return { ...understanding, warnings: warningsOf(understanding) }
}

// "pan" is bread in a Spanish list, though it is equipment in an English one.
function foreignLine(ingredient: Ingredient, { readings, wishes, setAside }: Line): Line | undefined {
  if (readings.length > 0 || wishes.length > 0 || setAside.some(({ cause }) => cause === 'hazard'))
    return undefined
  const keys = tokenize(ingredient).map(({ key }) => key)
  const match = matchForeign(keys, 0)
  if (match?.length !== keys.length || match.meaning.kind !== 'food') return undefined
  const reading: Reading = { food: match.meaning.food, foreign: ingredient, from: 0, to: keys.length }
  return { readings: [{ text: ingredient, reading }], setAside: [], wishes: [], equipment: [] }
}

/** One ingredient of the list, understood on its own. */
export type Line = {
  readings: { text: Ingredient; reading: Reading }[]
  setAside: SetAside[]
  wishes: Wish[]
  equipment: string[]
}

/** Understands one ingredient on its own: foods, wishes, hazards, equipment, or nothing that is known. */
export function readLine(ingredient: Ingredient): Line {
  const line: Line = { readings: [], setAside: [], wishes: [], equipment: [] }
  const leaveOut = (cause: SetAside['cause'], reason: string) => {
    line.setAside.push({ ingredient, cause, reason })
    return line
  }
  const { text: unmarked, marked } = withoutMarkup(ingredient)
  const text = withoutEmoji(unmarked)
  if (isAddressed(text)) return leaveOut('not-food', whyNot['not-food'])
  let tokens: readonly Token[] = tokenize(text)
  let elements = elementsOf(tokens)
  const hazard = hazardIn(elements)
  if (hazard !== undefined) return leaveOut('hazard', hazard)
  const wishing = readWish(tokens, foodsNamed)
  if (wishing) {
    line.wishes.push(...wishing.wishes)
    if (!wishing.understood) return leaveOut('unknown', 'a wish that was not understood')
    if (wishing.rest.length === 0) return line
    tokens = wishing.rest
    elements = elementsOf(tokens)
  }
  if (isSpoiled(text)) return leaveOut('spoiled', whySpoiled)
  if (isHeading(text)) return leaveOut('not-food', whyNot['not-food'])
  const entry = isUnspaced(text) ? readUnspaced(text) : readEntry(tokens, elements)
  if (entry.readings.length === 0) {
    if (elements.some(({ meaning }) => meaning?.kind === 'refused'))
      return leaveOut('not-food', 'not something this kitchen cooks')
    const tools = elements.flatMap(({ meaning }) => (meaning?.kind === 'equipment' ? [meaning.name] : []))
    line.equipment.push(...tools)
    if (tools.length > 0) return leaveOut('equipment', 'kitchen equipment, not an ingredient')
  }
  const several = entry.readings.length + entry.unread.length > 1
  for (const reading of entry.readings)
    line.readings.push({ text: several ? partOf(tokens, reading, ingredient) : ingredient, reading })
  for (const { text: part, why } of entry.unread) {
    const known = marked && why === 'unknown' ? 'not-food' : why
    if (known === 'nothing') continue
    const words = several ? (normalizeIngredient(part) ?? ingredient) : ingredient
    line.setAside.push({ ingredient: words, cause: known, reason: whyNot[known] })
  }
  if (line.readings.length + line.setAside.length === 0) return leaveOut('not-food', whyNot['not-food'])
  return line
}

const whySpoiled = 'spoiled food can make you ill, however it is cooked'
const whyNot: Record<Exclude<Unread, 'nothing'>, string> = {
  'not-food': 'not a food',
  unknown: 'not a food this kitchen knows',
}

function foodsNamed(tokens: readonly Token[]): Food[] {
  return readEntry(tokens, elementsOf(tokens)).readings.map(({ food }) => food)
}

function partOf(tokens: readonly Token[], { from, to }: Reading, whole: Ingredient): Ingredient {
  const words = tokens.slice(from, to).map(({ raw }) => raw)
  return normalizeIngredient(words.join(' ')) ?? whole
}

function hazardIn(elements: readonly Element[]): string | undefined {
  for (const { meaning } of elements) if (meaning?.kind === 'hazard') return meaning.reason
  return undefined
}

function add(items: Map<string, Item>, text: Ingredient, { food, condition, have, foreign }: Reading): void {
  const known = items.get(food.id)
  if (known === undefined) {
    const item: Item = { food, text }
    if (condition !== undefined) item.condition = condition
    if (have !== undefined) item.have = have
    if (foreign !== undefined) item.foreign = foreign
    items.set(food.id, item)
    return
  }
  if (known.condition !== condition) delete known.condition
  if (known.have !== undefined && have !== undefined) known.have += have
  else delete known.have
}

/** The ingredients that a recipe may be asked for, and the hazards among them: what a hosted chef must not be sent. */
export function withoutHazards(ingredients: readonly Ingredient[]): {
  edible: Ingredient[]
  hazards: { ingredient: string; reason: string }[]
} {
  const edible: Ingredient[] = []
  const hazards: { ingredient: string; reason: string }[] = []
  for (const ingredient of ingredients) {
    const text = withoutEmoji(withoutMarkup(ingredient).text)
    const reason = hazardIn(elementsOf(tokenize(text))) ?? (isSpoiled(text) ? whySpoiled : undefined)
    if (reason === undefined) edible.push(ingredient)
    else hazards.push({ ingredient, reason })
  }
  // Bleach, ammonia and water: water alone is nothing to cook, and company like that none to be in.
  const isNothing = hazards.length > 0 && isBlandList(edible)
  return { edible: isNothing ? [] : edible, hazards }
}

function isBlandList(ingredients: readonly Ingredient[]): boolean {
  const { items, setAside } = understand(ingredients)
  return setAside.length === 0 && items.every(({ food }) => isBland(food))
}
