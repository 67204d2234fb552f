import type { Cut, Food, Method } from '#food/food.ts'
import type { Item, Understanding } from '#food/understanding.ts'
import { isReady, lookOf, minutesOf, safeTemperature, swelling } from './doneness.ts'
import type { Filled } from './dish.ts'
import { servesAs, stapleOffers, type StapleName } from './pantry.ts'
import { noSalt, unsalted } from './no-salt.ts'
import { capitalize, duration, listOf, withoutSqueezing } from './phrase.ts'
import { portion } from './portion.ts'
import type { Random } from './random.ts'

/** A food as the recipe uses it: one line of the ingredient list. */
export type Use = {
  food: Food
  /** Absent for an extra from the pantry. */
  item?: Item
  /** Grams or millilitres in all. */
  quantity: number
  /** "2 onions", "300 g (10½ oz) beef". */
  text: string
  /** What steps call it: "onions". */
  noun: string
  /** "finely chopped", "thawed". */
  preparation?: string
}

export type Step = {
  text: string
  /** Minutes that the step's own text states. */
  minutes: number
  /** Runs in the shade of the step before it. */
  meanwhile: boolean
  mentions: ReadonlySet<Use>
}

/** How a use departs from the food's table. */
export type Manner = {
  /** Share of the usual amount per serving, or `quantity` in all, which may depend on the food. */
  share?: number
  quantity?: number | ((food: Food) => number)
  cut?: Cut | (string & {})
}

/** Thrown when a dish cannot be made under the visitor's wishes; the planner tries the next. */
export class CannotCook extends Error {}

/** Most extras a recipe may ask of the pantry. */
export const maxExtras = 5

/**
 * What a dish form writes with. Mentioning a food puts it on the ingredient list, stating minutes puts them on the
 * clock: list, steps and times cannot disagree.
 */
export class Cook {
  readonly uses: Use[] = []
  readonly steps: Step[] = []
  readonly random: Random
  readonly #filled: Filled
  readonly #understanding: Understanding
  readonly #taken = new Map<Item, Use>()
  readonly #reserved = new Set<Item>()
  readonly #extras = new Map<string, Use>()
  #mentions = new Set<Use>()
  #minutes = 0
  #serves: number

  constructor(filled: Filled, understanding: Understanding, serves: number, random: Random) {
    this.#filled = filled
    this.#understanding = understanding
    this.#serves = serves
    this.random = random
    for (const items of filled.values()) for (const item of items) this.#reserved.add(item)
  }

  /** Listed foods in a slot, put on the ingredient list in that manner. Several share the usual amount of one and a half. */
  all(slot: string, manner: Manner = {}): Use[] {
    const items = this.#filled.get(slot) ?? []
    const crowd = items.length > 1 ? Math.max(0.45, 1.6 / items.length) : 1
    return items.map((item) =>
      this.#take(item, { ...manner, share: (manner.share ?? 1) * Math.min(1, crowd) }),
    )
  }

  /** The first listed food in a slot. */
  one(slot: string, manner: Manner = {}): Use | undefined {
    const item = this.#filled.get(slot)?.[0]
    return item && this.#take(item, manner)
  }

  /** The first listed food in a slot that the dish cannot do without. */
  must(slot: string, manner: Manner = {}): Use {
    const use = this.one(slot, manner)
    if (use === undefined) throw new CannotCook(slot)
    return use
  }

  /** The first listed food in a slot as it lies there, not yet on the list: for amounts that depend on which it is. */
  peek(slot: string): Item | undefined {
    return this.#filled.get(slot)?.[0]
  }

  /** How many listed foods a slot holds. */
  count(slot: string): number {
    return this.#filled.get(slot)?.length ?? 0
  }

  /** Whether a slot holds anything. */
  has(slot: string): boolean {
    return this.count(slot) > 0
  }

  /**
   * A staple the dish needs: what the visitor listed for the purpose, else an extra from the pantry.
   * `quantity` is grams or millilitres in all. Throws `CannotCook` where wishes or the limit of extras forbid it;
   * only salt may be forbidden: the dish is then told without it.
   */
  need(name: StapleName, quantity: number): Use {
    const use = this.want(name, quantity)
    if (use === undefined && name === 'salt' && this.extraCount < maxExtras) return noSalt
    if (use === undefined) throw new CannotCook(name)
    return use
  }

  /** A staple that would be nice: like `need`, but undefined where it can't be had. */
  want(name: StapleName, quantity: number): Use | undefined {
    const known = this.#extras.get(name)
    if (known) return known
    const listed = this.#understanding.items.find(
      (item) =>
        servesAs(name, item.food) && !this.#reserved.has(item) && (item.have ?? quantity) >= quantity / 2,
    )
    if (listed) {
      const use = this.#take(listed, { quantity: Math.min(quantity, listed.have ?? quantity) })
      this.#extras.set(name, use)
      return use
    }
    if (this.extraCount >= maxExtras) return undefined
    const food = stapleOffers(name).find((offer) => this.#understanding.excludes(offer) === undefined)
    if (food === undefined) return undefined
    const { quantity: rounded, text, noun } = portion(food, quantity)
    const use: Use = { food, quantity: rounded, text, noun }
    this.uses.push(use)
    this.#extras.set(name, use)
    return use
  }

  /**
   * "300 ml (1¼ cups) water": a share of a staple that several steps take, measured in the step itself; the list has
   * the sum. Throws as `need` does.
   */
  pour(name: StapleName, quantity: number): string {
    const known = this.#extras.get(name)
    const use = known ?? this.need(name, quantity)
    if (known) Object.assign(known, portion(known.food, known.quantity + quantity, known.item?.have))
    this.#mentions.add(use)
    return portion(use.food, quantity, use.item?.have).text
  }

  /** Whether the visitor listed something for the purpose. */
  hasListed(name: StapleName): boolean {
    return this.#understanding.items.some((item) => servesAs(name, item.food))
  }

  get serves(): number {
    return this.#serves
  }

  get extraCount(): number {
    return this.uses.filter((use) => use.item === undefined).length
  }

  /** "the onion, garlic and ginger", and on the list they go. */
  the(...uses: readonly (Use | undefined)[]): string {
    return `the ${this.names(...uses)}`
  }

  /** "onion, garlic and ginger". */
  names(...uses: readonly (Use | undefined)[]): string {
    const all = [...new Set(uses.filter((use) => use !== undefined))]
    const present = all.filter((use) => use !== noSalt)
    if (present.length < all.length && present.length === 0) return noSalt.noun
    for (const use of present) this.#mentions.add(use)
    return listOf([...new Set(present.map(({ noun }) => noun))])
  }

  /** "is" or "are", as the noun asks. */
  are({ noun, food }: Use): string {
    const several = noun === food.plural && noun !== food.id.replaceAll('-', ' ')
    return several && (noun !== food.name || noun.endsWith('s')) ? 'are' : 'is'
  }

  /** "8 minutes", on this step's clock. */
  min(minutes: number): string {
    const rounded = Math.max(1, Math.round(minutes))
    this.#minutes += rounded
    return duration(rounded)
  }

  /** Minutes a food takes by a method, for the state it is in. */
  minutes(use: Use, method: Method): number {
    return minutesOf(use, method) ?? 5
  }

  /** "golden and cooked through, 74 °C (165 °F) in the middle": how the cook sees that it is done by a method, and safe. */
  done(use: Use, method?: Method): string {
    const safe = safeTemperature(use)
    const look = this.isHeated(use) ? 'hot through' : lookOf(use.food, method)
    return safe ? `${look}, ${safe.text} in the middle` : look
  }

  /** ", at least 71 °C (160 °F) in the middle" for what must get that hot, else nothing. */
  safe(use: Use | undefined): string {
    const safe = use && safeTemperature(use)
    return safe ? `, at least ${safe.text} in the middle` : ''
  }

  /**
   * The part of the amounts, grams or millilitres by slot, that the visitor has enough for: 1 at most.
   * Throws `CannotCook` below a third: the dish would be a crumb.
   */
  scale(amounts: Readonly<Record<string, number>>): number {
    const parts = Object.entries(amounts).map(([slot, quantity]) => {
      const have = this.#filled.get(slot)?.[0]?.have
      return have === undefined ? 1 : have / quantity
    })
    const least = Math.min(1, ...parts)
    if (least < 1 / 3) throw new CannotCook('too little for the ratio')
    return least
  }

  /** `scale` for a batch, which then serves that many fewer: amounts by share follow it. */
  batch(amounts: Readonly<Record<string, number>>): number {
    const scale = this.scale(amounts)
    this.#serves = Math.max(1, Math.round(this.#serves * scale))
    return scale
  }

  /** Whether it was cooked before and is only heated now. */
  isHeated(use: Use): boolean {
    return isReady(use) && (use.food.state !== 'ready' || (use.food.done ?? 'hot through') === 'hot through')
  }

  /** " Rest for 3 minutes before serving." for the whole cuts that need it, else nothing. */
  rest(use: Use | undefined): string {
    const minutes = use && safeTemperature(use)?.restMinutes
    return minutes ? ` Rest ${this.the(use)} for ${this.min(minutes)} before serving.` : ''
  }

  /**
   * Cooks foods together, the longest first: "Add the carrots and fry for 4 minutes. Add the peas and fry for
   * 3 minutes more, until bright and tender." All are done at the same moment.
   */
  inStages(uses: readonly Use[], method: Method, verb: string, first = 'Add'): string {
    const stages = new Map<number, Use[]>()
    for (const use of uses) {
      const minutes = Math.max(1, this.minutes(use, method))
      const near = [...stages.keys()].find(
        (known) => Math.abs(known - minutes) <= Math.max(2, minutes * 0.15),
      )
      stages.set(near ?? minutes, [...(stages.get(near ?? minutes) ?? []), use])
    }
    const order = [...stages].toSorted(([a], [b]) => b - a)
    const sentences = order.map(([minutes, group], index) => {
      const next = order[index + 1]?.[0] ?? 0
      const last = index === order.length - 1
      const until = last ? `, until ${this.done(slowest(group, method), method)}` : ''
      const more = index > 0 ? ' more' : ''
      return `${index === 0 ? first : 'Add'} ${this.the(...group)} and ${verb} for ${this.min(minutes - next)}${more}${until}.`
    })
    const told = sentences.join(' ')
    const untold = uses.filter((use) => !told.includes(safeTemperature(use)?.text ?? ''))
    const checks = untold.map(
      (use) => ` ${capitalize(this.the(use))} ${this.are(use)} ready when ${this.done(use, method)}.`,
    )
    return told + checks.join('')
  }

  /** "season with salt, black pepper and lemon": the visitor's or the pantry's, or "taste" where there is room for none. */
  season(...also: readonly (Use | undefined)[]): string {
    const words = this.names(this.want('salt', 2), this.want('pepper', 1), ...also)
    return words === '' ? 'taste' : `season with ${words}`
  }

  /** One of the wordings, by seed. */
  say(...wordings: readonly string[]): string {
    return this.random.pick(wordings)
  }

  /** Closes a step; no words make none. `meanwhile` steps run in the shade of the one before. */
  step(text: string, { meanwhile = false } = {}): void {
    if (text.trim() === '') return
    this.steps.push({
      text: unsalted(withoutSqueezing(text.trim())),
      minutes: this.#minutes,
      meanwhile,
      mentions: this.#mentions,
    })
    this.#mentions = new Set()
    this.#minutes = 0
  }

  #take(item: Item, manner: Manner): Use {
    const known = this.#taken.get(item)
    if (known) return known
    const { food } = item
    const usual = food.per[1] * swelling(item) * this.serves
    const least = food.per[0] * swelling(item) * this.serves
    // Cubes are counted by the plate: a form asks for stock by the millilitre.
    const asked = typeof manner.quantity === 'function' ? manner.quantity(food) : manner.quantity
    const wanted =
      food.kind === 'stock-cube' ? usual : (asked ?? Math.max(usual * (manner.share ?? 1), least))
    const { quantity, text, noun } = portion(food, wanted, item.have)
    const cut = comesInBits(food) ? food.cut : (manner.cut ?? food.cut)
    const rinsedBefore = food.state === 'dried' && cut === 'rinsed' && isReady({ food, item })
    const preparation = preparationOf(item, rinsedBefore ? 'whole' : cut, quantity)
    const use: Use = { food, item, quantity, text, noun, ...(preparation && { preparation }) }
    this.uses.push(use)
    this.#taken.set(item, use)
    return use
  }
}

/** Peas, shrimp, mince: no dish cuts them. */
function comesInBits({ role, kind, cut }: Food): boolean {
  const small = [
    'crustacean',
    'cooked-pulse',
    'dried-pulse',
    'lentil',
    'ground-meat',
    'ground-poultry',
  ].includes(kind)
  return (role !== 'protein' || small) && /^(?:whole|drained|rinsed)/.test(cut)
}

function slowest(uses: readonly Use[], method: Method): Use {
  return uses.reduce((slow, use) => {
    const urgent = safeTemperature(use) !== undefined && safeTemperature(slow) === undefined
    const longer = (minutesOf(use, method) ?? 0) > (minutesOf(slow, method) ?? 0)
    return urgent || (longer && safeTemperature(slow) === undefined) ? use : slow
  })
}

function preparationOf(item: Item, cut: string, quantity: number): string {
  const { food, condition } = item
  const words = []
  if (condition === 'frozen' && food.safe !== undefined && food.role !== 'ready')
    words.push('thawed in the fridge')
  if (condition === 'canned' && cut !== 'drained' && food.measure === 'weight') words.push('drained')
  else if (
    cut !== 'whole' &&
    !(cut === 'halved' && quantity < (food.piece ?? 0)) &&
    !(food.measure === 'spoon' && food.state === 'ready')
  )
    words.push(cut)
  if (quantity <= 0) words.push('to taste')
  return words.join(', ')
}
