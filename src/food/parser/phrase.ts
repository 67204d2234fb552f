import { amountOf, amountsIn } from './amount.ts'
import { conditionOf, conditionsInside } from './conditions.ts'
import { isNamed, type Element } from './elements.ts'
import type { Food } from '../model/food.ts'
import { byMeasure, inForm } from './forms.ts'
import { stem } from '../lexicon/inflect.ts'
import { headOf, type Head, type Unread } from './head.ts'
import { matchKeys } from '../lexicon/match.ts'
import { tokenize, type Token } from '../lexicon/tokens.ts'
import type { Condition } from '../model/understanding.ts'

/** A food as one phrase names it. */
export type Reading = {
  food: Food
  condition?: Condition
  have?: number
  foreign?: string
  from: number
  to: number
}

/** What one entry of the list says: foods, and the parts of it that are none. */
export type Entry = { readings: Reading[]; unread: { text: string; why: Unread }[] }

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
  const amounts = amountsIn(core, context)
  const around = [...core, ...context, ...conditionsInside(tokens.slice(from, to), meaning.food)]
  const food = around.reduce(
    (made, element) => (element.kind === 'diet' ? element.diet.makes!(made) : made),
    byMeasure(meaning.food, tokens.slice(from, to), amounts),
  )
  const reading = inCondition(
    inForm(food, around, tokens),
    conditionOf(food, around),
    from,
    to,
    [...core, ...context].some(({ kind }) => kind === 'condition'),
  )
  const have = amountOf(asMeasured(reading), amounts)
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
