import type { Food } from '#food/food.ts'
import type { Item } from '#food/understanding.ts'
import { safeTemperature } from '../doneness.ts'
import { capitalize, listOf } from '../phrase.ts'
import { foodById } from '../pantry.ts'
import type { Amount, Text } from './dish.ts'
import type { Filled, Filling } from './fill.ts'
import { amountText, converted, measured, quantityOf, scaled, type Measured } from './measure.ts'
import { resolve, type Resolved } from './resolve.ts'

/** A line of the ingredient list. */
export type Line = Measured & {
  filling: Filling
  food: Food
  item?: Item
  preparation?: string
  /** How many amounts the steps take it in. */
  portions: number
  /** What the dish would take of it if the visitor had plenty, in the measure of `quantity`. */
  wanted: number
}

export type ToldStep = { text: string; minutes: number; meanwhile: boolean; mentions: ReadonlySet<Line> }

/** What each of several foods in one place takes of the place's amount. */
const shares = [1, 0.6, 0.45, 0.35]

type Taken = { amounts: Amount[]; preparation?: string }

/** The ingredient list of a dish: what the steps take, in the order in which they take it. */
export function linesOf(steps: readonly Resolved[], filled: Filled, factor: number): Map<string, Line[]> {
  const taken = new Map<string, Taken>()
  for (const node of steps.flat()) for (const { mention, amount } of mentionsIn(node)) {
    const known = taken.get(mention) ?? { amounts: [] }
    if (amount) known.amounts.push(amount)
    taken.set(mention, known)
  } // prettier-ignore
  const lines = new Map<string, Line[]>()
  for (const [name, { amounts }] of taken) {
    const fillings = filled.get(name) ?? []
    const share = shares[fillings.length - 1] ?? 0.3
    lines.set(
      name,
      fillings.map((filling) => lineOf(filling, amounts, factor * share)),
    )
  }
  return lines
}

function mentionsIn(node: Resolved[number]): readonly { mention: string; amount?: Amount }[] {
  if (typeof node === 'string') return []
  if ('list' in node) return node.list
  return 'mention' in node ? [node] : []
}

function lineOf(filling: Filling, amounts: readonly Amount[], factor: number): Line {
  const { food, item, choice } = filling
  const each = choice.amount ? [choice.amount] : amounts
  const total = sumOf(each.length > 0 ? each : [usual(food)], factor, food)
  const meant = choice.food.startsWith('any ') ? undefined : foodById(choice.food)
  const limit = item?.have
  const isItself = meant === food || !['', 'can', 'jar', 'clove', 'bunch', 'head', 'handful', 'sprig'].includes(total.unit)
  const line = isItself || (meant === undefined && food.piece === undefined)
    ? measured(food, total, limit)
    : meant === undefined ? countedAs(food, total, limit) : converted(food, total, meant, limit)
  const thawed = item?.condition === 'frozen' && food.safe !== undefined ? 'thawed in the fridge' : undefined
  const preparation = [thawed, choice.preparation].filter((part) => part !== undefined).join(', ')
  return {
    ...line,
    filling,
    food,
    ...(item && { item }),
    ...(preparation && { preparation }),
    portions: choice.amount ? 1 : Math.max(1, each.length),
    wanted: quantityOf(total, meant ?? food),
  }
} // prettier-ignore

/** So many pieces of a class: pieces of this food, or its weight where it is not counted. */
function countedAs(food: Food, amount: Amount, limit: number | undefined): Measured {
  return measured(food, amount.unit === '' && food.pieceName ? { ...amount, unit: 'g', quantity: quantityOf(amount, food) } : amount, limit)
} // prettier-ignore

function usual(food: Food): Amount {
  return food.measure === 'each' ? { quantity: 1, unit: '' } : { quantity: food.per[1], unit: food.measure === 'volume' || food.measure === 'spoon' ? 'ml' : 'g' } // prettier-ignore
}

function sumOf(amounts: readonly Amount[], factor: number, food: Food): Amount {
  const [first, ...rest] = amounts
  if (rest.length === 0) return scaled(first!, factor)
  const isOne = rest.every(({ unit }) => unit === first!.unit)
  const sum = (list: readonly Amount[], of: (amount: Amount) => number) =>
    list.reduce((total, amount) => total + of(amount), 0)
  if (isOne)
    return {
      unit: first!.unit,
      quantity: sum(amounts, (amount) => scaled(amount, factor).quantity),
    }
  const spoons = ['tsp', 'tbsp', 'pinch']
  const total = sum(amounts, (amount) => quantityOf(scaled(amount, factor), food))
  if (!amounts.every(({ unit }) => spoons.includes(unit))) return { unit: food.measure === 'volume' ? 'ml' : 'g', quantity: total } // prettier-ignore
  const ml = food.measure === 'spoon' || food.measure === 'volume' ? total : total / ((food.cup ?? 240) / 240)
  return ml < 14 ? { unit: 'tsp', quantity: Math.round((ml / 5) * 4) / 4 } : { unit: 'tbsp', quantity: Math.round((ml / 15) * 2) / 2 } // prettier-ignore
}

/** Tells one piece of text for the foods that are there. */
export class Teller {
  readonly lines: ReadonlyMap<string, readonly Line[]>
  readonly #filled: Filled
  readonly #factor: number
  readonly raw = new Set<Line>()

  constructor(lines: ReadonlyMap<string, readonly Line[]>, filled: Filled, factor: number) {
    this.lines = lines
    this.#filled = filled
    this.#factor = factor
  }

  /** A title, a headnote or a tip. */
  tell(text: Text): string {
    return sentences(resolve(text, this.#filled).map((node) => this.#word(node, new Set())).join('')) // prettier-ignore
  }

  step(nodes: Resolved): ToldStep {
    const mentions = new Set<Line>()
    let minutes = 0
    const words = nodes.map((node, index) => {
      if (typeof node !== 'string' && 'minutes' in node) {
        const [before, next] = [nodes[index - 1], nodes[index + 1]]
        // "for the last 3 minutes" lies within a time that is stated already.
        if (typeof before === 'string' && before.endsWith('last ')) return node.text
        const perSide = typeof next === 'string' && /^ (?:a|on each|per|each) side/.test(next)
        minutes += node.minutes * (perSide ? 2 : 1)
      }
      return this.#word(node, mentions)
    })
    const text = sentences(words.join(''))
    const meanwhile = text.startsWith('Meanwhile, ')
    return { text: meanwhile ? text.slice('Meanwhile, '.length) : text, minutes: Math.round(minutes), meanwhile, mentions } // prettier-ignore
  }

  #word(node: Resolved[number], mentions: Set<Line>): string {
    if (typeof node === 'string') return node
    if ('minutes' in node) return node.text
    if ('list' in node) return listOf(node.list.map((mention) => this.#mention(mention, mentions)), node.joint) // prettier-ignore
    if ('mention' in node) return this.#mention(node, mentions)
    if ('agrees' in node) return this.#isSeveral(node.agrees) ? node.several : node.one
    if ('raw' in node) {
      for (const line of this.lines.get(node.raw) ?? []) this.raw.add(line)
      return ''
    }
    return this.#temperature(node.temperature)
  }

  #mention({ mention, amount, the }: { mention: string; amount?: Amount; the?: true }, mentions: Set<Line>): string {
    const lines = this.lines.get(mention) ?? []
    for (const line of lines) mentions.add(line)
    const nouns = listOf(lines.length > 0 ? lines.map(({ noun }) => noun) : this.#names(mention))
    const [line] = lines
    if (!amount || !line || lines.length > 1) return the ? `the ${nouns}` : nouns
    const isWater = line.food.kind === 'water'
    if (line.portions < 2 && !isWater) return the ? `the ${nouns}` : nouns
    const part = amountText(scaled(amount, this.#factor), line.food)
    return isWater || ['salt', 'spice'].includes(line.food.role) ? `${part} ${nouns}` : `${part} of the ${nouns}`
  } // prettier-ignore

  #names(place: string): string[] {
    return (this.#filled.get(place) ?? []).map(({ food }) => (food.measure === 'each' && !food.pieceName ? food.plural : food.name)) // prettier-ignore
  }

  #isSeveral(place: string): boolean {
    const lines = this.lines.get(place) ?? []
    return lines.length > 1 || lines.some(({ noun, food }) => noun === food.plural && (noun !== food.name || /[^s]s$/.test(noun))) // prettier-ignore
  }

  #temperature(place: string): string {
    const rules = (this.lines.get(place) ?? []).flatMap(({ food, item }) => {
      const safe = safeTemperature({ food, ...(item && { item }) })
      return safe ? [safe.text] : []
    })
    const [text] = [...new Set(rules)].toSorted().reverse()
    return text ? `, ${text} in the middle` : ''
  }
}

/** Sentences begin with a capital; a mark that lost its phrase closes up. */
function sentences(text: string): string {
  const closed = text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .trim()
  return closed.replace(/(^|[.!?:] (?=[a-z]))(\p{Ll})/gu, (all, before: string, letter: string) =>
    before.endsWith(': ') ? all : before + capitalize(letter),
  )
}
