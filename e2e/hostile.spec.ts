import { expect } from '@playwright/test'

import { countErrors, fourIngredients, test, visit } from './kitchen.ts'

const texts = [
  {
    scenario: 'html',
    title: '[26] [113] scripts, frames and event handlers are shown as text',
    shown: '<script>',
  },
  {
    scenario: 'links',
    title: '[114] [115] [116] links and images lead nowhere and load nothing',
    shown: 'mixed',
  },
  { scenario: 'nested-quotes', title: '[117] 3,000 nested quotes are text', shown: 'crust' },
  { scenario: 'nested-lists', title: '[117] 2,000 nested list marks are text', shown: 'crust' },
  {
    scenario: 'huge-table',
    title: '[118] a table of 50 by 200 neither widens nor stops the page',
    shown: '7',
  },
]

for (const { scenario, title, shown } of texts) {
  test(`${title}, and list and form live on`, async ({ page, hosted }) => {
    const { errors, uncaught } = await countErrors(page)
    const requested: string[] = []
    const violations: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => violations.push(dialog.message())))
    await page.exposeFunction('reportViolation_', (directive: string) => violations.push(directive))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        void (window as unknown as { reportViolation_(text: string): void }).reportViolation_(
          effectiveDirective,
        )
      })
    })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(hosted)
    const { ask, add, article, pills } = visit(page)
    await add(scenario, ...fourIngredients)
    await ask.click()
    await expect(article).toContainText(shown)

    await expect(
      article.locator('a, img, iframe, script, form, button, input, link, meta, base'),
    ).toHaveCount(0)
    expect(await page.evaluate(() => 'injected' in window)).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(requested.filter((url) => !url.startsWith(`${hosted}/`))).toEqual([])
    expect(requested.filter((url) => url.includes('injected'))).toEqual([])
    expect(violations).toEqual([])
    expect(errors).toEqual([])
    expect(uncaught).toEqual([])

    await add('tofu')
    await expect(pills).toHaveCount(6)
  })
}

test('character references are decoded without what Trusted Types refuse', async ({ page, hosted }) => {
  await page.goto(hosted)
  const { ask, add, article } = visit(page)
  await add('html', ...fourIngredients)
  await ask.click()
  await expect(article).toContainText('Stir & serve <b>hot</b>.')
})
