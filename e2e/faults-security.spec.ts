import { expect, type Page } from '@playwright/test'

import { countErrors, fourIngredients, test, visit } from './kitchen.ts'
import { startStaticHost } from './static-host.ts'

/** Every breach of the page's policy, Trusted Types included. Call before `goto`. */
async function recordViolations(page: Page) {
  const violations: string[] = []
  await page.exposeFunction('reportViolation_', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      void (window as unknown as { reportViolation_(text: string): void }).reportViolation_(
        `${effectiveDirective}: ${sample}`,
      )
    })
  })
  return violations
}

test("the document says its header's policy itself, before anything that it governs", async ({
  page,
  house,
}) => {
  const response = await page.goto(house)
  const header = response?.headers()['content-security-policy'] ?? ''
  const first = page.locator('head > :first-child')
  await expect(first).toHaveAttribute('http-equiv', 'Content-Security-Policy')
  // Browsers refuse to read from a document who may frame it.
  expect(`${await first.getAttribute('content')}; frame-ancestors 'none'`).toBe(header)
})

test('a whole visit breaks no policy: every text, every button, a failure, a reload', async ({
  page,
  hosted,
}) => {
  test.slow()
  const violations = await recordViolations(page)
  const { errors, uncaught } = await countErrors(page)
  await page.addInitScript(() => (window.print = () => {}))
  await page.goto(hosted)
  const { ask, add, pills, article, notes, stop, generating } = visit(page)
  await add(...fourIngredients, 'salt')
  for (const [scenario, shown] of [
    ['html', 'Injected soup'],
    ['links', 'Linked stew'],
    ['multibyte', 'façon façade'],
    ['huge-table', 'Wide table'],
    ['recipe', 'Fold in the spinach'],
  ] as const) {
    await pills.last().getByRole('button').click()
    await add(scenario)
    await ask.click()
    await expect(article).toContainText(shown)
    await expect(notes).toBeVisible()
  }
  await page.getByRole('button', { name: 'Print' }).click()
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save' }).click()])
  await page.getByRole('button', { name: 'Another idea' }).click()
  await expect(generating).toHaveCount(0)
  await pills.last().getByRole('button').click()
  await add('silent')
  await ask.click()
  await stop.click()
  await pills.last().getByRole('button').click()
  await add('cut')
  await ask.click()
  await expect.poll(() => errors.length).toBe(1)
  await page.reload()
  await expect(visit(page).help).toBeVisible()
  expect(violations).toEqual([])
  expect(uncaught).toEqual([])
})

test('Trusted Types are in force: a string is no markup and no script', async ({ page, hosted }) => {
  const violations = await recordViolations(page)
  await page.goto(hosted)
  const outcomes = await page.evaluate(() => {
    const attempts = [
      () => (document.createElement('div').innerHTML = '<b>'),
      () => (document.createElement('script').text = '1'),
      () => trustedTypes.createPolicy('mine', {}),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError'])
  // Each is a breach of the header's policy and of the document's.
  await expect.poll(() => violations.length).toBe(6)
})

declare const trustedTypes: { createPolicy(name: string, rules: object): unknown }

test('[36] a page of another site cannot have a recipe made', async ({ page, hosted, provider }) => {
  const host = await startStaticHost('dist/client')
  await page.goto(host.url.replace('127.0.0.1', 'localhost'))
  const before = provider.requests.length
  const outcomes = await page.evaluate(async (url) => {
    const body = JSON.stringify({ ingredients: ['egg'] })
    const json = { 'content-type': 'application/json' }
    const calls: RequestInit[] = [
      { headers: json },
      { headers: json, mode: 'no-cors' },
      { headers: { 'content-type': 'text/plain' } },
      { headers: { 'content-type': 'text/plain' }, mode: 'no-cors' },
      { mode: 'no-cors', credentials: 'include' },
    ]
    return Promise.all(
      calls.map((call) =>
        fetch(url, { method: 'POST', body, ...call }).then(
          ({ type, status }) => `${type} ${status}`,
          (error: Error) => error.name,
        ),
      ),
    )
  }, `${hosted}/api/recipe`)
  // What cannot be read is `opaque`, or refused by the browser for its resource policy.
  for (const outcome of outcomes) expect(['TypeError', 'opaque 0']).toContain(outcome)
  expect(provider.requests).toHaveLength(before)
  host.stop()
})
