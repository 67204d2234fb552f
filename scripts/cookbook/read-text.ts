import type { Amount, Condition, Mention, Node, Text } from '#chefs/house/cookbook/dish.ts'
import { numberOf } from './numbers.ts'
import { unmarkedFoods } from './unmarked.ts'

/** A mistake in a dish's file, with what to do about it. */
export class DishError extends Error {}

/** What Cooklang reads as one thing, before our own marks within the plain text are read. */
export type Token =
  | { text: string }
  | { mention: string; optional: boolean; amount?: Amount; preparation?: string; the?: true }
  | { minutes: number; duration: string }

/** What the text needs to know of the dish. */
export type Context = {
  /** The place that a name in braces stands for. Throws a `DishError` where there is none. */
  placeNamed: (name: string) => string
  /** A mention with an amount or preparation of its own: made known to the dish. */
  mentioned: (token: Extract<Token, { mention: string }>) => string
  /** Checks that a name in a condition is a place, a food or a class. Throws a `DishError`. */
  conditionNamed: (name: string) => string
  isOptional: (place: string) => boolean
}

const mark = /\[if |\]\s*\[else:|\[|\]|\{[^{}]*\}/

/** Reads the marks of our own: `[phrase that may go]`, `[if spinach: …][else: …]`, `{place}`, `{place: are|is}`. */
export function readText(tokens: readonly Token[], context: Context): Text {
  const reader = new Reader(tokens.map(withSalt), context)
  const text = reader.read([])
  if (!reader.isDone) throw new DishError('a "]" without its "["')
  return text
}

/** "Taste for salt" names the salt: without any the sentence would be wrong. */
function withSalt(token: Token): Token {
  return 'text' in token ? { text: token.text.replace(/\bfor salt\b/g, 'for {salt}') } : token
}

/** Throws a `DishError` where a text names a food without a mark: it could be absent from the recipe. */
export function checkMarks(text: Text, isOwnWord: (word: string) => boolean): Text {
  const untimed = stringsIn(text).find((part) => /\d (?:second|minute|hour)/.test(part))
  if (untimed) throw new DishError(`a time without its mark, ~{5%minutes}: "${untimed.trim()}"`)
  if (hasPartedWater(text))
    throw new DishError('an amount of water in a branch, without its unit: "[if …: 450 ml of water]"')
  const plain = stringsIn(text)
    .flatMap(unmarkedFoods)
    .filter((name) => !name.split(' ').every(isOwnWord))
  if (plain.length > 0) throw new DishError(`foods without their mark, {${plain[0]}}: ${plain.join(', ')}`)
  return text
}

/** "[if barley: 450][else: 330] ml of water": a number alone would not go with the servings. */
function hasPartedWater(text: Text): boolean {
  return text.some((node, index) => {
    const before = text[index - 1]
    const isBranch = typeof before === 'object' && 'when' in before
    if (typeof node === 'string') return isBranch && /^ ?(?:ml |litres? )?of (?:[a-z-]+ )?water/.test(node)
    if ('maybe' in node) return hasPartedWater(node.maybe)
    return 'when' in node && [node.text, node.otherwise ?? []].some(hasPartedWater)
  })
}

function stringsIn(text: Text): string[] {
  return text.flatMap((node) => {
    if (typeof node === 'string') return [node]
    if ('maybe' in node) return stringsIn(node.maybe)
    if ('when' in node) return [...stringsIn(node.text), ...stringsIn(node.otherwise ?? [])]
    return 'agrees' in node ? [node.several, node.one] : []
  })
}

type Mark = Exclude<Token, { text: string }>

const isPlain = (token: Token): token is { text: string } => 'text' in token

class Reader {
  #pieces: (string | Mark)[]
  #context: Context
  #isAfterWord = false

  constructor(tokens: readonly Token[], context: Context) {
    this.#context = context
    this.#pieces = tokens.flatMap((token): (string | Mark)[] =>
      isPlain(token) ? split(token.text) : [token],
    )
  }

  get isDone(): boolean {
    return this.#pieces.length === 0
  }

  /** Reads up to one of the closing marks, which stays. */
  read(closing: readonly string[]): Text {
    const nodes: Node[] = []
    while (this.#pieces.length > 0) {
      const piece = this.#pieces[0]!
      if (typeof piece === 'string' && (closing.includes(piece) || piece === ']' || piece === '][else:')) {
        if (closing.includes(piece)) break
        if (closing.length === 0 && piece === ']') break
        throw new DishError(`"${piece}" in the wrong place`)
      }
      this.#pieces.shift()
      const last = nodes.at(-1)
      // "bubbling[if meat: and …]": the space belongs to the phrase.
      this.#isAfterWord = last !== undefined && !(typeof last === 'string' && /[\s(]$/.test(last))
      nodes.push(this.#node(piece))
    }
    const joined = joinStrings(nodes)
    checkRows(joined)
    const closed = closeLists(joined.map(inContext), this.#context.isOptional)
    return sparingSalt(closed).flatMap(withWaterApart)
  }

  #node(piece: string | Mark): Node {
    if (typeof piece !== 'string') {
      if ('minutes' in piece) return { minutes: piece.minutes, duration: piece.duration }
      const place = this.#context.mentioned(piece)
      return { mention: place, ...(piece.amount && { amount: piece.amount }) }
    }
    if (piece === '[') return { maybe: this.#inside() }
    if (piece === '[if ') return this.#branch()
    if (piece.startsWith('{')) return this.#braces(piece.slice(1, -1))
    return piece
  }

  #inside(): Text {
    const text = this.read([']'])
    if (this.#pieces.shift() !== ']') throw new DishError('a "[" without its "]"')
    return text
  }

  #branch(): Node {
    const first = this.#pieces.shift()
    const colon = typeof first === 'string' ? first.indexOf(':') : -1
    if (typeof first !== 'string' || colon < 0)
      throw new DishError('"[if …:" needs a condition of names and a colon')
    const when = readCondition(first.slice(0, colon), this.#context)
    const rest = first.slice(colon + 1).replace(this.#isAfterWord ? /^ (?!\p{L})/u : /^ /, '')
    if (rest !== '') this.#pieces.unshift(rest)
    const text = this.read([']', '][else:'])
    const end = this.#pieces.shift()
    if (end === ']') return { when, text }
    if (end !== '][else:') throw new DishError('"[if" without its "]"')
    const next = this.#pieces[0]
    if (typeof next === 'string' && next.startsWith(' ')) this.#pieces[0] = next.slice(1)
    return { when, text, otherwise: this.#inside() }
  }

  #braces(inside: string): Node {
    const agreement = /^(.+): ?([^|]+)\|([^|]+)$/.exec(inside)
    if (agreement) {
      const [, name = '', several = '', one = ''] = agreement
      return { agrees: this.#context.placeNamed(name.trim()), several: several.trim(), one: one.trim() }
    }
    if (inside.trim() === '') throw new DishError('"{}" behind no name: a name with a comma in it?')
    const safety = /^(.+) (temperature|raw|baked)$/.exec(inside)
    if (safety) {
      const place = this.#context.placeNamed(safety[1]!.trim())
      const how = safety[2]
      return how === 'raw' || how === 'baked' ? { unmeasured: place, how } : { temperature: place }
    }
    return { mention: this.#context.placeNamed(inside.trim()) }
  }
}

function split(text: string): string[] {
  const parts: string[] = []
  let rest = text
  for (;;) {
    const found = mark.exec(rest)
    if (!found) break
    if (found.index > 0) parts.push(rest.slice(0, found.index))
    parts.push(found[0].replace(/\]\s+\[/, ']['))
    rest = rest.slice(found.index + found[0].length)
  }
  return rest === '' ? parts : [...parts, rest]
}

/** `spinach | kale`, `rice & not naan`. */
export function readCondition(
  source: string,
  { conditionNamed }: Pick<Context, 'conditionNamed'>,
): Condition {
  const some = source.split('|').map((part) => readEvery(part))
  return some.length === 1 ? some[0]! : { some }

  function readEvery(part: string): Condition {
    const every = part.split('&').map((atom): Condition => {
      const name = atom.trim()
      if (name === '') throw new DishError('an empty condition')
      return name.startsWith('not ')
        ? { not: { has: conditionNamed(name.slice(4).trim()) } }
        : { has: conditionNamed(name) }
    })
    return every.length === 1 ? every[0]! : { every }
  }
}

function joinStrings(nodes: readonly Node[]): Node[] {
  const joined: Node[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  return joined
}

/** "with salt", "for salt": goes where a wish rules salt out, as a phrase in brackets would. */
function sparingSalt(nodes: Text): Text {
  return nodes.flatMap((node, index): Node[] => {
    const next = nodes[index + 1]
    const before = nodes[index - 1]
    const lead = typeof node === 'string' && isSalt(next) ? saltLead.exec(node) : undefined
    if (lead) {
      const rest = (node as string).slice(0, lead.index)
      return [...(rest === '' ? [] : [rest]), { maybe: [lead[0], next!] }]
    }
    const isMoved = isSalt(node) && typeof before === 'string' && saltLead.test(before)
    return isMoved ? [] : [node]
  })
}

const saltLead = /(?: with| and| for|,) (?:the )?$/
const isSalt = (node: Node | undefined) =>
  typeof node === 'object' && 'mention' in node && node.mention === 'salt'

/** A time or a temperature as the words around it mean it. */
function inContext(node: Node, index: number, nodes: readonly Node[]): Node {
  if (typeof node === 'string') return node
  const [before, next] = [nodes[index - 1], nodes[index + 1]].map((other) =>
    typeof other === 'string' ? other : '',
  ) as [string, string]
  // "For the last 3 minutes" lies within a time that is stated already.
  const times = before.endsWith('last ') ? 0 : perSide.test(next) ? 2 : 1
  if (times !== 1 && ('when' in node || 'minutes' in node)) return counted(node, times)
  const [said = ''] = /[^.]*$/.exec(before)!
  const isTender = 'temperature' in node && tender.test(said) && !/cooked through/.test(said)
  return isTender ? { ...node, isTender } : node
}

type Timed = Extract<Node, { when: Condition } | { minutes: number }>

/** A time that passes so many times, in whatever branch it is said: none within another, two for two sides. */
function counted(node: Timed, times: number): Node {
  if ('minutes' in node) return { ...node, minutes: node.minutes * times }
  const inBranch = (text: Text): Text => {
    const last = text.at(-1)
    const isTimed = typeof last === 'object' && ('when' in last || 'minutes' in last)
    return isTimed ? [...text.slice(0, -1), counted(last, times)] : text
  }
  const { text, otherwise } = node
  return { ...node, text: inBranch(text), ...(otherwise && { otherwise: inBranch(otherwise) }) }
}

const perSide = /^ (?:a|on each|per|each) side/
const tender = /\b(?:tender|apart|soft|shreds?|fork|spoon)\b/

const water = /(\d*[½¼¾⅓⅔]|\d+(?:\.\d+)?) (ml|litres?)(?= of )/

/** "With 450 ml of water": what is told in passing goes with the servings too. */
function withWaterApart(node: Node): Text {
  const found = typeof node === 'string' ? water.exec(node) : undefined
  if (!found) return [node]
  const text = node as string
  const [all, count = '', unit] = found
  const told = { quantity: numberOf(count) * (unit === 'ml' ? 1 : 1000), unit: 'ml' as const }
  const rest = withWaterApart(text.slice(found.index + all.length))
  return [text.slice(0, found.index), { told }, ...rest].filter((part) => part !== '')
}

const isMention = (node: Node | undefined) => typeof node === 'object' && 'mention' in node

/** Throws a `DishError` at "the onion[, the carrot] with": without "and" the row would read wrong. */
function checkRows(nodes: readonly Node[]): void {
  for (const [index, node] of nodes.entries()) {
    if (typeof node === 'string' || !('maybe' in node) || !isMention(nodes[index - 1])) continue
    const [first, second, ...others] = node.maybe
    const startsRow = typeof first === 'string' && /^, (?:the )?$/.test(first)
    const isFood = typeof second === 'object' && ('mention' in second || 'list' in second)
    const next = nodes[index + 1]
    const goesOn = typeof next === 'string' ? /^,| and /.test(next.slice(0, 5)) : next !== undefined
    if (startsRow && isFood && others.length === 0 && !goesOn)
      throw new DishError(
        '"the a[, the b]": a row closes up by itself, write "the @a{}, the @?b{} and the @?c{}" without brackets',
      )
  }
}

const joint = /^(?:,? (and|or) |, )(the )?$/

/** Makes one node of foods that are named in a row, where one of them may be missing; "the" goes with its food. */
function closeLists(nodes: readonly Node[], isOptional: (place: string) => boolean): Text {
  const closed: Node[] = []
  for (let at = 0; at < nodes.length; at++) {
    const row: Mention[] = []
    let [word, end] = ['and', at]
    for (let index = at; index < nodes.length; index += 2) {
      const node = nodes[index]!
      if (typeof node === 'string' || !('mention' in node)) break
      const between = index === at ? undefined : nodes[index - 1]
      const found = typeof between === 'string' ? joint.exec(between) : undefined
      if (index > at && !found) break
      if (found?.[1]) word = found[1]
      row.push({ ...node, ...(index === at ? startsWithThe(closed) : found?.[2] && { the: true as const }) })
      end = index
    }
    const [first] = row
    if (row.length > 1 && row.some(({ mention }) => isOptional(mention))) {
      if (first?.the) closed[closed.length - 1] = withoutLead(closed.at(-1) as string)
      closed.push({ list: row, joint: word })
      at = end
    } else if (first) {
      if (first.the) closed[closed.length - 1] = withoutLead(closed.at(-1) as string)
      closed.push(first)
    } else closed.push(nodes[at]!)
  }
  return closed.filter((node) => node !== '')
}

function startsWithThe(closed: readonly Node[]): Pick<Mention, 'the' | 'squeezed'> {
  const last = closed.at(-1)
  if (typeof last !== 'string') return {}
  const juice = squeezing.exec(last)
  if (juice) return { the: true, squeezed: juice[1] ? 'half' : 'whole' }
  return /(?:^|[ (])the $/i.test(last) ? { the: true } : {}
}

const squeezing = /(?:\bthe )?\bjuice of (half of |half )?(?:the |a )?$/i

/** What is said before a food and becomes part of its mention. */
function withoutLead(text: string): string {
  return squeezing.test(text) ? text.replace(squeezing, '') : text.replace(/[Tt]he $/, '')
}
