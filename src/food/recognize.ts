import { normalizeIngredient, type Ingredient } from '#shared/ingredient.ts'
import { elementsOf } from './elements.ts'
import { readEntry } from './entry.ts'
import type { Food } from './food.ts'
import { matchForeign } from './lexicon.ts'
import { withoutEmoji, withoutMarkup } from './markup.ts'
import { isAddressed } from './not-food.ts'
import type { Reading, Unread } from './phrase.ts'
import { isSpoiled } from './spoiled.ts'
import { tokenize } from './tokens.ts'
import type { Item, SetAside, Understanding } from './understanding.ts'
import { warningsOf } from './warnings.ts'
import { keptApart, readWish, type Wish } from './wishes.ts'

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
  const wishing = readWish(text, foodsNamed)
  if (wishing) {
    line.wishes.push(...wishing.wishes)
    if (!wishing.understood) return leaveOut('unknown', 'a wish that was not understood')
    if (wishing.rest === '') return line
  }
  const rest = wishing?.rest ?? text
  const hazard = hazardIn(rest)
  if (hazard !== undefined) return leaveOut('hazard', hazard)
  if (isSpoiled(rest)) return leaveOut('spoiled', 'spoiled food can make you ill, however it is cooked')
  const tools = equipmentIn(rest)
  const entry = readEntry(rest)
  if (entry.readings.length === 0 && tools.length > 0) {
    line.equipment.push(...tools)
    return leaveOut('equipment', 'kitchen equipment, not an ingredient')
  }
  const several = entry.readings.length + entry.unread.length > 1
  for (const reading of entry.readings)
    line.readings.push({ text: several ? partOf(rest, reading, ingredient) : ingredient, reading })
  for (const { text: part, why } of entry.unread) {
    const known = marked && why === 'unknown' ? 'not-food' : why
    if (known === 'nothing') continue
    line.setAside.push({
      ingredient: several ? (normalizeIngredient(part) ?? ingredient) : ingredient,
      cause: known,
      reason: whyNot[known],
    })
  }
  if (line.readings.length + line.setAside.length === 0) return leaveOut('not-food', whyNot['not-food'])
  return line
}

const whyNot: Record<Exclude<Unread, 'nothing'>, string> = {
  'not-food': 'not a food',
  unknown: 'not a food this kitchen knows',
}

function foodsNamed(text: string): Food[] {
  return readEntry(text).readings.map(({ food }) => food)
}

function partOf(text: string, { from, to }: Reading, whole: Ingredient): Ingredient {
  const words = tokenize(text).slice(from, to)
  return normalizeIngredient(words.map(({ raw }) => raw).join(' ')) ?? whole
}

function hazardIn(text: string): string | undefined {
  for (const element of elementsOf(tokenize(text)))
    if (element.kind === 'named' && element.meaning.kind === 'hazard') return element.meaning.reason
  return undefined
}

function equipmentIn(text: string): string[] {
  return elementsOf(tokenize(text)).flatMap((element) =>
    element.kind === 'named' && element.meaning.kind === 'equipment' ? [element.meaning.name] : [],
  )
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
    const reason =
      hazardIn(text) ?? (isSpoiled(text) ? 'spoiled food can make you ill, however it is cooked' : undefined)
    if (reason === undefined) edible.push(ingredient)
    else hazards.push({ ingredient, reason })
  }
  return { edible, hazards }
}
