import type { Food } from '#food/food.ts'
import type { Item } from '#food/understanding.ts'
import { isLandMeat, isSeafood } from '../cooking/meat-and-fish.ts'

/**
 * Foods that like each other, by id or kind: the first with each of the rest. From culinary knowledge, by
 * hand.
 */
export const friends: Record<string, string> = {
  lemon: 'poultry-piece poultry-boneless white-fish oily-fish crustacean spinach asparagus chickpea garlic',
  tomato: 'basil mozzarella garlic aubergine pasta oregano',
  spinach: 'ricotta feta nutmeg lentil',
  mushroom: 'thyme steak pearl-barley',
  apple: 'chop cinnamon raw-sausage celery walnut cheddar rolled-oat',
  salmon: 'dill cucumber asparagus',
}

/** How well a food goes with what is already in the dish: one for each friend. */
export function pairing({ food }: Item, taken: readonly Item[]): number {
  return taken.filter((other) => likes(food, other.food) || likes(other.food, food)).length
}

function likes(one: Food, other: Food): boolean {
  const liked = ` ${friends[one.id] ?? friends[one.kind]} `
  return liked.includes(` ${other.id} `) || liked.includes(` ${other.kind} `)
}

const curedMeats: readonly Food['kind'][] = ['bacon', 'cured-meat', 'ready-meat']
const drainedCheeses: readonly Food['kind'][] = ['melting-cheese', 'hard-cheese', 'crumbling-cheese']
const fruitWithFish = 'mango pineapple orange apple avocado coconut papaya pomegranate'.split(' ')

/** Kinds of quarrel, each between two foods in either order. */
const quarrels: readonly ((a: Food, b: Food) => boolean)[] = [
  function fishWithMeat(a, b) {
    // A sausage seasons shrimp and mussels, as in a jambalaya.
    const isSausageWithShellfish = b.kind === 'raw-sausage' && a.origin !== 'fish'
    return isSeafood(a) && isLandMeat(b) && !curedMeats.includes(b.kind) && !isSausageWithShellfish
  },
  function fishWithSweets(a, b) {
    const isSweetFruit = b.role === 'fruit' && !fruitWithFish.includes(b.id)
    return isSeafood(a) && (b.role === 'sweet' || isSweetFruit)
  },
  function soySauceWithCheese(a, b) {
    const isWorcestershire = a.id.endsWith('worcestershire')
    return a.kind === 'salty-sauce' && !isWorcestershire && drainedCheeses.includes(b.kind)
  },
  function milkWithSourOrSalty(a, b) {
    return a.kind === 'milk' && (b.kind === 'salty-sauce' || b.kind === 'citrus')
  },
  function chocolateWithSavoury(a, b) {
    const isSavoury = b.kind === 'salty-sauce' || b.role === 'cheese' || b.role === 'aromatic'
    return a.kind === 'chocolate' && isSavoury
  },
  function spiritWithDairy(a, b) {
    return a.kind === 'spirit' && b.role === 'dairy' && b.kind !== 'cream'
  },
]

/** Whether two foods should not meet in one dish. */
export function areClashing(a: Food, b: Food): boolean {
  return quarrels.some((quarrel) => quarrel(a, b) || quarrel(b, a))
}
