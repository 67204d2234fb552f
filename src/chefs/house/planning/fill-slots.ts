import type { Food } from '#food/model/food.ts'
import type { Item } from '#food/model/understanding.ts'
import type { FilledSlots, Slot } from '../cooking/slot.ts'
import { isSweetCourse, type Course, type Region } from '../dish.ts'
import type { DishForm } from '../dishes/dish-form.ts'
import type { Random } from '../random.ts'
import type { Objection } from './objection.ts'
import type { Offers } from './offers.ts'
import { areClashing, pairing } from './pairings.ts'
import { regionsOf } from '../regions.ts'

/** The listed foods that a dish form takes, by slot and together; or why it takes none. */
export type Filling = { filled: FilledSlots; taken: readonly Item[] } | { against: readonly Objection[] }

/**
 * Most listed foods in one dish: more is a clearance, not a recipe; who lists a whole kitchen wants a choice.
 */
const mostFoods = (listed: number): number => (listed > 20 ? 10 : 13)

/** Fills the slots of a dish form, in order, with the foods that like each other best; chance breaks ties. */
export function fillSlots(form: DishForm, items: readonly Item[], offers: Offers, random: Random): Filling {
  const missing = form.slots.filter((slot) => slot.min && !offers.has(slot))
  if (missing.length > 0) return { against: missing.map((slot) => emptySlot(slot, 'nothing fits')) }

  const most = mostFoods(items.length)
  const filled = new Map<string, readonly Item[]>()
  const taken: Item[] = []
  let { regions } = form
  for (const slot of form.slots) {
    const offered = offers.get(slot)
    if (offered === undefined) continue
    const { min = 0, max } = slot
    const chosen: Item[] = []
    for (const item of byLiking(offered, taken, random)) {
      const isServed = chosen.length >= min && taken.length >= most
      if (chosen.length >= max || isServed) break
      const shared = sharedRegions(regions, item.food, form.course)
      if (shared?.length === 0) continue
      if (!mayClash(slot, form.course) && taken.some((other) => areClashing(item.food, other.food))) continue
      regions = shared
      chosen.push(item)
      taken.push(item)
    }
    if (chosen.length < min) return { against: [emptySlot(slot, 'nothing goes with the rest')] }
    filled.set(slot.name, inListedOrder(chosen, items))
  }
  const isAccepted = form.accepts?.(filled) ?? true
  return isAccepted ? { filled, taken } : { against: [{ code: 'combination' }] }
}

type SlotEmpty = Extract<Objection, { code: 'slot-empty' }>

function emptySlot({ name }: Slot, because: SlotEmpty['because']): SlotEmpty {
  return { code: 'slot-empty', slot: name, because }
}

function inListedOrder(chosen: readonly Item[], items: readonly Item[]): Item[] {
  return chosen.toSorted((a, b) => items.indexOf(a) - items.indexOf(b))
}

/** What is not taken yet, the best liked by what is taken first. */
function byLiking(offered: readonly Item[], taken: readonly Item[], random: Random): Item[] {
  const free = offered.filter((item) => !taken.includes(item))
  if (free.length < 2) return free
  return free
    .map((item) => ({ item, liking: pairing(item, taken) + random.next() }))
    .toSorted((a, b) => b.liking - a.liking)
    .map(({ item }) => item)
}

/**
 * The kitchens that still fit once the food joins; none where it belongs to another, undefined where all do.
 */
function sharedRegions(
  regions: readonly Region[] | undefined,
  food: Food,
  course: Course,
): readonly Region[] | undefined {
  const own = isSeasonedFreely(course) ? undefined : regionsOf(food)
  if (own === undefined || regions === undefined) return own ?? regions
  return regions.filter((region) => own.includes(region))
}

/** Whether its seasonings belong to no kitchen: cinnamon meets maple syrup and cardamom meets brandy. */
function isSeasonedFreely(course: Course): boolean {
  return isSweetCourse(course) || course === 'breakfast'
}

/**
 * Whether quarrels are no matter: the slots of sweet things are strict enough, lemon does no harm to a cake's
 * milk.
 */
function mayClash({ ignoresClashes }: Slot, course: Course): boolean {
  return ignoresClashes === true || isSweetCourse(course)
}
