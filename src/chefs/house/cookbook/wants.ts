import type { Food } from '#food/model/food.ts'
import type { Condition, Item } from '#food/model/understanding.ts'
import { cookedFormsOf, isAsMeant, namesOf, takes, type Offered } from './accepts.ts'
import { rolesOf, type Role, standsInForDefining } from './cupboard.ts'
import { definingPlaces } from './defining.ts'
import { courseOf, type Choice, type Dish, type Place } from './dish.ts'
import { isPoured } from './measure.ts'

/** A place of a dish that would take a food of the visitor's. */
export type Want = {
  place: Place
  item: Item
  /** How far the food stands from what the place would like best: 0 is that itself. */
  distance: number
  /** Whether the place does not name the food, which could do the work of the one that it names. */
  standsIn: boolean
}

/** A dish that has what it needs. */
export type Possible = {
  dish: Dish
  /** The listed foods that it has any place for. */
  taken: Item[]
  /** How far these foods make it the dish it is, at most: the sum of what each tells in its most telling place. */
  defining: number
  /** How far these foods stand from what the dish would like best, at least: for each its nearest place. */
  distances: number[]
}

/** A choice of a place, or what stands in for it; `meets` are the groups of its dish's needs that the place meets, a bit each. */
type Entry = {
  dish: number
  place: Place
  distance: number
  meets: number
  defines: number
  choice: Choice
  standsIn: boolean
}

/** Where a dish would take a food, the groups of its needs that the food meets, and how much of the dish it tells there. */
type Takes = { dish: number; entries: Entry[]; meets: number; defines: number; distance: number }

/** What a food could become: all dishes that have a place for it, and those whose needs it meets. */
type Uses = { byDish: ReadonlyMap<number, Takes>; needed: readonly Takes[] }

/** A cookbook by the foods and classes that its places name: what could be made of a list is looked up, not searched. */
export class CookbookIndex {
  // In the index a dish goes by its number.
  readonly #dishes: readonly Dish[]
  readonly #numbers: ReadonlyMap<Dish, number>
  /** By dish, a bit for each group of its needs. */
  readonly #needs: readonly number[]
  readonly #byName = new Map<string, Entry[]>()
  // By the food itself: a key of its own for all that readers make up would grow without end.
  readonly #byOffered = new WeakMap<Food, Map<Condition | undefined, Uses>>()

  constructor(dishes: readonly Dish[]) {
    this.#dishes = dishes
    this.#numbers = new Map(dishes.map((dish, number) => [dish, number]))
    this.#needs = dishes.map(({ needs }) => 2 ** needs.length - 1)
    for (const [dish, { needs, places }] of dishes.entries()) {
      const weights = definingPlaces(dishes[dish]!)
      for (const place of places) {
        const defines = weights.get(place.name) ?? 0
        const meets = needs.reduce(
          (bits, group, index) => (group.includes(place.name) ? bits | (1 << index) : bits),
          0,
        )
        for (const [distance, choice] of place.choices.entries())
          this.#add({ dish, place, distance, meets, defines, choice, standsIn: false })
      }
    }
  }

  /** The dishes that have what they need among these foods. */
  possible(items: readonly Item[]): Possible[] {
    const met = new Uint32Array(this.#dishes.length)
    const uses = items.map((item) => this.#usesOf(item))
    // Most dishes have a place for an onion and few need one: what else a dish takes is asked of the few that are left.
    const complete = new Set<number>()
    for (const { needed } of uses)
      for (const { dish, meets } of needed) {
        met[dish]! |= meets
        if (met[dish] === this.#needs[dish]) complete.add(dish)
      }
    return [...complete].map((number) => {
      const dish = this.#dishes[number]!
      const found: Possible = { dish, taken: [], defining: 0, distances: [] }
      for (const [at, { byDish }] of uses.entries()) {
        const takes = byDish.get(number)
        if (!takes) continue
        found.taken.push(items[at]!)
        found.defining += takes.defines
        found.distances.push(takes.distance)
      }
      return found
    })
  }

  /** Where these foods could stand in a dish. */
  wantsOf(dish: Dish, items: readonly Item[]): Want[] {
    const number = this.#numbers.get(dish)!
    return items.flatMap((item) => {
      const entries = this.#usesOf(item).byDish.get(number)?.entries ?? []
      return entries.map(({ place, distance, standsIn }) => ({ place, item, distance, standsIn }))
    })
  }

  #add(entry: Entry): void {
    const known = this.#byName.get(entry.choice.food)
    if (known) known.push(entry)
    else this.#byName.set(entry.choice.food, [entry])
  }

  #usesOf(offered: Offered): Uses {
    const { food, condition } = offered
    const byCondition = this.#byOffered.get(food) ?? new Map<Condition | undefined, Uses>()
    this.#byOffered.set(food, byCondition)
    const uses = byCondition.get(condition) ?? usesOf(this.#nearestFor(offered))
    byCondition.set(condition, uses)
    return uses
  }

  #nearestFor(offered: Offered): Entry[] {
    const nearest = new Map<Place, Entry>()
    for (const entry of [...this.#named(offered), ...this.#standsInFor(offered)]) {
      const rival = nearest.get(entry.place)
      if (rival === undefined || entry.distance < rival.distance) nearest.set(entry.place, entry)
    }
    return [...nearest.values()]
  }

  /** Every choice that takes the food by its name, its classes, or what it is a cooked form of. */
  #named(offered: Offered): Entry[] {
    const names = [...namesOf(offered.food), ...cookedFormsOf(offered.food)]
    return names
      .flatMap((name) => this.#byName.get(name) ?? [])
      .filter((entry) => takes(entry.choice, offered) && !this.#isTooSweet(offered, entry))
  }

  /** Whether a dish that has room for any fruit means no cherries and no bananas: it is not made of them, and hot. */
  #isTooSweet({ food }: Offered, { dish, choice, meets }: Entry): boolean {
    const isSweetFruit = food.role === 'fruit' && food.taste === 'sweet' && !sharp.has(food.id)
    const isAnyFruit = choice.food.startsWith('any ') && meets === 0
    return isSweetFruit && isAnyFruit && !sweetOrCold.has(courseOf(this.#dishes[dish]!))
  }

  /** Every place for one food alone whose work this one can do. */
  #standsInFor(offered: Offered): Entry[] {
    if (!isAsMeant(offered)) return []
    return rolesOf(offered.food).flatMap((role) =>
      (this.#byName.get(role.of) ?? [])
        .filter((entry) => canStandIn(offered.food, role, entry))
        .map((entry) => ({ ...entry, distance: role.distance, standsIn: true })),
    )
  }
}

/** Sweet, and sharp enough to stand beside meat. */
const sharp: ReadonlySet<string> = new Set(['orange', 'mandarin', 'grapefruit', 'cooking-apple'])

/** Courses in which any fruit may be meant. */
const sweetOrCold: ReadonlySet<string> = new Set([
  'baking',
  'breads',
  'breakfasts',
  'desserts',
  'drinks',
  'salads',
  'sauces',
  'starters',
])

function canStandIn(food: Food, { of }: Role, { place, choice, meets }: Entry): boolean {
  const isAlone = place.choices.length === 1
  return isAlone && isPrepared(food, choice) && (meets === 0 || standsInForDefining(food, of))
}

/** Whether a stand-in can be cut, grated and squeezed as the dish has it: nobody cuts vinegar into wedges. */
function isPrepared(standIn: Food, { food, preparation = '' }: Choice): boolean {
  const isForCitrus = food === 'lemon' || food === 'lime'
  return (
    !(isPoured(standIn) && isOfWholeFruit.test(preparation)) && !(isForCitrus && standIn.kind === 'vinegar')
  )
}

const isOfWholeFruit = /wedges|halved|sliced|zest/

function usesOf(entries: readonly Entry[]): Uses {
  const byDish = new Map<number, Takes>()
  for (const entry of entries) {
    const { dish, meets, defines, distance } = entry
    const known = byDish.get(dish)
    if (!known) byDish.set(dish, { dish, entries: [entry], meets, defines, distance })
    else {
      known.entries.push(entry)
      known.meets |= meets
      known.defines = Math.max(known.defines, defines)
      known.distance = Math.min(known.distance, distance)
    }
  }
  return { byDish, needed: [...byDish.values()].filter(({ meets }) => meets > 0) }
}
