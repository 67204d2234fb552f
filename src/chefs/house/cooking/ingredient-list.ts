import type { Cut } from '#food/model/facts.ts'
import type { Food } from '#food/model/food.ts'
import type { Item, Understanding } from '#food/model/understanding.ts'
import type { RecipeIngredient } from '../recipe.ts'
import { CannotCook } from './cannot-cook.ts'
import { swelling } from './doneness.ts'
import { portion } from './portion.ts'
import { preparationOf } from './preparation.ts'
import type { FilledSlots } from './slot.ts'
import { servesAs, stapleOffers, type NeededStaple, type StapleName } from './staples.ts'

/** How a food departs from its table: in amount, in cut. */
export type AmountAndCut = {
  /** Share of the usual amount per serving, or `quantity` in all, which may depend on the food. */
  share?: number
  quantity?: number | ((food: Food) => number)
  cut?: Cut | (string & {})
}

/** Most extras a recipe may ask of the pantry. */
const maxExtras = 5

/** The ingredient list as it grows: foods that a dish form takes go on it, in what amount and cut. */
export class IngredientList {
  readonly ingredients: RecipeIngredient[] = []
  readonly #filled: FilledSlots
  readonly #understanding: Understanding
  /** Listed foods that are on the list. */
  readonly #taken = new Map<Item, RecipeIngredient>()
  /** Listed foods that a slot holds: no staple may take them first. */
  readonly #reserved: ReadonlySet<Item>
  /** Staples that are on the list, the visitor's own or extras. */
  readonly #staples = new Map<StapleName, RecipeIngredient>()
  #serves: number

  constructor(filled: FilledSlots, understanding: Understanding, serves: number) {
    this.#filled = filled
    this.#understanding = understanding
    this.#serves = serves
    this.#reserved = new Set([...filled.values()].flat())
  }

  /**
   * Listed foods in a slot, put on the list in that amount and cut. Several share the usual amount of one and
   * a half.
   */
  all(slot: string, amountAndCut: AmountAndCut = {}): RecipeIngredient[] {
    const items = this.#filled.get(slot) ?? []
    const crowd = items.length > 1 ? Math.min(1, Math.max(0.45, 1.6 / items.length)) : 1
    const share = (amountAndCut.share ?? 1) * crowd
    return items.map((item) => this.#take(item, { ...amountAndCut, share }))
  }

  /** The first listed food in a slot. */
  one(slot: string, amountAndCut: AmountAndCut = {}): RecipeIngredient | undefined {
    const item = this.peek(slot)
    return item && this.#take(item, amountAndCut)
  }

  /** The first listed food in a slot that the dish cannot do without. */
  oneOrThrow(slot: string, amountAndCut: AmountAndCut = {}): RecipeIngredient {
    const ingredient = this.one(slot, amountAndCut)
    if (ingredient === undefined) throw new CannotCook({ lacks: 'slot', slot })
    return ingredient
  }

  /**
   * The first listed food in a slot as it lies there, not yet on the list: for amounts that depend on which
   * it is.
   */
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
   * `quantity` is grams or millilitres in all. Throws `CannotCook` where wishes or the limit of extras forbid
   * it.
   */
  need(staple: NeededStaple, quantity: number): RecipeIngredient {
    const ingredient = this.want(staple, quantity)
    if (ingredient !== undefined) return ingredient
    const because = this.#hasRoomForExtras ? 'excluded' : 'too many extras'
    throw new CannotCook({ lacks: 'staple', staple, because })
  }

  /**
   * Salt for a dish that would be dull without; undefined where the cook wants none: the dish is told without
   * it.
   */
  salt(quantity: number): RecipeIngredient | undefined {
    const salt = this.want('salt', quantity)
    if (salt !== undefined || this.#hasRoomForExtras) return salt
    throw new CannotCook({ lacks: 'staple', staple: 'salt', because: 'too many extras' })
  }

  /** A staple that would be nice: like `need`, but undefined where it can't be had. */
  want(staple: StapleName, quantity: number): RecipeIngredient | undefined {
    const ingredient =
      this.#staples.get(staple) ?? this.#listedFor(staple, quantity) ?? this.#extraFor(staple, quantity)
    if (ingredient) this.#staples.set(staple, ingredient)
    return ingredient
  }

  /** A share of a staple that several steps take; the list has the sum. Throws as `need` does. */
  protected share(staple: NeededStaple, quantity: number): RecipeIngredient {
    const known = this.#staples.get(staple)
    if (known === undefined) return this.need(staple, quantity)
    return Object.assign(known, portion(known.food, known.quantity + quantity, known.item?.have))
  }

  /** Whether the visitor listed something for the purpose. */
  hasListed(staple: StapleName): boolean {
    return this.#understanding.items.some((item) => servesAs(staple, item.food))
  }

  get serves(): number {
    return this.#serves
  }

  /**
   * The part of the amounts, grams or millilitres by slot, that the visitor has enough for: 1 at most.
   * Throws `CannotCook` below a third: the dish would be a crumb.
   */
  scale(amounts: Readonly<Record<string, number>>): number {
    let least = 1
    for (const [slot, quantity] of Object.entries(amounts)) {
      const have = this.peek(slot)?.have
      const part = have === undefined ? 1 : have / quantity
      if (part < 1 / 3) throw new CannotCook({ lacks: 'amount', slot })
      least = Math.min(least, part)
    }
    return least
  }

  /** `scale` for a batch, which then serves that many fewer: amounts by share follow it. */
  batch(amounts: Readonly<Record<string, number>>): number {
    const scale = this.scale(amounts)
    this.#serves = Math.max(1, Math.round(this.#serves * scale))
    return scale
  }

  get #hasRoomForExtras(): boolean {
    return this.ingredients.filter(({ item }) => item === undefined).length < maxExtras
  }

  #listedFor(staple: StapleName, quantity: number): RecipeIngredient | undefined {
    const isEnough = ({ have = quantity }: Item) => have >= quantity / 2
    const listed = this.#understanding.items.find(
      (item) => servesAs(staple, item.food) && !this.#reserved.has(item) && isEnough(item),
    )
    return listed && this.#take(listed, { quantity: Math.min(quantity, listed.have ?? quantity) })
  }

  #extraFor(staple: StapleName, quantity: number): RecipeIngredient | undefined {
    if (!this.#hasRoomForExtras) return undefined
    const food = stapleOffers(staple).find((offer) => this.#understanding.excludes(offer) === undefined)
    if (food === undefined) return undefined
    const extra: RecipeIngredient = { food, ...portion(food, quantity) }
    this.ingredients.push(extra)
    return extra
  }

  #take(item: Item, amountAndCut: AmountAndCut): RecipeIngredient {
    const known = this.#taken.get(item)
    if (known) return known
    const taken = portion(item.food, this.#wantedOf(item, amountAndCut), item.have)
    const preparation = preparationOf(item, taken.quantity, amountAndCut.cut)
    const ingredient = { food: item.food, item, ...taken, ...(preparation && { preparation }) }
    this.ingredients.push(ingredient)
    this.#taken.set(item, ingredient)
    return ingredient
  }

  /** Grams or millilitres in all, before they are rounded. */
  #wantedOf(item: Item, { share = 1, quantity }: AmountAndCut): number {
    const { food } = item
    const [least, usual] = food.per.map((each) => each * swelling(item) * this.serves) as [number, number]
    // Cubes are counted by the plate: a form asks for stock by the millilitre.
    if (food.kind === 'stock-cube') return usual
    const asked = typeof quantity === 'function' ? quantity(food) : quantity
    return asked ?? Math.max(usual * share, least)
  }
}
