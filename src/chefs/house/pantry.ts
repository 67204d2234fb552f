import type { Food } from '#food/model/food.ts'
import { allFoods } from '#food/foods/all.ts'

/**
 * Staples that a dish may ask for by what they do. The first food of `offers` that no wish excludes is the extra;
 * anything the visitor listed that `serves` the purpose comes first.
 */
type Staple = { offers: readonly string[]; serves: (food: Food) => boolean }

const kindIs =
  (...names: readonly Food['kind'][]) =>
  (food: Food) =>
    names.includes(food.kind)
/** A kind without those of it that do something else: stevia is no sugar in a dough. */
const kindBut =
  (name: Food['kind'], ...others: readonly Food['id'][]) =>
  (food: Food) =>
    food.kind === name && !others.includes(food.id)
const idIs =
  (...ids: readonly string[]) =>
  (food: Food) =>
    ids.includes(food.id)

const staples = {
  oil: { offers: ['olive-oil', 'oil'], serves: kindIs('oil', 'animal-fat') },
  neutralOil: { offers: ['oil'], serves: (food) => food.kind === 'oil' && !['olive-oil', 'sesame-oil'].includes(food.id) },
  butter: { offers: ['butter', 'vegan-butter', 'oil'], serves: kindBut('butter', 'garlic-butter') },
  salt: { offers: ['salt'], serves: idIs('salt', 'flaky-salt') },
  pepper: { offers: ['black-pepper'], serves: (food) => food.id === 'black-pepper' || food.id === 'white-pepper' },
  water: { offers: ['water'], serves: idIs('water') },
  sugar: { offers: ['sugar'], serves: kindBut('sugar', 'stevia', 'sweetener', 'vanilla-sugar') },
  flour: { offers: ['flour', 'rice-flour', 'cornstarch'], serves: idIs('flour', 'cake-flour', 'self-raising-flour', 'wholemeal-flour', 'bread-flour', 'gluten-free-flour') },
  thickener: { offers: ['cornstarch'], serves: kindIs('starch') },
  vinegar: { offers: ['white-wine-vinegar', 'vinegar'], serves: (food) => food.role === 'acid' && !food.id.endsWith('-zest') },
  stock: { offers: ['vegetable-stock'], serves: kindIs('stock') },
  soySauce: { offers: ['soy-sauce', 'tamari'], serves: idIs('soy-sauce', 'tamari', 'dark-soy-sauce') },
  bakingPowder: { offers: ['baking-powder'], serves: idIs('baking-powder') },
  milk: { offers: ['milk', 'oat-milk', 'soy-milk', 'rice-milk'], serves: (food) => ['milk', 'plant-milk'].includes(food.kind) && !['milk-powder', 'condensed-milk', 'chocolate-milk', 'coffee-creamer'].includes(food.id) },
  honey: { offers: ['honey', 'maple-syrup', 'sugar'], serves: kindBut('syrup', 'chocolate-sauce', 'caramel-sauce', 'grenadine', 'malt-extract') },
  curryPowder: { offers: ['curry-powder'], serves: (food) => ['curry-powder', 'garam-masala', 'curry-paste'].includes(food.id) },
  egg: { offers: ['egg'], serves: idIs('egg') },
  ice: { offers: ['ice'], serves: idIs('ice') },
} as const satisfies Record<string, Staple> // prettier-ignore

export type StapleName = keyof typeof staples

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
