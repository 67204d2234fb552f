import { expect } from '@playwright/test'

import { countErrors, fourIngredients, test, visit } from './kitchen.ts'

/** A counter or gauge of the server, 0 where it was never set. */
async function metric(server: string, name: string): Promise<number> {
  const text = await (await fetch(`${server}/metrics`)).text()
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `))
  return Number(line?.split(' ').at(-1) ?? 0)
}

const left = 'chef_recipes_total{outcome="left",chef="hosted"}'

test('[93] a tab closed in the middle of a recipe ends the call to the provider and frees its place', async ({
  page,
  hosted,
  provider,
}) => {
  await page.goto(hosted)
  const { ask, add, draft } = visit(page)
  await add('gated', ...fourIngredients)
  const [before, leftBefore] = [provider.requests.length, await metric(hosted, left)]
  await ask.click()
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  provider.requests[before]!.release()
  await expect(draft).toContainText('Lemony chicken rice')
  await page.close()
  await expect.poll(() => provider.requests[before]!.aborted).toBe(true)
  await expect.poll(() => metric(hosted, 'chef_hosted_in_flight')).toBe(0)
  await expect.poll(() => metric(hosted, left)).toBe(leftBefore + 1)
})

test('[94] a tab closed before the first text ends the call to the provider and frees its place', async ({
  page,
  hosted,
  provider,
}) => {
  await page.goto(hosted)
  const { ask, add, generating } = visit(page)
  await add('silent', ...fourIngredients)
  const before = provider.requests.length
  await ask.click()
  await expect(generating).toBeVisible()
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  await page.close()
  await expect.poll(() => provider.requests[before]!.aborted).toBe(true)
  await expect.poll(() => metric(hosted, 'chef_hosted_in_flight')).toBe(0)
})

test('[98] [99] an older answer that would come later never shows', async ({ page, hosted, provider }) => {
  const { errors } = await countErrors(page)
  await page.goto(hosted)
  const { ask, add, pills, article } = visit(page)
  await add('slow-first-text', ...fourIngredients)
  const before = provider.requests.length
  await ask.click()
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  await pills.first().getByRole('button').click()
  await add('echo')
  await ask.click()
  await expect(article).toContainText('I have egg, rice, peas, ginger, echo')
  await expect.poll(() => provider.requests[before]!.aborted).toBe(true)
  // The time at which the older answer would have begun, and some more.
  await page.waitForTimeout(3500)
  await expect(article).toContainText('I have egg, rice, peas, ginger, echo')
  await expect(page.getByText('Lemony chicken rice')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('[102] two tabs know nothing of each other', async ({ page, context, hosted, provider }) => {
  const other = await context.newPage()
  await page.goto(hosted)
  await other.goto(hosted)
  const [here, there] = [visit(page), visit(other)]
  await here.add('gated', ...fourIngredients)
  await there.add('echo', ...fourIngredients)
  await expect(here.pills).toHaveCount(5)
  const before = provider.requests.length
  await here.ask.click()
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  await there.ask.click()
  await expect(there.article).toContainText('I have echo')
  await other.close()
  await expect(here.generating).toBeVisible()
  expect(provider.requests[before]!.aborted).toBe(false)
  for (let line = 0; line < 60; line++) provider.requests[before]!.release()
  await expect(here.article).toContainText('Fold in the spinach')
})

test('[108] a reload in the middle of a recipe ends the call and comes back clean', async ({
  page,
  hosted,
  provider,
}) => {
  const { errors, uncaught } = await countErrors(page)
  await page.goto(hosted)
  const { ask, add, draft, pills, region, generating, help, article } = visit(page)
  const fresh = await region.evaluate((element) => element.outerHTML)
  await add('gated', ...fourIngredients)
  const before = provider.requests.length
  await ask.click()
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  provider.requests[before]!.release()
  await expect(draft).toContainText('Lemony chicken rice')
  await page.reload()
  await expect.poll(() => provider.requests[before]!.aborted).toBe(true)
  await expect(help).toBeVisible()
  await expect(pills).toHaveCount(0)
  await expect(generating).toHaveCount(0)
  expect(await region.evaluate((element) => element.outerHTML)).toBe(fresh)
  expect([...errors, ...uncaught]).toEqual([])
  await add('echo', ...fourIngredients)
  await ask.click()
  await expect(article).toContainText('I have echo')
})
