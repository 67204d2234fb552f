import { fold } from '../lexicon/inflect.ts'
import { kinds, type KindName } from './kinds.ts'

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

/** Ways of cooking a food on its own terms; the table gives minutes for the food in its usual cut. */
export type Method = 'fry' | 'simmer' | 'boil' | 'steam' | 'roast' | 'grill' | 'braise'

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

/** Rows of the USDA FSIS safe minimum internal temperature chart (see safety.ts). */
export type SafeRule = 'poultry' | 'ground' | 'whole-cut' | 'fish' | 'egg' | 'reheated'

/** How it stands in the kitchen before anything is done to it. */
type FoodState = 'raw' | 'ready' | 'dried'

/** How a cook measures it. `each` counts pieces, `weight` grams, `volume` millilitres, `spoon` tea- and tablespoons. */
type Measure = 'each' | 'weight' | 'volume' | 'spoon' | 'handful' | 'pinch'

type Taste = 'savoury' | 'sweet' | 'either'

/** How it is cut unless the dish says otherwise; past participles, as in an ingredient list. */
export type Cut =
  | 'whole'
  | 'chopped'
  | 'finely chopped'
  | 'diced'
  | 'sliced'
  | 'thinly sliced'
  | 'cut into chunks'
  | 'cut into strips'
  | 'cut into florets'
  | 'shredded'
  | 'grated'
  | 'crushed'
  | 'halved'
  | 'torn'
  | 'drained'
  | 'drained and rinsed'
  | 'beaten'
  | 'trimmed'
  | 'rinsed'

/** Everything a kind of food has in common; a food overrides what differs. */
export type FoodFacts = {
  role: FoodRole
  origin: Origin
  taste: Taste
  measure: Measure
  /** Least, usual and most per serving as part of a main dish: grams, or millilitres for `volume` and `spoon`. */
  per: readonly [min: number, usual: number, max: number]
  /** Grams (millilitres) of one piece: an onion, a clove, a slice, a tin drained of nothing. */
  piece?: number
  /** The word for a piece where it isn't the food itself: "clove" of garlic, "slice" of bread. */
  pieceName?: string
  /** Grams in a US cup (237 ml), for reading amounts. */
  cup?: number
  cut: Cut
  /** Minutes until done, by method, in the usual cut. A missing method does not suit it. */
  cook: Partial<Record<Method, number>>
  /** Safe and pleasant to eat uncooked. */
  raw: boolean
  /** How the cook sees that it is done: "until {done}". */
  done?: string
  safe?: SafeRule
  state: FoodState
  allergens: readonly Allergen[]
  /** Contains alcohol. */
  alcohol?: boolean
}

export type Food = FoodFacts & {
  /** Unique, kebab-case: `chicken-thigh`. */
  id: string
  kind: KindName
  /** Singular name in running text: "chicken thigh"; uncountable ones as they are: "rice". */
  name: string
  plural: string
  /** Other English names, singular; plurals are derived. Never a name that another food has. */
  aka: readonly string[]
  /** Everyday names in Spanish, French, German, Italian, Portuguese, Dutch, Polish, Japanese and Chinese. */
  foreign: readonly string[]
  emoji?: string
  /** Words that describe what it brings to a title: "lemony", "smoky". */
  adjective?: string
}

/** One row of a table: only what differs from the kind. */
export type FoodRow = Partial<FoodFacts> & {
  /** Where running text says it otherwise than the id. */
  name?: string
  /** Named in the plural in running text: "almonds", "green beans". */
  many?: true
  plural?: string
  /** Comma-separated, as are the foreign names. */
  aka?: string
  foreign?: string
  emoji?: string
  adjective?: string
}

/** Rows of one kind, keyed by name in the singular as running text has it; a row with a name of its own is keyed by its id. */
export function foodTable(kind: KindName, rows: Record<string, FoodRow>): Food[] {
  return Object.entries(rows).map(([key, row]) => {
    const { many, aka, foreign, ...own } = row
    const name = row.name ?? (many ? pluralOf(key) : key)
    const facts: FoodFacts = { ...kinds[kind], ...own, cook: row.cook ?? kinds[kind].cook }
    return {
      ...facts,
      id: fold(key).replaceAll("'", '').replaceAll(' ', '-'),
      kind,
      name,
      plural: row.plural ?? (isCounted(facts, name, row) && !many ? pluralOf(name) : name),
      aka: aka?.split(',') ?? [],
      foreign: foreign?.split(',') ?? [],
    }
  })
}

// Meat and fish are weighed, but where a piece has a weight of its own they come in pieces too: "2 chicken breasts".
function isCounted({ measure, pieceName, safe }: FoodFacts, name: string, { piece }: FoodRow): boolean {
  if (name.endsWith('mushroom')) return true
  return pieceName === undefined && (measure === 'each' || (safe !== undefined && piece !== undefined))
}

const irregular: Record<string, string> = {
  loaf: 'loaves', leaf: 'leaves', half: 'halves', knife: 'knives', calf: 'calves',
  potato: 'potatoes', tomato: 'tomatoes', mango: 'mangoes', tomatillo: 'tomatillos',
  chili: 'chilies', fish: 'fish', shrimp: 'shrimp', squid: 'squid', salmon: 'salmon', tuna: 'tuna', cod: 'cod', trout: 'trout',
} // prettier-ignore

/** English plural of a noun phrase: the last word is inflected. */
export function pluralOf(name: string): string {
  const at = name.lastIndexOf(' ') + 1
  const head = name.slice(at)
  return name.slice(0, at) + pluralWord(head)
}

function pluralWord(word: string): string {
  const known = irregular[word]
  if (known !== undefined) return known
  if (/[^aeiou]y$/.test(word)) return word.slice(0, -1) + 'ies'
  if (/(s|x|z|ch|sh)$/.test(word)) return word + 'es'
  return word + 's'
}

/** Water, ice and seasoning: with nothing else there is nothing to cook. */
export function isBland({ role, kind }: Food): boolean {
  return role === 'salt' || kind === 'water'
}
