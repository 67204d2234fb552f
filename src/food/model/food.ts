import type { FoodFacts } from './facts.ts'
import type { KindName } from './kinds.ts'

/** A food of the tables, or one made from it: a variant for a diet, a stock of another animal. */
export type Food = FoodFacts & {
  /** Unique, kebab-case: `chicken-thigh`. */
  id: string
  kind: KindName
  /** Singular name in running text: "chicken thigh"; uncountable ones as they are: "rice". */
  name: string
  plural: string
  /** Other English names, singular; plurals are derived. Never a name that another food has. */
  aka: readonly string[]
  emoji?: string
  /** Id of the food that it is a sort of: `pizza` of a pepperoni pizza. */
  sortOf?: string
}

/** Water, ice and seasoning: with nothing else there is nothing to cook. */
export function isBland({ role, kind }: Food): boolean {
  return role === 'salt' || kind === 'water'
}
