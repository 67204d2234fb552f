import { expect, test } from 'vitest'
import { understood } from '#food/understanding.testing.ts'
import { considerDishes } from '../planning/plan.ts'

/** A dish made of a list: its foods, its steps and what is kept for another day. */
function served(dish: string, ...list: string[]) {
  const { recipe } = considerDishes(understood(...list), 0, dish)
  return {
    foods: recipe!.ingredients.map(({ food }) => food.id),
    steps: recipe!.steps.map(({ text }) => text),
    left: recipe!.setAside.map(({ item }) => item.text),
    measures: new Map(recipe!.ingredients.map(({ food, measure }) => [food.id, measure])),
  }
}

test('what a dish has no place for goes over it or stands beside it', () => {
  const { foods, steps, left } = served('rice/fried-rice', 'sausages', 'leftover rice', 'eggs', 'salsa')
  expect(foods).toContain('salsa')
  expect(steps.at(-1)).toMatch(/ Spoon the salsa over\.$/)
  expect(left).toEqual([])
})

test('a vegetable beside is cooked before the last step of the dish', () => {
  const { steps } = served('rice/fried-rice', 'sausages', 'leftover rice', 'eggs', 'parsnips')
  const beside = steps.findIndex((step) => /Brown the parsnips .* to serve beside\.$/i.test(step))
  expect(beside).toBeGreaterThan(0)
  expect(beside).toBeLessThan(steps.length - 1)
})

test('beside a sandwich nothing is cooked, and what stands in jars is for as many as the sandwich', () => {
  const list = ['leftover turkey', 'stuffing', 'gravy', 'bread', 'asparagus', 'ketchup']
  const { steps, left, measures } = served('sandwiches/chicken-and-stuffing-sandwiches', ...list)
  expect(left).toEqual(['asparagus'])
  expect(steps.at(-1)).toMatch(/ Pass the ketchup round\.$/)
  expect(measures.get('ketchup')).toBe('2 tablespoons')
})

test('nothing goes beside a dessert', () => {
  const { foods, left } = served('desserts/fruit-with-lime-sugar', 'melon', 'lime', 'sugar', 'ketchup')
  expect(foods).not.toContain('ketchup')
  expect(left).toEqual(['ketchup'])
})

test('an oil that the visitor has is listed once', () => {
  const list = ['cod', 'lemon', 'olive oil', 'capers', 'radishes']
  const { foods } = served('fish/fish-fillets-with-lemon-butter', ...list)
  expect(foods.filter((id) => id === 'olive-oil')).toHaveLength(1)
})

test('rice of yesterday is warmed beside a dish that has no starch, and beside noodles it is not', () => {
  const [withFish, withNoodles] = [
    served('fish/fish-fillets-with-lemon-butter', 'cod', 'lemon', 'leftover rice'),
    served('noodles/sesame-noodles', 'noodles', 'peanut butter', 'leftover rice', 'cucumber'),
  ]
  expect(withFish.steps.join(' ')).toMatch(/warm the rice .* piping hot, 74 °C \(165 °F\)/i)
  expect(withNoodles.left).toEqual(['leftover rice'])
})

test('what is left and makes no side by itself does not rule out the dish', () => {
  const list = ['fish fingers', 'tortilla wraps', 'lettuce', 'mayonnaise', 'gherkins', 'cider vinegar']
  expect(served('fish/fish-finger-wraps', ...list).left).toEqual(['cider vinegar'])
})

test('a dal without any starch gets rice, begun beside the last long step', () => {
  const { foods, steps } = served(
    'curries/red-lentil-dal',
    'red lentils',
    'onion',
    'turmeric',
    'cumin seeds',
    'chilli',
  )
  expect(foods).toContain('rice')
  const at = steps.findIndex((text) => text.startsWith('Boil the rice'))
  expect(steps[at - 1]).toMatch(/1\d minutes/)
  expect(steps.at(-1)).toMatch(/^Pour the sizzling/)
})

test('a salad beside is sharpened with vinegar, where one more thing may be asked for', () => {
  const { steps } = served('leftovers/bubble-and-squeak', 'leftover mash', 'cabbage', 'ham', 'cucumber')
  expect(steps.at(-2)).toBe(
    'Toss the cucumber with olive oil, vinegar and ¼ teaspoon salt for a small salad.',
  )
})

test('sour cream dresses a salad, or is spooned over; beside soy sauce it stays away', () => {
  const list = ['leftover mash', 'cabbage', 'ham', 'sour cream']
  const stirred = served('leftovers/bubble-and-squeak', ...list).steps.at(-2)
  expect(stirred).toMatch(/^Stir the sour cream with .* to spoon over\.$/)
  const withSoy = ['egg', 'leftover rice', 'soy sauce', 'peas', 'sour cream']
  expect(served('rice/fried-rice', ...withSoy).left).toEqual(['sour cream'])
})

test('crackers go with a soup, and not beside bread', () => {
  const soup = served('soups/leek-and-potato-soup', 'leeks', 'potatoes', 'crackers')
  expect(soup.steps.at(-1)).toMatch(/ Serve with the crackers\.$/)
  const list = ['leeks', 'potatoes', 'crackers', 'bread']
  expect(served('soups/leek-and-potato-soup', ...list).left).toEqual(['crackers'])
})

test('of a full fridge no jars are put on the table', () => {
  const list = ['leftover rice', 'eggs', 'soy sauce', 'chutney']
  const fridge = [...list, 'milk', 'apples', 'jam', 'oats', 'yogurt', 'coffee']
  expect(served('rice/fried-rice', ...list).left).toEqual([])
  expect(served('rice/fried-rice', ...fridge).left).toContain('chutney')
})

test('butter that a hot dish has no place for melts over it, and a dish with soy sauce takes none', () => {
  const roots = ['kohlrabi', 'carrots', 'potatoes', 'butter']
  const noodles = ['noodles', 'soy sauce', 'cabbage', 'eggs', 'butter']
  expect(served('vegetables/roast-vegetable-tray', ...roots).steps.at(-1)).toMatch(/ Dot with the butter\.$/)
  expect(served('noodles/chow-mein', ...noodles).left).toEqual(['butter'])
})

test('corn on the cob is boiled beside', () => {
  const list = ['crab meat', 'mayonnaise', 'crackers', 'egg', 'corn on the cob']
  expect(served('fish/crab-cakes', ...list).steps.join(' ')).toMatch(/Boil the corn cobs in a large pot/)
})
