import type { Method } from '#food/model/facts.ts'
import type { KindName } from '#food/model/kinds.ts'
import type { Item } from '#food/model/understanding.ts'
import type { RecipeCook } from '../../cooking/recipe-cook.ts'
import type { RecipeIngredient } from '../../recipe.ts'
import type { FoodFilter, FilledSlots } from '../../cooking/slot.ts'
import { isReady } from '../../cooking/doneness.ts'
import { capitalize, listOf } from '../../wording/phrases.ts'
import { whenPresent } from './optional-phrases.ts'
import { cooks, allOf, id, kind, optional, except, rawEdible, role, savoury } from './slots.ts'
import { finish, isDry, soakAndBoil, soften } from './stewing.ts'

/** Meat, fish, tofu or pulses done by a method within so many minutes. */
export const proteinFor = (method: Method, within: number, ...without: readonly KindName[]): FoodFilter =>
  allOf(role('protein'), savoury, cooks(method, within), except(kind('egg', 'frying-cheese', ...without)))

/** Vegetables done by a method within so many minutes. */
export const vegetableFor = (method: Method, within: number, ...without: readonly KindName[]): FoodFilter =>
  allOf(role('vegetable'), savoury, cooks(method, within), except(kind('seaweed', ...without)))

export const stock = optional('stock', kind('stock', 'stock-cube'))
export const grating = optional('cheese', kind('hard-cheese', 'crumbling-cheese'))
export const nuts = optional('nuts', allOf(kind('nut', 'seed'), rawEdible))
export const coconut = optional('coconut', id('coconut-milk', 'coconut-cream'))

/** The listed foods in those slots. */
export function among(filled: FilledSlots, ...slots: readonly string[]): Item[] {
  return slots.flatMap((slot) => filled.get(slot) ?? [])
}

/** The listed foods in those slots, in their usual amounts. */
export function gather(cook: RecipeCook, ...slots: readonly string[]): RecipeIngredient[] {
  return slots.flatMap((slot) => cook.all(slot))
}

/** The protein, a joint cut up. */
export function protein(cook: RecipeCook, share = 1): RecipeIngredient[] {
  return cook.all('protein', {
    share,
    ...(cook.peek('protein')?.food.kind === 'roast' && { cut: 'cut into chunks' }),
  })
}

/** What the visitor has to fry in: oil, else butter; where there is neither, oil from the pantry. */
export function fat(cook: RecipeCook): RecipeIngredient {
  return cook.need(!cook.hasListed('oil') && cook.hasListed('butter') ? 'butter' : 'oil', cook.serves * 8)
}

type Base = {
  fat?: RecipeIngredient
  /** Browned whole and lifted out. */
  brown?: readonly RecipeIngredient[]
  /** Fried until done and left in the pot. */
  fry?: readonly RecipeIngredient[]
  scents?: readonly RecipeIngredient[]
  spices?: readonly RecipeIngredient[]
}

/** "Warm the oil in a large pot …": what gives a pot its taste before anything is poured in. */
export function base(
  cook: RecipeCook,
  { fat: warmed = fat(cook), brown = [], fry = [], scents = [], spices = [] }: Base,
): string {
  const warm = `Warm ${cook.the(warmed)} in a large pot over medium heat.`
  const browned = whenPresent(
    cook,
    brown,
    (it) => ` Brown ${it} in it for ${cook.min(6)}, turning; lift out.`,
  )
  const stirred = whenPresent(
    cook,
    spices,
    (them) => ` Stir in ${them} and fry for ${cook.min(1)}, until fragrant.`,
  )
  return warm + browned + soften(cook, fry) + soften(cook, scents) + stirred
}

/** "the stock and 300 ml water": what is poured in, filled up with water to so many millilitres. */
export function liquids(cook: RecipeCook, ingredients: readonly RecipeIngredient[], wet: number): string {
  const had = ingredients.filter(
    ({ food }) => food.measure !== 'spoon' && food.kind !== 'stock-cube' && food.state !== 'dried',
  )
  const missing = wet - had.reduce((sum, { quantity }) => sum + quantity, 0)
  const water =
    missing >= 50 || ingredients.length === 0 ? [cook.measured('water', Math.max(60, missing))] : []
  return listOf([...ingredients.map((ingredient) => cook.the(ingredient)), ...water])
}

/** Those of a title's words that are there, a space between them. */
export const joinWords = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')

/** "with spinach", or nothing. */
export const withAny = (beside: string): string => (beside === '' ? '' : `with ${beside}`)

type Pot = Base & {
  liquids: readonly RecipeIngredient[]
  /** Millilitres of liquid in all, besides what dry lentils drink. */
  wet: number
  body: readonly RecipeIngredient[]
  leaf?: readonly RecipeIngredient[]
  /** How the body simmers. */
  how?: string
}

/**
 * Everything from the soaking of dried beans to the greens: base, liquid, and each food in for as long as it
 * needs.
 */
export function pot(cook: RecipeCook, { liquids: poured, wet, body, leaf = [], how, ...rest }: Pot): void {
  for (const ingredient of body) soakAndBoil(cook, ingredient)
  const fresh = body.filter((ingredient) => !isDry(ingredient))
  const thirst = fresh.reduce(
    (sum, ingredient) =>
      sum + (ingredient.food.kind === 'lentil' && !isReady(ingredient) ? ingredient.quantity * 3 : 0),
    0,
  )
  // What needs an hour boils much away, even under a lid.
  const long = fresh.some((ingredient) => cook.minutes(ingredient, 'simmer') >= 60)
  const fried = [rest.brown, rest.fry, rest.scents, rest.spices].some((ingredients) => ingredients?.length)
  if (fried) cook.step(base(cook, rest))
  const simmer =
    fresh.length > 0
      ? cook.inStages(fresh, 'simmer', how ?? (long ? 'simmer under a lid' : 'simmer'))
      : `Simmer for ${cook.min(15)}, until thick.`
  cook.step(
    `${fried ? 'Add' : 'In a large pot bring'} ${liquids(cook, [...body.filter(isDry), ...poured], wet + thirst + (long ? 250 : 0))}${fried ? ' and bring' : ''} to a simmer. ${simmer}${fresh.map((ingredient) => cook.restInPot(ingredient)).join('')}`,
  )
  cook.step(cook.inStages(leaf, 'simmer', 'cook', 'Stir in'))
}

/** "Season with salt, top with the coriander, squeeze the lime over and serve over the rice." */
export function served(
  cook: RecipeCook,
  over: readonly (RecipeIngredient | undefined)[],
  citrus: RecipeIngredient | undefined,
  how: string,
  first = '',
): string {
  const parts = [
    first,
    whenPresent(cook, over, (them) => `top with ${them}`),
    finish(cook, [], citrus),
    `serve${how}`,
  ]
  return `${capitalize(listOf(parts.filter((part) => part !== '')))}.`
}

/** The last step, seasoned. */
export function dishUp(
  cook: RecipeCook,
  over: readonly (RecipeIngredient | undefined)[],
  citrus: RecipeIngredient | undefined,
  how: string,
  first = cook.season(),
): void {
  cook.step(served(cook, over, citrus, how, first))
}
