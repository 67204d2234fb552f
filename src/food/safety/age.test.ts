import { expect, test } from 'vitest'
import { withoutHazards } from '../recognize.ts'
import { listed, understood } from '../understanding.testing.ts'

// USDA FSIS: leftovers 3 to 4 days; UK FSA: cooked rice one day.
test.each([
  ['leftover chicken from last week', /4 days/],
  ['leftover turkey (10 days old)', /4 days/],
  ['chicken cooked a week ago', /4 days/],
  ['chicken, cooked last week', /4 days/],
  ['leftover roast beef from 10 days ago', /4 days/],
  ["last week's stew", /4 days/],
  ['six day old pizza', /4 days/],
  ['leftover soup from two weeks ago', /4 days/],
  ['leftover stew, I made it 9 days ago', /4 days/],
  ['5 day old rice', /rice.* a day/],
  ['5-day-old rice', /rice.* a day/],
  ['rice (2 days old)', /rice.* a day/],
  ['leftover rice, 3 days in the fridge', /rice.* a day/],
  ['leftover risotto from 3 days ago', /rice.* a day/],
])('"%s" is too old to be eaten', (text, reason) => {
  const { items, setAside, warnings } = understood(text)
  expect(items).toEqual([])
  expect(setAside).toMatchObject([{ cause: 'spoiled', reason: expect.stringMatching(reason) }])
  expect(warnings.join(' ')).toMatch(/Throw spoiled food away/)
  expect(withoutHazards(listed(text)).edible).toEqual([])
})

test.each([
  ['day-old rice', 'rice', 'leftover'],
  ['cold rice', 'rice', 'leftover'],
  ['cold butter', 'butter', undefined],
  ['3 cold spare ribs', 'pork-rib', 'leftover'],
  ['2 cold burgers', 'beef-burger', 'leftover'],
  ['cold smoked salmon', 'smoked-salmon', undefined],
  ['cold-water prawns', 'shrimp', undefined],
  ['6 cold eggs', 'egg', undefined],
  ['rice from yesterday', 'rice', 'leftover'],
  ["last night's pasta", 'pasta', 'leftover'],
  ['3 day old chicken', 'chicken', 'leftover'],
  ['chicken cooked 2 days ago', 'chicken', 'leftover'],
  ["yesterday's vegetables", 'vegetable', 'leftover'],
  ['leftover chicken from last month, frozen', 'chicken', 'leftover'],
  ['week-old carrots', 'carrot', undefined],
  ['10 day old eggs', 'egg', undefined],
  ['3 day old bread', 'bread', undefined],
  ['28 day aged steak', 'steak', undefined],
  ['dry-aged steak', 'steak', undefined],
  ['cheddar aged 12 months', 'cheddar', undefined],
  ['rice from last year', 'rice', undefined],
])('"%s" is %s, %s', (text, id, condition) => {
  const [item] = understood(text).items
  expect([item?.food.id, item?.condition]).toEqual([id, condition])
})

test('the number of an age counts no pieces', () => {
  expect(understood('28 day aged steak', '3 day old bread').items.map(({ have }) => have)).toEqual([
    undefined,
    undefined,
  ])
})
