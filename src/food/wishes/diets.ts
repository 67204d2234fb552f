import { nameList } from '../lexicon/word-list.ts'
import type { Food } from '../model/food.ts'
import {
  animalAllergens,
  hasGluten,
  hasMilk,
  holds,
  isAlcohol,
  isHot,
  isMeat,
  isNut,
  isSalty,
  isScaleless,
  isSea,
  isStarchy,
  isSugary,
  nameMatches,
  seaAllergens,
} from '../model/traits.ts'
import { labelled, variant, withoutAlcohol } from '../model/variants.ts'
import { groups } from './groups.ts'
import { byNames, when, type Objection, type Wish } from './wish.ts'

/**
 * A diet: a wish that may stand before a food's name ("vegan sausage") where it says what food that makes.
 */
export type Diet = Wish & { makes?: (food: Food) => Food }

type DietRow = Diet & { names: string }

const dairyFree = when(hasMilk, 'contains milk')
const lactoseFree: Objection = (food) => (nameMatches(food, /lactose-free/) ? undefined : dairyFree(food))

// "halal chicken", "low-fat yogurt": the same food to the cook.
const same = (food: Food): Food => food

const withoutLactose = (food: Food): Food => labelled(food, 'lactose-free')

/** Kosher cooking keeps meat and milk apart: with meat on the list no milk. */
function apartFromMeat(foods: readonly Food[]): Objection {
  const hasMeat = foods.some(({ origin }) => ['poultry', 'beef', 'lamb'].includes(origin))
  return (food) => (hasMeat && hasMilk(food) ? 'kosher cooking keeps meat and milk apart' : undefined)
}

const rows: readonly DietRow[] = [
  {
    phrase: 'vegan',
    names: 'vegan, plant based, vegano, vegana, vegetalien, vegetalienne, no animal product, animal free',
    objects: when((food) => food.origin !== 'plant' || holds(food, animalAllergens), 'not vegan'),
    makes: (food) => variant(food, 'vegan', animalAllergens),
  },
  {
    phrase: 'vegetarian',
    names: `
      vegetarian, veggie, vegetariano, vegetariana, vegetarien, vegetarienne, vegetarisch, meatless,
      meat free, lacto ovo vegetarian, lacto vegetarian, ovo lacto vegetarian`,
    objects: when((food) => isMeat(food) || isSea(food), 'not vegetarian'),
    makes: (food) => variant(food, 'vegetarian', seaAllergens),
  },
  {
    phrase: 'pescatarian',
    names: 'pescatarian, pescetarian',
    objects: when(isMeat, 'not pescatarian'),
  },
  {
    phrase: 'gluten-free',
    names: `
      gluten free, gf, celiac, coeliac, glutenfrei, sans gluten, sin gluten, senza glutine, sem gluten,
      glutenvrij, bezglutenowy`,
    objects: when(hasGluten, 'contains gluten'),
    makes: (food) => variant(food, 'gluten-free', ['wheat', 'gluten']),
  },
  {
    phrase: 'wheat-free',
    names: 'wheat free',
    objects: when((food) => holds(food, ['wheat']), 'contains wheat'),
    makes: (food) => variant(food, 'wheat-free', ['wheat']),
  },
  {
    phrase: 'dairy-free',
    names: 'dairy free, milk free, non dairy',
    objects: dairyFree,
    makes: (food) => variant(food, 'dairy-free', ['milk']),
  },
  {
    phrase: 'lactose-free',
    names: `
      lactose free, lactose intolerant, lactose intolerance, laktosefrei, sin lactosa, sans lactose,
      senza lattosio, lactosevrij`,
    objects: lactoseFree,
    makes: withoutLactose,
  },
  {
    phrase: 'egg-free',
    names: 'egg free, eggless',
    objects: when(groups.egg, 'contains egg'),
    makes: (food) => variant(food, 'egg-free', ['egg']),
  },
  {
    phrase: 'nut-free',
    names: 'nut free',
    objects: when(isNut, 'contains nuts'),
    makes: (food) => variant(food, 'nut-free', ['tree nuts', 'peanuts']),
  },
  {
    phrase: 'soy-free',
    names: 'soy free, soya free',
    objects: when((food) => holds(food, ['soy']), 'contains soy'),
    makes: (food) => variant(food, 'soy-free', ['soy']),
  },
  {
    phrase: 'peanut-free',
    names: 'peanut free',
    objects: when((food) => holds(food, ['peanuts']), 'contains peanuts'),
    makes: (food) => variant(food, 'peanut-free', ['peanuts']),
  },
  {
    phrase: 'fish-free',
    names: 'fish free',
    objects: when(groups.fish, 'contains fish'),
    makes: (food) => variant(food, 'fish-free', ['fish']),
  },
  {
    phrase: 'shellfish-free',
    names: 'shellfish free',
    objects: when(groups.shellfish, 'contains shellfish'),
    makes: (food) => variant(food, 'shellfish-free', ['crustaceans', 'molluscs']),
  },
  {
    phrase: 'halal',
    names: 'halal, muslim',
    objects: when(
      (food) => groups.pork(food) || isAlcohol(food) || nameMatches(food, /\bblood\b|black pudding/),
      'not halal',
    ),
    makes: same,
  },
  {
    phrase: 'kosher',
    names: 'kosher, jewish',
    objects: when(
      (food) =>
        groups.pork(food) || isScaleless(food) || nameMatches(food, /rabbit|\bhare\b|frog|snail|\bblood\b/),
      'not kosher',
    ),
    objectsBeside: apartFromMeat,
    makes: same,
  },
  {
    phrase: 'no alcohol',
    names: `
      alcohol free, non alcoholic, alkoholfrei, sin alcohol, sans alcool, analcolico, sober, teetotal,
      no alcohol`,
    objects: when(isAlcohol, 'contains alcohol'),
    makes: withoutAlcohol,
  },
  {
    phrase: 'low-carb',
    names: 'low carb, keto, ketogenic, carb free',
    objects: when(isStarchy, 'high in carbohydrates'),
    makes: same,
  },
  {
    phrase: 'no added sugar',
    names: `
      sugar free, no added sugar, no sugar added, unsweetened, diabetic, diabete, low sugar,
      refined sugar free, zuckerfrei, sin azucar, sans sucre, senza zucchero`,
    objects: when(isSugary, 'mostly sugar'),
    makes: same,
  },
  {
    phrase: 'low-salt',
    names: `
      low salt, low sodium, salt free, sodium free, no salt added, no added salt, reduced salt,
      reduced sodium, sin sal, sans sel`,
    objects: when(isSalty, 'very salty'),
    makes: same,
  },
  {
    phrase: 'paleo',
    names: 'paleo',
    objects: when((food) => hasMilk(food) || isStarchy(food) || groups.pulses(food), 'not paleo'),
    makes: same,
  },
  {
    phrase: 'low-fat',
    names: 'low fat, fat free, reduced fat, no fat',
    objects: () => undefined,
    makes: same,
  },
  {
    phrase: 'caffeine-free',
    names: 'caffeine free, no caffeine',
    objects: when(groups.caffeine, 'contains caffeine'),
    makes: same,
  },
  {
    phrase: 'mild, not spicy',
    names: `
      mild, not spicy, not hot, not too spicy, no spicy, no spicy food, nothing spicy`,
    objects: when(isHot, 'hot and spicy'),
    makes: same,
  },
]

/** Diets by the keys of the words that name them, written as one. */
export const diets: ReadonlyMap<string, Diet> = byNames(
  rows.map((row) => ({ ...row, names: nameList(row.names).flatMap(inflected).join(', ') })),
)

/** "Glutenfreies Brot", "vegetarische Wurst": a German adjective as it stands before a noun. */
function inflected(name: string): string[] {
  const isGerman = /frei$|isch$|^vegan$/.test(name)
  return isGerman ? [name, ...['e', 'er', 'es', 'en', 'em'].map((end) => name + end)] : [name]
}

/** The longest diet whose words start at a place; of other `names` the longest of those. */
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
