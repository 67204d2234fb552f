import type { Food } from '#food/model/food.ts'
import type { Item } from '#food/model/understanding.ts'
import { cold, courseOf, exact, type Amount, type Choice, type Dish } from './dish.ts'
import type { Filled, Filling } from './fill.ts'
import { quantityOf } from './measure.ts'

/** Seasonings that a dish takes one more of, and what each goes in with, its own kind first. */
const company: Partial<Record<Food['kind'], readonly Food['kind'][]>> = {
  spice: ['spice', 'spice-blend', 'dried-herb'],
  'dried-herb': ['dried-herb', 'spice-blend', 'spice'],
  'sweet-spice': ['sweet-spice'],
  'woody-herb': ['woody-herb', 'dried-herb', 'spice', 'spice-blend'],
}

/** Herbs with hard leaves, for four. */
const bySprig: Readonly<Record<string, Omit<Choice, 'food'>>> = {
  thyme: { amount: { quantity: 4, unit: 'sprig' }, preparation: 'leaves stripped' },
  rosemary: { amount: { quantity: 1, unit: 'sprig' }, preparation: 'leaves finely chopped' },
  sage: { amount: { quantity: 6, unit: 'leaf' }, preparation: 'chopped' },
  'curry-leaf': { amount: { quantity: 1, unit: 'sprig' }, preparation: 'leaves stripped' },
}

/** Spices that dinner is not seasoned with in passing: saffron is soaked, dried chilies too. */
const isSpooned = ({ measure }: Food) => measure === 'spoon'

const isWhole = ({ id }: Food) => /-seed$|-pepper$|-berry$|^ajwain$/.test(id)

/** What so many people are seasoned for, in quarters of a teaspoon. */
function helpingOf(food: Food, serves: number): Amount {
  const teaspoons = (food.per[1] * serves) / quantityOf({ quantity: 1, unit: 'tsp' }, food)
  return { quantity: Math.max(0.25, Math.round(teaspoons * 4) / 4), unit: 'tsp' }
}

/**
 * What is in a dish's places, and with it so many of the spices and hard herbs that the visitor has and it names no place
 * for: each goes in with one of its kind, whole ones with whole ones where it has both. Who lists three spices wants to
 * taste three.
 */
export function withJoined(dish: Dish, filled: Filled, left: readonly Item[], room: number): Filled {
  if (exact.has(courseOf(dish))) return filled
  const seasonings = [...filled.values()].flat().filter(({ food }) => food.id in bySprig || isSpooned(food))
  // A hard leaf is no good raw.
  const isTaken = ({ food }: Item) => !(food.id in bySprig && cold.has(courseOf(dish)))
  const joining = left
    .filter(isTaken)
    .flatMap((item) => joiningOf(item, seasonings, dish.serves) ?? [])
    .slice(0, room)
  const joined = new Map(filled)
  for (const filling of joining) {
    const { name } = filling.place
    joined.set(name, [...joined.get(name)!, filling])
  }
  return joined
}

function joiningOf(item: Item, seasonings: readonly Filling[], serves: number): Filling | undefined {
  const { food } = item
  const sprigs = bySprig[food.id]
  const kinds = sprigs || isSpooned(food) ? (company[food.kind] ?? []) : []
  const alike = kinds.map((kind) => seasonings.filter((filling) => filling.food.kind === kind))
  const [first = []] = alike.filter(({ length }) => length > 0)
  const beside = first.find((filling) => isWhole(filling.food) === isWhole(food)) ?? first[0]
  const choice = { food: food.id, ...(sprigs ?? { amount: helpingOf(food, serves) }) }
  return beside && { place: beside.place, choice, food, item, distance: 0 }
}
