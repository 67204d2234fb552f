import type { Amount, Choice, Condition, Dish, Mention, Node, Place, Text, Unit } from './dish.ts'

/*
 * A compiled dish is a few lines of text: JSON of the same would be a quarter larger on the wire.
 *
 *   id|kitchen|serves|makes
 *   needs: numbers of places, "or" as a slash: 0,1/2
 *   places, one a line: most>otherwise>choice>choice…, a choice being food*{amount}(preparation), * for cooked
 *   (a place goes by its number from here on: names are for who writes a dish)
 *   an empty line, then texts: T, H or I (title, headnote, tip) with a condition, and S (step)
 *
 * In a text {3} names the place of that number, {^3 2tbsp} with its article and amount, {^%3} its juice and {^%%3}
 * that of half of it, {(3;4 1tsp)and} a row,
 * [ ] is a phrase that may go, <condition|text|otherwise> a branch, {3:are/is} agrees, {3t} is a temperature,
 * {3T} that of what is cooked until tender, {3r} and {3b} are raw and baked, {=450ml} is water, ~8 minutes~ is a time,
 * ~2*8 minutes~ one that passes twice.
 */

/** A dish from its compiled text. */
export function decodeDish(source: string): Dish {
  const lines = source.split('\n')
  const end = lines.indexOf('', 2)
  return new CompiledDish(lines[0]!, lines[1]!, lines.slice(2, end), lines.slice(end + 1))
}

/** What it says is read when it is first cooked: to find a dish its places are enough. */
export class CompiledDish implements Dish {
  readonly id: string
  readonly kitchen: string
  readonly serves: number
  readonly makes?: string
  readonly needs: readonly (readonly string[])[]
  readonly places: readonly Place[]
  readonly #lines: readonly string[]
  #read: Texts | undefined

  /** Places are named by their number behind the prefix. */
  constructor(head: string, needs: string, places: readonly string[], texts: readonly string[], prefix = '') {
    const [id = '', kitchen = '', serves, makes] = head.split('|')
    this.id = id
    this.kitchen = kitchen
    this.serves = Number(serves)
    if (makes) this.makes = makes
    this.needs = needs.split(',').map((group) => group.split('/').map((number) => prefix + number))
    this.places = places.map((line, index) => placeOf(line, `${prefix}${index}`))
    this.#lines = texts
  }

  get titles() {
    return this.#texts.titles
  }
  get headnotes() {
    return this.#texts.headnotes
  }
  get tip() {
    return this.#texts.tip
  }
  get steps() {
    return this.#texts.steps
  }

  get #texts(): Texts {
    const names = this.places.map(({ name }) => name)
    return (this.#read ??= textsOf(this.#lines, names))
  }
}

type Texts = Pick<Dish, 'titles' | 'headnotes' | 'tip' | 'steps'>

function textsOf(lines: readonly string[], names: readonly string[]): Texts {
  const texts = lines.map((line) => {
    const bar = line.indexOf('|')
    return {
      kind: line[0],
      when: line.slice(1, bar),
      text: new TextReader(line.slice(bar + 1), names).read(),
    }
  })
  const of = (kind: string) => texts.filter((text) => text.kind === kind)
  const variants = (kind: string) =>
    of(kind).map(({ when, text }) => ({ ...(when && { when: conditionOf(when, names) }), text }))
  const [tip] = of('I')
  return {
    titles: variants('T'),
    headnotes: variants('H'),
    tip: tip?.text,
    steps: of('S').map(({ text }) => text),
  }
}

function placeOf(line: string, name: string): Place {
  const [most, otherwise, ...sources] = line.split('>')
  return {
    name,
    choices: sources.map(choiceOf),
    most: Number(most || 1),
    ...(otherwise && { otherwise: Number(otherwise) }),
  }
}

/** A book's choices are few: "an onion, sliced" is the same in two hundred dishes. */
const choices = new Map<string, Choice>()

function choiceOf(source: string): Choice {
  const known = choices.get(source)
  if (known) return known
  const choice = readChoice(source)
  choices.set(source, choice)
  return choice
}

function readChoice(source: string): Choice {
  const [, food = '', cooked, amount, preparation] = /^([^*{(]+)(\*)?(?:\{(.*?)\})?(?:\((.*)\))?$/.exec(
    source,
  )!
  return {
    food,
    ...(cooked && { cooked: true as const }),
    ...(amount && { amount: amountOf(amount) }),
    ...(preparation && { preparation }),
  }
}

function amountOf(source: string): Amount {
  const [, fixed, quantity, unit = ''] = /^(=?)([\d.]+)([a-z]*)$/.exec(source)!
  return { quantity: Number(quantity), unit: unit as Unit, ...(fixed && { fixed: true as const }) }
}

function conditionOf(source: string, names: readonly string[]): Condition {
  if (source.includes(',')) return { some: source.split(',').map((part) => conditionOf(part, names)) }
  if (source.includes('&')) return { every: source.split('&').map((part) => conditionOf(part, names)) }
  if (source.startsWith('!')) return { not: conditionOf(source.slice(1), names) }
  return { has: source.replace(/#(\d+)$/, (_, number) => names[Number(number)]!) }
}

const marks = /[[\]<>|{~]/

class TextReader {
  readonly #source: string
  readonly #names: readonly string[]
  #at = 0

  constructor(source: string, names: readonly string[]) {
    this.#source = source
    this.#names = names
  }

  /** Reads up to one of the closing marks, which is passed over. */
  read(closing = ''): Text {
    const nodes: Node[] = []
    while (this.#at < this.#source.length) {
      const found = marks.exec(this.#source.slice(this.#at))
      const end = found ? this.#at + found.index : this.#source.length
      if (end > this.#at) nodes.push(this.#source.slice(this.#at, end))
      this.#at = end
      const mark = this.#source[this.#at++]
      if (mark === undefined || closing.includes(mark)) break
      nodes.push(this.#node(mark))
    }
    return nodes
  }

  #node(mark: string): Node {
    if (mark === '[') return { maybe: this.read(']') }
    if (mark === '~') return timeOf(this.#upTo('~'))
    if (mark === '{') return this.#braces(this.#upTo('}'))
    const when = conditionOf(this.#upTo('|'), this.#names)
    const text = this.read('|>')
    return this.#source[this.#at - 1] === '|' ? { when, text, otherwise: this.read('>') } : { when, text }
  }

  #upTo(mark: string): string {
    const end = this.#source.indexOf(mark, this.#at)
    const text = this.#source.slice(this.#at, end)
    this.#at = end + 1
    return text
  }

  #braces(inside: string): Node {
    if (inside.startsWith('=')) return { told: amountOf(inside.slice(1)) }
    const row = /^\((.*)\)(.*)$/.exec(inside)
    if (row) return { list: row[1]!.split(';').map((part) => this.#mention(part)), joint: row[2]! }
    const agreement = /^(\d+):(.*)\/(.*)$/.exec(inside)
    if (agreement) {
      const [, index, several = '', one = ''] = agreement
      return { agrees: this.#names[Number(index)]!, several, one }
    }
    const place = this.#names[Number.parseInt(inside, 10)]!
    if (/^\d+t$/i.test(inside))
      return { temperature: place, ...(inside.endsWith('T') && { isTender: true as const }) }
    if (/^\d+[rb]$/.test(inside)) return { unmeasured: place, how: inside.endsWith('r') ? 'raw' : 'baked' }
    return this.#mention(inside)
  }

  #mention(source: string): Mention {
    const [, the, squeezed, index, amount] = /^(\^?)(%{0,2})(\d+)(?: (.+))?$/.exec(source)!
    return {
      mention: this.#names[Number(index)]!,
      ...(amount && { amount: amountOf(amount) }),
      ...(the && { the: true as const }),
      ...(squeezed && { squeezed: squeezed === '%' ? ('whole' as const) : ('half' as const) }),
    }
  }
}

const parts: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }

/** A time in the cook's words, and the minutes that it adds. */
function timeOf(source: string): { minutes: number; duration: string } {
  const [, times = '1', duration = ''] = /^(?:(\d)\*)?(.*)$/.exec(source)!
  return { minutes: Number(times) * minutesOf(duration), duration }
}

/** Minutes of a time in words: of a range the longer. */
export function minutesOf(duration: string): number {
  const [, whole = '', part, unit = ''] = /(\d*)([½¼¾⅓⅔]?) (second|minute|hour)s?$/.exec(duration)!
  const count = Number(whole) + (part ? parts[part]! : 0)
  return count * ({ second: 1 / 60, hour: 60 }[unit] ?? 1)
}
