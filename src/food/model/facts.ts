/** What a food does in a dish: the planner's vocabulary. */
export const foodRoles = [
  'protein', // meat, fish, egg, tofu, pulses, cheeses that fry
  'vegetable',
  'leaf', // greens that wilt in minutes
  'salad', // eaten raw: lettuce, cucumber, radish
  'aromatic', // onion, garlic, ginger, fresh chili
  'starch', // rice, pasta, noodles, grains, potatoes
  'bread', // loaves, flatbreads, wraps, pastry
  'fruit',
  'herb', // fresh herbs
  'spice', // dried herbs and spices
  'salt', // salt, pepper
  'fat', // oils, butter, lard
  'acid', // citrus, vinegar
  'liquid', // stock, coconut milk, water, wine
  'dairy', // milk, cream, yogurt
  'cheese',
  'sauce', // soy sauce, mustard, tinned tomatoes, pesto, olives and other seasoning
  'sweetener',
  'nut', // nuts and seeds
  'flour', // flours and starches
  'leavening',
  'baking', // cocoa, vanilla, gelatine, oats and other things of the baker
  'sweet', // chocolate, jam, biscuits, ice cream
  'drink', // juice, coffee, tea, soft drinks
  'spirit', // alcohol
  'ready', // meals that are eaten as they are
] as const
export type FoodRole = (typeof foodRoles)[number]

/** US 9 (FALCPA, FASTER Act) and EU 14 (Regulation 1169/2011, Annex II), one name each. */
export const allergens = [
  'milk',
  'egg',
  'fish',
  'crustaceans',
  'molluscs',
  'tree nuts',
  'peanuts',
  'wheat',
  'gluten', // barley, rye, oats; wheat always names both
  'soy',
  'sesame',
  'celery',
  'mustard',
  'lupin',
  'sulphites',
] as const
export type Allergen = (typeof allergens)[number]

/** Where a food comes from: what diets ask. `gelatine` counts as meat of an unknown animal. */
export const origins = [
  'plant',
  'dairy',
  'egg',
  'honey',
  'poultry',
  'beef',
  'pork',
  'lamb',
  'game',
  'gelatine',
  'fish',
  'shellfish',
] as const
export type Origin = (typeof origins)[number]

/** Rows of the USDA FSIS safe minimum internal temperature chart (see safety/temperatures.ts). */
export type SafeRule = 'poultry' | 'ground' | 'whole-cut' | 'fish' | 'egg' | 'reheated'

/** How it stands in the kitchen before anything is done to it. */
type FoodState = 'raw' | 'ready' | 'dried'

/**
 * How a cook measures it. `each` counts pieces, `weight` grams, `volume` millilitres, `spoon` tea- and
 * tablespoons.
 */
type Measure = 'each' | 'weight' | 'volume' | 'spoon' | 'handful' | 'pinch'

type Taste = 'savoury' | 'sweet' | 'either'

/** Everything a kind of food has in common; a food overrides what differs. */
export type FoodFacts = {
  role: FoodRole
  origin: Origin
  taste: Taste
  measure: Measure
  /**
   * Least, usual and most per serving as part of a main dish: grams, or millilitres for `volume` and `spoon`.
   */
  per: readonly [min: number, usual: number, max: number]
  /** Grams (millilitres) of one piece: an onion, a clove, a slice, a tin drained of nothing. */
  piece?: number
  /** The word for a piece where it isn't the food itself: "clove" of garlic, "slice" of bread. */
  pieceName?: string
  /** Grams in a US cup (237 ml), for reading amounts. */
  cup?: number
  /** Safe and pleasant to eat uncooked. */
  raw: boolean
  safeRule?: SafeRule
  state: FoodState
  allergens: readonly Allergen[]
  /** As hot as a chili. */
  hot?: true
  /** Contains alcohol. */
  alcohol?: boolean
}
