import type { Food } from '#food/model/food.ts'
import type { Condition, Item } from '#food/model/understanding.ts'
import { cookedFormsOf, isAsMeant, namesOf, takes, type Offered } from './accepts.ts'
import { standInsFor, standInsForDefining } from './cupboard.ts'
import type { Choice, Dish, Place } from './dish.ts'

/** A place of a dish that would take a food of the visitor's. */
export type Want = {
  place: Place
  item: Item
  /** How far the food stands from what the place would like best: 0 is that itself. */
  distance: number
  /** Which groups of the dish's needs the place meets: a bit each. */
  meets: number
}

type Entry = { dish: Dish; place: Place; distance: number; meets: number; choice?: Choice }

/** A cookbook by the foods and classes that its places name: what could be made of a list is looked up, not searched. */
export class CookbookIndex {
  readonly #byName = new Map<string, Entry[]>()
  // By the food itself: a key of its own for all that readers make up would grow without end.
  readonly #byOffered = new WeakMap<Food, Map<Condition | undefined, readonly Entry[]>>()

  constructor(dishes: readonly Dish[]) {
    for (const dish of dishes)
      for (const place of dish.places) {
        const meets = dish.needs.reduce(
          (bits, group, index) => (group.includes(place.name) ? bits | (1 << index) : bits),
          0,
        )
        place.choices.forEach((choice, distance) =>
          this.#add(choice.food, { dish, place, distance, meets, choice }),
        )
        if (place.choices.length > 1) continue
        const standIns = meets > 0 ? standInsForDefining : standInsFor
        standIns(place.choices[0]!.food).forEach((id, index) =>
          this.#add(`${id}*`, { dish, place, distance: index + 1, meets }),
        )
      }
  }

  /** For each dish that has a place for any of them, where the foods could stand. */
  wantsOf(items: readonly Item[]): Map<Dish, Want[]> {
    const wants = new Map<Dish, Want[]>()
    for (const item of items)
      for (const { dish, place, distance, meets } of this.#entriesFor(item)) {
        const known = wants.get(dish)
        if (known) known.push({ place, item, distance, meets })
        else wants.set(dish, [{ place, item, distance, meets }])
      }
    return wants
  }

  #add(name: string, entry: Entry): void {
    const known = this.#byName.get(name)
    if (known) known.push(entry)
    else this.#byName.set(name, [entry])
  }

  #entriesFor(offered: Offered): readonly Entry[] {
    const { food, condition } = offered
    const byCondition = this.#byOffered.get(food) ?? new Map<Condition | undefined, readonly Entry[]>()
    this.#byOffered.set(food, byCondition)
    const entries = byCondition.get(condition) ?? this.#nearestFor(offered)
    byCondition.set(condition, entries)
    return entries
  }

  #nearestFor(offered: Offered): Entry[] {
    const nearest = new Map<Place, Entry>()
    for (const entry of this.#candidatesFor(offered.food)) {
      const fits = entry.choice ? takes(entry.choice, offered) : isAsMeant(offered)
      const rival = nearest.get(entry.place)
      if (fits && (rival === undefined || entry.distance < rival.distance)) nearest.set(entry.place, entry)
    }
    return [...nearest.values()]
  }

  /** Every choice that names the food, its classes, what it is a cooked form of, or what it stands in for. */
  #candidatesFor(food: Food): Entry[] {
    const names = [...namesOf(food), `${food.id}*`, ...cookedFormsOf(food)]
    return names.flatMap((name) => this.#byName.get(name) ?? [])
  }
}
