import type { Food } from '#food/food.ts'
import type { Item } from '#food/understanding.ts'
import { foodById } from '../cooking/staples.ts'
import { classes } from './classes.ts'
import { standInsFor } from './cupboard.ts'
import type { Choice, Place } from './dish.ts'

type Offered = Pick<Item, 'food' | 'condition'>

const names = new Map<string, ReadonlySet<string>>()

/** What dishes may call a food by: its own id and the classes that it belongs to. */
export function namesOf(food: Food): ReadonlySet<string> {
  const known = names.get(food.id)
  if (known) return known
  const belongs = Object.keys(classes).filter((name) => classes[name]!(food))
  const all = new Set([food.id, ...belongs.map((name) => `any ${name}`)])
  names.set(food.id, all)
  return all
}

/** Whether a class or a food's own name covers a food. */
export function covers(name: string, food: Food): boolean {
  return food.id === name || namesOf(food).has(name)
}

/** How far from the dish's first wish what is offered stands: 0 is the food itself; undefined where it does not fit. */
export function distanceOf(place: Place, offered: Offered): number | undefined {
  const index = place.choices.findIndex((choice) => takes(choice, offered))
  if (index >= 0) return index
  const [only] = place.choices
  const isPlain = place.choices.length === 1 && only && !only.food.startsWith('any ')
  const standIn = isPlain ? standInsFor(only.food).indexOf(offered.food.id) : -1
  return standIn >= 0 && suits(offered) ? standIn + 1 : undefined
}

/** The choice that a food stands in a place by: a stand-in does the work of the first. */
export function choiceFor(place: Place, offered: Offered): Choice {
  return place.choices.find((choice) => takes(choice, offered)) ?? place.choices[0]!
}

function takes({ food, cooked }: Choice, offered: Offered): boolean {
  if (!covers(food, offered.food)) return cooked === true && isCookedForm(food, offered.food)
  if (cooked) return isCooked(offered) || (offered.food.state === 'ready' && offered.food.role === 'protein')
  return suits(offered)
}

/** "rotisserie chicken" where cooked chicken is asked for. */
function isCookedForm(name: string, food: Food): boolean {
  if (food.kind !== 'ready-meat' && food.kind !== 'ready-fish') return false
  const wanted = name.startsWith('any ') ? undefined : foodById(name)
  if (wanted) return wanted.origin === food.origin && /chicken|turkey|roast|duck|pulled/.test(food.id)
  return name === 'any chicken' && food.origin === 'poultry'
}

const isCooked = ({ condition }: Offered) => condition === 'cooked' || condition === 'leftover'

/** What was cooked, tinned or smoked before no longer is what a recipe for the raw thing means. */
function suits({ food, condition }: Offered): boolean {
  if (food.state === 'ready' || condition === undefined) return true
  if (condition === 'fresh' || condition === 'frozen') return true
  // Yesterday's bread, sauce or cheese is still that.
  if (condition === 'leftover') return food.safe === undefined && !['starch', 'vegetable', 'leaf'].includes(food.role)
  return false
}
