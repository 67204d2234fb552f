import { expect } from '@playwright/test'

import { fourIngredients, test, visit } from './kitchen.ts'

type LayoutShift = PerformanceEntry & { hadRecentInput: boolean; sources: { node: Element }[] }

const long = 'Donaudampfschifffahrtsgesellschaftskapitänssuppengrün'.repeat(2)

for (const width of [320, 360, 768, 1280, 1920]) {
  test(`[24] nothing widens a page of ${width} px: long words, marks upon marks, a wide table`, async ({
    page,
    hosted,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(hosted)
    const { ask, add, article } = visit(page)
    for (let pill = 0; pill < 8; pill++) await add('pickled', 'extra virgin olive oil', '卵', long, 'egg')
    await add(long, `e${'\u0301\u0323'.repeat(59)}`, 'שום טרי', ...fourIngredients, 'wide-table')
    await ask.click()
    await expect(article.getByRole('table')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('at 200 % zoom nothing is cut off, in the page and in the cook’s view', async ({ page, hosted }) => {
  // Zoom halves the width that a page of 640 px has, and doubles its pixels.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(hosted)
  const { ask, add, article } = visit(page)
  await add('recipe', ...fourIngredients)
  await ask.click()
  await expect(article).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Start cooking' }).click()
  const view = page.getByRole('dialog')
  const last = view.getByRole('checkbox').last()
  await last.check()
  await expect(last).toBeInViewport()
  expect(await view.evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(320)
})

test('[105] nothing moves while a recipe streams in and when it is finished', async ({
  page,
  hosted,
  provider,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(hosted)
  const { ask, add, article, draft } = visit(page)
  await add('gated', ...fourIngredients)
  await page.evaluate(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((entries) => {
      // What moves at a click is no surprise.
      for (const { hadRecentInput, sources } of entries.getEntries() as LayoutShift[])
        if (!hadRecentInput) shifts.push(...sources.map(({ node }) => node.outerHTML.slice(0, 80)))
    }).observe({ type: 'layout-shift' })
  })
  const before = provider.requests.length
  await ask.click()
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  const request = provider.requests[before]!
  for (let line = 0; line < 16; line++) request.release()
  await expect(draft).toContainText('long-grain rice')
  const heading = page.getByText('Lemony chicken rice')
  const settled = await heading.boundingBox()
  for (let line = 0; line < 40; line++) request.release()
  await expect(article).toContainText('Fold in the spinach')
  expect(await heading.boundingBox()).toEqual(settled)
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
})

test('main targets are at least 44 px, all others at least 24', async ({ page, hosted }) => {
  // What is still growing into its place would be measured too small.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(hosted)
  const { ask, add, article, field, addButton, pills } = visit(page)
  await add('recipe', ...fourIngredients)
  await ask.click()
  await expect(article).toBeVisible()
  const startCooking = page.getByRole('button', { name: 'Start cooking' })
  for (const main of [field, addButton, ask, pills.first().getByRole('button'), startCooking])
    expect((await main.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  for (const target of await page.locator('button, a').all()) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
  await startCooking.click()
  const view = page.getByRole('dialog')
  const done = view.getByRole('button', { name: 'Done' })
  for (const main of [done, view.locator('summary'), view.locator('label').first()])
    expect((await main.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})
