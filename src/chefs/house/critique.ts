import type { Item, Understanding } from '#food/understanding.ts'
import { maxExtras } from './cook.ts'
import { safeTemperature } from './doneness.ts'
import type { Recipe } from './recipe.ts'

/**
 * What is wrong with a recipe, one phrase each; an empty list lets it pass. The planner takes the next dish form
 * rather than a recipe with a fault (Hammond's critics, CHEF, 1986).
 */
export function critique(recipe: Recipe, understanding: Understanding): string[] {
  const { uses, steps, setAside } = recipe
  const faults: string[] = []
  const method = steps.map(({ text }) => text).join('\n')
  const accounted = new Set<Item>([
    ...uses.flatMap(({ item }) => item ?? []),
    ...setAside.map(({ item }) => item),
  ])
  for (const item of understanding.items) if (!accounted.has(item)) faults.push(`${item.food.id} is lost`)
  for (const use of uses) {
    const { food, item, quantity, noun } = use
    if (!steps.some(({ mentions }) => mentions.has(use))) faults.push(`${food.id} is in no step`)
    else if (!method.includes(noun)) faults.push(`${food.id} is mentioned but not named`)
    if (understanding.excludes(food) !== undefined) faults.push(`${food.id} is excluded`)
    if (!(quantity > 0)) faults.push(`${food.id} has no amount`)
    if (item?.have !== undefined && quantity > item.have * 1.001) faults.push(`more ${food.id} than there is`)
    const safe = safeTemperature(use)
    if (safe && !method.includes(safe.text)) faults.push(`${food.id} without its safe temperature`)
    if (safe?.restMinutes && !/\brest\b/i.test(method)) faults.push(`${food.id} without its rest`)
  }
  for (const step of steps)
    for (const use of step.mentions) if (!uses.includes(use)) faults.push(`${use.food.id} is not on the list`)
  if (uses.filter(({ item }) => item === undefined).length > maxExtras) faults.push('too many extras')
  if (uses.length === 0 || steps.length === 0) faults.push('empty')
  if (
    /undefined|NaN|\[object|\s{2}|\bthe (?:,|and|\.)|\(\)/.test(
      `${recipe.title}${recipe.sentence}${method}`.replaceAll('\n', '.'),
    )
  )
    faults.push('broken text')
  return faults
}
