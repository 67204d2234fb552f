import type { Food } from '#food/model/food.ts'
import { allFoods } from '#food/foods/all.ts'

/**
 * Staples that a dish may ask for by what they do. The first food of `offers` that no wish excludes is the
 * extra; anything the visitor listed that `serves` the purpose comes first.
 */
type Staple = { offers: readonly string[]; serves: (food: Food) => boolean }

const ofKind =
  (...kinds: readonly Food['kind'][]) =>
  (food: Food) =>
    kinds.includes(food.kind)
/** A kind without those of it that do something else: stevia is no sugar in a dough. */
const ofKindBut =
  (kind: Food['kind'], ...others: readonly string[]) =>
  (food: Food) =>
    food.kind === kind && !others.includes(food.id)
const withId =
  (...ids: readonly string[]) =>
  (food: Food) =>
    ids.includes(food.id)

const staples = {
  oil: { offers: ['olive-oil', 'oil'], serves: ofKind('oil', 'animal-fat') },
  neutralOil: { offers: ['oil'], serves: ofKindBut('oil', 'olive-oil', 'sesame-oil') },
  butter: { offers: ['butter', 'vegan-butter', 'oil'], serves: ofKindBut('butter', 'garlic-butter') },
  salt: { offers: ['salt'], serves: withId('salt', 'flaky-salt') },
  pepper: { offers: ['black-pepper'], serves: withId('black-pepper', 'white-pepper') },
  water: { offers: ['water'], serves: withId('water') },
  sugar: { offers: ['sugar'], serves: ofKindBut('sugar', 'stevia', 'sweetener', 'vanilla-sugar') },
  flour: {
    offers: ['flour', 'rice-flour', 'cornstarch'],
    serves: withId(
      'flour',
      'cake-flour',
      'self-raising-flour',
      'wholemeal-flour',
      'bread-flour',
      'gluten-free-flour',
    ),
  },
  thickener: { offers: ['cornstarch'], serves: ofKind('starch') },
  vinegar: {
    offers: ['white-wine-vinegar', 'vinegar'],
    serves: ({ role, id }) => role === 'acid' && !id.endsWith('-zest'),
  },
  stock: { offers: ['vegetable-stock'], serves: ofKind('stock') },
  soySauce: { offers: ['soy-sauce', 'tamari'], serves: withId('soy-sauce', 'tamari', 'dark-soy-sauce') },
  bakingPowder: { offers: ['baking-powder'], serves: withId('baking-powder') },
  milk: {
    offers: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'],
    serves: (food) =>
      ofKind('plant-milk')(food) ||
      ofKindBut('milk', 'milk-powder', 'condensed-milk', 'chocolate-milk', 'coffee-creamer')(food),
  },
  honey: {
    offers: ['honey', 'maple-syrup', 'sugar'],
    serves: ofKindBut('syrup', 'chocolate-sauce', 'caramel-sauce', 'grenadine', 'malt-extract'),
  },
  curryPowder: { offers: ['curry-powder'], serves: withId('curry-powder', 'garam-masala', 'curry-paste') },
  egg: { offers: ['egg'], serves: withId('egg') },
  ice: { offers: ['ice'], serves: withId('ice') },
} as const satisfies Record<string, Staple>

export type StapleName = keyof typeof staples

/** Staples that a dish cannot be told without; salt it can. */
export type NeededStaple = Exclude<StapleName, 'salt'>

const byId = new Map(allFoods.map((food) => [food.id, food]))

/** The food of that id. Throws a `RangeError` when the tables have none: a mistake in our own tables. */
export function foodById(id: string): Food {
  const food = byId.get(id)
  if (food === undefined) throw new RangeError(`no food "${id}" in the tables`)
  return food
}

/** Whether a listed food does what the staple is asked for. */
export function servesAs(name: StapleName, food: Food): boolean {
  return staples[name].serves(food)
}

/** The foods that may be added as that staple, in order of preference. */
export function stapleOffers(name: StapleName): Food[] {
  return staples[name].offers.map(foodById)
}

/** Every staple, for the table's own test. */
export const stapleNames = Object.keys(staples) as StapleName[]
