import type { Food } from '#food/model/food.ts'
import { mildness } from './cupboard.ts'
import type { Amount, Mention } from './dish.ts'
import type { Filling } from './fill.ts'
import { isPoured, quantityOf } from './measure.ts'
import type { Resolved } from './resolve.ts'

/** What each of several foods in one place takes of the place's amount. */
const shares = [1, 0.6, 0.45, 0.35]
const leastShare = 0.3
/** The same of spices, of which each is to be tasted. */
const leastOfSpice = 0.5

/** What the steps take of a place's food. */
export type Taken = {
  filling: Filling
  amounts: readonly Amount[]
  share: number
  unmeasured?: 'raw' | 'baked'
}

/** What the steps say of a place: the amounts that they take of it, and whether it is measured at all. */
type Named = { amounts: Amount[]; unmeasured?: 'raw' | 'baked' }

/** The places that the steps take from, in the order in which they do. */
export function namedIn(steps: readonly Resolved[]): Map<string, Named> {
  const named = new Map<string, Named>()
  const marks = new Map<string, 'raw' | 'baked'>()
  for (const node of steps.flat()) {
    if (typeof node === 'string') continue
    if ('unmeasured' in node && !marks.has(node.unmeasured)) marks.set(node.unmeasured, node.how)
    for (const { mention, amount } of mentionsIn(node)) {
      const known = named.get(mention) ?? { amounts: [] }
      if (amount) known.amounts.push(amount)
      named.set(mention, known)
    }
  }
  for (const [name, how] of marks) {
    const said = named.get(name)
    if (said) said.unmeasured = how
  }
  return named
}

/** What the steps take of each food in a place. */
export function takenFrom({ amounts: mentioned, unmeasured }: Named, fillings: readonly Filling[]): Taken[] {
  const shared = shares[fillings.length - 1] ?? leastShare
  return fillings.map((filling) => {
    const share = filling.food.role === 'spice' ? Math.max(shared, leastOfSpice) : shared
    const named = filling.choice.amount ? [asHot(filling.choice.amount, filling)] : mentioned
    const amounts = filling.isInstead ? named.map(handful) : named
    return {
      filling,
      amounts: amounts.length > 0 ? amounts : [usualAmount(filling.food)],
      share,
      ...(unmeasured && { unmeasured }),
    }
  })
}

/** No cloves of parsley. */
function handful(amount: Amount): Amount {
  return amount.unit === 'clove' ? { unit: 'handful', quantity: 1 } : amount
}

const mostPaste = 6

/** An amount of "any hot thing", in teaspoons: of a paste as much as is tasted, of cayenne as little as is not too much. */
function asHot(amount: Amount, { choice, food }: Filling): Amount {
  const times = choice.food === 'any hot thing' ? mildness(food) : 1
  if (times === 1) return amount
  const teaspoons = (times * quantityOf(amount, food)) / quantityOf({ quantity: 1, unit: 'tsp' }, food)
  if (times < 1) return { quantity: Math.max(0.25, Math.round(teaspoons * 4) / 4), unit: 'tsp' }
  return { quantity: Math.max(1, Math.min(mostPaste, Math.round(teaspoons))), unit: 'tsp' }
}

function mentionsIn(node: Exclude<Resolved[number], string>): readonly Mention[] {
  if ('list' in node) return node.list
  return 'mention' in node ? [node] : []
}

function usualAmount(food: Food): Amount {
  // What one tastes for at the end.
  if (food.role === 'salt') return { quantity: 0.25, unit: 'tsp' }
  if (food.measure === 'each') return { quantity: 1, unit: '' }
  return { quantity: food.per[1], unit: isPoured(food) ? 'ml' : 'g' }
}
