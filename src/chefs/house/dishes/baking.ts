import type { Food } from '#food/food.ts'
import type { Cook, Use } from '../cook.ts'
import type { Filled, Slot } from '../dish.ts'
import { every, id, kind, not, some, type Test } from './slots.ts'

/** Flours soft enough for cakes; strong flour makes them tough. */
export const softFlour: Test = id(
  'flour', 'self-raising-flour', 'cake-flour', 'wholemeal-flour', 'spelt-flour', 'gluten-free-flour',
) // prettier-ignore

/** Milk that pours: no powder, no tin of sweetened milk. */
export const pouringMilk: Test = every(
  kind('milk', 'plant-milk'),
  not(id('condensed-milk', 'milk-powder', 'coffee-creamer', 'chocolate-milk', 'soy-cream', 'almond-cream')),
)

/** Fruit that keeps its worth in the oven; the rest turns to water or leather. */
export const bakingFruit: Test = every(
  some(kind('berry', 'tinned-fruit', 'dried-fruit'),
    id('apple', 'cooking-apple', 'pear', 'quince', 'banana', 'pineapple', 'mango', 'peach', 'nectarine', 'apricot', 'plum', 'cherry', 'sour-cherry', 'fig', 'rhubarb', 'stone-fruit', 'fruit')),
  not(id('fruit-cocktail', 'fruit-puree', 'canned-lychee', 'acai', 'physalis', 'elderberry')),
) // prettier-ignore

/** Sugars by weight; sweeteners by the drop do no work in a dough. */
export const bakingSugar: Test = every(
  kind('sugar'),
  not(id('stevia', 'sweetener', 'glucose', 'vanilla-sugar')),
)

export const flour: Slot = { name: 'flour', takes: softFlour, min: 1, max: 1 }
export const eggs: Slot = { name: 'eggs', takes: id('egg'), max: 1 }
export const sugar: Slot = { name: 'sugar', takes: bakingSugar, max: 1 }
export const syrup: Slot = {
  name: 'syrup',
  takes: every(kind('syrup'), not(id('grenadine', 'malt-extract'))),
  max: 1,
}
export const milk: Slot = { name: 'milk', takes: pouringMilk, max: 1 }
export const salt: Slot = { name: 'salt', takes: id('salt', 'flaky-salt'), max: 1 }
/** Fat that can be beaten with sugar. */
export const creamable: Slot = {
  name: 'fat',
  takes: id('butter', 'margarine', 'vegan-butter', 'shortening'),
  max: 1,
}
/** Fat that is melted or pours. */
export const meltable: Slot = {
  name: 'fat',
  takes: some(creamable.takes, id('ghee', 'brown-butter', 'oil', 'sunflower-oil', 'rapeseed-oil', 'coconut-oil', 'grapeseed-oil', 'corn-oil', 'olive-oil')),
  max: 1,
} // prettier-ignore
export const powder: Slot = { name: 'powder', takes: id('baking-powder'), max: 1 }
export const soda: Slot = { name: 'soda', takes: id('baking-soda'), max: 1 }
export const scent: Slot = {
  name: 'scent',
  takes: some(
    id('vanilla-extract', 'almond-extract', 'vanilla-sugar', 'lemon-zest', 'orange-zest', 'ground-ginger', 'orange-blossom-water'),
    id('cinnamon', 'nutmeg', 'allspice', 'cardamom', 'mixed-spice', 'mace'),
  ),
  max: 3,
} // prettier-ignore
export const nuts: Slot = {
  name: 'nuts',
  takes: every(kind('nut'), not(id('fresh-chestnut', 'ginkgo-nut', 'candlenut', 'soy-nut', 'peanut-powder'))),
  max: 1,
}
/** What is stirred into a batter at the end. */
export const rich: Slot = {
  name: 'rich',
  takes: some(nuts.takes, every(kind('chocolate'), not(id('chocolate-candy'))), every(kind('dried-fruit'), not(id('dried-jujube', 'freeze-dried-raspberry')))),
  max: 2,
} // prettier-ignore
export const citrusFruit: Slot = {
  name: 'citrus',
  takes: id('lemon', 'orange', 'lime', 'lemon-juice', 'lime-juice'),
  max: 1,
}
/** What a pudding is served with. */
export const cream: Slot = {
  name: 'cream',
  takes: every(
    some(kind('cream', 'yogurt', 'frozen-sweet', 'plant-dairy'), id('mascarpone')),
    not(id('labneh', 'sorbet', 'ice-lolly', 'vegan-sour-cream', 'vegan-cream-cheese')),
  ),
  max: 1,
}

/** A form's slot made optional, needed or larger. */
export function slot(base: Slot, change: Partial<Slot>): Slot {
  return { ...base, ...change }
}

/** How many usual amounts of it scent a whole batch. */
const scented = ({ kind: of }: Food) => (of === 'sweet-spice' || of === 'spice' ? 5 : 2.4)

/** Enough scents for a batch, whatever number it serves: half a teaspoon of a spice, a teaspoon of vanilla. */
export function scents(cook: Cook): Use[] {
  return cook.all('scent', { quantity: (food) => food.per[1] * Math.min(cook.serves, scented(food)) })
}

const sour = id(
  'buttermilk', 'kefir', 'yogurt', 'greek-yogurt', 'skyr', 'quark', 'sour-cream', 'creme-fraiche', 'banana', 'lemon', 'lime',
  'lemon-juice', 'lime-juice', 'orange', 'honey', 'molasses', 'brown-sugar', 'dark-brown-sugar', 'cocoa', 'soy-yogurt', 'coconut-yogurt', 'oat-yogurt',
) // prettier-ignore

export function isSour(use: Use | undefined): boolean {
  return use?.item !== undefined && sour(use.item)
}

/**
 * What raises a batter of so much flour: nothing where the flour or mix is self-raising; baking soda (1¼ ml for each 100 g)
 * only where something sour sets it free, with half the powder where both are listed; else 5 ml of baking powder
 * for each 100 g.
 */
export function raise(cook: Cook, flourUse: Use, among: readonly (Use | undefined)[], perHundred = 5): Use[] {
  if (['self-raising-flour', 'pancake-mix'].includes(flourUse.food.id)) return []
  const hundreds = flourUse.quantity / 100
  const alkali = among.some(isSour)
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
