import type { Food } from '#food/model/food.ts'
import type { RecipeCook } from '../../cooking/recipe-cook.ts'
import type { AmountAndCut } from '../../cooking/ingredient-list.ts'
import type { RecipeIngredient } from '../../recipe.ts'
import type { FoodFilter, FilledSlots, Slot } from '../../cooking/slot.ts'
import type { NeededStaple } from '../../cooking/staples.ts'
import { ovenTemperature } from '../../wording/phrases.ts'
import { whenPresent, present } from './optional-phrases.ts'
import { cooks, allOf, id, kind, optional, required, except, role, anyOf, sweet } from './slots.ts'
import { attributive, titleNames } from './food-names.ts'

/** A slot that the dish cannot do without. */
export const needed = (slot: Slot): Slot => ({ ...slot, min: 1 })

/** Flours soft enough for cakes; strong flour makes them tough. */
const softFlour: FoodFilter = id(
  'flour',
  'self-raising-flour',
  'cake-flour',
  'wholemeal-flour',
  'gluten-free-flour',
  'oat-flour',
)

/** Milk that pours: no powder, no tin of sweetened milk. */
const pouringMilk: FoodFilter = allOf(
  kind('milk', 'plant-milk'),
  except(id('condensed-milk', 'coffee-creamer', 'chocolate-milk', 'soy-cream')),
)

/** Fruit to eat as it is, not dried. */
export const rawFruit: FoodFilter = allOf(
  role('fruit'),
  ({ food }) => food.raw,
  except(kind('dried-fruit')),
  except(id('coconut')),
)

/** Fresh fruit that keeps its worth in the oven; the rest turns to water or leather. */
export const bakingFruit: FoodFilter = allOf(
  kind('fruit', 'berry', 'tinned-fruit'),
  anyOf(cooks('roast'), id('mango')),
  except(id('grape', 'coconut', 'orange', 'mandarin', 'persimmon', 'fruit-cocktail')),
)

/** Sugars by weight; sweeteners by the drop do no work in a dough. */
const bakingSugar: FoodFilter = allOf(kind('sugar'), except(id('stevia', 'sweetener', 'vanilla-sugar')))

export const flour: Slot = required('flour', softFlour)
export const eggs: Slot = optional('eggs', id('egg'))
export const sugar: Slot = optional('sugar', bakingSugar)
export const syrup: Slot = optional('syrup', allOf(kind('syrup'), except(id('grenadine', 'malt-extract'))))
/** Sugar or syrup, where either will do. */
export const sweetener: Slot = optional('sugar', anyOf(sugar.takes, syrup.takes))
export const milk: Slot = optional('milk', pouringMilk)
/** What wets a dough: milk, or something thicker and sharper. */
export const wet: Slot = optional(
  'milk',
  anyOf(
    pouringMilk,
    id('sour-cream'),
    allOf(kind('yogurt', 'plant-dairy'), except(id('labneh', 'fruit-yogurt', 'vegan-cream-cheese'))),
  ),
)
/** Fat that can be beaten with sugar. */
export const creamable: Slot = optional(
  'fat',
  anyOf(allOf(kind('butter'), sweet, except(id('ghee'))), id('shortening')),
)
/** Fat that is melted or pours. */
export const meltable: Slot = optional(
  'fat',
  anyOf(allOf(kind('butter', 'oil'), sweet, except(id('cooking-spray', 'vegetable-suet'))), id('olive-oil')),
)
export const salt: Slot = optional('salt', id('salt', 'flaky-salt'))
export const powder: Slot = optional('powder', id('baking-powder'))
export const soda: Slot = optional('soda', id('baking-soda'))
export const scent: Slot = optional(
  'scent',
  anyOf(
    allOf(kind('sweet-spice'), sweet, ({ food }) => food.measure === 'spoon'),
    id(
      'ground-ginger',
      'vanilla-extract',
      'vanilla-bean',
      'almond-extract',
      'vanilla-sugar',
      'lemon-zest',
      'orange-zest',
      'rose-water',
      'orange-blossom-water',
    ),
  ),
  3,
)
export const nuts: Slot = optional('nuts', allOf(kind('nut'), role('nut'), sweet))
export const driedFruit: Slot = optional('dried', kind('dried-fruit'))
export const chocolate: Slot = optional('chocolate', allOf(kind('chocolate'), except(id('chocolate-candy'))))
/** What is stirred into a batter at the end. */
export const rich: Slot = optional('rich', anyOf(nuts.takes, driedFruit.takes, chocolate.takes), 2)
export const citrusFruit: Slot = optional(
  'citrus',
  id('lemon', 'orange', 'lime', 'lemon-juice', 'lime-juice'),
)
/** What a pudding is served with. */
export const cream: Slot = optional(
  'cream',
  allOf(
    anyOf(kind('cream', 'yogurt', 'frozen-sweet', 'plant-dairy'), id('mascarpone')),
    except(id('labneh', 'sour-cream', 'sorbet', 'ice-lolly', 'vegan-sour-cream', 'vegan-cream-cheese')),
  ),
)

const staples: Readonly<Record<string, NeededStaple>> = {
  flour: 'flour',
  sugar: 'sugar',
  fat: 'butter',
  milk: 'milk',
}

type Weighed<Name extends string> = {
  readonly [Each in Name]: Each extends 'eggs' ? RecipeIngredient | undefined : RecipeIngredient
} & {
  scale: number
  /** Listed foods of a slot, so many grams or millilitres of each in the whole batch. */
  add: (slot: string, quantity: number, manner?: AmountAndCut) => RecipeIngredient[]
}

/**
 * What a batch is made of, grams or millilitres by slot, smaller where there is too little of one. A staple
 * that is not listed is an extra; eggs are left out where they cannot be had. Throws `CannotCook` as
 * `oneOrThrow` and `need` do.
 */
export function weigh<Name extends string>(cook: RecipeCook, amounts: Record<Name, number>): Weighed<Name> {
  const scale = cook.batch(amounts)
  const ingredients = Object.entries<number>(amounts).map(([name, amount]) => {
    const quantity = amount * scale
    const staple = staples[name]
    if (name === 'eggs') return [name, cook.one(name, { quantity }) ?? cook.want('egg', quantity)]
    return [
      name,
      staple
        ? (cook.one(name, { quantity }) ?? cook.need(staple, quantity))
        : cook.oneOrThrow(name, { quantity }),
    ]
  })
  const add = (slot: string, quantity: number, manner: AmountAndCut = {}) =>
    cook.all(slot, { ...manner, quantity: quantity * scale })
  return { ...(Object.fromEntries(ingredients) as Weighed<Name>), scale, add }
}

/** A phrase around those of the foods that are there, or nothing where none is: " Stir in the nuts." */
export function adding(
  cook: RecipeCook,
  before: string,
  ingredients: readonly (RecipeIngredient | undefined)[],
  after: string = '',
): string {
  return whenPresent(cook, ingredients, (foods) => before + foods + after)
}

/** "carrot and pecan ", what a title begins with, or else nothing. */
export function lead(ingredients: readonly (RecipeIngredient | undefined)[], otherwise: string = ''): string {
  const names = attributive(present(ingredients)).replace(/rolled |desiccated | purée| flour| powder/g, '')
  return names === '' ? otherwise : `${names} `
}

/** " with raspberries", what a title ends with, or nothing. */
export function ending(ingredients: readonly (RecipeIngredient | undefined)[]): string {
  const names = titleNames(present(ingredients))
  return names === '' ? '' : ` with ${names}`
}

/** " Whip the cream to soft peaks." where it is poured, else nothing. */
export function whip(cook: RecipeCook, cool: RecipeIngredient | undefined): string {
  return cool?.food.id === 'heavy-cream' ? ` Whip ${cook.the(cool)} to soft peaks.` : ''
}

/** The step that comes first in baking. */
export function heatOven(cook: RecipeCook, celsius: number, then: string): void {
  cook.step(`Heat the oven to ${ovenTemperature(celsius)} and ${then}.`)
}

/** "the melted butter", or the oil as it is. */
export function melted(cook: RecipeCook, fat: RecipeIngredient): string {
  return fat.food.kind === 'butter' ? `the melted ${cook.names(fat)}` : cook.the(fat)
}

/** Tins of 20 cm, or of 15 cm for a batch that is much smaller than usual. */
export function tin(scale: number): string {
  return scale < 0.75 ? '15 cm (6 in)' : '20 cm (8 in)'
}

/** How many usual amounts of it scent a whole batch. */
const scented = ({ kind: of }: Food) => (of === 'sweet-spice' || of === 'spice' ? 5 : 2.4)

/**
 * Enough scents for a batch, whatever number it serves: half a teaspoon of a spice, a teaspoon of vanilla.
 */
export function scents(cook: RecipeCook): RecipeIngredient[] {
  return cook.all('scent', { quantity: (food) => food.per[1] * Math.min(cook.serves, scented(food)) })
}

const sour = anyOf(
  kind('yogurt', 'citrus', 'syrup'),
  id(
    'buttermilk',
    'kefir',
    'sour-cream',
    'banana',
    'orange',
    'brown-sugar',
    'dark-brown-sugar',
    'cocoa',
    'soy-yogurt',
    'coconut-yogurt',
  ),
)

/**
 * What raises a batter of so much flour: nothing where the flour or mix is self-raising; baking soda (1¼ ml
 * for each 100 g) only where something sour sets it free, with half the powder where both are listed; else 5
 * ml of baking powder for each 100 g.
 */
export function raise(
  cook: RecipeCook,
  flourUsed: RecipeIngredient,
  among: readonly (RecipeIngredient | undefined)[],
  perHundred = 5,
): RecipeIngredient[] {
  if (['self-raising-flour', 'pancake-mix', 'cake-mix'].includes(flourUsed.food.id)) return []
  const hundreds = flourUsed.quantity / 100
  const alkali = among.some((ingredient) => ingredient?.item && sour(ingredient.item))
    ? cook.one('soda', { quantity: Math.max(2.5, 1.25 * hundreds) })
    : undefined
  if (alkali && !cook.has('powder')) return [alkali]
  const quantity = perHundred * hundreds * (alkali ? 0.5 : 1)
  const rising = cook.one('powder', { quantity }) ?? cook.need('bakingPowder', quantity)
  return alkali ? [rising, alkali] : [rising]
}

/** Whether a slot is filled with food that passes a test. */
export function holds(filled: FilledSlots, name: string, test: FoodFilter = () => true): boolean {
  return (filled.get(name) ?? []).some(test)
}

/** How many listed foods a dish takes, salt and water aside. */
export function foodsOf(filled: FilledSlots): number {
  return [...filled.values()].flat().filter(({ food }) => food.role !== 'salt' && food.kind !== 'water')
    .length
}
