import type { Element } from './elements.ts'
import type { Food } from '../model/food.ts'
import { fold } from '../lexicon/inflect.ts'
import { conditionWords } from '../lexicon/kitchen-words.ts'
import type { Token } from '../lexicon/tokens.ts'
import type { Condition } from '../model/understanding.ts'

/** Conditions inside a name: the tables may know "frozen spinach" as spinach, and it is frozen all the same. */
export function conditionsInside(words: readonly Token[], food: Food): Element[] {
  const name = fold(food.name)
  return words.flatMap(({ key }, at) => {
    // A "pork roast" is a joint, and raw.
    const condition = at > 0 && key === 'roast' ? undefined : conditionWords.get(key)
    return condition === undefined || name.includes(key)
      ? []
      : [{ kind: 'condition', condition, from: at, to: at + 1, aside: false }]
  })
}

const neverDry = new Set('wine beer spirit soft-drink spice dried-herb sweet-spice spice-blend'.split(' '))
// What comes back to the table hot; the rest of a cake, a cheese or a bottle is as it was.
const reheated = new Set(['protein', 'starch', 'vegetable', 'leaf', 'liquid', 'sauce'])
const fromTheBottle = new Set('wine beer condiment salty-sauce paste pickle water'.split(' '))

/** The condition that fits a food, of those that are said around it: the one that matters most in the pan. */
export function conditionOf(food: Food, around: readonly Element[]): Condition | undefined {
  const said = around.flatMap((element) => (element.kind === 'condition' ? [element.condition] : []))
  const fits = (condition: Condition): boolean => {
    // "dried is fine, but fresh is better"
    if (['frozen', 'canned', 'dried'].includes(condition) && said.includes('fresh')) return false
    switch (condition) {
      case 'cooked': return food.state !== 'ready' && food.role !== 'flour'
      case 'leftover': return food.safeRule !== undefined || (reheated.has(food.role) && !fromTheBottle.has(food.kind))
      case 'canned': return food.state !== 'ready'
      case 'dried': return food.state === 'raw' && !neverDry.has(food.kind)
      default: return true
    }
  } // prettier-ignore
  for (const condition of ['leftover', 'cooked', 'smoked', 'canned', 'frozen', 'dried', 'fresh'] as const)
    if (said.includes(condition) && fits(condition)) return condition
  const inCan = around.some(
    (element) => element.kind === 'unit' && element.unit.measures === 'piece' && element.unit.name === 'can',
  )
  return inCan && food.state !== 'ready' && food.role !== 'liquid' ? 'canned' : undefined
}
