import type { Food } from '#food/model/food.ts'
import type { Item } from '#food/model/understanding.ts'
import { courseOf, type Amount, type Dish } from './dish.ts'
import type { Filled, Filling } from './fill.ts'
import { quantityOf } from './measure.ts'

/** Seasonings that a dish takes one more of, and what each goes in with, its own kind first. */
const company: Partial<Record<Food['kind'], readonly Food['kind'][]>> = {
  spice: ['spice', 'spice-blend', 'dried-herb'],
  'dried-herb': ['dried-herb', 'spice-blend', 'spice'],
  'sweet-spice': ['sweet-spice'],
}

/** Courses that are sweet, or measured to the gram. */
const exact: ReadonlySet<string> = new Set(['baking', 'breads', 'breakfasts', 'desserts', 'drinks', 'sauces'])

/** Spices that dinner is not seasoned with in passing: saffron is soaked, dried chilies too. */
const isSpooned = ({ measure }: Food) => measure === 'spoon'

const isWhole = ({ id }: Food) => /-seed$|-pepper$|-berry$|^ajwain$/.test(id)

/** What so many people are seasoned for, in quarters of a teaspoon. */
function helpingOf(food: Food, serves: number): Amount {
  const teaspoons = (food.per[1] * serves) / quantityOf({ quantity: 1, unit: 'tsp' }, food)
  return { quantity: Math.max(0.25, Math.round(teaspoons * 4) / 4), unit: 'tsp' }
}

/**
 * What is in a dish's places, and with it the spices that the visitor has and it names no place for: each goes in with
 * one of its kind, whole ones with whole ones where it has both. Who lists three spices wants to taste three.
 */
export function withJoined(
  dish: Dish,
  filled: Filled,
  used: readonly Filling[],
  left: readonly Item[],
): Filled {
  if (exact.has(courseOf(dish))) return filled
  const joined = new Map(filled)
  const seasonings = used.filter((filling) => isSpooned(filling.food))
  for (const item of left) {
    const { food } = item
    const kinds = isSpooned(food) ? (company[food.kind] ?? []) : []
    const alike = kinds.map((kind) => seasonings.filter((filling) => filling.food.kind === kind))
    const [first] = alike.filter(({ length }) => length > 0)
    const beside = first?.find((filling) => isWhole(filling.food) === isWhole(food)) ?? first?.[0]
    if (!beside) continue
    const { place } = beside
    const choice = { food: food.id, amount: helpingOf(food, dish.serves) }
    joined.set(place.name, [...joined.get(place.name)!, { place, choice, food, item, distance: 0 }])
  }
  return joined
}
