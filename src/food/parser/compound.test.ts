import { expect, test } from 'vitest'
import { foodsOf, understood } from '../understanding.testing.ts'

const only = (text: string) => understood(text).items[0]!.food

test.each([
  ['duck breast steak', 'poultry', 'poultry'],
  ['chicken steak', 'poultry', 'poultry'],
  ['lamb burger', 'lamb', 'ground'],
  ['veal sausage', 'beef', 'ground'],
  ['cod steak', 'fish', 'fish'],
  ['venison haunch steak', 'game', 'ground'],
  ['wild boar chops', 'pork', 'ground'],
])('"%s" is meat of the animal that is named, and as safe', (text, origin, safe) => {
  expect([only(text).origin, only(text).safeRule]).toEqual([origin, safe])
})

test.each([
  ['cashew sauce', 'tree nuts'],
  ['peanut cookies', 'peanuts'],
  ['walnut bread', 'tree nuts'],
  ['crab soup', 'crustaceans'],
  ['lobster broth', 'crustaceans'],
  ['hazelnut ice cream', 'tree nuts'],
])('"%s" holds %s', (text, allergen) => {
  expect(only(text).allergens).toContain(allergen)
  expect(only(text).name).toMatch(/^\S+ \S/)
})

test.each([
  ['cherry tomatoes', ['cherry-tomato']],
  ['feta cheese', ['feta']],
  ['lamb blade chops', ['lamb-chop']],
  ['pork shoulder blade roast', ['pork-shoulder']],
  ['zucchini squash', ['courgette']],
  ['graham cracker crumbs', ['digestive-biscuit']],
  ['gingernut biscuits', ['ginger-biscuit']],
  ['ice cream sandwiches', ['ice-cream']],
  ['ajwain (carom) seeds', ['ajwain']],
  ['white kidney (cannellini) beans', ['kidney-bean']],
  ['chicken or lamb stock', ['chicken-stock']],
  ['sandwich buns', ['bread-roll']],
  ['pea milk', []],
  ['tuna salad', []],
  ['garlic blend', []],
])('"%s" is %j', (text, ids) => {
  expect(foodsOf(text)).toEqual(ids)
})
