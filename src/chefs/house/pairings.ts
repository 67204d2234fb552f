import type { Food } from '#food/food.ts'

export const fishy = (food: Food) =>
  food.role === 'protein' && (food.origin === 'fish' || food.origin === 'shellfish')
const flesh = (food: Food) =>
  food.role === 'protein' && ['poultry', 'beef', 'pork', 'lamb', 'game'].includes(food.origin)
const cured = (food: Food) => ['bacon', 'cured-meat', 'ready-meat'].includes(food.kind)

/** Kinds of quarrel, each between two foods in either order. */
const quarrels: readonly ((a: Food, b: Food) => boolean)[] = [
  (a, b) => fishy(a) && flesh(b) && !cured(b),
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
