import { expect } from '@playwright/test'

import { countErrors, fourIngredients, test, visit } from './kitchen.ts'

const failures = [
  { scenario: 'status-500', title: '[58] where the provider fails before any text' },
  { scenario: 'no-text', title: '[68] where the provider ends without a word' },
  { scenario: 'cut', title: '[69] [106] where the text ends in the middle' },
  { scenario: 'error-mid-stream', title: '[65] where an error stands in the middle' },
  { scenario: 'reset', title: '[77] where the connection is reset in the middle' },
]

for (const { scenario, title } of failures) {
  test(`${title}, the recipe area stays byte for byte as it was, with one console.error`, async ({
    page,
    hosted,
  }) => {
    const { errors, uncaught } = await countErrors(page)
    await page.goto(hosted)
    const { ask, add, pills, region, article, notes, generating } = visit(page)

    // Before any recipe.
    await add(scenario, ...fourIngredients)
    const untouched = await page.getByRole('main').innerHTML()
    await ask.click()
    await expect.poll(() => errors.length).toBe(1)
    await expect(generating).toHaveCount(0)
    await expect(region).toBeEmpty()
    expect(await page.getByRole('main').innerHTML()).toBe(untouched)

    // After one.
    await pills.first().getByRole('button').click()
    await add('echo')
    await ask.click()
    await expect(article).toContainText('I have egg')
    await expect(notes).toBeVisible()
    await pills.last().getByRole('button').click()
    await add(scenario)
    const before = await page.getByRole('main').innerHTML()
    await ask.click()
    await expect.poll(() => errors.length).toBe(2)
    await expect(generating).toHaveCount(0)
    expect(await page.getByRole('main').innerHTML()).toBe(before)
    await expect(article).toBeVisible()

    expect(errors.every((error) => error.startsWith('Chef Basil'))).toBe(true)
    expect(uncaught).toEqual([])
    await expect(page.getByRole('alert').or(page.getByRole('dialog'))).toHaveCount(0)
  })
}

test('[103] offline at the click changes nothing but the console', async ({ page, house, context }) => {
  const { errors } = await countErrors(page)
  await page.goto(house)
  const { ask, add, generating } = visit(page)
  await add(...fourIngredients)
  await page.waitForLoadState('networkidle')
  const before = await page.getByRole('main').innerHTML()
  await context.setOffline(true)
  await ask.click()
  await expect.poll(() => errors.length).toBe(1)
  await expect(generating).toHaveCount(0)
  expect(await page.getByRole('main').innerHTML()).toBe(before)
  await context.setOffline(false)
  await ask.click()
  await expect(visit(page).article).toBeVisible()
  expect(errors).toHaveLength(1)
})

test('[103] a first click without the kitchen chunk fails quietly, and the next one finds it', async ({
  page,
  house,
}) => {
  const { errors } = await countErrors(page)
  await page.route('**/kitchen-*.js', (route) => route.abort())
  await page.goto(house)
  const { ask, add, generating, article } = visit(page)
  await add(...fourIngredients)
  await ask.click()
  await expect.poll(() => errors.length).toBe(1)
  await expect(generating).toHaveCount(0)
  await page.unroute('**/kitchen-*.js')
  await ask.click()
  await expect(article).toBeVisible()
  expect(errors).toHaveLength(1)
})

test('where the hosted chef cannot be reached, the house chef stands in and the notes say so', async ({
  page,
  provider,
  start,
}) => {
  const server = await start({ CHEF_ENDPOINT: provider.url('status-503') })
  const { errors } = await countErrors(page)
  await page.goto(server.url)
  const { ask, add, article, notes } = visit(page)
  await add(...fourIngredients)
  await ask.click()
  await expect(article.getByRole('heading', { name: 'Method' })).toBeVisible()
  await expect(notes).toContainText('could not be reached')
  expect(errors).toEqual([])
})
