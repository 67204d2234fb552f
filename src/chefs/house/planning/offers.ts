import type { Food } from '#food/model/food.ts'
import type { Condition, Item } from '#food/model/understanding.ts'
import type { Slot } from '../cooking/slot.ts'
import { dishForms } from '../dishes/all.ts'

/** The listed foods that each slot of the dish forms would take; a slot that none fits is not there. */
export type Offers = ReadonlyMap<Slot, readonly Item[]>

export function offersOf(items: readonly Item[]): Offers {
  const offers = new Map<Slot, Item[]>()
  for (const item of items)
    for (const slot of slotsFor(item)) {
      const offered = offers.get(slot)
      if (offered) offered.push(item)
      else offers.set(slot, [item])
    }
  return offers
}

// A slot looks at nothing but the food and its condition, so each pair of them is tried once.
const known = new WeakMap<Food, Map<Condition | undefined, readonly Slot[]>>()

function slotsFor({ food, condition }: Item): readonly Slot[] {
  const byCondition = known.get(food) ?? new Map<Condition | undefined, readonly Slot[]>()
  known.set(food, byCondition)
  const slots = byCondition.get(condition) ?? slotsTaking({ food, ...(condition && { condition }) })
  byCondition.set(condition, slots)
  return slots
}

function slotsTaking(offered: Parameters<Slot['takes']>[0]): readonly Slot[] {
  const slots = new Set(dishForms.flatMap((form) => form.slots))
  return [...slots].filter((slot) => slot.takes(offered))
}
