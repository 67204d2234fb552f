import { readFileSync } from 'node:fs'

import { expect } from '@playwright/test'

import { recipe } from './provider/recipes.ts'
import { fourIngredients, test, visit } from './kitchen.ts'

test('a finished recipe can be copied, saved and printed, and asked for again', async ({
  page,
  hosted,
  provider,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.print = () => (document.body.dataset['printedAs'] = document.title)
  })
  await page.goto(hosted)
  const { ask, add, article, pills } = visit(page)
  await add('recipe', ...fourIngredients)
  const before = provider.requests.length
  await ask.click()
  await expect(article).toBeVisible()

  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(recipe)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('lemony-chicken-rice-with-wilted-spinach.md')
  expect(readFileSync(await download.path(), 'utf8')).toBe(recipe)

  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute(
    'data-printed-as',
    'Lemony chicken rice with wilted spinach',
  )
  await expect(page).toHaveTitle('Chef Basil')

  await pills.last().getByRole('button').click()
  await page.getByRole('button', { name: 'Another idea' }).click()
  await expect.poll(() => provider.requests.length).toBe(before + 2)
  const prompts = provider.requests.slice(before).map(({ body }) => body)
  expect(prompts[1]).toEqual(prompts[0])
  await expect(article).toBeVisible()
})

test('on paper there is the recipe with its notes, and nothing else', async ({ page, hosted }) => {
  await page.goto(hosted)
  const { ask, add, article, notes, field, list } = visit(page)
  await add('recipe', ...fourIngredients)
  await ask.click()
  await expect(article).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(article).toBeVisible()
  await expect(notes).toBeVisible()
  for (const screenOnly of [field, list, ask, page.getByRole('banner'), page.getByRole('contentinfo')])
    await expect(screenOnly).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})
