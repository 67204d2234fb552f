import type { Food } from '#food/model/food.ts'
import type { FoodRole, Method } from '#food/model/facts.ts'
import { safeRuleOf, safeTemperatures } from '#food/safety/temperatures.ts'
import type { Item } from '#food/model/understanding.ts'

type Cooked = { food: Food; item?: Pick<Item, 'condition'> }

/** Whether it only needs heating: ready by nature, or cooked already. */
export function isReady({ food, item }: Cooked): boolean {
  const condition = item?.condition
  if (condition === 'cooked' || condition === 'leftover' || condition === 'canned') return true
  return food.state === 'ready'
}

/** Minutes by a method in the state it is in, or undefined where the method does not suit it. */
export function minutesOf({ food, item }: Cooked, method: Method): number | undefined {
  const minutes = food.cook[method]
  if (minutes === undefined) return undefined
  if (food.state !== 'ready' && isReady({ food, ...(item && { item }) })) {
    return Math.min(minutes, method === 'roast' || method === 'braise' ? 15 : 5)
  }
  return item?.condition === 'frozen' && food.safeRule === undefined ? minutes + 2 : minutes
}

/**
 * How often its dry weight something dried weighs once it is cooked: day-old rice, canned beans; 1 for all
 * else.
 */
export function swelling(item: Item): number {
  return item.food.state === 'dried' && isReady({ food: item.food, item }) ? 2.5 : 1
}

/** How it looks when it is done where its own row says nothing. */
const plainLook: Partial<Record<FoodRole, string>> = {
  vegetable: 'tender',
  leaf: 'wilted',
  herb: 'wilted',
  aromatic: 'fragrant',
  spice: 'fragrant',
  fruit: 'soft',
  nut: 'lightly toasted',
}

const wet: readonly Method[] = ['simmer', 'boil', 'steam', 'braise']

/** What shows that it is done; nothing browns in water, so there the crust is left out. */
export function lookOf(food: Food, method?: Method): string {
  const look = food.doneWhen ?? plainLook[food.role] ?? 'hot through'
  if (method === undefined || !wet.includes(method)) return look
  const browning = /golden|brown|^crisp|liquid/
  const rest = look.split(' and ').filter((part) => !browning.test(part))
  return rest.length > 0 ? rest.join(' and ') : food.raw ? 'hot through' : 'cooked through'
}

/** The least temperature inside for what must be cooked or heated through, or undefined. */
export function safeTemperature({ food, item }: Cooked): { text: string; restMinutes?: number } | undefined {
  const rule = safeRuleOf({ food, ...(item?.condition && { condition: item.condition }) })
  if (rule === undefined) return undefined
  const { celsius, fahrenheit, restMinutes } = safeTemperatures[rule]
  return { text: `${celsius} °C (${fahrenheit} °F)`, ...(restMinutes && { restMinutes }) }
}
