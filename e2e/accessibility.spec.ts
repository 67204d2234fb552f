import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

import { fourIngredients, test, visit } from './kitchen.ts'

// As an init script it is no part of the page, so that the page's own policy stays as strict as it is.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function expectClean(page: Page) {
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }
    // Forced colours are the visitor's own; axe reads those of the page beneath them.
    const isForced = matchMedia('(forced-colors: active)').matches
    return axe.run({ rules: { 'color-contrast': { enabled: !isForced } } })
  })
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([])
}

for (const { colorScheme, width, forcedColors } of [
  { colorScheme: 'light', width: 1280, forcedColors: 'none' },
  { colorScheme: 'dark', width: 1280, forcedColors: 'none' },
  { colorScheme: 'light', width: 320, forcedColors: 'none' },
  { colorScheme: 'dark', width: 320, forcedColors: 'none' },
  { colorScheme: 'dark', width: 768, forcedColors: 'active' },
] as const) {
  const contrast = forcedColors === 'active' ? ', forced colours' : ''
  test(`axe finds nothing in any state: ${colorScheme}, ${width} px${contrast}`, async ({
    page,
    hosted,
    provider,
  }) => {
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' })
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
    await page.getByRole('button', { name: 'Start cooking' }).click()
    await page.getByRole('checkbox').first().check()
    await expectClean(page)
    for (const said of ['6 minutes', '1 minute', '18 minutes'])
      await page.getByRole('button', { name: said, exact: true }).click()
    await page.getByRole('button', { name: 'Pause Step 1, brown' }).click()
    await expectClean(page)
    await page.evaluate(() => {
      const now = Date.now
      Date.now = () => now() + 20 * 60_000
    })
    await expect(page.getByRole('alert')).toContainText('time was up')
    await expectClean(page)
    await page.getByRole('button', { name: 'Done' }).click()
    await expectClean(page)
    await add('bleach')
    await expect(page.getByText('For an earlier list')).toBeVisible()
    await page.getByRole('button', { name: 'Remove gated' }).click()
    await add('echo')
    await ask.click()
    await expect(notes).toContainText('Left out')
    await expectClean(page)
  })
}

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
] as const)
  test(`axe finds nothing beside a house recipe and where a pill was removed: ${colorScheme}, ${width} px`, async ({
    page,
    house,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 740 })
    await page.addInitScript(axe)
    await page.goto(house)
    const { ask, add, pills, notes } = visit(page)
    await add('egg, rice, peas, ginger, onion')
    await pills.last().getByRole('button').click()
    await expect(page.getByRole('button', { name: 'Undo removing onion' })).toBeVisible()
    await expectClean(page)
    await ask.click()
    await expect(notes).toBeVisible()
    await page.getByRole('combobox', { name: 'Servings' }).selectOption('4')
    await page.getByRole('button', { name: 'Another idea' }).click()
    await expect(notes).toBeVisible()
    await expectClean(page)
  })
