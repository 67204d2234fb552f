import type { Food } from './food.ts'
import { tokenize } from './tokens.ts'
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
} from './traits.ts'

/** The keys of a phrase's words, joined: what diets and groups are looked up by. */
export function keyOf(phrase: string): string {
  return tokenize(phrase)
    .flatMap(({ kind, key }) => (kind === 'mark' ? [] : [key]))
    .join(' ')
}

/** Groups of food that people name when they leave something out: "no dairy", "allergic to nuts". */
export const groups: Record<string, (food: Food) => boolean> = {
  meat: isMeat,
  'red meat': (food) => ['beef', 'pork', 'lamb', 'game'].includes(food.origin),
  poultry: (food) => food.origin === 'poultry',
  pork: (food) => food.origin === 'pork' || food.origin === 'gelatine',
  beef: (food) => food.origin === 'beef',
  lamb: (food) => food.origin === 'lamb',
  fish: (food) => food.origin === 'fish' || holds(food, ['fish']),
  seafood: isSea,
  shellfish: (food) => food.origin === 'shellfish' || holds(food, ['crustaceans', 'molluscs']),
  crustaceans: (food) => holds(food, ['crustaceans']),
  molluscs: (food) => holds(food, ['molluscs']),
  egg: (food) => food.origin === 'egg' || holds(food, ['egg']),
  dairy: hasMilk,
  cheese: (food) => food.role === 'cheese' || food.kind === 'frying-cheese',
  gluten: hasGluten,
  wheat: (food) => holds(food, ['wheat']),
  nuts: isNut,
  'tree nuts': (food) => holds(food, ['tree nuts']),
  peanuts: (food) => holds(food, ['peanuts']),
  soy: (food) => holds(food, ['soy']),
  sesame: (food) => holds(food, ['sesame']),
  celery: (food) => holds(food, ['celery']),
  mustard: (food) => holds(food, ['mustard']),
  sulphites: (food) => holds(food, ['sulphites']),
  lupin: (food) => holds(food, ['lupin']),
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

// What a group is called, other than by its own name.
const groupWords: Record<string, string> = {
  lactose: 'dairy', milk: 'dairy', 'milk product': 'dairy', 'dairy product': 'dairy', casein: 'dairy', lattosio: 'dairy', laktose: 'dairy', lactosa: 'dairy', lacteo: 'dairy', leche: 'dairy', lait: 'dairy', latte: 'dairy', milch: 'dairy', melk: 'dairy',
  nut: 'nuts', 'any nut': 'nuts', 'tree nut': 'tree nuts', treenut: 'tree nuts', peanut: 'peanuts', groundnut: 'peanuts',
  glutin: 'gluten', glutine: 'gluten', celiac: 'gluten', wheat: 'wheat', cheese: 'cheese',
  shellfish: 'shellfish', crustacean: 'crustaceans', mollusc: 'molluscs', mollusk: 'molluscs', prawn: 'crustaceans', shrimp: 'crustaceans', seafood: 'seafood', fish: 'fish',
  egg: 'egg', huevo: 'egg', oeuf: 'egg', ei: 'egg', eier: 'egg', uova: 'egg', ovo: 'egg', soy: 'soy', soya: 'soy', soybean: 'soy', sesame: 'sesame', sulphite: 'sulphites', sulfite: 'sulphites', sulphate: 'sulphites', lupin: 'lupin',
  meat: 'meat', carne: 'meat', viande: 'meat', fleisch: 'meat', vlees: 'meat', 'red meat': 'red meat', poultry: 'poultry', pork: 'pork', pig: 'pork', cerdo: 'pork', porc: 'pork', schwein: 'pork', beef: 'beef', lamb: 'lamb',
  alcohol: 'alcohol', alkohol: 'alcohol', alcool: 'alcohol', booze: 'alcohol', liquor: 'alcohol',
  sugar: 'sugar', 'added sugar': 'sugar', zucker: 'sugar', azucar: 'sugar', sucre: 'sugar', zucchero: 'sugar', salt: 'salt', 'added salt': 'salt', carb: 'carbs', carbohydrate: 'carbs',
  spicy: 'spicy food', 'spicy food': 'spicy food', spice: 'spicy food', 'hot spice': 'spicy food', heat: 'spicy food', 'too spicy': 'spicy food', chili: 'spicy food', chilli: 'spicy food', mushroom: 'mushrooms', fungi: 'mushrooms',
  legume: 'pulses', pulse: 'pulses', bean: 'pulses', nightshade: 'nightshades', caffeine: 'caffeine', gelatin: 'gelatine', gelatine: 'gelatine',
  mustard: 'mustard', celery: 'celery',
} // prettier-ignore

/** Groups by every word for them, as keys. */
export const groupNames: ReadonlyMap<string, string> = new Map([
  ...Object.keys(groups).map((name) => [keyOf(name), name] as const),
  ...Object.entries(groupWords).map(([word, name]) => [keyOf(word), name] as const),
])
