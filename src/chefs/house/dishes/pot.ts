import type { Method } from '#food/model/facts.ts'
import type { KindName } from '#food/model/kinds.ts'
import type { Item } from '#food/model/understanding.ts'
import type { Cook } from '../cook.ts'
import type { Use } from '../larder.ts'
import type { Filled } from '../dish.ts'
import { isReady } from '../doneness.ts'
import { capitalize, listOf } from '../phrase.ts'
import { given } from './given.ts'
import { cooks, every, id, kind, may, not, rawEdible, role, savoury, type Test } from './slots.ts'
import { finish, isDry, restInPot, soakAndBoil, soften } from './stewing.ts'

/** Meat, fish, tofu or pulses done by a method within so many minutes. */
export const proteinFor = (method: Method, within: number, ...without: readonly KindName[]): Test =>
  every(role('protein'), savoury, cooks(method, within), not(kind('egg', 'frying-cheese', ...without)))

/** Vegetables done by a method within so many minutes. */
export const vegetableFor = (method: Method, within: number, ...without: readonly KindName[]): Test =>
  every(role('vegetable'), savoury, cooks(method, within), not(kind('seaweed', ...without)))

export const stock = may('stock', kind('stock', 'stock-cube'))
export const grating = may('cheese', kind('hard-cheese', 'crumbling-cheese'))
export const nuts = may('nuts', every(kind('nut', 'seed'), rawEdible))
export const coconut = may('coconut', id('coconut-milk', 'coconut-cream'))

/** The listed foods in those slots. */
export function among(filled: Filled, ...slots: readonly string[]): Item[] {
  return slots.flatMap((slot) => filled.get(slot) ?? [])
}

/** The listed foods in those slots, in their usual amounts. */
export function gather(cook: Cook, ...slots: readonly string[]): Use[] {
  return slots.flatMap((slot) => cook.all(slot))
}

/** The protein, a joint cut up. */
export function protein(cook: Cook, share = 1): Use[] {
  return cook.all('protein', {
    share,
    ...(cook.peek('protein')?.food.kind === 'roast' && { cut: 'cut into chunks' }),
  })
}

/** What the visitor has to fry in: oil, else butter; where there is neither, oil from the pantry. */
export function fat(cook: Cook): Use {
  return cook.need(!cook.hasListed('oil') && cook.hasListed('butter') ? 'butter' : 'oil', cook.serves * 8)
}

type Base = {
  fat?: Use
  /** Browned whole and lifted out. */
  brown?: readonly Use[]
  /** Fried until done and left in the pot. */
  fry?: readonly Use[]
  scents?: readonly Use[]
  spices?: readonly Use[]
}

/** "Warm the oil in a large pot …": what gives a pot its taste before anything is poured in. */
export function base(cook: Cook, { fat: warmed = fat(cook), brown = [], fry = [], scents = [], spices = [] }: Base): string {
  const warm = `Warm ${cook.the(warmed)} in a large pot over medium heat.`
  const browned = given(cook, brown, (it) => ` Brown ${it} in it for ${cook.min(6)}, turning; lift out.`)
  const stirred = given(cook, spices, (them) => ` Stir in ${them} and fry for ${cook.min(1)}, until fragrant.`)
  return warm + browned + soften(cook, fry) + soften(cook, scents) + stirred
} // prettier-ignore

/** "the stock and 300 ml water": what is poured in, filled up with water to so many millilitres. */
export function liquids(cook: Cook, uses: readonly Use[], wet: number): string {
  const had = uses.filter(
    ({ food }) => food.measure !== 'spoon' && food.kind !== 'stock-cube' && food.state !== 'dried',
  )
  const missing = wet - had.reduce((sum, { quantity }) => sum + quantity, 0)
  const water = missing >= 50 || uses.length === 0 ? [cook.pour('water', Math.max(60, missing))] : []
  return listOf([...uses.map((use) => cook.the(use)), ...water])
}

/** Those of a title's words that are there, a space between them. */
export const words = (...parts: readonly string[]): string => parts.map((part) => part.trim()).filter((part) => part !== '').join(' ') // prettier-ignore

/** "with spinach", or nothing. */
export const and = (beside: string): string => (beside === '' ? '' : `with ${beside}`)

type Pot = Base & {
  liquids: readonly Use[]
  /** Millilitres of liquid in all, besides what dry lentils drink. */
  wet: number
  body: readonly Use[]
  leaf?: readonly Use[]
  /** How the body simmers. */
  how?: string
}

/** Everything from the soaking of dried beans to the greens: base, liquid, and each food in for as long as it needs. */
export function pot(cook: Cook, { liquids: poured, wet, body, leaf = [], how, ...rest }: Pot): void {
  for (const use of body) soakAndBoil(cook, use)
  const fresh = body.filter((use) => !isDry(use))
  const thirst = fresh.reduce((sum, use) => sum + (use.food.kind === 'lentil' && !isReady(use) ? use.quantity * 3 : 0), 0)
  // What needs an hour boils much away, even under a lid.
  const long = fresh.some((use) => cook.minutes(use, 'simmer') >= 60)
  const fried = [rest.brown, rest.fry, rest.scents, rest.spices].some((uses) => uses?.length)
  if (fried) cook.step(base(cook, rest))
  const simmer = fresh.length > 0 ? cook.inStages(fresh, 'simmer', how ?? (long ? 'simmer under a lid' : 'simmer')) : `Simmer for ${cook.min(15)}, until thick.`
  cook.step(`${fried ? 'Add' : 'In a large pot bring'} ${liquids(cook, [...body.filter(isDry), ...poured], wet + thirst + (long ? 250 : 0))}${fried ? ' and bring' : ''} to a simmer. ${simmer}${fresh.map((use) => restInPot(cook, use)).join('')}`)
  cook.step(cook.inStages(leaf, 'simmer', 'cook', 'Stir in'))
} // prettier-ignore

/** "Season with salt, top with the coriander, squeeze the lime over and serve over the rice." */
export function served(cook: Cook, over: readonly (Use | undefined)[], citrus: Use | undefined, how: string, first = ''): string {
  const parts = [first, given(cook, over, (them) => `top with ${them}`), finish(cook, [], citrus), `serve${how}`]
  return `${capitalize(listOf(parts.filter((part) => part !== '')))}.`
} // prettier-ignore

/** The last step, seasoned. */
export function dishUp(cook: Cook, over: readonly (Use | undefined)[], citrus: Use | undefined, how: string, first = cook.season()): void {
  cook.step(served(cook, over, citrus, how, first))
} // prettier-ignore
