import type { Food } from '#food/model/food.ts'
import { isFlesh, type Case } from './case.testing.ts'

/** Kinds that season or fill a dish beside its meat or fish. */
const besides = [
  'bacon',
  'cured-meat',
  'ready-meat',
  'egg',
  'frying-cheese',
  'cooked-pulse',
  'dried-pulse',
  'lentil',
]

/** Invariant 9, of foods: proteins that nobody cooks together. */
export function proteinFaults({ lines, recipe, method }: Case): string[] {
  const proteins = lines.filter(
    ({ of, pantry }) => of.role === 'protein' && !pantry && !besides.includes(of.kind),
  )
  // A board may hold several cold meats or fish.
  const isBoard =
    / board$|^Platter/.test(recipe.title) || !/minute.*until|°C/.test(method.replaceAll('\n', ' '))
  const foods = proteins.map(({ of }) => of).filter(isFlesh)
  if (isBoard || foods.length < 2 || belongTogether(foods, recipe.title)) return []
  return [`9: proteins cooked together | ${proteins.map(({ food }) => food).join(', ')} in ${recipe.title}`]
}

function belongTogether(foods: readonly Food[], title: string): boolean {
  const [first] = foods
  const isFowl = first!.origin === 'poultry'
  const words = new Set(first!.name.split(' '))
  // Chicken thighs and ground chicken; beef and kidney.
  const isOneAnimal = foods.every(
    ({ origin, name }) =>
      origin === first!.origin && (!isFowl || name.split(' ').some((word) => words.has(word))),
  )
  const isSea = foods.every(({ origin }) => origin.endsWith('fish'))
  if (isSea || isOneAnimal) return true
  const isFishPie = title.startsWith('Fish pie') && foods.every(({ origin }) => origin.endsWith('fish'))
  if (foods.length > 2) return isFishPie && foods.length === 3
  return (
    isFishPie ||
    !foods.every(isFlesh) ||
    foods.every(({ kind }) => kind === 'mollusc') ||
    foods.every(({ kind }) => kind.startsWith('ground')) ||
    // A sausage beside chicken or shrimp makes a jambalaya, a paella, a gumbo.
    (foods.some(({ kind }) => kind === 'raw-sausage') && foods.every(({ origin }) => origin !== 'fish'))
  )
}
