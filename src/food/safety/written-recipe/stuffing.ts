import { fold } from '../../lexicon/inflect.ts'
import { lexicon } from '../../lexicon/lexicon.ts'
import type { Food } from '../../model/food.ts'
import type { Prepared } from '../temperatures.ts'

const stuffing = /\b(?:stuffing|farce|fullung|relleno|ripieno|farcia)\b/

/**
 * The stuffing of a bird, where a group of the list is named so: it has a temperature of its own, whatever it is made of
 * (USDA FSIS, "Turkey: Stuffing"). Its allergens are those of its list.
 */
export function stuffingIn(headings: readonly string[], cooked: Iterable<Prepared>): Food[] {
  const isNamed = headings.some((heading) => stuffing.test(fold(heading)))
  const hasBird = [...cooked].some(({ food }) => food.kind === 'poultry-whole')
  return isNamed && hasBird ? [ownStuffing()] : []
}

function ownStuffing(): Food {
  return { ...lexicon().byId.get('stuffing')!, id: 'stuffing-as-listed', kind: 'ready-meal', allergens: [] }
}
