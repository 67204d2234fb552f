import { amountOf, type Amount } from './amount.ts'
import type { Element } from './elements.ts'
import type { Food } from './food.ts'
import { conditionWords } from './kitchen-words.ts'
import { matchEnglish, type Meaning } from './lexicon.ts'
import type { Token } from './tokens.ts'
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
  const { meaning, from, to } = head
  if (meaning.kind !== 'food') return 'not-food'
  const { foreign } = meaning
  const around = [...core, ...context, ...conditionsInside(tokens.slice(from, to), meaning.food)]
  const food = around.reduce(
    (made, element) => (element.kind === 'diet' ? element.diet.makes!(made) : made),
    meaning.food,
  )
  const reading: Reading = { food, from, to }
  const condition = conditionOf(food, around)
  if (condition !== undefined) reading.condition = condition
  const have = amountOf(food, amountsOf(core, context))
  if (have !== undefined) reading.have = have
  if (foreign)
    reading.foreign = tokens
      .slice(from, to)
      .map(({ raw }) => raw)
      .join(' ')
  return reading
}

// What comes after "for", "with" or "in" is about the food before it.
function withoutComment(phrase: readonly Element[]): readonly Element[] {
  const first = phrase.findIndex(isNamed)
  const end = phrase.findIndex(({ kind }, at) => kind === 'commenting' && at > first && first >= 0)
  return (end < 0 ? phrase : phrase.slice(0, end)).filter(({ aside }) => !aside)
}

type Head = { meaning: Meaning; from: number; to: number }

/** The name that the phrase is about: the last one, unless "of" turns the order round. */
function headOf(core: readonly Element[], tokens: readonly Token[]): Head | Unread {
  const ofAt = core.findIndex(({ kind }, at) => kind === 'of' && core.slice(0, at).some(isNamed))
  if (ofAt > 0) return headOfOf(core.slice(0, ofAt), core.slice(ofAt + 1), tokens)
  const last = core.findLastIndex(isNamed)
  const name = core[last] as Named
  const after = core.slice(last + 1)
  if (after.some(({ kind }) => kind === 'not-food')) return 'not-food'
  if (after.some(({ kind }) => kind === 'unknown')) return 'unknown'
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
  const keys = [b, a].flatMap(({ from, to }) => tokens.slice(from, to).map(({ key }) => key))
  const turned = matchEnglish(keys, 0)
  if (turned?.length === keys.length) return { meaning: turned.meaning, from: a.from, to: b.to }
  return a
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
  if (classes.has(second.food.id) && first.food.role === second.food.role) return before
  // "hemp butter" is no butter and "pea milk" no milk.
  const plantNoun =
    first.food.origin === 'plant' &&
    ['nut', 'starch', 'fruit', 'protein', 'vegetable'].includes(first.food.role)
  if (plantNoun && ['milk', 'butter', 'cream', 'flour'].includes(second.food.kind)) return 'unknown'
  return name
}

// The tables may know "frozen spinach" as a name of spinach: it is frozen all the same.
function conditionsInside(words: readonly Token[], food: Food): Element[] {
  return words.flatMap(({ key }, at) => {
    const condition = conditionWords.get(key)
    return condition === undefined || food.name.includes(key)
      ? []
      : [{ kind: 'condition', condition, from: at, to: at + 1, aside: false }]
  })
}

const neverDry = new Set([
  'wine',
  'beer',
  'spirit',
  'soft-drink',
  'spice',
  'dried-herb',
  'sweet-spice',
  'spice-blend',
])

function conditionOf(food: Food, around: readonly Element[]): Condition | undefined {
  const said = around.flatMap((element) => (element.kind === 'condition' ? [element.condition] : []))
  const fits = (condition: Condition): boolean => {
    switch (condition) {
      case 'cooked': return food.state !== 'ready'
      case 'canned': return food.state !== 'ready'
      case 'dried': return food.state === 'raw' && !neverDry.has(food.kind)
      default: return true
    }
  } // prettier-ignore
  for (const condition of ['leftover', 'cooked', 'smoked', 'canned', 'frozen', 'dried', 'fresh'] as const)
    if (said.includes(condition) && fits(condition)) return condition
  const inCan = around.some(
    (element) => element.kind === 'unit' && element.unit.measures === 'piece' && element.unit.name === 'can',
  )
  return inCan && food.state !== 'ready' && food.role !== 'liquid' ? 'canned' : undefined
}

/** Amounts of a phrase, the first and plainest one first; "2 x 400 g" and "2 (14 oz) cans" are multiplied. */
function amountsOf(core: readonly Element[], context: readonly Element[]): Amount[] {
  const amounts: Amount[] = []
  for (const run of [core, context]) {
    let value: number | undefined
    let times = 1
    for (let at = 0; at < run.length; at++) {
      const element = run[at]!
      if (element.kind === 'number') {
        // "half a dozen", "a quarter of a pound", "one and a half".
        const fraction = value !== undefined && (value < 1 || element.value <= 1)
        if (value !== undefined && !fraction) amounts.push({ value: value * times })
        value = fraction && value !== undefined ? value * element.value : element.value
      } else if (element.kind === 'times' && value !== undefined) {
        times = value
        value = undefined
      } else if (element.kind === 'unit') {
        if (value !== undefined) amounts.push({ value: value * times, unit: element.unit })
        else if (at === 0 || run[at - 1]!.kind !== 'named') amounts.push({ value: 1, unit: element.unit })
        value = undefined
      }
    }
    if (value !== undefined) amounts.push({ value: value * times })
  }
  return amounts
}
