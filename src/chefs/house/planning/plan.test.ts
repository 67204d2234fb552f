import { expect, test } from 'vitest'
import { understood } from '../quality/understood.testing.ts'
import type { Recipe } from '../recipe.ts'
import { considerDishes, planRecipe } from './plan.ts'
import { writeRecipe } from '../wording/recipe-markdown.ts'

const seeds = Array.from({ length: 12 }, (_, seed) => seed)

function planned(list: string) {
  const understanding = understood(list.split(', '))
  return seeds.map((seed) => planRecipe(understanding, seed)!)
}

test.each([
  ['beef mince', 'beef mince, eggs, cheese, spinach'],
  ['pork chops', 'pork chops, oats, milk, honey'],
  ['chicken breast', 'chicken breast, apples, flour, butter, sugar'],
])('%s is not left out of %s', (meat, list) => {
  const without = planned(list).filter(({ setAside }) => setAside.some(({ item }) => item.text === meat))
  expect(without).toEqual([])
})

test('where no dish takes most of a list, the one that takes the most of it is made', () => {
  const list = 'salmon, chocolate cake, cornflakes, marshmallows, cinnamon rolls, ginger biscuits'
  for (const { ingredients } of planned(list))
    expect(ingredients.some(({ item }) => item?.text === 'salmon')).toBe(true)
})

test('of a full fridge a dinner is made, not a hash of all that is in it', () => {
  const fridge =
    'pork chops, brussels sprouts, chestnuts, bacon, cream, apples, potatoes, carrots, onions, cheddar, eggs, milk, butter, bread, frozen peas'
  const [{ ingredients }] = planned(fridge) as [Recipe]
  expect(ingredients.map(({ item }) => item?.text)).toContain('pork chops')
})

test('of a full fridge the fresh meat is cooked, and smoked salmon waits', () => {
  const fridge =
    '400g beef mince, mushrooms, crème fraîche, leeks, parsnips, tagliatelle, tomatoes, brie, yoghurt, apple juice, smoked salmon, parsley, olives, spinach, eggs'
  const [{ ingredients }] = planned(fridge) as [Recipe]
  expect(ingredients.map(({ item }) => item?.text)).toContain('400g beef mince')
})

test('where the time cannot be kept, the dish that is on the table first is made', () => {
  const list = ['beef shin', 'carrots', 'onion', 'potatoes']
  const open = considerDishes(understood(list), 0).considered.filter(({ score }) => score !== undefined)
  expect(open.length).toBeGreaterThan(1)
  const hurried = planRecipe(understood([...list, 'under 5 minutes']), 0)!
  expect(hurried.unmet).toEqual(['in 5 minutes'])
})

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '2 constructor egg', 'no constructor'])(
  'a word that every object knows is a word like others: %s',
  (word) => {
    for (const { ingredients } of planned(`${word}, egg`))
      expect(ingredients.some(({ item }) => item?.food.id === 'egg')).toBe(true)
  },
)

test('what there is too little of is left where every dish would fail for it', () => {
  for (const recipe of planned('a handful of luncheon meat, chipotle peppers, provolone')) {
    expect(recipe.title).toContain('heese')
    expect(recipe.setAside.map(({ item }) => item.food.id)).toContain('spam')
  }
})

const singles = [
  'red lentils',
  'chickpeas',
  'minced beef',
  'chicken drumsticks',
  'sausages',
  'rice',
  'couscous',
  'beef shin',
  'tofu',
  'prawns',
]

test.each(singles)('%s alone are cooked also for who eats no onions and no garlic', (food) => {
  for (const wishes of [['no onions'], ['no garlic'], ['no onions', 'no garlic']]) {
    const recipe = planRecipe(understood([food, ...wishes]), 0)
    const text = writeRecipe(recipe!)
    for (const wish of wishes) expect(text.toLowerCase()).not.toContain(wish.replace(/^no |s$/g, ''))
  }
})

test('nobody who has a carrot and no onion is asked for less than an onion', () => {
  const recipe = planRecipe(understood(['beef shin', 'carrots']), 0)!
  expect(recipe.ingredients.map(({ food }) => food.id)).toContain('onion')
})
