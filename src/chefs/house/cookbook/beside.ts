import type { Food } from '#food/model/food.ts'
import type { Item } from '#food/model/understanding.ts'
import { arrange, type Arranged, type Order } from './arrange.ts'
import { besideDish, besideIndex } from './cookbook.ts'
import { courseOf, type Dish } from './dish.ts'
import { extraClass, mostExtras } from './cupboard.ts'
import { Unfit, type Filled, type Filling } from './fill.ts'
import { scaled } from './measure.ts'
import { areClashing } from './quarrels.ts'
import { resolve, saysSomething, variantFor, type Resolved } from './resolve.ts'
import { minutesIn } from './tell.ts'
import type { Want } from './wants.ts'

/** Courses with nothing beside them. */
const alone: ReadonlySet<string> = new Set(['baking', 'breads', 'breakfasts', 'desserts', 'drinks', 'sauces'])

/** Courses with nothing hot beside them: no boiled sprouts with a sandwich. */
const cold: ReadonlySet<string> = new Set(['sandwiches', 'salads', 'starters'])

/**
 * A dish together with what goes beside it of the foods that it leaves out: a boiled vegetable before its last step, a
 * salad and what stands in jars after it.
 */
export function withSides(
  main: Arranged,
  { excludes, nothingElse = false, most = Infinity }: Order,
): Arranged {
  const room = most - new Set(main.used.flatMap(({ item }) => item ?? [])).size
  const items = main.left.filter((item) => goesBeside(item, main))
  const isOverRice = lacksRice(main, items)
  const side = isOverRice ? withRice(besideDish()) : besideDish()
  const wants = besideIndex().wantsOf(besideDish(), items)
  const course = courseOf(main.dish)
  if (alone.has(course) || room < 1 || (wants.length === 0 && !isOverRice)) return main
  const told = cold.has(course) ? withSteps(side, side.steps.slice(-1)) : side
  const beside = arrangeSide(told, wants, { items, excludes, nothingElse, most: room })
  if (!beside) return main
  const taken = new Set(beside.used.flatMap(({ item }) => item ?? []))
  return {
    dish: together(main, told, beside.filled),
    filled: new Map([...main.filled, ...besideOf(beside.filled, main, main.dish.serves / side.serves)]),
    used: [...main.used, ...beside.used],
    left: main.left.filter((item) => !taken.has(item)),
  }
}

/** Who lists meat and spices for a curry or a chili eats it with rice, unless there is bread or another starch. */
function lacksRice({ dish, used }: Arranged, items: readonly Item[]): boolean {
  const isSauced = courseOf(dish) === 'curries' || /\bchili\b/.test(dish.id)
  const isServed = [...used, ...items].some(({ food }) => isFilling(food))
  const extras = used.filter(({ item, food }) => !item && extraClass(food) === 'common').length
  return isSauced && !isServed && extras < mostExtras.common
}

function withRice(side: Dish): Dish {
  const places = side.places.map((place) => {
    const otherwise = place.choices.findIndex(({ food }) => food === 'rice')
    return otherwise < 0 ? place : { ...place, otherwise }
  })
  return { ...withSteps(side, side.steps), needs: [], places }
}

/** Undefined where what is left makes no side by itself: a lemon. */
function arrangeSide(side: Dish, wants: readonly Want[], order: Order): Arranged | undefined {
  try {
    return arrange(side, wants, order)
  } catch (error) {
    if (error instanceof Unfit) return undefined
    throw error
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

const isFilling = ({ role }: Food) => role === 'starch' || role === 'bread'

function goesBeside({ food }: Item, { dish, used }: Arranged): boolean {
  if (food.role === 'starch' && courseOf(dish) === 'soups') return false
  // One starch is enough: no rice beside pasta.
  return !used.some(
    (filling) => areClashing(food, filling.food) || (isFilling(food) && isFilling(filling.food)),
  )
}

/** Minutes of what is begun as soon as there is time: rice beside a curry, not peas. */
const longSide = 10
const isLong = (step: Resolved) => minutesIn(step) >= longSide

/**
 * The steps of a side go before the dish's last where something is cooked, what takes long beside the last that takes
 * long too, and to its end where it is put on the table. What the dish says is settled before: rice beside it is not the
 * rice that it speaks of.
 */
function together({ dish, filled }: Arranged, side: Dish, beside: Filled): Dish {
  const told = dish.steps.map((step) => resolve(step, filled))
  const at = Math.max(1, told.findLastIndex(saysSomething))
  const before = told.slice(0, at).map(minutesIn)
  const hot = side.steps.slice(0, -1).map((step) => resolve(step, beside))
  const last = before.findLastIndex((minutes) => minutes >= longSide)
  const after = last < 0 ? before.indexOf(Math.max(...before)) + 1 : last + 1
  const steps = [
    ...told.slice(0, after),
    ...hot.filter(isLong),
    ...told.slice(after, at),
    ...hot.filter((step) => !isLong(step)),
    ...told.slice(at),
    ...side.steps.slice(-1),
  ]
  return {
    ...withSteps(dish, steps),
    titles: [{ text: variantFor(dish.titles, filled) }],
    headnotes: [{ text: variantFor(dish.headnotes, filled) }],
    places: [...dish.places, ...side.places],
  }
}

/** A dish with other steps. A compiled one reads its parts when they are asked for, so it is not spread. */
function withSteps(dish: Dish, steps: Dish['steps']): Dish {
  const { id, kitchen, serves, makes, titles, headnotes, tip, needs, places } = dish
  return {
    id,
    kitchen,
    serves,
    titles,
    headnotes,
    tip,
    needs,
    ...(makes !== undefined && { makes }),
    places,
    steps,
  }
}
