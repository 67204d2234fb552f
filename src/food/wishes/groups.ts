import { keysOf } from '../lexicon/lexicon.ts'
import { nameList } from '../lexicon/word-list.ts'
import { allergens, type Allergen } from '../model/facts.ts'
import type { Food } from '../model/food.ts'
import {
  hasGluten,
  hasMilk,
  holds,
  isAlcohol,
  isHot,
  isMeat,
  isNut,
  isSalty,
  isSea,
  isStarchy,
  isSugary,
  nameMatches,
} from '../model/traits.ts'

type Trait = (food: Food) => boolean

const holding = Object.fromEntries(
  allergens.map((name) => [name, (food: Food) => holds(food, [name])]),
) as Record<Allergen, Trait>

const nightshades = /tomato|aubergine|eggplant|\bpotato|bell pepper|paprika|chili|cayenne/
const withTomato =
  /tomato|passata|ketchup|salsa(?! verde)|marinara|bolognese|^pizza$|pizza sauce|pasta sauce|^barbecue sauce|baked bean|enchilada sauce|gazpacho/
const withCaffeine = /coffee|espresso|\btea\b|matcha|\bcola\b|energy drink/
const withoutCaffeine = /decaf|herbal|rooibos/

/** Groups of food that people name when they leave something out: "no dairy", "allergic to nuts". */
export const groups = {
  ...holding,
  meat: isMeat,
  'red meat': ({ origin }) => ['beef', 'pork', 'lamb', 'game'].includes(origin),
  poultry: ({ origin }) => origin === 'poultry',
  pork: ({ origin }) => origin === 'pork' || origin === 'gelatine',
  beef: ({ origin }) => origin === 'beef',
  lamb: ({ origin }) => origin === 'lamb',
  fish: (food) => food.origin === 'fish' || holds(food, ['fish']),
  seafood: isSea,
  shellfish: (food) => food.origin === 'shellfish' || holds(food, ['crustaceans', 'molluscs']),
  egg: (food) => food.origin === 'egg' || holds(food, ['egg']),
  dairy: hasMilk,
  cheese: ({ role, kind }) => role === 'cheese' || kind === 'frying-cheese',
  gluten: hasGluten,
  nuts: isNut,
  alcohol: isAlcohol,
  sugar: isSugary,
  salt: isSalty,
  carbs: isStarchy,
  'spicy food': isHot,
  mushrooms: (food) => food.kind === 'mushroom' || nameMatches(food, /mushroom/),
  pulses: ({ kind }) => ['cooked-pulse', 'dried-pulse', 'lentil'].includes(kind),
  tomatoes: (food) => food.kind === 'tomato-sauce' || nameMatches(food, withTomato),
  peppers: (food) => nameMatches(food, /bell pepper|roasted (?:red )?pepper|ajvar|romesco/),
  nightshades: (food) =>
    ['tomato', 'chili', 'tomato-sauce'].includes(food.kind) || nameMatches(food, nightshades),
  caffeine: (food) => nameMatches(food, withCaffeine) && !nameMatches(food, withoutCaffeine),
  gelatine: ({ origin }) => origin === 'gelatine',
} satisfies Record<string, Trait>

export type Group = keyof typeof groups

// What else a group is called.
const otherNames: Partial<Record<Group, string>> = {
  dairy: `lactose, milk, milk product, dairy product, casein, lattosio, laktose, lactosa, lacteo, producto lacteo,
    produit laitier, laitage, milchprodukt, milchprodukte, latticini`,
  nuts: `any nut, fruits à coque, fruit à coque, fruits à écale, frutos secos, fruto seco, frutos de cáscara, nüsse, nuss,
    schalenfrüchte, frutta a guscio, frutta secca`,
  wheat: 'weizen, trigo, blé, frumento, grano',
  'tree nuts': 'treenut',
  peanuts: 'groundnut, arachide, arachidi, cacahuete',
  gluten: 'glutin, glutine, celiac',
  molluscs: 'mollusk, mollusque, molusco, mollusken, weichtiere, molluschi',
  crustaceans: 'prawn, shrimp',
  egg: 'ei',
  soy: 'soya, soybean, soja, soia',
  sulphites: 'sulfite, sulphate, sulfito, solfiti, schwefel',
  pork: 'pig, schwein',
  alcohol: 'alkohol, alcool, booze, liquor',
  sugar: 'added sugar',
  salt: 'added salt',
  carbs: 'carbohydrate',
  'spicy food': 'spicy, spice, hot spice, heat, too spicy, chili',
  mushrooms: 'fungi',
  pulses: 'legume, bean',
  tomatoes: 'tomato',
  peppers: 'bell pepper, sweet pepper, capsicum',
  gelatine: 'gelatin',
}

/** Groups by every word for them, as keys. */
export const groupNames: ReadonlyMap<string, Group> = new Map(
  (Object.keys(groups) as Group[]).flatMap((group) => {
    const names = [group, ...nameList(otherNames[group] ?? group)]
    return names.map((name) => [keysOf(name).join(' '), group] as const)
  }),
)
