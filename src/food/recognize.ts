/*
 * The way in: what a visitor typed → what it means. An ingredient goes forward through these rooms:
 *
 *   parser/markup        the text without marks and pictures
 *   lexicon/tokens       words, numbers, marks
 *   parser/tag           elements: a name, a number, a unit, a condition, a diet, "of", "and", a comma, ...
 *   safety/              a hazard or spoiled food ends the way here, what was cooked too long ago after it is read
 *   wishes/              "no nuts", "vegan", "for my baby"; what is left goes on
 *   parser/entry         the foods of one entry; parser/respelling mends it where that makes it a food
 *     parser/clauses       between commas, colons and parentheses; parser/remark: what of them is no fact
 *     parser/alternatives  "and", "or"
 *     parser/phrase        one food: its head (head, compound, shape), amount, form and condition, its age
 *   understand           all entries together: one item for each food, as its company means it, without those that a wish
 *                        excludes
 *
 * Chinese and Japanese, written without spaces, go from the tokens straight to parser/unspaced.
 */
import { normalizeIngredient, type Ingredient } from '#shared/ingredient.ts'
import { inCompany } from './company.ts'
import { fold } from './lexicon/inflect.ts'
import { withLeftoversInFront } from './lexicon/left-over.ts'
import { isUnspaced } from './lexicon/lexicon.ts'
import { matchForeign } from './lexicon/match.ts'
import { isAddressed, isHeading } from './lexicon/not-food.ts'
import { tokenize, type Token } from './lexicon/tokens.ts'
import { isBland, type Food } from './model/food.ts'
import type { Audience, Item, SetAside, Understanding } from './model/understanding.ts'
import { textAt, type Element } from './parser/element.ts'
import { readEntry } from './parser/entry.ts'
import { Mending } from './parser/mending.ts'
import { withoutEmoji, withoutMarkup } from './parser/markup.ts'
import type { Entry, Reading, Unread } from './parser/reading.ts'
import { tag } from './parser/tag.ts'
import { readUnspaced } from './parser/unspaced.ts'
import { beyondReach, mostFoods, mostWishes, withinReach } from './reach.ts'
import { tooOld } from './safety/age.ts'
import { isSpoiled } from './safety/spoiled.ts'
import { warningsOf } from './safety/warnings.ts'
import { readRequests, requestsOf } from './wishes/requests.ts'
import type { Objection, Wish } from './wishes/wish.ts'
import { readWish } from './wishes/wishes.ts'

/** What a list of ingredients means: the foods in it, what stays out and why, and what the visitor wishes. */
export function understand(ingredients: readonly Ingredient[]): Understanding {
  const { lines, unread } = readLines(ingredients)
  const items = itemsOf(lines)
  const named = new Map(lines.flatMap((line) => line.wishes).map((wish) => [wish.phrase, wish]))
  const wishes = [...named.values()].slice(0, mostWishes)
  const unheeded = [...named.keys()].slice(mostWishes) as Ingredient[]
  const excludes = objectionOf(
    wishes,
    items.map(({ food }) => food),
  )
  const accepted: Item[] = []
  const setAside = lines.flatMap((line) => line.setAside)
  for (const item of items) {
    const leaveOut = (cause: SetAside['cause'], reason: string) =>
      setAside.push({ ingredient: item.text, cause, reason, food: item.food })
    const reason = excludes(item.food)
    if (reason !== undefined) leaveOut('excluded', reason)
    else if (accepted.length === mostFoods) leaveOut('too-many-foods', beyondReach['too-many-foods'])
    else accepted.push(item)
  }
  const leaveOutAll = (cause: keyof typeof beyondReach, left: readonly Ingredient[]) =>
    setAside.push(...left.map((ingredient) => ({ ingredient, cause, reason: beyondReach[cause] })))
  leaveOutAll('too-many-wishes', unheeded)
  leaveOutAll('unread', unread)
  const understanding = {
    items: accepted,
    setAside,
    wishes: wishes.map(({ phrase }) => phrase),
    audiences: audiencesOf(wishes),
    requests: requestsOf(wishes),
    excludes,
    equipment: [...new Set(lines.flatMap(({ equipment }) => equipment))],
  }
  return { ...understanding, warnings: warningsOf(understanding) }
}

/** One item for each food, each as what it means beside the others. */
function itemsOf(lines: readonly Line[]): Item[] {
  const byId = new Map<string, Item>()
  for (const { text, reading } of lines.flatMap(({ readings }) => readings)) addTo(byId, text, reading)
  const items = [...byId.values()]
  const meant = items.map((item) => inCompany(item, items))
  // What another item is already stays apart.
  return meant.map((item, at) => (item !== items[at] && byId.has(item.food.id) ? items[at]! : item))
}

/** A list's ingredients within reach, line by line, and those beyond it. */
type Lines = { read: readonly Ingredient[]; lines: readonly Line[]; unread: readonly Ingredient[] }

// Before a model is called a list is read for its hazards, and after it for the notes.
const linesByList = new WeakMap<readonly Ingredient[], Lines>()

function readLines(ingredients: readonly Ingredient[]): Lines {
  const known = linesByList.get(ingredients)
  if (known) return known
  const { read, unread } = withinReach(ingredients)
  const lines = { read, lines: linesOf(read), unread }
  linesByList.set(ingredients, lines)
  return lines
}

/** Every ingredient on its own; in a list of another language a word is read in that language first. */
function linesOf(ingredients: readonly Ingredient[]): Line[] {
  const mending = new Mending()
  const lines = ingredients.map((ingredient) => readLine(ingredient, mending))
  const isForeign = lines.some(({ readings }) =>
    readings.some(({ reading }) => reading.foreign !== undefined),
  )
  return isForeign ? lines.map((line, index) => foreignLine(ingredients[index]!, line) ?? line) : lines
}

/** The first reason of all wishes against a food, in the company of the list's foods. */
function objectionOf(wishes: readonly Wish[], foods: readonly Food[]): Objection {
  const objections = [
    ...wishes.map(({ objects }) => objects),
    ...wishes.flatMap(({ objectsBeside }) => objectsBeside?.(foods) ?? []),
  ]
  // A dish is weighed food by food, and many dishes ask of the same one.
  const asked = new Map<Food, string | undefined>()
  return (food) => {
    if (!asked.has(food)) asked.set(food, firstReason(objections, food))
    return asked.get(food)
  }
}

function firstReason(objections: readonly Objection[], food: Food): string | undefined {
  for (const objection of objections) {
    const reason = objection(food)
    if (reason !== undefined) return reason
  }
  return undefined
}

function audiencesOf(wishes: readonly Wish[]): ReadonlySet<Audience> {
  return new Set(wishes.flatMap(({ audience }) => audience ?? []))
}

function addTo(items: Map<string, Item>, text: Ingredient, reading: Reading): void {
  const { food, condition, have, foreign } = reading
  const known = items.get(food.id)
  if (known === undefined) {
    const item: Item = { food, text }
    if (condition !== undefined) item.condition = condition
    if (have !== undefined) item.have = have
    // "mayonnaise" is the same in French: no need to say it twice.
    const isOwnName =
      foreign !== undefined && [food.name, food.plural].some((name) => fold(name) === fold(foreign))
    if (foreign !== undefined && !isOwnName) item.foreign = foreign
    items.set(food.id, item)
    return
  }
  if (known.condition !== condition) delete known.condition
  if (known.have !== undefined && have !== undefined) known.have += have
  else delete known.have
}

/** One ingredient of the list, understood on its own. */
export type Line = {
  readings: { text: Ingredient; reading: Reading }[]
  setAside: SetAside[]
  wishes: readonly Wish[]
  equipment: string[]
}

const nothing: Line = { readings: [], setAside: [], wishes: [], equipment: [] }

const reasons = {
  spoiled: 'spoiled food can make you ill, however it is cooked',
  refused: 'not something this kitchen cooks',
  equipment: 'kitchen equipment, not an ingredient',
  wish: 'a wish that was not understood',
  'not-food': 'not a food',
  unknown: 'not a food this kitchen knows',
}

/** Understands one ingredient on its own: foods, wishes, hazards, equipment, or nothing that is known. */
export function readLine(ingredient: Ingredient, mending = new Mending()): Line {
  const leaveOut = (cause: SetAside['cause'], reason: string, line = nothing): Line => ({
    ...line,
    setAside: [{ ingredient, cause, reason }],
  })
  const { text: unmarked, marked } = withoutMarkup(ingredient)
  const typed = withoutEmoji(unmarked)
  // "Pan del día anterior" is the name of stale bread.
  const inEnglish = withLeftoversInFront(typed)
  const text = inEnglish !== typed && foreignName(typed) ? typed : inEnglish
  const tokens = tokenize(text)
  const elements = tag(tokens)
  const hazard = hazardIn(elements)
  if (hazard !== undefined) return leaveOut('hazard', hazard)
  if (isAddressed(text)) return leaveOut('not-food', reasons['not-food'])
  const requests = readRequests(tokens)
  if (requests) return { ...nothing, wishes: requests }
  const wishing = readWish(tokens, (named) => foodsNamed(named, mending))
  const wished = { ...nothing, wishes: wishing?.wishes ?? [] }
  if (wishing?.understood === false) return leaveOut('unknown', reasons.wish, wished)
  if (wishing?.rest.length === 0) return wished
  if (isSpoiled(text)) return leaveOut('spoiled', reasons.spoiled, wished)
  if (isHeading(text)) return leaveOut('not-food', reasons['not-food'], wished)
  const rest = wishing ? { tokens: wishing.rest, elements: tag(wishing.rest) } : { tokens, elements }
  const entry = isUnspaced(text) ? readUnspaced(text) : readEntry(rest.tokens, rest.elements, mending)
  if (entry.readings.length === 0) {
    const meanings = rest.elements.flatMap(({ meaning }) => meaning ?? [])
    if (meanings.some(({ kind }) => kind === 'refused')) return leaveOut('not-food', reasons.refused, wished)
    const equipment = meanings.flatMap((meaning) => (meaning.kind === 'equipment' ? meaning.name : []))
    if (equipment.length > 0) return leaveOut('equipment', reasons.equipment, { ...wished, equipment })
  }
  const told = text === typed ? rest.tokens : undefined
  const line = { ...wished, ...partsOf(entry, ingredient, told, marked) }
  const isEmpty = line.readings.length + line.setAside.length === 0
  return isEmpty ? leaveOut('not-food', reasons['not-food'], wished) : line
}

/** The foods of an entry and what of it is none, each by its own words where there are several and it is told in them. */
function partsOf(
  { readings, unread }: Entry,
  ingredient: Ingredient,
  tokens: readonly Token[] | undefined,
  isMarked: boolean,
): Pick<Line, 'readings' | 'setAside'> {
  const several = tokens !== undefined && readings.length + unread.length > 1
  const wordsOr = (words: string) => (several ? (normalizeIngredient(words) ?? ingredient) : ingredient)
  const kept = readings.map((reading) => ({ text: wordsOr(textAt([reading], tokens ?? [])), reading }))
  return {
    readings: kept.filter(({ reading }) => tooOld(reading) === undefined),
    setAside: [
      ...kept.flatMap(({ text, reading }) => {
        const reason = tooOld(reading)
        return reason === undefined ? [] : [{ ingredient: text, cause: 'spoiled' as const, reason }]
      }),
      ...unread.flatMap(({ text, why }) => {
        const cause: Unread = isMarked && why === 'unknown' ? 'not-food' : why
        return cause === 'nothing' ? [] : [{ ingredient: wordsOr(text), cause, reason: reasons[cause] }]
      }),
    ],
  }
}

function foodsNamed(tokens: readonly Token[], mending: Mending): Food[] {
  return readEntry(tokens, tag(tokens), mending).readings.map(({ food }) => food)
}

function hazardIn(elements: readonly Element[]): string | undefined {
  for (const { meaning } of elements) if (meaning?.kind === 'hazard') return meaning.reason
  return undefined
}

// "pan" is bread in a Spanish list, though it is equipment in an English one.
function foreignLine(ingredient: Ingredient, { readings, wishes, setAside }: Line): Line | undefined {
  const isKnown = readings.length > 0 || wishes.length > 0
  if (isKnown || setAside.some(({ cause }) => cause === 'hazard')) return undefined
  const name = foreignName(ingredient)
  if (!name) return undefined
  const reading: Reading = { ...name, foreign: ingredient, from: 0 }
  return { ...nothing, readings: [{ text: ingredient, reading }] }
}

/** The food whose name in another language a whole text is. */
function foreignName(text: string): { food: Food; to: number } | undefined {
  const keys = tokenize(text).map(({ key }) => key)
  const match = matchForeign(keys, 0)
  if (match?.length !== keys.length || match.meaning.kind !== 'food') return undefined
  return { food: match.meaning.food, to: keys.length }
}

/**
 * The ingredients that a recipe may be asked for, and the hazards among them: what a model must not be sent. What of a
 * long list is not read is in neither.
 */
export function withoutHazards(ingredients: readonly Ingredient[]): {
  edible: Ingredient[]
  hazards: { ingredient: string; reason: string }[]
} {
  const edible: Ingredient[] = []
  const hazards: { ingredient: string; reason: string }[] = []
  const { read, lines } = readLines(ingredients)
  for (const [at, ingredient] of read.entries()) {
    const reason =
      dangerIn(lines[at]!) ??
      (isSpoiled(withoutEmoji(withoutMarkup(ingredient).text)) ? reasons.spoiled : undefined)
    if (reason === undefined) edible.push(ingredient)
    else hazards.push({ ingredient, reason })
  }
  // Bleach, ammonia and water: water alone is nothing to cook, and company like that none to be in.
  const isNothing =
    hazards.length > 0 && lines.every((line) => dangerIn(line) !== undefined || isBlandLine(line))
  return { edible: isNothing ? [] : edible, hazards }
}

function dangerIn({ setAside }: Line): string | undefined {
  return setAside.find(({ cause }) => cause === 'hazard' || cause === 'spoiled')?.reason
}

function isBlandLine({ readings, setAside }: Line): boolean {
  return setAside.length === 0 && readings.every(({ reading }) => isBland(reading.food))
}
