import type { Food } from '#food/model/food.ts'
import { isLandMeat, isSeafood } from '../cooking/meat-and-fish.ts'

const curedMeats: readonly Food['kind'][] = ['bacon', 'cured-meat', 'ready-meat']
const drainedCheeses: readonly Food['kind'][] = ['melting-cheese', 'hard-cheese', 'crumbling-cheese']
const fruitWithFish = 'mango pineapple orange apple avocado coconut papaya pomegranate'.split(' ')

type Trait = (food: Food) => boolean

const isFish: Trait = (food) => isSeafood(food) && food.origin === 'fish'
const isShellfish: Trait = (food) => isSeafood(food) && food.origin === 'shellfish'
const isFreshMeat: Trait = (food) => isLandMeat(food) && !curedMeats.includes(food.kind)
// A sausage seasons shrimp and mussels, as in a jambalaya.
const isMeatButSausage: Trait = (food) => isFreshMeat(food) && food.kind !== 'raw-sausage'
const isSweetOrFruit: Trait = ({ role, id }) =>
  role === 'sweet' || (role === 'fruit' && !fruitWithFish.includes(id))
const isSoySauce: Trait = ({ kind, id }) => kind === 'salty-sauce' && !id.endsWith('worcestershire')
const isDrainedCheese: Trait = ({ kind }) => drainedCheeses.includes(kind)
const isSourDairy: Trait = ({ kind, role }) => role === 'dairy' && (kind === 'yogurt' || kind === 'cream')
const isMilk: Trait = ({ kind }) => kind === 'milk'
const isSourOrSalty: Trait = ({ kind }) => kind === 'salty-sauce' || kind === 'citrus'
const isChocolate: Trait = ({ kind }) => kind === 'chocolate'
const isPungent: Trait = ({ kind, role }) =>
  kind === 'salty-sauce' || role === 'cheese' || role === 'aromatic'
const isSpirit: Trait = ({ kind }) => kind === 'spirit'
const isDairyButCream: Trait = ({ role, kind }) => role === 'dairy' && kind !== 'cream'

const fleshQuarrels: readonly (readonly [Trait, Trait])[] = [
  [isFish, isFreshMeat],
  [isShellfish, isMeatButSausage],
]

/** What should not meet in one dish. */
const quarrels: readonly (readonly [Trait, Trait])[] = [
  ...fleshQuarrels,
  [isSeafood, isSweetOrFruit],
  [isSoySauce, isDrainedCheese],
  [isSoySauce, isSourDairy],
  [isMilk, isSourOrSalty],
  [isChocolate, isPungent],
  [isSpirit, isDairyButCream],
]

/**
 * Whether two foods are meat or fish of different animals, of which a dish wants one unless it names both. Chicken and
 * shrimp share many a pot.
 */
export function areRivals(a: Food, b: Food): boolean {
  const ofTwoAnimals = isMeatButSausage(a) && isMeatButSausage(b) && a.origin !== b.origin
  const arePatties = a.kind === 'ground-meat' && b.kind === 'ground-meat'
  const arePot = isPair(isShellfish, ({ origin }) => origin === 'poultry', a, b)
  const doQuarrel = fleshQuarrels.some(([one, other]) => isPair(one, other, a, b))
  return (ofTwoAnimals && !arePatties) || (doQuarrel && !arePot)
}

/** Whether two foods should not meet in one dish. */
export function areClashing(a: Food, b: Food): boolean {
  return quarrels.some(([one, other]) => isPair(one, other, a, b))
}

function isPair(one: Trait, other: Trait, a: Food, b: Food): boolean {
  return (one(a) && other(b)) || (one(b) && other(a))
}
