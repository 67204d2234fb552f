import { fold } from '../../lexicon/inflect.ts'
import { isMeat } from '../../model/traits.ts'
import type { Prepared } from '../temperatures.ts'

const heat =
  /\b(?:oven|bak(?:e|ed|ing)|simmer|microwave|broil|grill|fry|bubbl\w+|heat (?:it )?through|warm(?:ed)? through|piping|horno|hornea\w*|enfourn\w+|au four|ofen|backen|uberbacken|forno|inforna\w*)\b|\d\s?°/

/** "Cooked chicken" of the list: what a step heats again is as what was left over; in a salad it is eaten cold. */
export function asHeated(prepared: Prepared, method: readonly string[]): Prepared {
  const { food, condition } = prepared
  if (condition !== 'cooked' || !isMeat(food) || food.safeRule === undefined) return prepared
  const named = new RegExp(String.raw`\b(?:${food.name.split(' ').join('|')}|meat)\b`, 'i')
  const from = Math.max(
    0,
    method.findIndex((step) => named.test(step)),
  )
  return method.slice(from).some((step) => heat.test(fold(step)))
    ? { ...prepared, condition: 'leftover' }
    : prepared
}

const rawEggs =
  /\b(?:eggs?|yolks|whites|huevos?|oeufs?|uova|eier)\b[^.;:!?]{0,20}\b(?:are|stay|remain|son|estan|quedan|van|sont|restent|sono|restano|sind|bleiben)\b(?![^.;:!?]{0,15}\b(?:not|no longer|pas|nicht|non)\b)[^.;:!?]{0,15}\b(?:raw|uncooked|crud[oae]s?|crus?|roh)\b/

/** Whether a recipe says that its eggs stay raw, as those of a mousse do. */
export const leavesEggsRaw = (text: string) => rawEggs.test(fold(text))
