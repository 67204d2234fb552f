import type { FoodRole, Method } from '#food/model/facts.ts'
import type { KindName } from '#food/model/kinds.ts'
import type { Filled, Slot } from '../dish.ts'
import { isReady, minutesOf } from '../doneness.ts'

/** A condition on a listed food. */
export type Test = Slot['takes']

export const role =
  (...roles: readonly FoodRole[]): Test =>
  ({ food }) =>
    roles.includes(food.role)

export const kind =
  (...kinds: readonly KindName[]): Test =>
  ({ food }) =>
    kinds.includes(food.kind)

const named = new Set<string>()

export const id = (...ids: readonly string[]): Test => {
  for (const one of ids) named.add(one)
  const wanted = new Set(ids)
  return ({ food }) => wanted.has(food.id)
}

/** Every food that a slot names, for the table's own test. */
export const slotFoodIds: ReadonlySet<string> = named

export const every =
  (...tests: readonly Test[]): Test =>
  (item) =>
    tests.every((test) => test(item))

export const some =
  (...tests: readonly Test[]): Test =>
  (item) =>
    tests.some((test) => test(item))

export const not =
  (test: Test): Test =>
  (item) =>
    !test(item)

/** Suits the method and is done within so many minutes. */
export const cooks =
  (method: Method, within = Infinity): Test =>
  (item) =>
    (minutesOf({ food: item.food, item }, method) ?? NaN) <= within

export const savoury: Test = ({ food }) => food.taste !== 'sweet'
export const sweet: Test = ({ food }) => food.taste !== 'savoury'
export const ready: Test = (item) => isReady({ food: item.food, item })
/** Sausages, kippers, fish fingers: ready, and no cold cut. */
export const servedHot: Test = every(
  kind('ready-meat', 'ready-fish'),
  ({ food }) => food.measure === 'each' || food.cut === 'whole' || !food.raw,
)
export const rawEdible: Test = (item) => item.food.raw || ready(item)

/** Milk and cream that are poured: no powder, nothing whipped or sweet. */
export const poured: Test = every(
  kind('milk', 'plant-milk', 'cream'),
  savoury,
  not(id('milk-powder', 'chocolate-milk', 'coffee-creamer', 'whipped-cream', 'clotted-cream', 'kefir')),
)
/** What sharpens a dressing: juice and vinegar, no peel. */
export const souring: Test = every(role('acid'), savoury, not(id('lemon-zest', 'lime-zest', 'orange-zest')))

/** A slot that may stay empty. */
export const may = (name: string, takes: Test, max = 1): Slot => ({ name, takes, max })
/** A slot that the dish cannot do without. */
export const must = (name: string, takes: Test, max = 1): Slot => ({ name, takes, min: 1, max })
/** Whether any of the slots is filled: what a dish must have beside its base. */
export const anyOf =
  (...names: readonly string[]) =>
  (filled: Filled): boolean =>
    names.some((name) => filled.get(name)?.length)

/** Slots that many savoury dishes share. */
export const aromatics: Slot = { name: 'aromatics', takes: every(role('aromatic'), savoury), max: 3 }
export const spices: Slot = { name: 'spices', takes: every(role('spice'), savoury), max: 3 }
export const herbs: Slot = { name: 'herbs', takes: kind('soft-herb'), max: 2 }
export const woodyHerbs: Slot = { name: 'woodyHerbs', takes: kind('woody-herb'), max: 2 }
export const citrus: Slot = { name: 'citrus', takes: every(kind('citrus'), savoury), max: 1 }
export const leaf: Slot = { name: 'leaf', takes: every(role('leaf'), cooks('simmer')), max: 1 }
export const cheese: Slot = may('cheese', every(role('cheese'), not(id('mascarpone'))))
export const mustard: Slot = may('mustard', id('mustard', 'dijon-mustard', 'wholegrain-mustard'))
