import { amountOf, amountsIn } from './amount.ts'
import { conditionOf, conditionsInside } from './conditions.ts'
import { isUncooked, uncooked } from './uncooked.ts'
import type { Element } from './elements.ts'
import type { Food } from './food.ts'
import { stem } from './inflect.ts'
import { matchKeys, type Meaning } from './lexicon.ts'
import { tokenize, type Token } from './tokens.ts'
import type { Condition } from './understanding.ts'

/** A food as one phrase names it. */
export type Reading = {
  food: Food
  condition?: Condition
  have?: number
  foreign?: string
  from: number
  to: number
}

/** Why a phrase gives no food. */
export type Unread = 'nothing' | 'unknown' | 'not-food'

/** What one entry of the list says: foods, and the parts of it that are none. */
export type Entry = { readings: Reading[]; unread: { text: string; why: Unread }[] }

type Named = Element & { kind: 'named' }
const isNamed = (element: Element): element is Named => element.kind === 'named'

/** Reads one phrase (no joining words, no commas) as a food; `context` are the entry's words around it that describe it. */
export function readPhrase(
  phrase: readonly Element[],
  tokens: readonly Token[],
  context: readonly Element[] = [],
): Reading | Unread {
  const core = withoutComment(phrase)
  const names = core.filter(isNamed)
  if (names.length === 0) {
    if (core.some(({ kind }) => kind === 'not-food')) return 'not-food'
    return core.some(({ kind }) => kind === 'unknown') ? 'unknown' : 'nothing'
  }
  const head = headOf(core, tokens)
  if (typeof head === 'string') return head
  const { meaning, from, to } = freshlyCut(head, core, tokens)
  if (meaning.kind !== 'food') return 'not-food'
  const { foreign } = meaning
  const around = [...core, ...context, ...conditionsInside(tokens.slice(from, to), meaning.food)]
  const food = around.reduce(
    (made, element) => (element.kind === 'diet' ? element.diet.makes!(made) : made),
    meaning.food,
  )
  const reading = inCondition(
    isUncooked(around, tokens) ? uncooked(food) : food,
    conditionOf(food, around),
    from,
    to,
    [...core, ...context].some(({ kind }) => kind === 'condition'),
  )
  const have = amountOf(asMeasured(reading), amountsIn(core, context))
  if (have !== undefined) reading.have = have
  if (foreign)
    reading.foreign = tokens
      .slice(from, to)
      .map(({ raw }) => raw)
      .join(' ')
      .replace(/\b([dl]) /gi, "$1'")
  return reading
}

// Grams in a cup are those of dry rice and pasta; cooked they weigh less by the cup.
const cookedCup = 160

function asMeasured({ food, condition }: Reading): Food {
  const swollen = food.state === 'dried' && (condition === 'cooked' || condition === 'leftover')
  return swollen ? { ...food, cup: Math.min(cookedCup, food.cup ?? cookedCup) } : food
}

// Smoked salmon and canned peas are foods of their own; frozen peas are peas.
function inCondition(
  food: Food,
  condition: Condition | undefined,
  from: number,
  to: number,
  beside: boolean,
): Reading {
  if (condition === undefined) return { food, from, to }
  const own =
    beside && ['canned', 'dried', 'smoked', 'cooked'].includes(condition)
      ? matchKeys([stem(condition), ...tokenize(food.name).map(({ key }) => key)])
      : undefined
  return own?.kind === 'food' && own.food.id !== food.id
    ? { food: own.food, from, to }
    : { food, condition, from, to }
}

// "2 chopped tomatoes" are tomatoes that were chopped; "400 g chopped tomatoes" are a tin of them.
function freshlyCut(head: Head, core: readonly Element[], tokens: readonly Token[]): Head {
  if (head.meaning.kind !== 'food' || head.meaning.food.state !== 'ready' || head.to - head.from < 2)
    return head
  const [first] = core.flatMap((element) =>
    element.kind === 'number' || element.kind === 'unit' ? [element] : [],
  )
  const counted = first?.kind === 'number' && !core.some(({ kind }) => kind === 'unit')
  const pieces = core.some(
    (element) =>
      element.kind === 'unit' && element.unit.measures === 'piece' && element.unit.name === 'clove',
  )
  const fresh = core.some((element) => element.kind === 'condition' && element.condition === 'fresh')
  const inside = tokens.slice(head.from, head.to).some(({ key }) => key === 'fresh')
  if (!(counted || pieces || fresh || inside) || !cuts.has(tokens[head.from]!.key)) return head
  const keys = tokens.slice(head.from + 1, head.to).flatMap(({ key }) => (key === 'fresh' ? [] : [key]))
  const bare = matchKeys(keys)
  return bare ? { meaning: bare, from: head.from + 1, to: head.to } : head
}

const cuts = new Set(['chopped', 'diced', 'minced', 'crushed', 'sliced', 'grated', 'peeled', 'mashed'])

// What comes after "for", "with" or "in" is about the food before it.
function withoutComment(phrase: readonly Element[]): readonly Element[] {
  const first = phrase.findIndex(isNamed)
  const end = phrase.findIndex(({ kind }, at) => kind === 'commenting' && at > first && first >= 0)
  return (end < 0 ? phrase : phrase.slice(0, end)).filter(({ aside }) => !aside)
}

type Head = { meaning: Meaning; from: number; to: number }

/** The name that the phrase is about: the last one, unless "of" turns the order round. */
function headOf(core: readonly Element[], tokens: readonly Token[]): Head | Unread {
  const ofAt = core.findIndex(({ kind }) => kind === 'of')
  const part = core[ofAt - 1]
  if (part?.kind === 'describing') {
    const whole = core[core.findIndex(isNamed)]!
    const turned = whole.from > part.from ? matchKeys(keysOf(tokens, whole, part)) : undefined
    // "zest of 1 lemon"
    if (turned) return { meaning: turned, from: part.from, to: whole.to }
  }
  if (ofAt > 0 && core.slice(0, ofAt).some(isNamed))
    return headOfOf(core.slice(0, ofAt), core.slice(ofAt + 1), tokens)
  const last = core.findLastIndex(isNamed)
  const name = core[last] as Named
  const after = core.slice(last + 1).filter((element) => !isBlend(element, name, tokens))
  if (after.some(({ kind, from }) => kind === 'not-food' || places.has(tokens[from]!.key))) return 'not-food'
  if (after.some(({ kind }) => kind === 'unknown') && !isForeignAdjective(after, name)) return 'unknown'
  const before = core.slice(0, last)
  if (before.some(({ kind }) => kind === 'not-food')) return 'not-food'
  if (before.filter(({ kind }) => kind === 'unknown').length > 2) return 'unknown'
  return compound(before.at(-1), name)
}

function headOfOf(
  left: readonly Element[],
  right: readonly Element[],
  tokens: readonly Token[],
): Head | Unread {
  const a = left.findLast(isNamed)
  const b = right.find(isNamed)
  if (a === undefined || b === undefined) return a ?? b ?? 'unknown'
  const turned = matchKeys(keysOf(tokens, b, a))
  if (turned) return { meaning: turned, from: a.from, to: b.to }
  return a
}

// Before a name they say where a food is from ("table salt"), after it what the thing is ("coffee table").
const places = new Set([
  'table',
  'kitchen',
  'garden',
  'farm',
  'country',
  'shop',
  'store',
  'market',
  'supermarket',
  'fridge',
  'freezer',
  'pantry',
  'cupboard',
])

const blends = new Set(['blend', 'mix', 'mixture', 'rub', 'seasoning'])

// "Moroccan spice blend": of spices and herbs a mixture is one too.
function isBlend({ kind, from }: Element, { meaning }: Named, tokens: readonly Token[]): boolean {
  return (
    kind === 'unknown' &&
    blends.has(tokens[from]!.key) &&
    meaning.kind === 'food' &&
    ['spice', 'herb'].includes(meaning.food.role)
  )
}

function keysOf(tokens: readonly Token[], ...elements: readonly Element[]): string[] {
  return elements.flatMap(({ from, to }) => tokens.slice(from, to).map(({ key }) => key))
}

// "leche entera": in many languages an adjective follows its noun.
function isForeignAdjective(after: readonly Element[], { meaning }: Named): boolean {
  return meaning.kind === 'food' && meaning.foreign && after.length === 1
}

// Words that only say what class of food the word before them is: "feta cheese", "cod fish".
const classes = new Set(
  'cheese meat fish herb spice bean noodle pasta bread nut seed leaf leaves fruit berry mushroom oil vinegar lettuce squash wine sugar flour vegetable'.split(
    ' ',
  ),
)

function compound(before: Element | undefined, name: Named): Head | Unread {
  if (before === undefined || !isNamed(before) || before.to !== name.from) return name
  const [first, second] = [before.meaning, name.meaning]
  if (first.kind !== 'food' || second.kind !== 'food') return name
  if (
    classes.has(second.food.id) &&
    (first.food.role === second.food.role || (second.food.role === 'nut' && first.food.role === 'spice'))
  )
    return before
  // "hemp butter" is no butter and "pea milk" no milk.
  const plantNoun =
    first.food.origin === 'plant' &&
    ['nut', 'starch', 'fruit', 'protein', 'vegetable'].includes(first.food.role)
  if (plantNoun && ['milk', 'butter', 'cream', 'flour'].includes(second.food.kind)) return 'unknown'
  return name
}
