import { stem } from '../lexicon/inflect.ts'
import { keysOf } from '../lexicon/lexicon.ts'
import { foodOf, matchKeys } from '../lexicon/match.ts'
import type { Token } from '../lexicon/tokens.ts'
import { wordSet } from '../lexicon/word-list.ts'
import type { Food } from '../model/food.ts'
import type { Condition } from '../model/understanding.ts'
import { amountOf, amountsIn, inOwnUnit } from './amount.ts'
import { ageIn, conditionOf, conditionsInside } from './condition.ts'
import { isCan, isJar, isNamed, keysAt, textAt, type Element } from './element.ts'
import { byMeasure, inForm } from './form.ts'
import { headOf } from './head.ts'
import type { Head, Reading, Unread } from './reading.ts'

/**
 * Reads one phrase (no joining words, no commas) as a food; `context` are the entry's words around it that
 * describe it.
 */
export function readPhrase(
  phrase: readonly Element[],
  tokens: readonly Token[],
  context: readonly Element[] = [],
): Reading | Unread {
  const core = withoutComment(phrase)
  if (!core.some(isNamed)) return whyUnnamed(core)
  const head = headOf(core, tokens)
  if (typeof head === 'string') return head
  const { meaning, from, to } = freshlyCut(head, core, tokens)
  if (meaning.kind !== 'food') return 'not-food'
  const name = tokens.slice(from, to)
  const said = [...core, ...context, ...agesAfter(phrase, core)]
  const around = [...said, ...conditionsInside({ from, to }, tokens, meaning.food)]
  const amounts = inOwnUnit(amountsIn(core, context), core, tokens)
  const food = inForm(forDiets(byMeasure(meaning.food, name, amounts), around), name, around, tokens)
  const isSaid = said.some((element) => element.kind === 'condition' || isCan(element) || isJar(element))
  const reading: Reading = {
    ...inCondition(food, conditionOf(food, around) ?? coldly(food, around, tokens), isSaid),
    from,
    to,
  }
  const have = amountOf(asMeasured(reading), amounts)
  if (have !== undefined) reading.have = have
  const age = ageIn(around)
  if (age !== undefined) reading.age = age
  if (meaning.foreign) reading.foreign = textAt([reading], tokens).replace(elided, "$1'")
  return reading
}

// What comes after "for", "with" or "in" is about the food before it.
function withoutComment(phrase: readonly Element[]): readonly Element[] {
  const first = phrase.findIndex(isNamed)
  const end = phrase.findIndex(({ kind }, at) => kind === 'commenting' && at > first && first >= 0)
  return (end < 0 ? phrase : phrase.slice(0, end)).filter(({ aside }) => !aside)
}

// "rice from last week": how old a food is counts though it stands in a comment.
function agesAfter(phrase: readonly Element[], core: readonly Element[]): Element[] {
  return phrase.filter((element) => element.kind === 'age' && !core.includes(element))
}

function whyUnnamed(core: readonly Element[]): Unread {
  if (core.some(({ kind }) => kind === 'not-food')) return 'not-food'
  return core.some(({ kind }) => kind === 'unknown') ? 'unknown' : 'nothing'
}

const cuts = wordSet('chopped diced minced crushed sliced grated peeled mashed')

// "2 chopped tomatoes" are tomatoes that were chopped; "400 g chopped tomatoes" are a tin of them.
function freshlyCut(head: Head, core: readonly Element[], tokens: readonly Token[]): Head {
  const { meaning, from, to } = head
  const isBoughtCut = meaning.kind === 'food' && meaning.food.state === 'ready' && to - from > 1
  if (!isBoughtCut || !cuts.has(tokens[from]!.key)) return head
  const keys = tokens.slice(from + 1, to).map(({ key }) => key)
  if (!isCounted(core) && !isFresh(core, keys)) return head
  const bare = matchKeys(keys.filter((key) => key !== 'fresh'))
  return bare ? { meaning: bare, from: from + 1, to } : head
}

function isCounted(core: readonly Element[]): boolean {
  const units = core.flatMap((element) => (element.kind === 'unit' ? [element.unit] : []))
  const isByNumber = units.length === 0 && core.some(({ kind }) => kind === 'number')
  return isByNumber || units.some((unit) => unit.measures === 'piece' && unit.name === 'clove')
}

function isFresh(core: readonly Element[], keys: readonly string[]): boolean {
  const isSaid = core.some((element) => element.kind === 'condition' && element.condition === 'fresh')
  return isSaid || keys.includes('fresh')
}

function forDiets(food: Food, around: readonly Element[]): Food {
  const diets = around.flatMap((element) => (element.kind === 'diet' ? [element.diet] : []))
  return diets.reduce((made, { makes }) => makes?.(made) ?? made, food)
}

const mashed: ReadonlySet<Food['kind']> = new Set(['root', 'tuber', 'squash'])

// "Mashed swede", "cold rice", "cold spare ribs" were cooked before; eggs are cold from the fridge, and prawns come from cold water.
function coldly(food: Food, around: readonly Element[], tokens: readonly Token[]): Condition | undefined {
  const { role, kind, state, safeRule } = food
  const keys = keysAt(around, tokens)
  if (mashed.has(kind) && state !== 'ready' && keys.includes('mashed')) return 'cooked'
  const isKept = role === 'starch' || (role === 'protein' && safeRule !== undefined && kind !== 'egg')
  const isCold = keys.includes('cold') && keys[keys.indexOf('cold') + 1] !== 'water'
  return isKept && isCold && state !== 'ready' ? 'leftover' : undefined
}

const ownFoods = new Set<Condition>(['canned', 'dried', 'smoked', 'cooked'])

// Smoked salmon and canned peas are foods of their own; frozen peas are peas.
function inCondition(
  food: Food,
  condition: Condition | undefined,
  isSaid: boolean,
): Pick<Reading, 'food' | 'condition'> {
  if (condition === undefined) return { food }
  const hasOwn = isSaid && ownFoods.has(condition)
  const names = hasOwn ? [food.name, food.id.replaceAll('-', ' ')] : []
  const owns = names.map((name) => foodOf(stem(condition), ...keysOf(name)))
  const own = owns.find((known) => known !== undefined && known.id !== food.id)
  return own ? { food: own } : { food, condition }
}

// Grams in a cup are those of dry rice and pasta; cooked they weigh less by the cup.
const cookedCup = 160

function asMeasured({ food, condition }: Reading): Food {
  const isSwollen = food.state === 'dried' && (condition === 'cooked' || condition === 'leftover')
  return isSwollen ? { ...food, cup: Math.min(cookedCup, food.cup ?? cookedCup) } : food
}

// "l huile": what the tokens parted is one word again.
const elided = /\b([dl]) /gi
