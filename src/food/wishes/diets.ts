import type { Food } from '../model/food.ts'
import { groups } from './groups.ts'
import { keysOf } from '../lexicon/lexicon.ts'
import {
  seaAllergens,
  animalAllergens,
  holds,
  named,
  isMeat,
  isSea,
  isNut,
  hasGluten,
  hasMilk,
  isAlcohol,
  isSalty,
  isSugary,
  isStarchy,
  isHot,
  isMercuryFish,
  isScaleless,
} from '../model/traits.ts'
import { variant, withoutAlcohol } from '../model/variants.ts'

/** Why a food does not fit, or undefined where it fits. */
export type Objection = (food: Food) => string | undefined

/** A diet or an audience: how it is written in the notes, what it objects to, and whether a food can be made for it. */
export type Diet = { wish: string; objects: Objection; makes?: (food: Food) => Food }

const when =
  (test: (food: Food) => boolean, reason: string): Objection =>
  (food) =>
    test(food) ? reason : undefined

const vegan: Objection = (food) =>
  food.origin !== 'plant' || holds(food, animalAllergens) ? 'not vegan' : undefined
const vegetarian: Objection = (food) => (isMeat(food) || isSea(food) ? 'not vegetarian' : undefined)
const glutenFree = when(hasGluten, 'contains gluten')
const dairyFree = when(hasMilk, 'contains milk')
const lactoseFree: Objection = (food) => (named(food, /lactose-free/) ? undefined : dairyFree(food))
const forChildren = when(isAlcohol, 'contains alcohol, not for children')

const forInfants: Objection = (food) => {
  if (food.origin === 'honey' || named(food, /honey(?!dew|comb tripe|crisp)/))
    return 'not for a baby under 12 months'
  if (isAlcohol(food)) return 'contains alcohol, not for a baby'
  if (isSalty(food)) return 'too salty for a baby'
  if (food.kind === 'sugar' || food.kind === 'syrup') return 'added sugar, not for a baby'
  if (isMercuryFish(food)) return 'high in mercury, not for a baby'
  if (food.kind === 'nut') return 'whole nuts are a choking risk for a baby'
  return undefined
}

// FDA and NHS advice on food in pregnancy.
const forPregnancy: Objection = (food) => {
  if (isAlcohol(food)) return 'contains alcohol, not in pregnancy'
  if (isMercuryFish(food)) return 'high in mercury, not in pregnancy'
  if (named(food, /\bliver\b|liverwurst|p[âa]t[ée]\b|foie gras/)) return 'holds much vitamin A, not in pregnancy'
  if (named(food, /\bbrie\b|camembert|gorgonzola|roquefort|blue cheese|unpasteurised|raw milk/)) return 'soft or blue cheese may carry listeria, not in pregnancy'
  return undefined
} // prettier-ignore

/** Diets by the keys of the words that name them, written as one. */
// prettier-ignore
export const diets: ReadonlyMap<string, Diet> = new Map([
  ...diet('vegan', 'vegan, plant based, vegano, vegana, vegane, veganer, no animal product, animal free', vegan, (food) => variant(food, 'vegan', animalAllergens)),
  ...diet('vegetarian', 'vegetarian, veggie, vegetariano, vegetariana, vegetarien, vegetarienne, vegetarisch, meatless, meat free, lacto ovo vegetarian, lacto vegetarian, ovo lacto vegetarian', vegetarian, (food) => variant(food, 'vegetarian', seaAllergens)),
  ...diet('pescatarian', 'pescatarian, pescetarian', when(isMeat, 'not pescatarian')),
  ...diet('gluten-free', 'gluten free, gf, celiac, coeliac, glutenfrei, sans gluten, sin gluten, senza glutine, sem gluten, glutenvrij, bezglutenowy', glutenFree, (food) => variant(food, 'gluten-free', ['wheat', 'gluten'])),
  ...diet('wheat-free', 'wheat free', when((food) => holds(food, ['wheat']), 'contains wheat'), (food) => variant(food, 'wheat-free', ['wheat'])),
  ...diet('dairy-free', 'dairy free, milk free, non dairy', dairyFree, (food) => variant(food, 'dairy-free', ['milk'])),
  ...diet('lactose-free', 'lactose free, lactose intolerant, lactose intolerance, laktosefrei, sin lactosa, sans lactose, senza lattosio, lactosevrij', lactoseFree, (food) => ({ ...food, id: `lactose-free-${food.id}`, name: `lactose-free ${food.name}`, plural: `lactose-free ${food.plural}`, })),
  ...diet('egg-free', 'egg free, eggless', when((food) => groups['egg']!(food), 'contains egg'), (food) => variant(food, 'egg-free', ['egg'])),
  ...diet('nut-free', 'nut free', when(isNut, 'contains nuts'), (food) => variant(food, 'nut-free', ['tree nuts', 'peanuts'])),
  ...diet('soy-free', 'soy free, soya free', when((food) => holds(food, ['soy']), 'contains soy'), (food) => variant(food, 'soy-free', ['soy'])),
  ...diet('halal', 'halal, muslim', when((food) => groups['pork']!(food) || isAlcohol(food) || named(food, /\bblood\b|black pudding/), 'not halal'), same),
  ...diet('kosher', 'kosher, jewish', when((food) => groups['pork']!(food) || isScaleless(food) || named(food, /rabbit|\bhare\b|frog|snail|\bblood\b/), 'not kosher'), same),
  ...diet('no alcohol', 'alcohol free, non alcoholic, alkoholfrei, sin alcohol, sans alcool, analcolico, sober, teetotal, no alcohol', when(isAlcohol, 'contains alcohol'), withoutAlcohol),
  ...diet('low-carb', 'low carb, keto, ketogenic, carb free', when(isStarchy, 'high in carbohydrates'), same),
  ...diet('no added sugar', 'sugar free, no added sugar, no sugar added, unsweetened, diabetic, diabete, low sugar, refined sugar free, zuckerfrei, sin azucar, sans sucre, senza zucchero', when(isSugary, 'mostly sugar'), same),
  ...diet('low-salt', 'low salt, low sodium, salt free, sodium free, no salt added, no added salt, reduced salt, reduced sodium, sin sal, sans sel', when(isSalty, 'very salty'), same),
  ...diet('paleo', 'paleo', when((food) => hasMilk(food) || isStarchy(food) || groups['pulses']!(food), 'not paleo'), same),
  ...diet('low-fat', 'low fat, fat free, reduced fat, no fat', () => undefined, same),
  ...diet('caffeine-free', 'caffeine free, no caffeine', when((food) => groups['caffeine']!(food), 'contains caffeine'), same),
  ...diet('mild, not spicy', 'mild, not spicy, not hot, not too spicy, no spicy, no spicy food, nothing spicy', when(isHot, 'hot and spicy'), same),
])

/** Who will eat, by the words that name them. */
// prettier-ignore
export const audiences: ReadonlyMap<string, Diet> = new Map([
  ...diet('for a baby', 'baby, infant, newborn, under 12 month, under twelve month, under 1 year, under one, under a year, month old, month old baby, weaning, baby led weaning', forInfants),
  ...diet('for a toddler', 'toddler, 1 year old, 2 year old, one year old, two year old, three year old, 3 year old', forChildren),
  ...diet('for children', 'child, kid, kid friendly, child friendly, son, daughter, school lunch, grandchild', forChildren),
  ...diet('in pregnancy', 'pregnant, pregnancy, expecting a baby, expecting', forPregnancy),
])

function diet(wish: string, names: string, objects: Objection, makes?: Diet['makes']): [string, Diet][] {
  return names.split(',').map((name) => [keysOf(name).join(''), { wish, objects, ...(makes && { makes }) }])
}

function same(food: Food): Food {
  return food
}

/** The longest diet whose words start at a place. */
export function dietAt(
  words: readonly { key: string }[],
  at: number,
  names: ReadonlyMap<string, Diet> = diets,
): { diet: Diet; length: number } | undefined {
  let found: { diet: Diet; length: number } | undefined
  let phrase = ''
  for (let length = 1; length <= 4 && at + length <= words.length; length++) {
    phrase += words[at + length - 1]!.key
    const diet = names.get(phrase)
    if (diet) found = { diet, length }
  }
  return found
}
