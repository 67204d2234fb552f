import type { Food } from '#food/model/food.ts'
import type { Item } from '#food/model/understanding.ts'
import { arrange, type Arranged, type Order } from './arrange.ts'
import { besideDish, besideIndex } from './cookbook.ts'
import { courseOf, type Dish } from './dish.ts'
import type { Filled, Filling } from './fill.ts'
import { scaled } from './measure.ts'
import { areClashing } from './quarrels.ts'

/** Courses with nothing beside them. */
const alone: ReadonlySet<string> = new Set(['baking', 'breads', 'breakfasts', 'desserts', 'drinks', 'sauces'])

/** Courses with nothing hot beside them: no boiled sprouts with a sandwich. */
const cold: ReadonlySet<string> = new Set(['sandwiches', 'salads', 'starters'])

/**
 * A dish together with what goes beside it of the foods that it leaves out: a boiled vegetable before its last step, a
 * salad and what stands in jars after it.
 */
export function withSides(main: Arranged, { excludes, most = Infinity }: Order): Arranged {
  const room = most - new Set(main.used.flatMap(({ item }) => item ?? [])).size
  const items = main.left.filter((item) => goesBeside(item, main))
  const side = besideDish()
  const course = courseOf(main.dish)
  const all = besideIndex().wantsOf(side, items)
  // The side's first place is for what is boiled.
  const wants = cold.has(course) ? all.filter(({ place }) => place.name !== side.places[0]!.name) : all
  if (alone.has(course) || room < 1 || wants.length === 0) return main
  const beside = arrange(side, wants, { items, excludes, most: room })
  const taken = new Set(beside.used.flatMap(({ item }) => item ?? []))
  return {
    dish: together(main.dish, side),
    filled: new Map([...main.filled, ...besideOf(beside.filled, main, main.dish.serves / side.serves)]),
    used: [...main.used, ...beside.used],
    left: main.left.filter((item) => !taken.has(item)),
  }
}

/** For as many people as the dish; where that takes the visitor's own oil, the side takes the same. */
function besideOf(filled: Filled, { used }: Arranged, factor: number): Filled {
  const known = (food: Food) => used.find((filling) => filling.food.id === food.id)?.item
  const fitted = (filling: Filling): Filling => {
    const item = filling.item ?? known(filling.food)
    const { amount } = filling.choice
    const choice = amount ? { ...filling.choice, amount: scaled(amount, factor) } : filling.choice
    return { ...filling, choice, ...(item && { item }) }
  }
  return new Map([...filled].map(([place, fillings]) => [place, fillings.map(fitted)]))
}

function goesBeside({ food }: Item, { used }: Arranged): boolean {
  return !used.some((filling) => areClashing(food, filling.food))
}

/** The steps of a side: what is cooked, and what is put on the table. */
function together(main: Dish, side: Dish): Dish {
  const { id, kitchen, serves, makes, titles, headnotes, tip, needs } = main
  const [hot, cold] = side.steps
  const last = Math.max(1, main.steps.length - 1)
  return {
    id,
    kitchen,
    serves,
    titles,
    headnotes,
    tip,
    needs,
    ...(makes !== undefined && { makes }),
    places: [...main.places, ...side.places],
    steps: [...main.steps.slice(0, last), hot!, ...main.steps.slice(last), cold!],
  }
}
