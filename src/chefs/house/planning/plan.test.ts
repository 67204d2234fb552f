import { expect, test } from 'vitest'
import { understood } from '../quality/understood.testing.ts'
import { improvise } from './plan.ts'

const seeds = Array.from({ length: 12 }, (_, seed) => seed)

function planned(list: string) {
  const understanding = understood(list.split(', '))
  return seeds.map((seed) => improvise(understanding, seed)!)
}

test.each([
  ['beef mince', 'beef mince, eggs, cheese, spinach'],
  ['pork chops', 'pork chops, oats, milk, honey'],
  ['chicken breast', 'chicken breast, apples, flour, butter, sugar'],
])('%s is hardly ever left out of %s', (meat, list) => {
  const without = planned(list).filter(({ setAside }) => setAside.some(({ item }) => item.text === meat))
  expect(without.length).toBeLessThan(seeds.length / 4)
})

function soups(list: string) {
  const understanding = understood(list.split(', '))
  return seeds
    .map((seed) => improvise(understanding, seed)!)
    .filter(({ dish }) => /^(?:chunky|smooth)-soup$/.test(dish.id))
}

test('a soup is kept for another day, unless something in it is heated again already', () => {
  const fresh = soups('carrots, potatoes, onion, celery, stock')
  const again = soups('leftover chicken, carrots, onion, celery, stock')
  expect(fresh.length * again.length).toBeGreaterThan(0)
  for (const { tip } of fresh) expect(tip).toMatch(/within two hours/)
  for (const { tip } of again) expect(tip).toBeUndefined()
})

test('what no oil is needed for is not begun with it', () => {
  for (const { steps } of planned('chicken thighs, chickpeas, spinach, feta, lemon'))
    for (const { text } of steps)
      expect(text).not.toMatch(/^Warm the [^.]*\. Add [^.]* and bring to a simmer/)
})

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '2 constructor egg', 'no constructor'])(
  'a word that every object knows is a word like others: %s',
  (word) => {
    for (const recipe of planned(`${word}, egg`)) expect(recipe.title).toMatch(/egg/i)
  },
)
