import type { Item, Understanding } from '#food/model/understanding.ts'
import type { Use } from './larder.ts'
import { isReady, safeTemperature } from './doneness.ts'
import type { Recipe } from './recipe.ts'

/** What is wrong with a recipe; `item` where leaving out one listed food would mend it. */
export type Fault = { what: string; item?: Item }

// Characters: more than a cook keeps in mind between two looks at the page.
const longestStep = 520

/**
 * The faults of a recipe; an empty list lets it pass. The planner leaves out the foods at fault or takes the next
 * dish form (Hammond's critics, CHEF, 1986). That every food is accounted for and extras are few is the larder's work.
 */
export function critique(recipe: Recipe, understanding: Understanding): Fault[] {
  const { uses, steps } = recipe
  const method = steps.map(({ text }) => text).join('\n')
  const faults: Fault[] = []
  for (const use of uses)
    for (const what of faultsOf(use, recipe, understanding))
      faults.push({ what: `${use.food.id} ${what}`, ...(use.item && { item: use.item }) })
  if (/\bthe salt\b/.test(method) && !uses.some(({ food }) => food.role === 'salt'))
    faults.push({ what: 'salt unlisted' })
  if (steps.some(({ text }) => text.length > longestStep)) faults.push({ what: 'long step' })
  const written = `${recipe.title}${recipe.sentence}${method}`.replaceAll('\n', '.')
  if (/undefined|NaN|\[object|\s{2}|\bthe (?:,|and|\.)|\(\)|∅/.test(written))
    faults.push({ what: 'broken text' })
  return faults
}

function faultsOf(use: Use, { steps }: Recipe, understanding: Understanding): string[] {
  const { food, item, quantity, noun } = use
  const faults: string[] = []
  if (!steps.some(({ mentions }) => mentions.has(use))) return ['in no step']
  const named = steps.findIndex(({ text }) => text.includes(noun))
  if (named < 0) return ['unnamed']
  const onward = steps.slice(named)
  const method = onward.map(({ text }) => text).join('\n')
  if (understanding.excludes(food) !== undefined) faults.push('excluded')
  if (!(quantity > 0 && quantity < Infinity)) faults.push('no amount')
  if (item?.have !== undefined && quantity > item.have * 1.001) faults.push('too much')
  const safe = safeTemperature(use)
  if (safe && !method.includes(safe.text)) faults.push('no safe temperature')
  if (safe?.restMinutes && !/\brest\b/i.test(method)) faults.push('no rest')
  const minutes = onward.reduce((sum, step) => sum + step.minutes, 0)
  if (minutes < leastMinutes(use)) faults.push('not cooked')
  return faults
}

/** Minutes of heat without which what must not be eaten raw is raw: a good half of its shortest way of cooking. */
function leastMinutes({ food, item }: Use): number {
  if (food.raw || isReady({ food, ...(item && { item }) })) return 0
  const ways = Object.values(food.cook)
  return ways.length === 0 ? 0 : Math.min(...ways) * 0.5
}
