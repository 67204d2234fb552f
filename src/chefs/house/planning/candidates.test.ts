import { expect, test } from 'vitest'
import { cookbook } from '../cookbook/cookbook.ts'
import { notesOf } from '../notes.ts'
import { understood } from '../quality/understood.testing.ts'
import { cookingMinutes, preparationMinutes, type Recipe } from '../recipe.ts'
import { prospectsOf } from './candidates.ts'
import { planRecipe } from './plan.ts'

const seeds = Array.from({ length: 10 }, (_, seed) => seed)

function recipes(list: string): Recipe[] {
  const understanding = understood(list.split(', '))
  return seeds.map((seed) => planRecipe(understanding, seed)!)
}

const titles = (list: string) => recipes(list).map(({ title }) => title)

test.each([
  ['spaghetti, eggs, pancetta, parmesan', /carbonara/i],
  ['tomatoes, cucumber, feta, olives, red onion', /greek salad/i],
  ['mascarpone, ladyfingers, espresso, eggs, sugar, cocoa powder', /tiramis/i],
])('of %s a classic of these foods is made', (list, classic) => {
  const made = titles(list).filter((title) => classic.test(title))
  expect(made.length).toBeGreaterThan(seeds.length / 2)
})

test.each([
  ['spaghetti, pancetta, parmesan', 'eggs', /carbonara/i],
  ['spaghetti, eggs, parmesan', 'pancetta', /carbonara/i],
  ['canned tomatoes, onion, bell pepper, cumin', 'eggs', /shakshuka|menemen/i],
])('%s lacks the %s, so that it does not get the name', (list, missing, name) => {
  for (const title of titles(list)) expect(title).not.toMatch(name)
  expect(titles(`${list}, ${missing}`).some((title) => name.test(title))).toBe(true)
})

test('only dishes that use most of what was listed, its meat before all, are made', () => {
  for (const { title, ingredients, setAside } of recipes('chicken, rice, bell pepper, onion')) {
    expect(
      ingredients.some(({ item }) => item?.text === 'chicken'),
      title,
    ).toBe(true)
    expect(setAside.length, title).toBeLessThan(2)
  }
})

test('what speaks against a dish that is not made is said', () => {
  const understanding = understood(['salmon', 'eggs', 'rice', 'nothing else'])
  const refused = prospectsOf(understanding)(understanding.requests)
    .map(({ look }) => look()!)
    .filter((each) => !('cook' in each))
  expect(refused.length).toBeGreaterThan(0)
  for (const { dish, against } of refused) expect(against, dish.id).not.toEqual([])
})

test('a course that is asked for is kept', () => {
  for (const { dish } of recipes('apples, butter, flour, sugar, dessert'))
    expect(dish.id).toMatch(/^(?:desserts|baking)\//)
})

const isBaked = ({ steps }: Recipe) => steps.some(({ text }) => /\boven\b/.test(text))

test('without an oven nothing is baked', () => {
  const list = 'chicken thighs, potatoes, lemon, rosemary'
  expect(recipes(list).some(isBaked)).toBe(true)
  expect(recipes(`${list}, no oven`).filter(isBaked)).toEqual([])
})

test('as many people as are asked for are served', () => {
  for (const { serves } of recipes('chicken, rice, onion, for 6')) expect(serves).toBe(6)
})

test('nothing but what is listed is asked for where nothing else is to be', () => {
  const free = ['salt', 'black-pepper', 'white-pepper', 'water', 'ice', 'oil', 'olive-oil']
  for (const { ingredients } of recipes('potatoes, leeks, butter, nothing else')) {
    const extras = ingredients.filter(({ item }) => !item).map(({ food }) => food.id)
    expect(extras.filter((id) => !free.includes(id))).toEqual([])
  }
})

test('where nothing can be made of a list alone, a dish is, and the notes say so', () => {
  const list = 'pasta, tomatoes, nothing else'
  for (const recipe of recipes(list)) {
    expect(recipe.unmet).toEqual(['without anything else'])
    const { warnings } = notesOf(understood(list.split(', ')), recipe)
    expect(warnings.join(' ')).toContain('without anything else')
  }
})

test.each([
  ['eggs, canned tomatoes, onion, bell pepper, under 40 minutes', 40],
  ['beef, carrots, onion, potatoes, under 15 minutes', 15],
])('of %s the time is kept, or said to be unmet in the notes', (list, most) => {
  const understanding = understood(list.split(', '))
  for (const recipe of recipes(list)) {
    const isKept = preparationMinutes(recipe) + cookingMinutes(recipe) <= most
    const isSaid = notesOf(understanding, recipe).warnings.some((text) => text.includes(`in ${most} minutes`))
    expect([isKept, isSaid], recipe.title).toEqual([isKept, !isKept])
  }
})

test('a kitchen that has nothing of these foods is said to be unmet', () => {
  const list = 'salmon, potatoes, dill, mexican'
  for (const recipe of recipes(list)) {
    expect(recipe.unmet).toEqual(['from the mexican kitchen'])
    const { warnings } = notesOf(understood(list.split(', ')), recipe)
    expect(warnings.join(' ')).toContain('from the mexican kitchen')
  }
})

test('a kitchen that is asked for is kept where it has a dish of these foods', () => {
  for (const { dish, unmet } of recipes('eggs, canned tomatoes, onion, bell pepper, turkish')) {
    expect(cookbook().find(({ id }) => id === dish.id)?.kitchen).toBe('turkish')
    expect(unmet).toBeUndefined()
  }
})

test.each([
  'eggs, canned tomatoes, onion, bell pepper',
  'chicken, bell pepper, onion, rice',
  'apples, butter, flour, sugar',
  'chickpeas, spinach, tomatoes, onion',
])('different seeds give different dishes of %s', (list) => {
  expect(new Set(recipes(list).map(({ dish }) => dish.id)).size).toBeGreaterThan(1)
})

test('the same list and seed give the same recipe', () => {
  const list = 'chicken, bell pepper, onion, rice'
  expect(titles(list)).toEqual(titles(list))
})
