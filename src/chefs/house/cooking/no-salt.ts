import type { RecipeIngredient } from './ingredient-list.ts'
import { foodById } from './staples.ts'
import { capitalize } from '../wording/phrases.ts'

const gap = '∅'

/** Stands for the salt of a dish whose cook wants none; it is on no list, and `unsalted` takes it out of the text. */
export const noSalt: RecipeIngredient = { food: foodById('salt'), quantity: 0, text: gap, noun: gap }

const share = '(?:(?:a pinch|a little|half|most|the rest) of )?(?:the )?(?:rest of the )?'

/** A step told without the salt: "Bring the water to the boil with the ∅." → "Bring the water to the boil." */
export function unsalted(text: string): string {
  if (!text.includes(gap)) return text
  return capitalize(
    text
      .replace(new RegExp(`Season [^.;,]*? with ${share}${gap}\\.\\s*`, 'g'), '')
      .replace(new RegExp(`\\b([Ss])eason with ${share}${gap}`, 'g'), (_, s: string) =>
        s === 'S' ? 'Taste' : 'taste',
      )
      .replace(new RegExp(`,? (?:with|and) ${share}${gap}`, 'g'), ''),
  )
}
