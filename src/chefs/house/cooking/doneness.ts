import type { Food } from '#food/model/food.ts'
import { safeRuleOf, safeTemperatures } from '#food/safety/temperatures.ts'
import type { Item } from '#food/model/understanding.ts'

/** Ham of yesterday's roast, which is eaten cold as well as hot. */
export const isCookedBefore = (item?: Pick<Item, 'condition'>) =>
  item?.condition === 'leftover' || item?.condition === 'cooked'

type Cooked = { food: Food; item?: Pick<Item, 'condition'> }

/** The least temperature inside for what must be cooked or heated through, or undefined. */
export function safeTemperature({
  food,
  item,
}: Cooked): { text: string; celsius: number; restMinutes?: number } | undefined {
  const rule = safeRuleOf({ food, ...(item?.condition && { condition: item.condition }) })
  if (rule === undefined) return undefined
  const { celsius, fahrenheit, restMinutes } = safeTemperatures[rule]
  return { celsius, text: `${celsius} °C (${fahrenheit} °F)`, ...(restMinutes && { restMinutes }) }
}
