import { holdsHoney, isAlcohol, isMercuryFish, isSalty, nameMatches } from '../model/traits.ts'
import { byNames, when, type Objection, type Wish } from './wish.ts'

const forChildren = when(isAlcohol, 'contains alcohol, not for children')

const forInfants: Objection = (food) => {
  if (holdsHoney(food)) return 'not for a baby under 12 months'
  if (isAlcohol(food)) return 'contains alcohol, not for a baby'
  if (isSalty(food)) return 'too salty for a baby'
  if (food.kind === 'sugar' || food.kind === 'syrup') return 'added sugar, not for a baby'
  if (isMercuryFish(food)) return 'high in mercury, not for a baby'
  if (food.kind === 'nut') return 'whole nuts are a choking risk for a baby'
  return undefined
}

const vitaminA = /\bliver\b|liverwurst|p[âa]t[ée]\b|foie gras/
const softCheese = /\bbrie\b|camembert|gorgonzola|roquefort|blue cheese|unpasteurised|raw milk/

// FDA and NHS advice on food in pregnancy.
const forPregnancy: Objection = (food) => {
  if (isAlcohol(food)) return 'contains alcohol, not in pregnancy'
  if (isMercuryFish(food)) return 'high in mercury, not in pregnancy'
  if (nameMatches(food, vitaminA)) return 'holds much vitamin A, not in pregnancy'
  if (nameMatches(food, softCheese)) return 'soft or blue cheese may carry listeria, not in pregnancy'
  return undefined
}

/** Who will eat, by the words that name them. */
export const audiences: ReadonlyMap<string, Wish> = byNames([
  {
    phrase: 'for a baby',
    names: `
      baby, infant, newborn, under 12 month, under twelve month, under 1 year, under one, under a year,
      month old, month old baby, weaning, baby led weaning`,
    objects: forInfants,
    audience: 'baby',
  },
  {
    phrase: 'for a toddler',
    names: `
      toddler, 1 year old, 2 year old, one year old, two year old, three year old, 3 year old`,
    objects: forChildren,
    audience: 'toddler',
  },
  {
    phrase: 'for children',
    names: 'child, kid, kid friendly, child friendly, son, daughter, school lunch, grandchild',
    objects: forChildren,
    audience: 'children',
  },
  {
    phrase: 'in pregnancy',
    names: 'pregnant, pregnancy, expecting a baby, expecting',
    objects: forPregnancy,
    audience: 'pregnancy',
  },
])
