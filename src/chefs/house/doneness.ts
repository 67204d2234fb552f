import type { Food, Method, SafeRule } from '#food/food.ts'
import type { Item } from '#food/understanding.ts'

type Cooked = { food: Food; item?: Item }

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
  return item?.condition === 'frozen' && food.safe === undefined ? minutes + 2 : minutes
}

type SafeTemperature = { celsius: number; fahrenheit: number; restMinutes?: number; text: string }

// USDA FSIS, "Safe Minimum Internal Temperature Chart".
const chart: Record<SafeRule, { celsius: number; fahrenheit: number; restMinutes?: number }> = {
  poultry: { celsius: 74, fahrenheit: 165 },
  reheated: { celsius: 74, fahrenheit: 165 },
  ground: { celsius: 71, fahrenheit: 160 },
  egg: { celsius: 71, fahrenheit: 160 },
  'whole-cut': { celsius: 63, fahrenheit: 145, restMinutes: 3 },
  fish: { celsius: 63, fahrenheit: 145 },
}

/** The least temperature inside for what must be cooked or heated through, or undefined. */
export function safeTemperature(cooked: Cooked): SafeTemperature | undefined {
  const { food, item } = cooked
  const reheated = item?.condition === 'leftover' || (item?.condition === 'cooked' && food.safe !== undefined)
  const rule = reheated ? 'reheated' : food.state === 'ready' ? undefined : food.safe
  if (rule === undefined) return undefined
  const row = chart[rule]
  return { ...row, text: `${row.celsius} °C (${row.fahrenheit} °F)` }
}
