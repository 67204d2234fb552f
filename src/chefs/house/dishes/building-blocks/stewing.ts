import type { Cook } from '../../cooking/recipe-cook.ts'
import type { Use } from '../../cooking/ingredient-list.ts'
import { isReady } from '../../cooking/doneness.ts'
import { listOf } from '../../wording/phrases.ts'
import { every, id, kind, not, rawEdible, some, type Test } from './slots.ts'

/** Beans and chickpeas, cooked or dried, that keep their shape in a pot. */
export const wholePulse: Test = every(
  kind('cooked-pulse', 'dried-pulse'),
  not(id('baked-bean', 'refried-bean', 'lupin-bean', 'dried-lupin-bean', 'cooked-lentil')),
)

/** Ground meat and what stands in for it, unshaped. */
export const mince: Test = every(
  some(kind('ground-meat', 'ground-poultry'), id('plant-mince', 'quorn-mince')),
  ({ food }) => food.measure === 'weight',
)

/** Cured pork and its kin that season a pot. */
export const smoky: Test = every(
  some(
    kind('bacon'),
    id('smoked-sausage', 'chorizo', 'frankfurter', 'ham', 'vegan-sausage', 'quorn-sausage', 'duck-confit', 'vegan-bacon'),
  ),
  not(id('lap-cheong')),
) // prettier-ignore

/** Breads to tear and mop with: neither dough nor pancakes. */
export const tableFlatbread: Test = every(
  kind('flatbread'),
  rawEdible,
  not(id('pizza-dough', 'pizza-base', 'taco-shell', 'crepe', 'pancake', 'chinese-pancake', 'waffle')),
)

/** Whether it is a bean that must be soaked and boiled before it goes anywhere. */
export function isDry(use: Use): boolean {
  return use.food.kind === 'dried-pulse' && !isReady(use)
}

/**
 * Makes dried beans ready for the pot, as a step of its own; those from a can need none. Kidney beans and their kin
 * hold a toxin that only a hard boil destroys (FDA, Bad Bug Book: soak for five hours, boil in fresh water).
 */
export function soakAndBoil(cook: Cook, pulse: Use | undefined): void {
  if (pulse === undefined || !isDry(pulse)) return
  const soaking = cook.pour('water', pulse.quantity * 4)
  const boiling = cook.pour('water', pulse.quantity * 6)
  cook.step(
    `Soak ${cook.the(pulse)} in ${soaking} for ${cook.min(480)} or overnight, then drain. Boil them hard in ${boiling} for ${cook.min(10)}, lower the heat and simmer for ${cook.min(cook.minutes(pulse, 'boil'))}, until ${cook.done(pulse, 'boil')}; drain again.`,
  )
}

/** " Add the onion and fry for 7 minutes …", or nothing: what gives a pot its base. */
export function soften(cook: Cook, scents: readonly Use[]): string {
  return scents.length === 0 ? '' : ` ${cook.inStages(scents, 'fry', 'fry')}`
}

/** " Take the pot off the heat and let it rest for 3 minutes." where a whole cut in it must rest, else nothing. */
export function restInPot(cook: Cook, protein: Use | undefined): string {
  return cook.rest(protein).replace(/^ Rest .* for/, ' Take the pot off the heat and let it rest for')
}

/** "scatter with the coriander and squeeze the lime over", or nothing. */
export function finish(cook: Cook, over: readonly (Use | undefined)[], citrus?: Use): string {
  const scattered = over.filter((use) => use !== undefined)
  return listOf(
    [
      scattered.length > 0 ? `scatter with ${cook.the(...scattered)}` : '',
      citrus ? `squeeze ${cook.the(citrus)} over` : '',
    ].filter((part) => part !== ''),
  )
}
