import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

import { fourIngredients, test, visit } from './kitchen.ts'

// As an init script it is no part of the page, so that the page's own policy stays as strict as it is.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function expectClean(page: Page) {
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  )
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([])
}

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 320 },
] as const) {
  test(`axe finds nothing in any state: ${colorScheme}, ${width} px`, async ({ page, hosted, provider }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 740 })
    await page.addInitScript(axe)
    await page.goto(hosted)
    const { ask, add, article, draft, generating, notes } = visit(page)
    await expectClean(page)
    await add('gated')
    await expectClean(page)
    await add(...fourIngredients)
    await expectClean(page)
    const before = provider.requests.length
    await ask.click()
    await expect(generating).toBeVisible()
    await expectClean(page)
    await expect.poll(() => provider.requests.length).toBe(before + 1)
    const request = provider.requests[before]!
    for (let line = 0; line < 16; line++) request.release()
    await expect(draft).toContainText('long-grain rice')
    await expectClean(page)
    for (let line = 0; line < 40; line++) request.release()
    await expect(article.getByRole('table')).toBeVisible()
    await expect(notes).toBeVisible()
    await expectClean(page)
  })
}

test('a visit by keyboard alone: add, remove, ask, stop, ask again', async ({ page, hosted, provider }) => {
  await page.goto(hosted)
  const { field, pills, article, ask, generating } = visit(page)
  const keyboard = page.keyboard
  await keyboard.press('Tab')
  await expect(field).toBeFocused()
  for (const ingredient of ['gated', 'oops', ...fourIngredients]) {
    await keyboard.type(ingredient)
    await keyboard.press('Enter')
  }
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Delete')
  await expect(pills).toHaveText(['gated', ...fourIngredients])
  await expect(pills.nth(1).getByRole('button')).toBeFocused()
  for (let pill = 0; pill < 4; pill++) await keyboard.press('Tab')
  await expect(ask).toBeFocused()
  const before = provider.requests.length
  await keyboard.press('Enter')
  await expect(generating).toBeVisible()
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(generating).toHaveCount(0)
  await expect(ask).toBeFocused()
  await keyboard.press('Enter')
  await expect.poll(() => provider.requests.length).toBe(before + 2)
  for (let line = 0; line < 60; line++) provider.requests.at(-1)!.release()
  await expect(article).toContainText('Fold in the spinach')
  await expect(ask).toBeFocused()
})
