import type { FoodRole, Method } from '#food/model/facts.ts'
import type { KindName } from '#food/model/kinds.ts'
import type { FilledSlots, FoodFilter, Slot } from '../../cooking/slot.ts'
import { isReady, minutesOf } from '../../cooking/doneness.ts'

export const role =
  (...roles: readonly FoodRole[]): FoodFilter =>
  ({ food }) =>
    roles.includes(food.role)

export const kind =
  (...kinds: readonly KindName[]): FoodFilter =>
  ({ food }) =>
    kinds.includes(food.kind)

const named = new Set<string>()

export const id = (...ids: readonly string[]): FoodFilter => {
  for (const one of ids) named.add(one)
  const wanted = new Set(ids)
  return ({ food }) => wanted.has(food.id)
}

/** Every food that a slot names, for the table's own test. */
export const slotFoodIds: ReadonlySet<string> = named

export const allOf =
  (...tests: readonly FoodFilter[]): FoodFilter =>
  (item) =>
    tests.every((test) => test(item))

export const anyOf =
  (...tests: readonly FoodFilter[]): FoodFilter =>
  (item) =>
    tests.some((test) => test(item))

export const except =
  (test: FoodFilter): FoodFilter =>
  (item) =>
    !test(item)

/** Suits the method and is done within so many minutes. */
export const cooks =
  (method: Method, within = Infinity): FoodFilter =>
  (item) =>
    (minutesOf({ food: item.food, item }, method) ?? NaN) <= within

export const savoury: FoodFilter = ({ food }) => food.taste !== 'sweet'
export const sweet: FoodFilter = ({ food }) => food.taste !== 'savoury'
export const ready: FoodFilter = (item) => isReady({ food: item.food, item })
/** Sausages, kippers, fish fingers: ready, and no cold cut. */
export const servedHot: FoodFilter = allOf(
  kind('ready-meat', 'ready-fish'),
  ({ food }) => food.measure === 'each' || food.cut === 'whole' || !food.raw,
)
export const rawEdible: FoodFilter = (item) => item.food.raw || ready(item)

/** Milk and cream that are poured: no powder, nothing whipped or sweet. */
export const poured: FoodFilter = allOf(
  kind('milk', 'plant-milk', 'cream'),
  savoury,
  except(id('milk-powder', 'chocolate-milk', 'coffee-creamer', 'whipped-cream', 'clotted-cream', 'kefir')),
)
/** What sharpens a dressing: juice and vinegar, no peel. */
export const souring: FoodFilter = allOf(
  role('acid'),
  savoury,
  except(id('lemon-zest', 'lime-zest', 'orange-zest')),
)

/** A slot that may stay empty. */
export const optional = (name: string, takes: FoodFilter, max = 1): Slot => ({ name, takes, max })
/** A slot that the dish cannot do without. */
export const required = (name: string, takes: FoodFilter, max = 1): Slot => ({ name, takes, min: 1, max })
/** Whether any of the slots is filled: what a dish must have beside its base. */
export const anyFilled =
  (...names: readonly string[]) =>
  (filled: FilledSlots): boolean =>
    names.some((name) => filled.get(name)?.length)

/** Slots that many savoury dishes share. */
export const aromatics: Slot = { name: 'aromatics', takes: allOf(role('aromatic'), savoury), max: 3 }
export const spices: Slot = { name: 'spices', takes: allOf(role('spice'), savoury), max: 3 }
export const herbs: Slot = { name: 'herbs', takes: kind('soft-herb'), max: 2 }
export const woodyHerbs: Slot = { name: 'woodyHerbs', takes: kind('woody-herb'), max: 2 }
export const citrus: Slot = { name: 'citrus', takes: allOf(kind('citrus'), savoury), max: 1 }
export const leaf: Slot = { name: 'leaf', takes: allOf(role('leaf'), cooks('simmer')), max: 1 }
export const cheese: Slot = optional('cheese', allOf(role('cheese'), except(id('mascarpone'))))
export const mustard: Slot = optional('mustard', id('mustard', 'dijon-mustard', 'wholegrain-mustard'))
