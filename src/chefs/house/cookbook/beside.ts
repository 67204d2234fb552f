import type { Food } from '#food/model/food.ts'
import { isSea } from '#food/model/traits.ts'
import type { Item } from '#food/model/understanding.ts'
import { arrange, type Arranged, type Order } from './arrange.ts'
import { besideDish, besideIndex } from './cookbook.ts'
import { cold, courseOf, exact, withSteps, type Dish } from './dish.ts'
import { extraClass, mostExtras } from './cupboard.ts'
import type { Filled, Filling } from './fill.ts'
import { scaled } from './measure.ts'
import { areClashing } from './quarrels.ts'
import { isFilling, oneDinner } from './retrieve.ts'
import { resolve, saysSomething, variantFor, variantsFor, type Resolved } from './resolve.ts'
import { minutesIn } from './tell.ts'

/** The last steps of the side: what is stirred together, what is scattered, and jars, of which a full fridge has too many. */
const uncooked = 3

/**
 * A dish together with what goes beside it of the foods that it leaves out: a hot vegetable and a salad before its last
 * step, what stands in jars after it.
 */
export function withSides(
  main: Arranged,
  { items: listed, excludes, nothingElse = false, most = Infinity }: Order,
): Arranged {
  const room = most - new Set(main.used.flatMap(({ item }) => item ?? [])).size
  const items = main.left.filter((item) => goesBeside(item, main))
  const extras = fromCupboard(main, items)
  const whole = withExtras(besideDish(), extras)
  const wants = besideIndex().wantsOf(besideDish(), items)
  const course = courseOf(main.dish)
  if (exact.has(course) || room < 1 || (wants.length === 0 && !extras.includes('rice'))) return main
  const from = cold.has(course) ? -uncooked : 0
  const jars = listed.length > oneDinner ? 1 : 0
  const side = withSteps(whole, whole.steps.slice(from, whole.steps.length - jars))
  const beside = arrange(side, wants, { items, excludes, nothingElse, most: room })
  const taken = new Set(beside.used.flatMap(({ item }) => item ?? []))
  return {
    dish: together(main, side, beside.filled, uncooked - jars),
    filled: new Map([...main.filled, ...besideOf(beside.filled, main, main.dish.serves / side.serves)]),
    used: [...main.used, ...beside.used],
    left: main.left.filter((item) => !taken.has(item)),
  }
}

/** What the side takes from the cupboard: rice, or vinegar for a salad; one more than the dish itself asks for. */
function fromCupboard(main: Arranged, items: readonly Item[]): string[] {
  if (main.used.some(({ food }) => food.id === 'vinegar')) return ['vinegar']
  if (!hasRoom(main)) return []
  return lacksRice(main, items) ? ['rice'] : ['vinegar']
}

/** Who lists meat and spices for a curry or a chili eats it with rice, unless there is bread or another starch. */
function lacksRice({ dish, used }: Arranged, items: readonly Item[]): boolean {
  const isSauced = courseOf(dish) === 'curries' || /\bchili\b/.test(dish.id)
  return isSauced && ![...used, ...items].some(({ food }) => isFilling(food))
}

/** Whether a dish may ask for one more thing from the cupboard. */
function hasRoom({ used }: Arranged): boolean {
  const extras = used.filter(({ item, food }) => !item && extraClass(food) === 'common')
  return extras.length < mostExtras.common
}

/** A side that takes these foods where the visitor has nothing for their places. */
function withExtras(side: Dish, extras: readonly string[]): Dish {
  const places = side.places.map((place) => {
    const otherwise = place.choices.findIndex(({ food }) => extras.includes(food))
    return otherwise < 0 ? place : { ...place, otherwise }
  })
  return { ...withSteps(side, side.steps), needs: [], places }
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

/** Crackers and chips. */
const isCrisp = ({ role, kind }: Food) => role === 'ready' && (kind === 'crumb' || kind === 'snack')

/** What is seasoned with soy or cooked in coconut milk takes no butter at the end. */
const isNoMatchForButter = ({ kind, id }: Food) => kind === 'salty-sauce' || id.startsWith('coconut')

function goesBeside({ food }: Item, { dish, used }: Arranged): boolean {
  const isForHot = food.kind === 'butter'
  if (isForHot && (cold.has(courseOf(dish)) || used.some((filling) => isNoMatchForButter(filling.food))))
    return false
  const isSoup = courseOf(dish) === 'soups'
  if (food.role === 'starch' && isSoup) return false
  // One starch is enough, and one cheese: no rice beside pasta. With a soup of potatoes there may be bread.
  const isEnough = ({ role }: Food) => role === 'bread' || (role === 'starch' && !isSoup)
  const hasEnough = (other: Food) =>
    ((isFilling(food) || isCrisp(food)) && isEnough(other)) ||
    (food.role === 'cheese' && (other.role === 'cheese' || isSea(other)))
  return !used.some((filling) => areClashing(food, filling.food) || hasEnough(filling.food))
}

/** Minutes of a step beside which a salad is tossed: who turns prawns has no hand free. */
const idle = 3

/** Characters of a last step to which it is added what is put on the table. */
const longStep = 280
const lengthOf = (step: Resolved) =>
  step.reduce((sum, node) => sum + (typeof node === 'string' ? node.length : 12), 0)

/**
 * The steps of a side stand behind the last step of the dish that takes as long, if not behind its longest, and before its
 * last; what is put on the table goes with that. What the dish says is settled before: rice beside it is not the rice that
 * it speaks of.
 */
function together({ dish, filled }: Arranged, side: Dish, beside: Filled, unheated: number): Dish {
  const told = dish.steps.map((step) => resolve(step, filled))
  const at = Math.max(1, told.findLastIndex(saysSomething))
  const minutes = told.slice(0, at).map(minutesIn)
  const besides = side.steps.map((step) => resolve(step, beside))
  const [stirred = [], ...atTable] = besides.slice(besides.length - unheated)
  const made = [...besides.filter((step) => minutesIn(step) > 0), stirred].filter(saysSomething)
  const stepBeside = (step: Resolved) => {
    const whole = Math.max(idle, minutesIn(step))
    const last = minutes.findLastIndex((each) => each >= whole)
    return last < 0 ? minutes.indexOf(Math.max(...minutes)) : last
  }
  const steps = told
    .slice(0, at)
    .flatMap((step, index) => [step, ...made.filter((other) => stepBeside(other) === index)])
  return {
    ...withSteps(dish, [...steps, ...withEnd(told.slice(at), atTable.filter(saysSomething))]),
    titles: [variantFor(dish.titles, filled), ...variantsFor(dish.titles, filled)].map((text) => ({ text })),
    headnotes: [{ text: variantFor(dish.headnotes, filled) }],
    places: [...dish.places, ...side.places],
  }
}

/** The last steps with what is put on the table: in the same step while that is short. */
function withEnd([last, ...others]: readonly Resolved[], atTable: readonly Resolved[]): Resolved[] {
  if (last === undefined || lengthOf(last) > longStep || atTable.length === 0)
    return [...(last ? [last] : []), ...others, ...atTable]
  return [[...last, ...atTable.flatMap((step) => [' ', ...step])], ...others]
}
