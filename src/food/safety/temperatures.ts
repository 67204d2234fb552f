import type { KitchenNotes } from '#shared/recipe-event.ts'
import type { SafeRule } from '../model/facts.ts'
import type { Food } from '../model/food.ts'
import type { Condition } from '../model/understanding.ts'

type Temperature = KitchenNotes['temperatures'][number]
type Degrees = { celsius: number; fahrenheit: number; restMinutes?: number }

/**
 * USDA FSIS, "Safe Minimum Internal Temperature Chart": poultry, leftovers and casseroles 165 °F; ground meat and egg
 * dishes 160 °F; steaks, roasts and chops of beef, veal, lamb and pork, and raw ham 145 °F with a 3-minute rest; fish
 * and shellfish 145 °F; fully cooked ham 140 °F to reheat (packaged in inspected plants, else 165 °F: the safe side here).
 * Celsius rounded to whole degrees, as the chart's metric edition does.
 */
export const safeTemperatures: Readonly<Record<SafeRule, Degrees>> = {
  poultry: { celsius: 74, fahrenheit: 165 },
  reheated: { celsius: 74, fahrenheit: 165 },
  ground: { celsius: 71, fahrenheit: 160 },
  egg: { celsius: 71, fahrenheit: 160 },
  'whole-cut': { celsius: 63, fahrenheit: 145, restMinutes: 3 },
  fish: { celsius: 63, fahrenheit: 145 },
}

/** A food as it comes to the pan. */
export type Prepared = {
  food: Food
  condition?: Condition
  /** Of "chicken thighs or breasts" the thighs, for the breasts. */
  insteadOf?: Food
  /** Eggs of a mousse, fish of a ceviche: what its recipe leaves raw. */
  staysRaw?: boolean
}

/** Meals from the fridge that nobody heats. */
const eatenCold = /^(?:potato-salad|coleslaw|sandwich)$/

/** The rule of the chart that a food falls under in its condition; undefined where it needs no thermometer. */
export function safeRuleOf({ food, condition, staysRaw }: Prepared): SafeRule | undefined {
  if (staysRaw || eatenCold.test(food.id)) return undefined
  // Cooked prawns are eaten cold or warmed, not cooked again.
  if (food.safeRule === 'fish' && condition === 'cooked') return undefined
  // Eggs that come hard-boiled are boiled for the dish.
  if (food.kind === 'egg' && condition === 'cooked') return food.safeRule
  if (condition === 'cooked' || condition === 'leftover')
    return food.safeRule !== undefined || isReheatedAs(food, condition) ? 'reheated' : undefined
  if (condition === 'smoked' && food.safeRule === 'fish') return undefined
  // Rashers are too thin to measure: crisp is done (USDA FSIS, Bacon and Food Safety).
  if (food.kind === 'bacon' && food.safeRule === 'whole-cut') return undefined
  // What is ready to eat needs its temperature only when it is a meal that is reheated, or a sausage.
  if (food.safeRule === 'reheated' && !isReheated(food)) return undefined
  return food.safeRule
}

// USDA FSIS, "Leftovers and Food Safety": all of them to 165 °F. A vegetable that comes cooked, a beetroot, was not kept.
function isReheatedAs({ role }: Food, condition: Condition): boolean {
  return role === 'starch' || (condition === 'leftover' && (role === 'vegetable' || role === 'leaf'))
}

// USDA FSIS, "Hot Dogs and Food Safety": reheated until steaming hot, 165 °F.
const cookedSausages = /frankfurter$|^smoked-sausage$/

/** Whether a sausage is sold cooked, by its id: a hot dog. */
export const isCookedSausage = (id: string): boolean => cookedSausages.test(id)

function isReheated({ id, role }: Food): boolean {
  return role === 'ready' || isCookedSausage(id)
}

/** Safe minimum internal temperatures of foods, one row for foods that share a name; none for foods that need none. */
export function temperaturesOf(items: readonly Prepared[]): Temperature[] {
  const rows = new Map<string, Temperature>()
  for (const item of items) {
    const rule = safeRuleOf(item)
    if (rule === undefined) continue
    const name =
      rule === 'reheated' && item.food.role !== 'ready' ? `${item.food.name} (reheated)` : item.food.name
    rows.set(name, { food: name, ...safeTemperatures[rule] })
  }
  return [...rows.values()]
}
