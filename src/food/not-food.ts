import { stem } from './inflect.ts'

/** Common words that are no food: never taken for a misspelt one, and no food when they head a phrase. */
export const notFood: ReadonlySet<string> = new Set(
  `
  soap boat bench paper plastic rubber toy bottle chair table desk lamp phone car bike book shoe shirt sock hat coat door window wall floor roof house street city
`
    .trim()
    .split(/\s+/)
    .map(stem),
)
