import { expect, test } from 'vitest'
import { allFoods } from '../foods/all.ts'
import { inDialects } from './dialects.ts'
import { understood } from '../understanding.testing.ts'

test.each(allFoods.flatMap((food) => inDialects(food).map(({ name, plural }) => [name, plural, food.id])))(
  '"%s" stays the visitor\'s word for the food',
  (name, plural, id) => {
    for (const text of [name!, plural!, `2 ${plural}`, `100 g ${name}`, `chopped ${name}`]) {
      const { items } = understood(text)
      expect(items.map(({ food }) => [food.id, food.name, food.plural])).toEqual([[id, name, plural]])
    }
  },
)

test.each([
  ['fresh cilantro leaves', 'cilantro'],
  ['2 zucchini', 'zucchini'],
  ['aubergines', 'aubergine'],
])('"%s" is called %s', (text, name) => {
  expect(understood(text).items[0]?.food.name).toBe(name)
})

test('two names of one food are one item, under the first', () => {
  const { items } = understood('1 eggplant', '1 aubergine')
  expect(items).toMatchObject([{ food: { id: 'aubergine', name: 'eggplant' }, have: 600 }])
})

test('a wish against one name is a wish against the other', () => {
  expect(understood('no eggplant', 'aubergine').setAside).toMatchObject([
    { ingredient: 'aubergine', cause: 'excluded', reason: 'you asked for no eggplants' },
  ])
})
