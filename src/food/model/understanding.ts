import type { Ingredient } from '#shared/ingredient.ts'
import type { Food } from './food.ts'

/** What the visitor may say of a food's condition, what matters most in the pan first. */
export const conditions = ['leftover', 'cooked', 'smoked', 'canned', 'frozen', 'dried', 'fresh'] as const
/** What the visitor says of a food's condition; it overrides the table's `state`. */
export type Condition = (typeof conditions)[number]

/** One accepted food of the visitor's list. The same food listed twice is one item. */
export type Item = {
  food: Food
  /** The visitor's words, normalized; of duplicates, the first. */
  text: Ingredient
  condition?: Condition
  /** What the visitor has, in grams (millilitres for foods measured by volume or spoon). */
  have?: number
  /** The visitor's own word where it is of another language: "pollo". */
  foreign?: string
}

/** Why something the visitor named stays out. */
type SetAsideCause =
  | 'hazard'
  | 'spoiled'
  | 'not-food'
  | 'unknown'
  | 'excluded'
  | 'equipment'
  // The list is longer than is read, or names more foods or wishes than are heeded.
  | 'unread'
  | 'too-many-foods'
  | 'too-many-wishes'

/** Something the visitor named that stays out of every recipe; `reason` is a phrase for a person. */
export type SetAside = {
  ingredient: Ingredient
  cause: SetAsideCause
  reason: string
  /** What it is, where a wish keeps it out. */
  food?: Food
}

/** Who will eat, where a cook must take care. */
export type Audience = 'baby' | 'toddler' | 'children' | 'pregnancy'

/** What a visitor asks of the dish itself. */
export type Requests = {
  /** People to cook for, 1 to 12. */
  serves?: number
  /** Minutes from start to table, at most. */
  mostMinutes?: number
  /** Kitchens, as the cookbook names them: any of these. */
  kitchens?: readonly string[]
  /** Courses, as the cookbook's folders are named: any of these. */
  courses?: readonly string[]
  spicy?: true
  /** Nothing but what is listed, and salt, pepper, oil and water. */
  nothingElse?: true
  /** Cooked on the hob, or not at all. */
  noOven?: true
}

/** A list of ingredients, understood. */
export type Understanding = {
  items: Item[]
  setAside: SetAside[]
  /** Diets, allergies, negations and audiences, one phrase each: "vegan", "no onion", "for a baby". */
  wishes: string[]
  audiences: ReadonlySet<Audience>
  /** What is asked of the dish itself: people, minutes, a kitchen, a course. */
  requests: Requests
  /** The reason a food is excluded by a wish ("not vegan"), or undefined: for extras as for listed foods. */
  excludes: (food: Food) => string | undefined
  /** Sentences a cook must read: spoiled food, honey for infants, kidney beans, hazards. */
  warnings: string[]
  /** Named equipment that the method may use: "slow cooker". */
  equipment: string[]
}
