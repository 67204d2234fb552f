import type { Cut } from '#food/model/facts.ts'
import type { Food } from '#food/model/food.ts'
import type { Item } from '#food/model/understanding.ts'
import { isReady } from './doneness.ts'

const kindsInBits: readonly Food['kind'][] = [
  'crustacean',
  'cooked-pulse',
  'dried-pulse',
  'lentil',
  'ground-meat',
  'ground-poultry',
]

const uncut: ReadonlySet<Cut> = new Set(['whole', 'drained', 'drained and rinsed', 'rinsed'])

/** Peas, shrimp, mince: no dish cuts them. */
function comesInBits({ role, kind, cut }: Food): boolean {
  return (role !== 'protein' || kindsInBits.includes(kind)) && uncut.has(cut)
}

/**
 * "thawed in the fridge, sliced": what is done to a food before it is cooked; the dish may ask for another
 * cut.
 */
export function preparationOf(item: Item, quantity: number, asked?: string): string {
  const { food, condition } = item
  const cut = cutOf(item, asked)
  const isThawedFirst = condition === 'frozen' && food.safeRule !== undefined && food.role !== 'ready'
  const isTinnedSolid = condition === 'canned' && cut !== 'drained' && food.measure === 'weight'
  const steps = isThawedFirst ? ['thawed in the fridge'] : []
  if (isTinnedSolid) steps.push('drained')
  else if (needsKnife(food, cut, quantity)) steps.push(cut)
  return steps.join(', ')
}

function cutOf(item: Item, asked?: string): string {
  const { food } = item
  const cut = comesInBits(food) ? food.cut : (asked ?? food.cut)
  const wasRinsedBefore = food.state === 'dried' && cut === 'rinsed' && isReady({ food, item })
  return wasRinsedBefore ? 'whole' : cut
}

function needsKnife({ piece = 0, measure, state }: Food, cut: string, quantity: number): boolean {
  const isHalfAlready = cut === 'halved' && quantity < piece
  const isSpoonedReady = measure === 'spoon' && state === 'ready'
  return cut !== 'whole' && !isHalfAlready && !isSpoonedReady
}
