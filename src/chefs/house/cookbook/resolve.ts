import { foodById } from '#food/foods/by-id.ts'
import type { Food } from '#food/model/food.ts'
import { covers } from './accepts.ts'
import { extraClass, isSpareable, mostExtras } from './cupboard.ts'
import type { Condition, Dish, Node, Text } from './dish.ts'
import { Unfit, type Filled, type Filling } from './fill.ts'

/** Text without conditions: what is left of a dish for the foods that are there. */
export type Resolved = readonly Exclude<Node, { maybe: Text } | { when: Condition }>[]

/** Whether a condition holds for the foods that a recipe has. */
function holds(condition: Condition, filled: Filled): boolean {
  if ('not' in condition) return !holds(condition.not, filled)
  if ('every' in condition) return condition.every.every((part) => holds(part, filled))
  if ('some' in condition) return condition.some.some((part) => holds(part, filled))
  if (filled.get(condition.has)?.some(({ isInstead }) => !isInstead)) return true
  const isMeant = meantBy(condition.has)
  for (const fillings of filled.values()) if (fillings.some(isMeant)) return true
  return false
}

const cooked = 'cooked '
const frozen = 'frozen '

/** What a condition asks about: a food or a class, or one that was cooked before, or that comes frozen. */
function meantBy(asked: string): (filling: Filling) => boolean {
  if (asked.startsWith(cooked)) {
    const name = asked.slice(cooked.length)
    return ({ food, choice }) => choice.cooked === true && (choice.food === name || covers(name, food))
  }
  if (asked.startsWith(frozen)) {
    const name = asked.slice(frozen.length)
    return ({ place, food, item }) =>
      item?.condition === 'frozen' && (place.name === name || covers(name, food))
  }
  return ({ food }) => covers(asked, food)
}

/** The first of a dish's titles or headnotes that holds for what is there. */
export function variantFor(variants: Dish['titles'], filled: Filled): Text {
  return variants.find(({ when }) => when === undefined || holds(when, filled))?.text ?? []
}

/** Those of a dish's titles that hold and speak of nothing that is not there. */
export function variantsFor(variants: Dish['titles'], filled: Filled): Text[] {
  return variants
    .filter(({ when, text }) => (when === undefined || holds(when, filled)) && stays(text, filled))
    .map(({ text }) => text)
}

/**
 * The text for what is there: branches chosen, phrases without their food gone, rows closed up.
 * Throws `Unfit` where a sentence names a food that is not there.
 */
export function resolve(text: Text, filled: Filled): Resolved {
  return text.flatMap((node): Resolved => {
    if (typeof node === 'string') return [node]
    if ('when' in node) return resolve(holds(node.when, filled) ? node.text : (node.otherwise ?? []), filled)
    if ('maybe' in node) return stays(node.maybe, filled) ? resolve(node.maybe, filled) : []
    if ('list' in node) {
      const list = node.list.filter(({ mention }) => filled.has(mention))
      if (list.length === 0)
        throw new Unfit(`has nothing for ${node.list.map(({ mention }) => mention).join(', ')}`)
      // The first that is left takes over the article of the row.
      const [first, ...others] = list
      return [{ ...node, list: node.list[0]!.the ? [{ ...first!, the: true as const }, ...others] : list }]
    }
    for (const place of placesOf(node)) if (!filled.has(place)) throw new Unfit(`lacks ${place}`)
    return [node]
  })
}

/** A step whose phrases have all gone may be left with a mark that prints nothing. */
export function saysSomething(step: Resolved): boolean {
  return step.some((node) => (typeof node === 'string' ? node.trim() !== '' : !('unmeasured' in node)))
}

/** Longest, in minutes, of a sentence that says no more than that something goes into the pan and is turned. */
const passing = 3

/** The same steps without the sentences in which only these places are spoken of: "Add the garlic and stir for a minute." */
export function withoutSentences(steps: readonly Text[], places: ReadonlySet<string>): Text[] {
  const isSpared = (sentence: Text) => {
    const named = collectNamed(sentence, new Map(), true, [])
    const minutes = sentence.reduce((sum, node) => sum + (isTimed(node) ? node.minutes : 0), 0)
    const saysMore = sentence.some((node) => typeof node !== 'string' && ('told' in node || 'when' in node))
    return (
      named.length > 0 && named.every(({ place }) => places.has(place)) && !saysMore && minutes <= passing
    )
  }
  return steps.map((step) =>
    sentencesOf(step)
      .filter((sentence) => !isSpared(sentence))
      .flat(),
  )
}

const isTimed = (node: Node): node is { minutes: number; duration: string } =>
  typeof node === 'object' && 'minutes' in node

function sentencesOf(step: Text): Text[] {
  const sentences: Node[][] = [[]]
  for (const node of step) {
    const pieces = typeof node === 'string' ? node.split(/(?<=[.!?] )/) : [node]
    for (const [at, piece] of pieces.entries()) {
      if (at > 0) sentences.push([])
      sentences.at(-1)!.push(piece)
    }
  }
  return sentences
}

/** A phrase stays when each food that it names outside of rows is there, and one of each row. */
function stays(text: Text, filled: Filled): boolean {
  return text.every((node) => {
    if (typeof node === 'string' || 'maybe' in node || 'minutes' in node) return true
    if ('when' in node) return stays(holds(node.when, filled) ? node.text : (node.otherwise ?? []), filled)
    if ('list' in node) return node.list.some(({ mention }) => filled.has(mention))
    return placesOf(node).every((place) => filled.has(place))
  })
}

function placesOf(node: Node): string[] {
  if (typeof node === 'string') return []
  if ('mention' in node) return [node.mention]
  if ('agrees' in node) return [node.agrees]
  if ('temperature' in node) return [node.temperature]
  return 'unmeasured' in node ? [node.unmeasured] : []
}

type Named = { place: string; isNeeded: boolean }

/** Collects the places that a text names for what is there; not needed is what stands in a phrase that may go. */
function collectNamed(text: Text, filled: Filled, isNeeded: boolean, into: Named[]): Named[] {
  for (const node of text) {
    if (typeof node === 'string' || 'minutes' in node) continue
    if ('when' in node)
      collectNamed(holds(node.when, filled) ? node.text : (node.otherwise ?? []), filled, isNeeded, into)
    else if ('maybe' in node) {
      if (stays(node.maybe, filled)) collectNamed(node.maybe, filled, false, into)
    } else if ('list' in node) {
      for (const { mention } of node.list) {
        const isSpared = filled.get(mention)?.every(({ food }) => isSpareable(food)) ?? false
        into.push({ place: mention, isNeeded: isNeeded && !isSpared })
      }
    } else for (const place of placesOf(node)) into.push({ place, isNeeded })
  }
  return into
}

/** What stands in a dish's places, and the places that its steps take from, each once. */
export type Stocked = { filled: Filled; used: readonly string[] }

/**
 * Keeps the extras that a recipe may ask for: those that it cannot do without first, then those of phrases that may go,
 * in their order, as long as there is room. Throws `Unfit` where it cannot do without too many.
 */
export function withFewExtras(
  dish: Dish,
  filled: ReadonlyMap<string, readonly Filling[]>,
  isAllowed: (food: Food) => boolean,
): Stocked {
  const room = { free: Infinity, common: mostExtras.common, bought: mostExtras.bought } as Record<
    string,
    number
  >
  const kept = new Map(filled)
  const decided = new Set<string>()
  const decide = ({ place, isNeeded }: Named) => {
    const [filling] = filled.get(place) ?? []
    if (!filling || filling.item || decided.has(place)) return
    decided.add(place)
    const group = extraClass(filling.food)
    if (isAllowed(filling.food) && room[group]! > 0) room[group]!--
    else if (isNeeded) throw new Unfit(`would need ${filling.food.name} too`)
    else kept.delete(place)
  }
  let left = namedInSteps(dish, filled)
  // Without one of its foods a step may say something else, and ask for others.
  for (let before = Infinity; kept.size < before;) {
    before = kept.size
    for (const one of left.filter(({ isNeeded }) => isNeeded)) decide(one)
    for (const one of left.filter(({ isNeeded }) => !isNeeded)) decide(one)
    if (kept.size < before) left = namedInSteps(dish, kept)
  }
  for (const { place, isNeeded } of left)
    if (isNeeded && !kept.has(place) && isMissed(dish, place)) throw new Unfit(`lacks ${place}`)
  return { filled: kept, used: [...new Set(left.map(({ place }) => place))] }
}

/** What a dish is made of rather than seasoned with. */
const bodies: ReadonlySet<Food['role']> = new Set(['flour', 'starch', 'bread', 'protein'])

/** Whether a dish asks for what stands in a place and cannot do without it: flour that a wish rules out of a batter. */
function isMissed({ places }: Dish, name: string): boolean {
  const place = places.find((other) => other.name === name)
  return place?.otherwise !== undefined && bodies.has(foodById(place.choices[place.otherwise]!.food).role)
}

function namedInSteps({ steps }: Dish, filled: Filled): Named[] {
  const named: Named[] = []
  for (const step of steps) collectNamed(step, filled, true, named)
  return named
}
