import type { Food } from '#food/model/food.ts'
import type { Cook } from '../cook.ts'
import type { Manner, Use } from '../larder.ts'
import type { Filled, Slot } from '../dish.ts'
import type { StapleName } from '../pantry.ts'
import { ovenTemperature } from '../phrase.ts'
import { given, present } from './given.ts'
import { cooks, every, id, kind, may, must, not, role, some, sweet, type Test } from './slots.ts'
import { attributive, titleNames } from './telling.ts'

/** A slot that the dish cannot do without. */
export const needed = (slot: Slot): Slot => ({ ...slot, min: 1 })

/** Flours soft enough for cakes; strong flour makes them tough. */
const softFlour: Test = id(
  'flour', 'self-raising-flour', 'cake-flour', 'wholemeal-flour', 'gluten-free-flour', 'oat-flour',
) // prettier-ignore

/** Milk that pours: no powder, no tin of sweetened milk. */
const pouringMilk: Test = every(
  kind('milk', 'plant-milk'),
  not(id('condensed-milk', 'coffee-creamer', 'chocolate-milk', 'soy-cream')),
)

/** Fruit to eat as it is, not dried. */
export const rawFruit: Test = every(
  role('fruit'),
  ({ food }) => food.raw,
  not(kind('dried-fruit')),
  not(id('coconut')),
)

/** Fresh fruit that keeps its worth in the oven; the rest turns to water or leather. */
export const bakingFruit: Test = every(
  kind('fruit', 'berry', 'tinned-fruit'),
  some(cooks('roast'), id('mango')),
  not(id('grape', 'coconut', 'orange', 'mandarin', 'persimmon', 'fruit-cocktail')),
) // prettier-ignore

/** Sugars by weight; sweeteners by the drop do no work in a dough. */
const bakingSugar: Test = every(kind('sugar'), not(id('stevia', 'sweetener', 'vanilla-sugar')))

export const flour: Slot = must('flour', softFlour)
export const eggs: Slot = may('eggs', id('egg'))
export const sugar: Slot = may('sugar', bakingSugar)
export const syrup: Slot = may('syrup', every(kind('syrup'), not(id('grenadine', 'malt-extract'))))
/** Sugar or syrup, where either will do. */
export const sweetener: Slot = may('sugar', some(sugar.takes, syrup.takes))
export const milk: Slot = may('milk', pouringMilk)
/** What wets a dough: milk, or something thicker and sharper. */
export const wet: Slot = may(
  'milk',
  some(
    pouringMilk,
    id('sour-cream'),
    every(kind('yogurt', 'plant-dairy'), not(id('labneh', 'fruit-yogurt', 'vegan-cream-cheese'))),
  ),
)
/** Fat that can be beaten with sugar. */
export const creamable: Slot = may(
  'fat',
  some(every(kind('butter'), sweet, not(id('ghee'))), id('shortening')),
)
/** Fat that is melted or pours. */
export const meltable: Slot = may(
  'fat',
  some(every(kind('butter', 'oil'), sweet, not(id('cooking-spray', 'vegetable-suet'))), id('olive-oil')),
)
export const salt: Slot = may('salt', id('salt', 'flaky-salt'))
export const powder: Slot = may('powder', id('baking-powder'))
export const soda: Slot = may('soda', id('baking-soda'))
export const scent: Slot = may(
  'scent',
  some(
    every(kind('sweet-spice'), sweet, ({ food }) => food.measure === 'spoon'),
    id('ground-ginger', 'vanilla-extract', 'vanilla-bean', 'almond-extract', 'vanilla-sugar', 'lemon-zest', 'orange-zest', 'rose-water', 'orange-blossom-water'),
  ),
  3,
) // prettier-ignore
export const nuts: Slot = may('nuts', every(kind('nut'), role('nut'), sweet))
export const driedFruit: Slot = may('dried', kind('dried-fruit'))
export const chocolate: Slot = may('chocolate', every(kind('chocolate'), not(id('chocolate-candy'))))
/** What is stirred into a batter at the end. */
export const rich: Slot = may('rich', some(nuts.takes, driedFruit.takes, chocolate.takes), 2)
export const citrusFruit: Slot = may('citrus', id('lemon', 'orange', 'lime', 'lemon-juice', 'lime-juice'))
/** What a pudding is served with. */
export const cream: Slot = may(
  'cream',
  every(
    some(kind('cream', 'yogurt', 'frozen-sweet', 'plant-dairy'), id('mascarpone')),
    not(id('labneh', 'sour-cream', 'sorbet', 'ice-lolly', 'vegan-sour-cream', 'vegan-cream-cheese')),
  ),
)

const staples: Readonly<Record<string, StapleName>> = {
  flour: 'flour',
  sugar: 'sugar',
  fat: 'butter',
  milk: 'milk',
}

type Weighed<Name extends string> = { readonly [Each in Name]: Each extends 'eggs' ? Use | undefined : Use } & {
  scale: number
  /** Listed foods of a slot, so many grams or millilitres of each in the whole batch. */
  add: (slot: string, quantity: number, manner?: Manner) => Use[]
} // prettier-ignore

/**
 * What a batch is made of, grams or millilitres by slot, smaller where there is too little of one. A staple that is not
 * listed is an extra; eggs are left out where they cannot be had. Throws `CannotCook` as `must` and `need` do.
 */
export function weigh<Name extends string>(cook: Cook, amounts: Record<Name, number>): Weighed<Name> {
  const scale = cook.batch(amounts)
  const uses = Object.entries<number>(amounts).map(([name, amount]) => {
    const quantity = amount * scale
    const staple = staples[name]
    if (name === 'eggs') return [name, cook.one(name, { quantity }) ?? cook.want('egg', quantity)]
    return [
      name,
      staple ? (cook.one(name, { quantity }) ?? cook.need(staple, quantity)) : cook.must(name, { quantity }),
    ]
  })
  const add = (slot: string, quantity: number, manner: Manner = {}) =>
    cook.all(slot, { ...manner, quantity: quantity * scale })
  return { ...(Object.fromEntries(uses) as Weighed<Name>), scale, add }
}

/** A phrase around those of the foods that are there, or nothing where none is: " Stir in the nuts." */
export function adding(
  cook: Cook,
  before: string,
  uses: readonly (Use | undefined)[],
  after: string = '',
): string {
  return given(cook, uses, (foods) => before + foods + after)
}

/** "carrot and pecan ", what a title begins with, or else nothing. */
export function lead(uses: readonly (Use | undefined)[], otherwise: string = ''): string {
  const names = attributive(present(uses)).replace(/rolled |desiccated | purée| flour| powder/g, '')
  return names === '' ? otherwise : `${names} `
}

/** " with raspberries", what a title ends with, or nothing. */
export function ending(uses: readonly (Use | undefined)[]): string {
  const names = titleNames(present(uses))
  return names === '' ? '' : ` with ${names}`
}

/** " Whip the cream to soft peaks." where it is poured, else nothing. */
export function whip(cook: Cook, cool: Use | undefined): string {
  return cool?.food.id === 'heavy-cream' ? ` Whip ${cook.the(cool)} to soft peaks.` : ''
}

/** The step that comes first in baking. */
export function heatOven(cook: Cook, celsius: number, then: string): void {
  cook.step(`Heat the oven to ${ovenTemperature(celsius)} and ${then}.`)
}

/** "the melted butter", or the oil as it is. */
export function melted(cook: Cook, fat: Use): string {
  return fat.food.kind === 'butter' ? `the melted ${cook.names(fat)}` : cook.the(fat)
}

/** Tins of 20 cm, or of 15 cm for a batch that is much smaller than usual. */
export function tin(scale: number): string {
  return scale < 0.75 ? '15 cm (6 in)' : '20 cm (8 in)'
}

/** How many usual amounts of it scent a whole batch. */
const scented = ({ kind: of }: Food) => (of === 'sweet-spice' || of === 'spice' ? 5 : 2.4)

/** Enough scents for a batch, whatever number it serves: half a teaspoon of a spice, a teaspoon of vanilla. */
export function scents(cook: Cook): Use[] {
  return cook.all('scent', { quantity: (food) => food.per[1] * Math.min(cook.serves, scented(food)) })
}

const sour = some(
  kind('yogurt', 'citrus', 'syrup'),
  id('buttermilk', 'kefir', 'sour-cream', 'banana', 'orange', 'brown-sugar', 'dark-brown-sugar', 'cocoa', 'soy-yogurt', 'coconut-yogurt'),
) // prettier-ignore

/**
 * What raises a batter of so much flour: nothing where the flour or mix is self-raising; baking soda (1¼ ml for each 100 g)
 * only where something sour sets it free, with half the powder where both are listed; else 5 ml of baking powder
 * for each 100 g.
 */
export function raise(cook: Cook, flourUse: Use, among: readonly (Use | undefined)[], perHundred = 5): Use[] {
  if (['self-raising-flour', 'pancake-mix', 'cake-mix'].includes(flourUse.food.id)) return []
  const hundreds = flourUse.quantity / 100
  const alkali = among.some((use) => use?.item && sour(use.item))
    ? cook.one('soda', { quantity: Math.max(2.5, 1.25 * hundreds) })
    : undefined
  if (alkali && !cook.has('powder')) return [alkali]
  const quantity = perHundred * hundreds * (alkali ? 0.5 : 1)
  const rising = cook.one('powder', { quantity }) ?? cook.need('bakingPowder', quantity)
  return alkali ? [rising, alkali] : [rising]
}

/** Whether a slot is filled with food that passes a test. */
export function holds(filled: Filled, name: string, test: Test = () => true): boolean {
  return (filled.get(name) ?? []).some(test)
}

/** How many listed foods a dish takes, salt and water aside. */
export function foodsOf(filled: Filled): number {
  return [...filled.values()].flat().filter(({ food }) => food.role !== 'salt' && food.kind !== 'water')
    .length
}
