import { isCookedBefore, safeTemperature } from '../cooking/doneness.ts'
import { metricVolume } from '../cooking/kitchen-measures.ts'
import type { Food } from '#food/model/food.ts'
import type { RecipeIngredient, Step } from '../recipe.ts'
import { capitalize, listOf } from '../wording/phrases.ts'
import type { Amount, Mention, Text } from './dish.ts'
import type { Filled } from './fill.ts'
import type { Line } from './lines.ts'
import { amountBeforeName, amountText, scaled } from './measure.ts'
import { resolve, type Resolved } from './resolve.ts'
import { fewOf, isAttributiveBefore, singularOf } from './title.ts'

/** Tells a dish's texts for the foods that are there, in their amounts. */
export class Teller {
  readonly #lines: ReadonlyMap<string, readonly Line[]>
  readonly #filled: Filled
  readonly #factor: number
  /** Places whose own amount a step has said. */
  readonly #told = new Set<string>()

  constructor(lines: ReadonlyMap<string, readonly Line[]>, filled: Filled, factor: number) {
    this.#lines = lines
    this.#filled = filled
    this.#factor = factor
  }

  /** A title: of foods in a row it says those that keep it short. */
  title(text: Text): string {
    const nodes = resolve(text, this.#filled)
    let told = nodes.filter((node) => typeof node === 'string').join(' ')
    const words = nodes.map((node, index) => {
      if (typeof node === 'string' || !('list' in node || 'mention' in node)) return this.#word(node)
      const mentions = 'list' in node ? node.list : [node]
      const isAttributive = isAttributiveBefore(nodes[index + 1])
      const few = fewOf(
        mentions.flatMap((mention) => this.#named(mention, isAttributive)),
        told,
      )
      told += ` ${few.join(' ')}`
      return listOf(few, 'list' in node ? node.joint : 'and')
    })
    return sentences(words.join(''))
  }

  /** A headnote or a tip. */
  tell(text: Text): string {
    return sentences(this.#words(resolve(text, this.#filled)))
  }

  step(nodes: Resolved, index: number): Step {
    const text = sentences(this.#words(nodes))
    const isMeanwhile = text.startsWith(meanwhile)
    return {
      text: isMeanwhile ? capitalize(text.slice(meanwhile.length)) : text,
      minutes: Math.round(minutesIn(nodes)),
      // The first step has nothing to run beside.
      meanwhile: isMeanwhile && index > 0,
      mentions: new Set(nodes.flatMap((node) => this.#mentioned(node))),
    }
  }

  #mentioned(node: Resolved[number]): readonly RecipeIngredient[] {
    if (typeof node === 'string') return []
    if ('list' in node) return node.list.flatMap(({ mention }) => this.#linesOf(mention))
    return 'mention' in node ? this.#linesOf(node.mention) : []
  }

  #linesOf(place: string): readonly Line[] {
    return this.#lines.get(place) ?? []
  }

  #words(nodes: Resolved): string {
    const words = nodes.map((node, index) => {
      if (!isTemperature(node)) return this.#word(node)
      // Of foods beside each other it is said once.
      if (isTemperature(nodes[index - 1])) return ''
      const end = nodes.findIndex((other, at) => at > index && !isTemperature(other))
      return this.#temperatures(nodes.slice(index, end < 0 ? nodes.length : end).filter(isTemperature))
    })
    return words.join('')
  }

  #word(node: Resolved[number]): string {
    if (typeof node === 'string') return node
    if ('minutes' in node) return node.duration
    if ('told' in node) return metricVolume(scaled(node.told, this.#factor).quantity)
    if ('list' in node)
      return listOf(
        node.list.flatMap((mention) => this.#mention(mention)),
        node.joint,
      )
    if ('mention' in node) return listOf(this.#mention(node))
    if ('agrees' in node) return this.#isSeveral(node.agrees) ? node.several : node.one
    return ''
  }

  /** The foods of a place, one by one: "the carrots", "peas"; with what the step takes where the list has the sum. */
  #mention({ mention, amount, the, squeezed }: Mention): string[] {
    const lines = this.#linesOf(mention)
    const [first = '', ...others] = lines.length > 0 ? lines.map(({ noun }) => noun) : this.#namesOf(mention)
    const [line] = lines
    const isJuice = line?.food.name.endsWith(' juice') ?? false
    const juice = squeezed && !isJuice ? `the juice of ${squeezed === 'half' ? 'half of ' : ''}` : ''
    const whole = [`${juice}${the ? 'the ' : ''}${first}`, ...others]
    const taken = amount ?? (line && line.portions > 1 ? this.#ownAmount(mention) : undefined)
    if (!taken || !line || lines.length > 1) return whole
    const isWater = line.food.kind === 'water'
    if (squeezed || (line.portions < 2 && !isWater)) return whole
    const part = scaled(taken, this.#factor, line.food)
    return isWater || line.food.role === 'salt'
      ? [`${amountBeforeName(part, line.food)} ${first}`]
      : [`${amountText(part, line.food)} of the ${first}`]
  }

  /** The foods of a place as a title says them: "carrots", but "carrot soup". */
  #named(mention: Mention, isAttributive: boolean): string[] {
    const foods = (this.#filled.get(mention.mention) ?? []).map(({ food }) => food)
    return this.#mention(mention).map((name) => (isAttributive ? singularOf(name, foods) : name))
  }

  /** What a place takes by its own choice, where the text says nothing. */
  #ownAmount(place: string): Amount | undefined {
    const fillings = this.#filled.get(place) ?? []
    if (fillings.length !== 1 || this.#told.has(place)) return undefined
    this.#told.add(place)
    return fillings[0]!.choice.amount
  }

  /** What titles call a food that is not on the list yet. */
  #namesOf(place: string): string[] {
    return (this.#filled.get(place) ?? []).map(({ food }) => (isCounted(food) ? food.plural : food.name))
  }

  #isSeveral(place: string): boolean {
    const lines = this.#linesOf(place)
    return lines.length > 1 || lines.some(isPlural)
  }

  /** ", 74 °C (165 °F) in the middle", the highest that a place asks for; of several foods each its own, the hotter first. */
  #temperatures(nodes: readonly Temperature[]): string {
    const safe = nodes.flatMap(({ temperature: place, isTender }) => {
      const lines = this.#linesOf(place)
      const [highest] = lines
        .flatMap((line) => safeTemperature(line) ?? [])
        .toSorted((one, other) => other.celsius - one.celsius)
      const where = lines.some(hasMiddle) ? ' in the middle' : ''
      return highest ? [{ ...highest, place, isTender, where }] : []
    })
    const [first, ...others] = safe
      .toSorted((one, other) => other.celsius - one.celsius)
      .filter(({ celsius }, at, all) => at === 0 || celsius !== all[at - 1]!.celsius)
    if (!first) return ''
    // A whole cut that falls apart was past its temperature long before.
    if (others.length === 0 && first.isTender && first.restMinutes !== undefined)
      return `, well past ${first.text}`
    if (others.length === 0) return `, ${first.text}${first.where}`
    const ofFood = (place: string) => `of the ${listOf(this.#mention({ mention: place }))}`
    const rest = others.map(({ text, place }) => `${text} ${ofFood(place)}`)
    return `, ${listOf([`${first.text}${first.where} ${ofFood(first.place)}`, ...rest])}`
  }
}

type Temperature = Extract<Resolved[number], { temperature: string }>

const isTemperature = (node: Resolved[number] | undefined): node is Temperature =>
  typeof node === 'object' && 'temperature' in node

/** Nobody looks for the middle of a mussel, a stirred egg or a grain of rice, of mince or of what was cooked before. */
const hasMiddle = ({ food: { kind, origin, role, state }, item }: Line) =>
  kind !== 'egg' &&
  origin !== 'shellfish' &&
  role !== 'starch' &&
  !kind.startsWith('ground-') &&
  state !== 'ready' &&
  !isCookedBefore(item)

const isCounted = ({ measure, pieceName }: Food) => measure === 'each' && pieceName === undefined

/** "beans" and "onions", but neither "rice" nor "hummus". */
const isPlural = ({ noun, food }: Line) =>
  noun === food.plural && (noun !== food.name || /[^su]s$/.test(noun))

const meanwhile = 'Meanwhile, '

/** Minutes that a step says. */
export function minutesIn(nodes: Resolved): number {
  return nodes.reduce(
    (sum, node) => sum + (typeof node !== 'string' && 'minutes' in node ? node.minutes : 0),
    0,
  )
}

/** Sentences begin with a capital, also where the phrase that began one has gone; "an" stands before a vowel. */
function sentences(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\ba (?=[aeio])(?!one|eu)/gi, (article) => `${article[0]}n `)
    .replace(/^\p{Ll}|(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
}
