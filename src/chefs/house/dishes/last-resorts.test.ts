import { describe, expect, test } from 'vitest'
import { allFoods } from '#food/foods/all.ts'
import { normalizeIngredient } from '#shared/ingredient.ts'
import { planRecipe } from '../planning/plan.ts'
import { understood } from '../quality/understood.testing.ts'
import { writeRecipe } from '../wording/recipe-markdown.ts'
import { dishesFor, serve } from './one-dish.testing.ts'

describe('one food alone', () => {
  test.each([
    ['flour', /^(?:flatbread|pancakes)$/],
    ['cocoa', /^hot-milk$/],
    ['dark chocolate', /^hot-milk$/],
    ['peanut butter', /^cookies$/],
    ['almonds', /^nibbles$/],
    ['raisins', /^nibbles$/],
    ['popcorn', /^nibbles$/],
    ['cheddar', /^board$/],
    ['olives', /^board$/],
    ['prosciutto', /^board$/],
    ['smoked salmon', /^board$/],
    ['bread', /^toast$/],
    ['brioche', /^sweet-toast$/],
    ['garlic bread', /^toast$/],
    ['yogurt', /^bowl$/],
    ['oats', /^porridge$/],
    ['milk', /^hot-milk$/],
    ['ice cream', /^bowl$/],
    ['frozen pizza', /^heated-meal$/],
    ['cumin seeds', /^spice-blend$/],
    ['orange juice', /^mixed-drink$/],
    ['cola', /^mixed-drink$/],
    ['beer', /^poured$/],
    ['coffee', /^brew$/],
    ['puff pastry', /^baked-dough$/],
    ['custard powder', /^set-cream$/],
    ['couscous', /^simply-cooked$/],
  ])('%s becomes what a cook would make of it', (food, form) => {
    for (const id of dishesFor(food)) expect(id).toMatch(form)
  })

  test.each(['ketchup', 'vinegar', 'vanilla', 'baking soda', 'yeast', 'soy sauce', 'olive oil', 'gelatine'])(
    '%s is no dish: it is refused calmly',
    (food) => expect(new Set(dishesFor(food))).toEqual(new Set([undefined])),
  )

  test('every food of the tables gets a well-written recipe or none', { timeout: 60_000 }, () => {
    const nothing = understood([])
    allFoods.forEach((food, seed) => {
      const items = [{ food, text: normalizeIngredient(food.name)! }]
      const recipe = planRecipe({ ...nothing, items }, seed)
      const markdown = recipe ? writeRecipe(recipe) : ''
      expect(markdown, food.id).not.toMatch(/undefined|NaN|Infinity| {2}| [,.;]|\bthe (?:and|with|in)\b|\.\./)
    })
  })
})

test('spices alone are named by what they are for, and only whole ones are toasted', () => {
  const curry = serve('spice-blend', 'cumin seeds, coriander seeds, turmeric, salt')
  expect(curry.method).toMatch(/Warm the cumin seeds and coriander seeds in a dry pan/)
  const rub = serve('spice-blend', 'cinnamon, nutmeg, allspice')
  expect(rub.recipe.title).toBe('warm baking spice')
  expect(rub.method).not.toMatch(/dry pan/)
})

test('dried kidney beans alone are soaked and boiled hard for ten minutes', () => {
  const beans = serve('simply-cooked', 'dried kidney beans')
  expect(beans.method).toMatch(/Soak .* Boil them hard .* for 10 minutes/)
})

test('a ready meal is hot all the way through', () => {
  expect(serve('heated-meal', 'frozen pizza').method).toContain('74 °C (165 °F)')
  expect(serve('heated-meal', 'ready meal, lettuce').method).toContain('74 °C (165 °F)')
})

test.each([
  ['omelette', 'eggs, butter, gruyere, mushrooms, chives'],
  ['fried-eggs', 'eggs, bacon, sausages, bread, baked beans, mushrooms, tomato'],
  ['french-toast', 'bread, eggs, milk, maple syrup, strawberries'],
])('%s reaches 71 °C', (id, list) => {
  expect(serve(id, list).method).toContain('71 °C (160 °F)')
})
