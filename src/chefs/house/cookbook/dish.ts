/** Units that a cook measures in; the empty one counts pieces. */
export const units = [
  '', 'g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'pinch', 'handful', 'sprig', 'clove', 'can', 'jar', 'slice', 'rasher', 'sheet',
  'stick', 'stalk', 'leaf', 'bunch', 'head', 'ball', 'cm', 'fillet', 'knob', 'strip', 'cube', 'packet', 'drop', 'ear', 'bulb', 'pod',
] as const // prettier-ignore
export type Unit = (typeof units)[number]

/** An amount for the dish's own number of servings. */
export type Amount = {
  quantity: number
  unit: Unit
  /** Stays as it is for more or fewer people. */
  fixed?: true
}

/** One thing that may stand in a place. */
export type Choice = {
  /** A food's id, or a class of foods: "any pasta". */
  food: string
  /** Taken cooked: what is left of a roast, rice of yesterday. */
  cooked?: true
  amount?: Amount
  preparation?: string
}

/** A place of the dish that foods may stand in; what the text names once and for all is a place with one choice. */
export type Place = {
  name: string
  /** In order of preference. */
  choices: readonly Choice[]
  /** Most foods that stand here together. */
  most: number
  /** The choice that is added where the visitor has none; without one the place stays empty. */
  otherwise?: number
}

/** True of a recipe in which a place is filled, or a food or a food of a class is used. */
export type Condition =
  { has: string } | { not: Condition } | { every: readonly Condition[] } | { some: readonly Condition[] }

/** A place's foods by name, with an amount where the cook takes it. */
export type Mention = {
  mention: string
  amount?: Amount
  the?: true
  /** Its juice, or that of half of it: of a lemon; bottled juice is named as it is. */
  squeezed?: 'whole' | 'half'
}

/** A piece of a dish's text. */
export type Node =
  | string
  | Mention
  /** Foods named in a row, which closes up where one is missing. */
  | { list: readonly Mention[]; joint: string }
  /** Goes where the foods in it are not there. */
  | { maybe: Text }
  | { when: Condition; text: Text; otherwise?: Text }
  /** An amount of what no list names, the cooking water: it goes with the servings. */
  | { told: Amount }
  /** The word that agrees with the foods in a place. */
  | { agrees: string; several: string; one: string }
  /** The safe temperature of what stands in a place, where it needs one; what is cooked until tender is long past it. */
  | { temperature: string; isTender?: true }
  /** What is eaten raw on purpose, or set by baking: the place needs no temperature. */
  | { unmeasured: string; how: 'raw' | 'baked' }
  /** A time in the cook's words, and the minutes that it adds to its step: two sides take it twice. */
  | { minutes: number; duration: string }
export type Text = readonly Node[]

/** A dish of the cookbook, compiled. */
export type Dish = {
  /** "soups/minestrone". */
  id: string
  kitchen: string
  serves: number
  /** "12 muffins", where the dish is counted in pieces. */
  makes?: string
  titles: readonly { when?: Condition; text: Text }[]
  headnotes: readonly { when?: Condition; text: Text }[]
  tip?: Text | undefined
  /** What the visitor must have: one place of each group. */
  needs: readonly (readonly string[])[]
  places: readonly Place[]
  steps: readonly Text[]
}

/** The folder that a dish lies in: "soups". */
export function courseOf({ id }: Dish): string {
  return id.slice(0, id.indexOf('/'))
}

/** Courses that are sweet, or measured to the gram: nothing goes in or beside that they do not name. */
export const exact: ReadonlySet<string> = new Set([
  'baking',
  'breads',
  'breakfasts',
  'desserts',
  'drinks',
  'sauces',
])

/** Courses with nothing hot beside them: no sprouts with a sandwich. */
export const cold: ReadonlySet<string> = new Set(['sandwiches', 'salads', 'starters'])

/** A dish with other steps. A compiled one reads its parts when they are asked for, so it is not spread. */
export function withSteps(dish: Dish, steps: Dish['steps']): Dish {
  const { id, kitchen, serves, makes, titles, headnotes, tip, needs, places } = dish
  return {
    id,
    kitchen,
    serves,
    titles,
    headnotes,
    tip,
    needs,
    ...(makes !== undefined && { makes }),
    places,
    steps,
  }
}
