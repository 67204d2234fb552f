import { fold } from '../lexicon/inflect.ts'
import { conditionWords } from '../lexicon/kitchen-words.ts'
import type { Token } from '../lexicon/tokens.ts'
import type { FoodRole } from '../model/facts.ts'
import type { Food } from '../model/food.ts'
import type { KindName } from '../model/kinds.ts'
import { conditions, type Condition } from '../model/understanding.ts'
import { isCan, isJar, type Element, type Place } from './element.ts'

/**
 * Conditions inside a name: the tables may know "frozen spinach" as spinach, and it is frozen all the same.
 */
export function conditionsInside({ from, to }: Place, tokens: readonly Token[], food: Food): Element[] {
  const name = fold(food.name)
  // Who writes "a poached egg" means to poach one; biscuits in a can are dough, and carne asada is sold raw.
  if (asItIs.has(food.id)) return []
  const isJoint = tokens[to - 1]?.key === 'joint'
  return tokens.slice(from, to).flatMap(({ key }, index) => {
    const at = from + index
    // A "pork roast" is a joint, and raw; so is a "roast pork joint".
    const isToRoast = key === 'roast' && (index > 0 || isJoint)
    const condition = isToRoast ? undefined : conditionWords.get(key)
    return condition === undefined || name.includes(key)
      ? []
      : [{ kind: 'condition', condition, from: at, to: at + 1, aside: false }]
  })
}

const asItIs: ReadonlySet<string> = new Set(['egg', 'biscuit-dough', 'steak'])

const neverDry = new Set<KindName>([
  'wine',
  'beer',
  'spirit',
  'soft-drink',
  'spice',
  'dried-herb',
  'sweet-spice',
  'spice-blend',
  'poultry-whole',
  'roast',
])
// What comes back to the table hot; the rest of a cake, a cheese or a bottle is as it was.
const hotLeftovers = new Set<FoodRole>(['protein', 'starch', 'vegetable', 'leaf', 'liquid', 'sauce'])
const fromTheBottle = new Set<KindName>([
  'wine',
  'beer',
  'water',
  'condiment',
  'salty-sauce',
  'paste',
  'pickle',
  'stock-cube',
])

/** The condition that fits a food, of those that are said around it: the one that matters most in the pan. */
export function conditionOf(food: Food, around: readonly Element[]): Condition | undefined {
  const said = around.flatMap((element) => conditionBy(element, food) ?? [])
  const fitting = conditions.find((condition) => said.includes(condition) && fits(condition, food, said))
  if (fitting !== undefined) return fitting
  const mayBeCanned = food.state !== 'ready' && food.role !== 'liquid'
  return mayBeCanned && around.some((element) => isCan(element) || (isJar(element) && isInJars(food)))
    ? 'canned'
    : undefined
}

// Garlic and spices come in jars as they are.
const isInJars = ({ role }: Food) => role === 'vegetable' || role === 'fruit'

function conditionBy(element: Element, food: Food): Condition | undefined {
  if (element.kind === 'condition') return element.condition
  if (element.kind !== 'age' || element.days > longestKept) return undefined
  return !element.isOld || isOldOnlyCooked(food) ? 'leftover' : undefined
}

const ripe = new Set<KindName>(['cured-meat', 'ready-fish', 'nut-butter'])
// Last year's rice is still dry.
const longestKept = 31

// What grew, was laid or ripens is old in another way: a week-old carrot is no leftover.
function isOldOnlyCooked({ role, kind, state }: Food): boolean {
  const isGrownOrLaid = role === 'vegetable' || role === 'leaf' || (kind === 'egg' && state === 'raw')
  return !isGrownOrLaid && !ripe.has(kind)
}

/** How many days ago a food was cooked, where that is said and it was not frozen since. */
export function ageIn(around: readonly Element[]): number | undefined {
  const days = around.flatMap((element) => (element.kind === 'age' ? [element.days] : []))
  const isFrozen = around.some((element) => element.kind === 'condition' && element.condition === 'frozen')
  return days.length === 0 || isFrozen ? undefined : Math.max(...days)
}

function fits(condition: Condition, food: Food, said: readonly Condition[]): boolean {
  // "dried is fine, but fresh is better"
  if (said.includes('fresh') && ['frozen', 'canned', 'dried'].includes(condition)) return false
  switch (condition) {
    case 'cooked':
      return food.state !== 'ready' && food.role !== 'flour'
    case 'leftover':
      // A yolk that is left over is as raw as it was, and salami is salami.
      if ((food.kind === 'egg' && food.id !== 'egg') || food.kind === 'cured-meat') return false
      return food.safeRule !== undefined || (hotLeftovers.has(food.role) && !fromTheBottle.has(food.kind))
    case 'canned':
      return food.state !== 'ready'
    case 'dried':
      return food.state === 'raw' && !neverDry.has(food.kind)
    case 'smoked':
      // Bacon, hocks and ham are what they are, smoked or not.
      return food.kind !== 'bacon' && food.id !== 'pork-shank' && food.state !== 'ready'
    case 'frozen':
    case 'fresh':
      return true
  }
}
