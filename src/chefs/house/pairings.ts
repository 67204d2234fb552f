import type { Food } from '#food/model/food.ts'
import type { Item } from '#food/model/understanding.ts'

/** Foods that like each other, by id or kind: the first with each of the rest. Written by hand from culinary knowledge. */
export const friends: Record<string, string> = {
  lemon: 'poultry-piece poultry-boneless white-fish oily-fish crustacean spinach asparagus chickpea garlic',
  tomato: 'basil mozzarella garlic aubergine pasta oregano',
  spinach: 'ricotta feta nutmeg lentil',
  mushroom: 'thyme steak pearl-barley',
  apple: 'chop cinnamon raw-sausage celery walnut cheddar rolled-oat',
  salmon: 'dill cucumber asparagus',
} // prettier-ignore

/** How well a food goes with what is already in the dish: one for each friend. */
export function pairing({ food }: Item, taken: readonly Item[]): number {
  return taken.filter((other) => likes(food, other.food) || likes(other.food, food)).length
}

function likes(one: Food, other: Food): boolean {
  const liked = ` ${friends[one.id] ?? friends[one.kind]} `
  return liked.includes(` ${other.id} `) || liked.includes(` ${other.kind} `)
}

export const fishy = (food: Food) =>
  food.role === 'protein' && (food.origin === 'fish' || food.origin === 'shellfish')
export const flesh = (food: Food) =>
  food.role === 'protein' && ['poultry', 'beef', 'pork', 'lamb', 'game'].includes(food.origin)
const cured = (food: Food) => ['bacon', 'cured-meat', 'ready-meat'].includes(food.kind)

/** Kinds of quarrel, each between two foods in either order. */
const quarrels: readonly ((a: Food, b: Food) => boolean)[] = [
  // A sausage seasons shrimp and mussels, as in a jambalaya.
  (a, b) => fishy(a) && flesh(b) && !cured(b) && (a.origin === 'fish' || b.kind !== 'raw-sausage'),
  (a, b) => fishy(a) && (b.role === 'sweet' || (b.role === 'fruit' && !['mango', 'pineapple', 'orange', 'apple', 'avocado', 'coconut', 'papaya', 'pomegranate'].includes(b.id))),
  (a, b) => a.kind === 'salty-sauce' && !a.id.endsWith('worcestershire') && ['melting-cheese', 'hard-cheese', 'crumbling-cheese'].includes(b.kind),
  (a, b) => a.kind === 'milk' && (b.kind === 'salty-sauce' || b.kind === 'citrus'),
  (a, b) => a.kind === 'chocolate' && (b.kind === 'salty-sauce' || b.role === 'cheese' || b.role === 'aromatic'),
  (a, b) => a.kind === 'spirit' && b.role === 'dairy' && b.kind !== 'cream',
] // prettier-ignore

/** Whether two foods should not meet in one dish. */
export function clash(a: Food, b: Food): boolean {
  return quarrels.some((quarrel) => quarrel(a, b) || quarrel(b, a))
}
