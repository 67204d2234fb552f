import type { Allergen, Food, Origin } from './food.ts'
import { kinds, type KindName } from './kinds.ts'
import { tokenize } from './tokens.ts'

/** Why a food does not fit, or undefined where it fits. */
export type Objection = (food: Food) => string | undefined

const meats: ReadonlySet<Origin> = new Set(['poultry', 'beef', 'pork', 'lamb', 'game', 'gelatine'])
const sea: ReadonlySet<Origin> = new Set(['fish', 'shellfish'])
const seaAllergens: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs']
const animalAllergens: readonly Allergen[] = ['milk', 'egg', ...seaAllergens]

const holds = (food: Food, names: readonly Allergen[]) => food.allergens.some((name) => names.includes(name))
const named = (food: Food, word: RegExp) => word.test(food.id) || word.test(food.name)

const isMeat = (food: Food) => meats.has(food.origin)
const isSea = (food: Food) => sea.has(food.origin) || holds(food, seaAllergens)
const isNut = (food: Food) => holds(food, ['tree nuts', 'peanuts'])
const hasGluten = (food: Food) => holds(food, ['wheat', 'gluten'])
const hasMilk = (food: Food) => food.origin === 'dairy' || holds(food, ['milk'])
const isAlcohol = (food: Food) => food.alcohol === true
const isSalty = (food: Food) =>
  (food.kind === 'salt' && !named(food, /pepper/)) ||
  food.kind === 'salty-sauce' ||
  food.kind === 'stock-cube'
const sugary = new Set([
  'sugar',
  'syrup',
  'confection',
  'sweet-spread',
  'soft-drink',
  'biscuit',
  'frozen-sweet',
  'chocolate',
])
const isSugary = (food: Food) =>
  (sugary.has(food.kind) || food.origin === 'honey') &&
  !named(food, /stevia|erythritol|xylitol|sweetener|sugar-free|monk fruit/)
const starchy = new Set([
  'rice',
  'grain',
  'pasta',
  'noodle',
  'bread',
  'roll',
  'flatbread',
  'pastry',
  'crumb',
  'cereal',
  'tuber',
  'starch',
  'biscuit',
  'juice',
])
const isStarchy = (food: Food) =>
  (starchy.has(food.kind) ||
    food.role === 'starch' ||
    isSugary(food) ||
    (food.kind === 'flour' && !named(food, /almond|coconut|flax/))) &&
  !named(food, /shirataki|konjac|cauliflower/)
const isHot = (food: Food) =>
  food.kind === 'chili' ||
  food.adjective === 'spicy' ||
  named(food, /chili|cayenne|jalap|habanero|sriracha|tabasco|hot sauce|harissa|gochu|sambal/)
// FDA/EPA "Advice about Eating Fish": choices to avoid, highest in mercury.
const isMercuryFish = (food: Food) =>
  named(food, /shark|swordfish|king mackerel|marlin|tilefish|bigeye|orange roughy/)
// No fins and scales: not kosher.
const isScaleless = (food: Food) =>
  holds(food, ['crustaceans', 'molluscs']) ||
  food.origin === 'shellfish' ||
  named(food, /catfish|\beel\b|monkfish|shark|swordfish|sturgeon|caviar|skate|squid|octopus/)

const when =
  (test: (food: Food) => boolean, reason: string): Objection =>
  (food) =>
    test(food) ? reason : undefined

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

/** A diet or an audience: how it is written in the notes, what it objects to, and whether a food can be made for it. */
export type Diet = { wish: string; objects: Objection; makes?: (food: Food) => Food }

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

/** Diets and audiences by the words that name them, as keys of `stem` joined by single spaces. */
export const diets: ReadonlyMap<string, Diet> = new Map([
  ...diet(
    'vegan',
    'vegan, veganism, plant based, plantbased, vegano, vegana, vegane, veganer, strict vegetarian, no animal product, animal free',
    vegan,
    (food) => variant(food, 'vegan', animalAllergens),
  ),
  ...diet(
    'vegetarian',
    'vegetarian, veggie, vego, veggo, vegetariano, vegetariana, vegetarien, vegetarienne, vegetarisch, meatless, meat free, lacto ovo vegetarian, lacto vegetarian, ovo lacto vegetarian',
    vegetarian,
    (food) => variant(food, 'vegetarian', seaAllergens),
  ),
  ...diet('pescatarian', 'pescatarian, pescetarian, pesco vegetarian', when(isMeat, 'not pescatarian')),
  ...diet(
    'gluten-free',
    'gluten free, glutenfree, gf, celiac, coeliac, celiac disease, coeliac disease, glutenfrei, glutenfreie, sans gluten, sin gluten, senza glutine, sem gluten, glutenvrij, bezglutenowy',
    glutenFree,
    (food) => variant(food, 'gluten-free', ['wheat', 'gluten']),
  ),
  ...diet(
    'wheat-free',
    'wheat free',
    when((food) => holds(food, ['wheat']), 'contains wheat'),
    (food) => variant(food, 'wheat-free', ['wheat']),
  ),
  ...diet('dairy-free', 'dairy free, dairyfree, milk free, non dairy, nondairy', dairyFree, (food) =>
    variant(food, 'dairy-free', ['milk']),
  ),
  ...diet(
    'lactose-free',
    'lactose free, lactosefree, lactose intolerant, lactose intolerance, laktosefrei, laktosefreie, sin lactosa, sans lactose, senza lattosio, lactosevrij',
    lactoseFree,
    (food) => ({
      ...food,
      id: `lactose-free-${food.id}`,
      name: `lactose-free ${food.name}`,
      plural: `lactose-free ${food.plural}`,
    }),
  ),
  ...diet(
    'egg-free',
    'egg free, eggless',
    when((food) => groups['egg']!(food), 'contains egg'),
    (food) => variant(food, 'egg-free', ['egg']),
  ),
  ...diet('nut-free', 'nut free', when(isNut, 'contains nuts'), (food) =>
    variant(food, 'nut-free', ['tree nuts', 'peanuts']),
  ),
  ...diet(
    'soy-free',
    'soy free, soya free',
    when((food) => holds(food, ['soy']), 'contains soy'),
    (food) => variant(food, 'soy-free', ['soy']),
  ),
  ...diet(
    'halal',
    'halal, halaal, muslim',
    when(
      (food) => groups['pork']!(food) || isAlcohol(food) || named(food, /\bblood\b|black pudding/),
      'not halal',
    ),
    same,
  ),
  ...diet(
    'kosher',
    'kosher, kashrut, jewish',
    when(
      (food) =>
        groups['pork']!(food) || isScaleless(food) || named(food, /rabbit|\bhare\b|frog|snail|\bblood\b/),
      'not kosher',
    ),
    same,
  ),
  ...diet(
    'no alcohol',
    'alcohol free, non alcoholic, nonalcoholic, alkoholfrei, alkoholfreies, sin alcohol, sans alcool, analcolico, sober, teetotal, no alcohol',
    when(isAlcohol, 'contains alcohol'),
    withoutAlcohol,
  ),
  ...diet(
    'low-carb',
    'low carb, lowcarb, low carbohydrate, keto, ketogenic, keto diet, carb free, atkin, lchf',
    when(isStarchy, 'high in carbohydrates'),
    same,
  ),
  ...diet(
    'no added sugar',
    'sugar free, sugarfree, no added sugar, no sugar added, unsweetened, diabetic, diabete, low sugar, refined sugar free, zuckerfrei, sin azucar, sans sucre, senza zucchero',
    when(isSugary, 'mostly sugar'),
    same,
  ),
  ...diet(
    'low-salt',
    'low salt, low sodium, salt free, sodium free, no salt added, no added salt, reduced salt, reduced sodium, sin sal, sans sel',
    when(isSalty, 'very salty'),
    same,
  ),
  ...diet(
    'paleo',
    'paleo, paleo diet',
    when((food) => hasMilk(food) || isStarchy(food) || groups['pulses']!(food), 'not paleo'),
    same,
  ),
  ...diet('low-fat', 'low fat, lowfat, fat free, reduced fat, no fat', () => undefined, same),
  ...diet(
    'caffeine-free',
    'caffeine free, no caffeine',
    when((food) => groups['caffeine']!(food), 'contains caffeine'),
    same,
  ),
  ...diet(
    'mild, not spicy',
    'mild, not spicy, not hot, not too spicy, no spicy, no spicy food, nothing spicy',
    when(isHot, 'hot and spicy'),
    same,
  ),
])

/** Who will eat, by the words that name them. */
export const audiences: ReadonlyMap<string, Diet> = new Map([
  ...diet(
    'for a baby',
    'baby, infant, newborn, under 12 month, under twelve month, under 1 year, under one, under a year, month old, month old baby, weaning, baby led weaning',
    forInfants,
  ),
  ...diet(
    'for a toddler',
    'toddler, 1 year old, 2 year old, one year old, two year old, three year old, 3 year old',
    forChildren,
  ),
  ...diet(
    'for children',
    'child, kid, kid friendly, child friendly, son, daughter, school lunch, grandchild',
    forChildren,
  ),
  ...diet('in pregnancy', 'pregnant, pregnancy, expecting a baby, expecting', forPregnancy),
])

function diet(wish: string, names: string, objects: Objection, makes?: Diet['makes']): [string, Diet][] {
  return names.split(',').map((name) => [keyOf(name), { wish, objects, ...(makes && { makes }) }])
}

function same(food: Food): Food {
  return food
}

function withoutAlcohol(food: Food): Food {
  if (!isAlcohol(food)) return food
  const { alcohol: _, ...rest } = food
  return {
    ...rest,
    id: `alcohol-free-${food.id}`,
    name: `alcohol-free ${food.name}`,
    plural: `alcohol-free ${food.plural}`,
  }
}

/** The kind that stands in for an animal food: what "vegan sausage" or "dairy-free milk" is in the kitchen. */
function plantKind(food: Food): KindName | undefined {
  if (food.role === 'protein') return 'plant-protein'
  if (food.role === 'cheese') return 'plant-cheese'
  if (food.kind === 'milk') return 'plant-milk'
  return food.role === 'dairy' ? 'plant-dairy' : undefined
}

/** A food made for a diet, by the visitor's own word: "gluten-free pasta". A food that fits already stays as it is. */
function variant(food: Food, label: string, free: readonly Allergen[]): Food {
  const animal =
    label === 'vegan'
      ? food.origin !== 'plant'
      : label === 'vegetarian'
        ? isMeat(food) || isSea(food)
        : label === 'dairy-free' && food.origin === 'dairy'
  if (!animal && !holds(food, free)) return food
  const kind = animal ? plantKind(food) : undefined
  const { safe: _, ...facts } = {
    ...food,
    ...(kind && { ...kinds[kind], kind, measure: food.measure, per: food.per }),
  }
  return {
    ...(animal ? facts : { ...facts, ...(food.safe && { safe: food.safe }) }),
    id: `${label}-${food.id}`,
    name: `${label} ${food.name}`,
    plural: `${label} ${food.plural}`,
    aka: [],
    origin: animal ? 'plant' : food.origin,
    allergens: facts.allergens.filter((name) => !free.includes(name)),
  }
}

/** The keys of a phrase's words, joined: what diets and groups are looked up by. */
function keyOf(phrase: string): string {
  return tokenize(phrase)
    .flatMap(({ kind, key }) => (kind === 'mark' ? [] : [key]))
    .join(' ')
}

/** The longest diet whose words start at a place. */
export function dietAt(
  words: readonly { key: string }[],
  at: number,
  names: ReadonlyMap<string, Diet> = diets,
): { diet: Diet; length: number } | undefined {
  if (!begins(names).has(words[at]?.key ?? '')) return undefined
  let found: { diet: Diet; length: number } | undefined
  let phrase = ''
  for (let length = 1; length <= 4 && at + length <= words.length; length++) {
    phrase += (length > 1 ? ' ' : '') + words[at + length - 1]!.key
    const diet = names.get(phrase)
    if (diet) found = { diet, length }
  }
  return found
}

const firstWords = new Map<ReadonlyMap<string, Diet>, ReadonlySet<string>>()

// Most words begin no diet: one look-up instead of four.
function begins(names: ReadonlyMap<string, Diet>): ReadonlySet<string> {
  let words = firstWords.get(names)
  if (words === undefined)
    firstWords.set(names, (words = new Set([...names.keys()].map((name) => name.split(' ', 1)[0]!))))
  return words
}
