import { expect, test } from 'vitest'

import { noRecipe, recipeReducer, type RecipeAction, type RecipeState } from './recipe-state.ts'

const after = (...actions: RecipeAction[]) => actions.reduce(recipeReducer, noRecipe)
const requested = (request: number): RecipeAction => ({
  type: 'requested',
  request,
  order: { ingredients: [] },
})
const text = (request: number, words: string): RecipeAction => ({
  type: 'textReceived',
  request,
  text: words,
})
const ended = (request: number): RecipeAction => ({ type: 'ended', request, reason: 'stop' })

const markdownOf = (state: RecipeState) => state.recipe?.markdown

test('a recipe is committed at its end and not before', () => {
  expect(markdownOf(after(requested(1), text(1, 'Sou')))).toBeUndefined()
  expect(after(requested(1), text(1, 'Sou'), text(1, 'p'), ended(1))).toMatchObject({
    status: 'idle',
    recipe: { id: 1, markdown: 'Soup', cutShort: false },
  })
})

test('[99] what an older request says after a newer one began changes nothing', () => {
  const loading = after(requested(1), text(1, 'old'), requested(2))
  const late: RecipeAction[] = [
    text(1, 'er'),
    { type: 'chefAnswered', request: 1, chef: { type: 'chef', chef: 'house' } },
    ended(1),
    { type: 'failed', request: 1 },
  ]
  for (const action of late) expect(recipeReducer(loading, action)).toBe(loading)
})

test.each<RecipeAction>([{ type: 'failed', request: 2 }, { type: 'stopped' }])(
  '[106] $type after some text keeps the very recipe that stood before',
  (action) => {
    const before = after(requested(1), text(1, 'Soup'), ended(1))
    const loading = [requested(2), text(2, 'half')].reduce(recipeReducer, before)
    const result = recipeReducer(loading, action)
    expect(result.status).toBe('idle')
    expect(result.recipe).toBe(before.recipe)
  },
)

test('nothing but a request changes an idle page', () => {
  const idle = after(requested(1), text(1, 'Soup'), ended(1))
  for (const action of [text(1, '!'), ended(1), { type: 'failed', request: 1 }, { type: 'stopped' }] as const)
    expect(recipeReducer(idle, action)).toBe(idle)
})

test('a recipe that comes back after a reload gives way to whatever was asked for meanwhile', () => {
  const { recipe } = after(requested(1), text(1, 'Soup'), ended(1))
  const recalled: RecipeAction = { type: 'recalled', recipe: recipe! }
  expect(after(recalled).recipe).toBe(recipe)
  const loading = after(requested(2))
  expect(recipeReducer(loading, recalled)).toBe(loading)
})

test('[111] a recipe that cannot be rendered gives way to the one before it, a draft to the recipe that stands', () => {
  const first = after(requested(1), text(1, 'First.'), ended(1))
  const second = [requested(2), text(2, 'Second.'), ended(2)].reduce(recipeReducer, first)
  const broken = recipeReducer(second, { type: 'renderFailed', request: 2 })
  expect(broken).toMatchObject({ status: 'idle', recipe: first.recipe })
  const drafted = [requested(3), text(3, 'Third')].reduce(recipeReducer, broken)
  expect(recipeReducer(drafted, { type: 'renderFailed', request: 3 })).toMatchObject({
    status: 'idle',
    recipe: first.recipe,
  })
  expect(recipeReducer(first, { type: 'renderFailed', request: 1 }).recipe).toBeUndefined()
})
