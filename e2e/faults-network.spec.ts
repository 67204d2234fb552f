import { expect } from '@playwright/test'

import { startChefServer } from './chef-server.ts'
import { countErrors, fourIngredients, test, visit } from './kitchen.ts'

test('[104] offline in the middle of a recipe leaves the page as it was before the click', async ({
  page,
  provider,
  context,
}) => {
  // Chromium's emulation lets an open stream stand but idle, as a lost network does.
  const server = await startChefServer({
    CHEF_ENDPOINT: provider.url('by-ingredient'),
    CHEF_STANDIN: 'none',
    CHEF_GAP_MS: '1500',
  })
  const { errors } = await countErrors(page)
  await page.goto(server.url)
  const { ask, add, draft, generating, pills, article, notes } = visit(page)
  await add('echo', ...fourIngredients)
  await ask.click()
  await expect(article).toContainText('I have echo')
  await expect(notes).toBeVisible()
  await pills.first().getByRole('button').click()
  await add('gated')
  const main = await page.getByRole('main').innerHTML()
  const before = provider.requests.length
  await ask.click()
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  provider.requests[before]!.release()
  await expect(draft).toContainText('Lemony chicken rice')
  await context.setOffline(true)
  await expect.poll(() => errors.length).toBe(1)
  await expect(generating).toHaveCount(0)
  expect(await page.getByRole('main').innerHTML()).toBe(main)
  await context.setOffline(false)
  await server.stop()
})

test('[105] with round trips of two seconds the page is usable, and scrolls once', async ({
  page,
  hosted,
}) => {
  test.slow()
  await page.goto(hosted)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 35_000,
    uploadThroughput: 35_000,
  })
  await page.evaluate(() => {
    Object.assign(window, { scrolls: 0 })
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      ;(window as unknown as { scrolls: number }).scrolls++
      scroll.call(this, options)
    }
  })
  const { ask, add, pills, generating, article, field } = visit(page)
  await add('recipe', ...fourIngredients)
  await expect(pills).toHaveCount(5)
  await ask.click()
  await expect(generating).toBeVisible()
  await add('salt')
  await expect(pills).toHaveCount(6)
  await expect(field).toBeFocused()
  await expect(article).toContainText('Fold in the spinach', { timeout: 30_000 })
  await expect(pills).toHaveCount(6)
  expect(await page.evaluate(() => (window as unknown as { scrolls: number }).scrolls)).toBe(1)
})

for (const { standIn, row } of [
  { standIn: 'none', row: '[50] a call over the limit changes nothing but the console' },
  { standIn: 'house', row: '[50] a call over the limit is answered by the house chef, and the notes say so' },
]) {
  test(row, async ({ page, provider }) => {
    const server = await startChefServer({
      CHEF_ENDPOINT: provider.url('recipe-at-once'),
      CHEF_STANDIN: standIn,
      RATE_LIMIT_PER_MINUTE: '1',
    })
    const { errors } = await countErrors(page)
    await page.goto(server.url)
    const { ask, add, article, notes, generating } = visit(page)
    await add(...fourIngredients)
    await ask.click()
    await expect(article).toContainText('Fold in the spinach')
    await expect(notes).toContainText('Written by an AI chef')
    const main = await page.getByRole('main').innerHTML()
    const before = provider.requests.length
    const answered = page.waitForResponse('**/api/recipe')
    await ask.click()
    const response = await answered
    if (standIn === 'none') {
      expect(response.status()).toBe(429)
      expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
      await expect.poll(() => errors.length).toBe(1)
      await expect(generating).toHaveCount(0)
      expect(await page.getByRole('main').innerHTML()).toBe(main)
    } else {
      await expect(notes).toContainText('could not be reached')
      expect(errors).toEqual([])
    }
    expect(provider.requests).toHaveLength(before)
    await server.stop()
  })
}
