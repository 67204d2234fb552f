import type { Cut } from '#food/model/facts.ts'
import type { Food } from '#food/model/food.ts'
import type { Item, Understanding } from '#food/model/understanding.ts'
import type { Filled } from './dish.ts'
import { isReady, swelling } from './doneness.ts'
import { noSalt } from './no-salt.ts'
import { servesAs, stapleOffers, type StapleName } from './pantry.ts'
import { portion } from './portion.ts'

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
const maxExtras = 5

/** The foods that a dish form reaches for: what it takes goes on the ingredient list, in what amount and cut. */
export class Larder {
  readonly uses: Use[] = []
  readonly #filled: Filled
  readonly #understanding: Understanding
  readonly #taken = new Map<Item, Use>()
  readonly #reserved = new Set<Item>()
  readonly #extras = new Map<string, Use>()
  #serves: number

  constructor(filled: Filled, understanding: Understanding, serves: number) {
    this.#filled = filled
    this.#understanding = understanding
    this.#serves = serves
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

  /** A share of a staple that several steps take; the list has the sum. Throws as `need` does. */
  protected share(name: StapleName, quantity: number): Use {
    const known = this.#extras.get(name)
    if (known === undefined) return this.need(name, quantity)
    return Object.assign(known, portion(known.food, known.quantity + quantity, known.item?.have))
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
    if (least < 1 / 3) throw new CannotCook('ratio')
    return least
  }

  /** `scale` for a batch, which then serves that many fewer: amounts by share follow it. */
  batch(amounts: Readonly<Record<string, number>>): number {
    const scale = this.scale(amounts)
    this.#serves = Math.max(1, Math.round(this.#serves * scale))
    return scale
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

function preparationOf(item: Item, cut: string, quantity: number): string {
  const { food, condition } = item
  const words = []
  if (condition === 'frozen' && food.safeRule !== undefined && food.role !== 'ready')
    words.push('thawed in the fridge')
  if (condition === 'canned' && cut !== 'drained' && food.measure === 'weight') words.push('drained')
  else if (
    cut !== 'whole' &&
    !(cut === 'halved' && quantity < (food.piece ?? 0)) &&
    !(food.measure === 'spoon' && food.state === 'ready')
  )
    words.push(cut)
  return words.join(', ')
}
