import { allergens } from '../model/facts.ts'
import type { Food } from '../model/food.ts'
import { tokenize } from '../lexicon/tokens.ts'
import {
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
} from '../model/traits.ts'

/** The keys of a phrase's words, joined: what diets and groups are looked up by. */
function keyOf(phrase: string): string {
  return tokenize(phrase)
    .flatMap(({ kind, key }) => (kind === 'mark' ? [] : [key]))
    .join(' ')
}

/** Groups of food that people name when they leave something out: "no dairy", "allergic to nuts". */
export const groups: Record<string, (food: Food) => boolean> = {
  ...Object.fromEntries(allergens.map((name) => [name, (food: Food) => holds(food, [name])])),
  meat: isMeat,
  'red meat': (food) => ['beef', 'pork', 'lamb', 'game'].includes(food.origin),
  poultry: (food) => food.origin === 'poultry',
  pork: (food) => food.origin === 'pork' || food.origin === 'gelatine',
  beef: (food) => food.origin === 'beef',
  lamb: (food) => food.origin === 'lamb',
  fish: (food) => food.origin === 'fish' || holds(food, ['fish']),
  seafood: isSea,
  shellfish: (food) => food.origin === 'shellfish' || holds(food, ['crustaceans', 'molluscs']),
  egg: (food) => food.origin === 'egg' || holds(food, ['egg']),
  dairy: hasMilk,
  cheese: (food) => food.role === 'cheese' || food.kind === 'frying-cheese',
  gluten: hasGluten,
  nuts: isNut,
  alcohol: isAlcohol,
  sugar: isSugary,
  salt: isSalty,
  carbs: isStarchy,
  'spicy food': isHot,
  mushrooms: (food) => food.kind === 'mushroom' || named(food, /mushroom/),
  pulses: (food) => ['cooked-pulse', 'dried-pulse', 'lentil'].includes(food.kind),
  nightshades: (food) => ['tomato', 'chili', 'tomato-sauce'].includes(food.kind) || named(food, /tomato|aubergine|eggplant|\bpotato|bell pepper|paprika|chili|cayenne/),
  caffeine: (food) => named(food, /coffee|espresso|\btea\b|matcha|\bcola\b|energy drink/) && !named(food, /decaf|herbal|rooibos/),
  gelatine: (food) => food.origin === 'gelatine',
} // prettier-ignore

// What else a group is called.
const otherNames: Record<string, string> = {
  dairy: 'lactose,milk,milk product,dairy product,casein,lattosio,laktose,lactosa,lacteo',
  nuts: 'any nut', 'tree nuts': 'treenut', peanuts: 'groundnut', gluten: 'glutin,glutine,celiac', molluscs: 'mollusk', crustaceans: 'prawn,shrimp',
  egg: 'ei', soy: 'soya,soybean', sulphites: 'sulfite,sulphate', pork: 'pig,schwein',
  alcohol: 'alkohol,alcool,booze,liquor', sugar: 'added sugar', salt: 'added salt', carbs: 'carbohydrate',
  'spicy food': 'spicy,spice,hot spice,heat,too spicy,chili', mushrooms: 'fungi', pulses: 'legume,bean', gelatine: 'gelatin',
} // prettier-ignore

/** Groups by every word for them, as keys. */
export const groupNames: ReadonlyMap<string, string> = new Map(
  Object.keys(groups).flatMap((group) =>
    [group, ...(otherNames[group]?.split(',') ?? [])].map((name) => [keyOf(name), group] as const),
  ),
)
