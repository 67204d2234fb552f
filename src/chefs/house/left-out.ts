import type { Item } from '#food/model/understanding.ts'
import type { Use } from './larder.ts'
import type { DishForm } from './dish.ts'
import { clash } from './pairings.ts'
import { isScarce } from './portion.ts'
import { regionsOf } from './regions.ts'

const sweetCourses = ['dessert', 'bake', 'drink']

/** Why a listed food is no part of the dish, as a phrase for the notes. */
export function reasonLeftOut(item: Item, form: DishForm, uses: readonly Use[]): string {
  const { food } = item
  if (uses.some((use) => use.item === undefined && use.food.id === food.id))
    return `less of it than this ${form.name} needs`
  if (isScarce(item)) return 'too little of it to make a difference'
  const sweet = sweetCourses.includes(form.course)
  const enemy = uses.find((use) => clash(food, use.food))
  if (!sweet && food.taste === 'sweet') return `too sweet for this ${form.name}; keep it for afterwards`
  if (sweet && food.taste === 'savoury') return `savoury, and this is a ${form.name}`
  if (enemy) return `would quarrel with the ${enemy.noun}`
  const same = uses.find((use) => use.item && use.food.role === food.role)
  if (same && food.role === 'protein') return `one protein is enough, and this ${form.name} has ${same.noun}`
  if (same && ['starch', 'bread', 'dairy', 'cheese', 'acid', 'fat'].includes(food.role))
    return `not needed beside the ${same.noun}; keep it for another meal`
  if (food.role === 'spirit' || food.role === 'drink') return `better in a glass than in this ${form.name}`
  if (food.role === 'ready') return 'a meal of its own; enjoy it as it is'
  if (form.regions && regionsOf(food)?.every((region) => !form.regions?.includes(region)))
    return `its flavour belongs to another kitchen than this ${form.name}`
  return `not needed in this ${form.name}; keep it for another meal`
}
