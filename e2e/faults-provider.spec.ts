import { expect } from '@playwright/test'

import { startChefServer } from './chef-server.ts'
import { countErrors, fourIngredients, test, visit } from './kitchen.ts'

// Before any text, and in the middle of it.
const beforeText = ['status-401', 'status-404', 'html-200', 'json-200', 'redirect', 'error-first', 'no-text']
const inTheMiddle = ['cut', 'content-filter', 'fin-mid-chunk', 'malformed-json', 'unfinished-event']

test('[52] [54] [61] [62] [63] [64] [68] [69] [72] [78] [79] [82] no fault of a provider changes the page', async ({
  page,
  hosted,
}) => {
  test.slow()
  const { errors, uncaught } = await countErrors(page)
  await page.goto(hosted)
  const { ask, add, pills, article, notes, generating } = visit(page)
  await add(...fourIngredients, 'echo')
  await ask.click()
  await expect(article).toContainText('I have egg, rice, peas, ginger, echo')
  await expect(notes).toBeVisible()
  let expected = 0
  for (const scenario of [...beforeText, ...inTheMiddle]) {
    await pills.last().getByRole('button').click()
    await add(scenario)
    const main = await page.getByRole('main').innerHTML()
    await ask.click()
    await expect.poll(() => errors.length, scenario).toBe(++expected)
    await expect(generating).toHaveCount(0)
    expect(await page.getByRole('main').innerHTML(), scenario).toBe(main)
  }
  expect(errors.every((error) => error.startsWith('Chef Basil'))).toBe(true)
  expect(uncaught).toEqual([])
})

test('[52] [61] [64] [65] [68] [69] the house chef stands in before the first text and never after it', async ({
  page,
  provider,
}) => {
  const server = await startChefServer({
    CHEF_ENDPOINT: provider.url('by-ingredient'),
    RATE_LIMIT_PER_MINUTE: '1000',
  })
  const { errors } = await countErrors(page)
  await page.goto(server.url)
  const { ask, add, pills, article, notes, generating } = visit(page)
  await add(...fourIngredients, 'echo')
  for (const scenario of ['status-401', 'html-200', 'error-first', 'no-text']) {
    await pills.last().getByRole('button').click()
    await add('echo')
    await ask.click()
    await expect(notes).toContainText('Written by an AI chef')
    await pills.last().getByRole('button').click()
    await add(scenario)
    await ask.click()
    await expect(notes, scenario).toContainText('could not be reached')
    await expect(article.getByRole('listitem').first()).toBeVisible()
  }
  expect(errors).toEqual([])
  for (const [index, scenario] of ['error-mid-stream', 'cut'].entries()) {
    await pills.last().getByRole('button').click()
    await add(scenario)
    const main = await page.getByRole('main').innerHTML()
    await ask.click()
    await expect.poll(() => errors.length, scenario).toBe(index + 1)
    await expect(generating).toHaveCount(0)
    expect(await page.getByRole('main').innerHTML(), scenario).toBe(main)
  }
  await server.stop()
})
