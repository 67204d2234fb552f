import type { Allergen, Origin } from './facts.ts'
import type { Food } from './food.ts'
import type { KindName } from './kinds.ts'

// What diets and allergies ask of a food, answered from its facts.

const meats: ReadonlySet<Origin> = new Set(['poultry', 'beef', 'pork', 'lamb', 'game', 'gelatine'])
const sea: ReadonlySet<Origin> = new Set(['fish', 'shellfish'])
export const seaAllergens: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs']
export const animalAllergens: readonly Allergen[] = ['milk', 'egg', ...seaAllergens]

export const holds = (food: Food, names: readonly Allergen[]) =>
  food.allergens.some((name) => names.includes(name))
export const nameMatches = (food: Food, word: RegExp) => word.test(food.id) || word.test(food.name)

/** Rice that is kept once it is cooked needs more care than other food. */
export const isRice = ({ kind, id }: Food) => kind === 'rice' || id === 'risotto'
export const isMeat = (food: Food) => meats.has(food.origin)
export const isSea = (food: Food) => sea.has(food.origin) || holds(food, seaAllergens)
export const isNut = (food: Food) => holds(food, ['tree nuts', 'peanuts'])
export const hasGluten = (food: Food) => holds(food, ['wheat', 'gluten'])
export const hasMilk = (food: Food) => food.origin === 'dairy' || holds(food, ['milk'])
export const isAlcohol = (food: Food) => food.alcohol === true
export const isSalty = (food: Food) =>
  (food.kind === 'salt' && !nameMatches(food, /pepper/)) ||
  food.kind === 'salty-sauce' ||
  food.kind === 'stock-cube'
const sugary = new Set<KindName>([
  'sugar',
  'syrup',
  'confection',
  'sweet-spread',
  'soft-drink',
  'biscuit',
  'frozen-sweet',
  'chocolate',
])
export const isSugary = (food: Food) =>
  (sugary.has(food.kind) || food.origin === 'honey') &&
  !nameMatches(food, /stevia|erythritol|xylitol|sweetener|sugar-free|monk fruit/)
const starchyKinds = new Set<KindName>([
  'rice',
  'grain',
  'pasta',
  'noodle',
  'tuber',
  'starch',
  'bread',
  'roll',
  'flatbread',
  'pastry',
  'crumb',
  'cereal',
  'biscuit',
  'juice',
])
const isStarchyFlour = (food: Food) => food.kind === 'flour' && !nameMatches(food, /almond|coconut|flax/)
const isLikeStarch = (food: Food) => food.role === 'starch' || starchyKinds.has(food.kind)
export const isStarchy = (food: Food) =>
  (isLikeStarch(food) || isSugary(food) || isStarchyFlour(food)) &&
  !nameMatches(food, /shirataki|konjac|cauliflower/)
export const isHot = (food: Food) =>
  food.kind === 'chili' ||
  food.hot === true ||
  nameMatches(food, /chili|cayenne|jalap|habanero|sriracha|tabasco|hot sauce|harissa|gochu|sambal/)
// FDA/EPA "Advice about Eating Fish": choices to avoid, highest in mercury.
export const isMercuryFish = (food: Food) =>
  nameMatches(food, /shark|swordfish|king mackerel|marlin|tilefish|bigeye|orange roughy/)
// No fins and scales: not kosher.
export const isScaleless = (food: Food) =>
  holds(food, ['crustaceans', 'molluscs']) ||
  food.origin === 'shellfish' ||
  nameMatches(food, /catfish|\beel\b|monkfish|shark|swordfish|sturgeon|caviar|skate|squid|octopus/)
export const holdsHoney = (food: Food) =>
  food.origin === 'honey' || nameMatches(food, /honey(?!dew|comb tripe|crisp)/)
