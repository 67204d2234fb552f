export type Course = 'main' | 'side' | 'breakfast' | 'bake' | 'dessert' | 'drink' | 'basic'

/** Families of kitchens that share their seasonings. */
export type Region =
  | 'european'
  | 'east-asian'
  | 'southeast-asian'
  | 'south-asian'
  | 'middle-eastern'
  | 'african'
  | 'latin'
  | 'north-american'

/** What a dish is, however its recipe comes about. */
export type Dish = {
  /** Unique, kebab-case. */
  id: string
  /** What a set-aside note calls it: "stir-fry". */
  name: string
  course: Course
  /** Kitchens whose seasonings belong; absent where it takes after the first that it meets. */
  regions?: readonly Region[]
}

/** What is said of a finished recipe besides its ingredients and steps. */
export type Headline = {
  title: string
  sentence: string
  tip?: string
  /** Pieces that a batch makes, told instead of the servings. */
  makes?: number | string
}

/** Bakes, desserts and drinks: strict about what goes in, and made by the batch. */
export function isSweetCourse(course: Course): boolean {
  return course === 'bake' || course === 'dessert' || course === 'drink'
}
