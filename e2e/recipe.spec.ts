import { expect, type Page } from '@playwright/test'

import { multibyteRecipe } from './provider/recipes.ts'
import { countErrors, fourIngredients, test, visit } from './kitchen.ts'

/** Every call of `scrollIntoView`, with its behaviour. Call before `goto`. */
async function recordScrolls(page: Page) {
  const scrolls: string[] = []
  await page.exposeFunction('reportScroll_', (behavior: string) => scrolls.push(behavior))
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      const { behavior = 'auto' } = typeof options === 'object' ? options : {}
      void (window as unknown as { reportScroll_(behavior: string): void }).reportScroll_(behavior)
      scroll.call(this, options)
    }
  })
  return scrolls
}

test('the house chef answers: Generating..., then the heading and the only article in the live region', async ({
  page,
  house,
}) => {
  const { errors, uncaught } = await countErrors(page)
  await page.goto(house)
  const { region, heading, article, ask, notes, add } = visit(page)
  await expect(region).toHaveCount(1)
  await expect(region).toBeEmpty()
  await expect(page.getByRole('status')).toHaveText('')
  await add('chicken thighs', 'rice', 'garlic', 'lemon', 'spinach')
  await ask.click()
  await expect(region.getByRole('article')).toBeVisible()
  await expect(article).toHaveCount(1)
  await expect(region.getByRole('heading').first()).toHaveText('Chef Basil recommends:')
  await expect(heading).toHaveCount(1)
  for (const food of ['chicken', 'rice', 'garlic', 'lemon', 'spinach'])
    await expect(article).toContainText(food)
  await expect(article.getByRole('listitem').first()).toBeVisible()
  await expect(notes).toContainText('74 °C / 165 °F')
  await expect(page.getByRole('status')).toHaveText('')
  expect(errors).toEqual([])
  expect(uncaught).toEqual([])
})

test('text shows as it streams, and the live region hears of it only when it is finished', async ({
  page,
  hosted,
  provider,
}) => {
  await page.goto(hosted)
  const { region, article, ask, draft, stop, add, notes } = visit(page)
  await add('gated', ...fourIngredients)
  const before = provider.requests.length
  await ask.click()
  await expect(page.getByRole('status')).toHaveText('Generating...')
  await expect(stop).toBeVisible()
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  const request = provider.requests[before]!

  for (let line = 0; line < 9; line++) request.release()
  await expect(draft).toContainText('A one-pan supper')
  await expect(draft).toContainText('600 g chicken thighs')
  await expect(region).toBeEmpty()
  await expect(article).toHaveCount(0)
  await expect(page.getByText('Generating...', { exact: true })).toHaveCount(1)

  for (let line = 0; line < 40; line++) request.release()
  await expect(article).toContainText('Fold in the spinach')
  await expect(article.getByRole('table')).toBeVisible()
  await expect(draft).toHaveCount(0)
  await expect(page.getByRole('status')).toHaveText('')
  await expect(notes).toContainText('Written by an AI chef')
})

test('[80] accents, Chinese, Arabic and emoji arrive exact, split at every byte', async ({
  page,
  hosted,
}) => {
  await page.goto(hosted)
  const { article, ask, add } = visit(page)
  await add('byte-by-byte', ...fourIngredients)
  await ask.click()
  await expect(article).toContainText('façon façade')
  const shown = await article.innerText()
  for (const words of multibyteRecipe.matchAll(/^(?:## |- )?(.+)$/gm)) expect(shown).toContain(words[1])
})

test('the page scrolls smoothly to the recipe, once per recipe', async ({ page, hosted }) => {
  const scrolls = await recordScrolls(page)
  await page.goto(hosted)
  const { article, heading, ask, add } = visit(page)
  await add('recipe', ...fourIngredients)
  await ask.click()
  await expect(article).toBeVisible()
  await expect(heading).toBeInViewport()
  expect(scrolls).toEqual(['smooth'])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await ask.click()
  await expect.poll(() => scrolls).toEqual(['smooth', 'smooth'])
  await expect(article).toBeVisible()
  expect(scrolls).toEqual(['smooth', 'smooth'])
})

test('a recipe that comes at once is scrolled to as well, and without motion where that is wished', async ({
  page,
  house,
}) => {
  const scrolls = await recordScrolls(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(house)
  const { article, heading, ask, add } = visit(page)
  await add(...fourIngredients)
  await ask.click()
  await expect(article).toBeVisible()
  await expect(heading).toBeInViewport()
  expect(scrolls).toEqual(['auto'])
})

test('a newer recipe replaces the earlier one', async ({ page, hosted }) => {
  await page.goto(hosted)
  const { article, heading, ask, add, pills } = visit(page)
  await add('echo', ...fourIngredients)
  await ask.click()
  await expect(article).toContainText('I have echo, egg, rice, peas, ginger')
  await pills.nth(1).getByRole('button').click()
  await add('tofu')
  await ask.click()
  await expect(article).toContainText('I have echo, rice, peas, ginger, tofu')
  await expect(article).toHaveCount(1)
  await expect(heading).toHaveCount(1)
  await expect(page.getByText('I have echo, egg')).toHaveCount(0)
})

test('[97] [98] the latest click wins: the older call is aborted and never shows', async ({
  page,
  hosted,
  provider,
}) => {
  const { errors } = await countErrors(page)
  await page.goto(hosted)
  const { article, ask, add, pills, draft } = visit(page)
  await add('gated', ...fourIngredients)
  const before = provider.requests.length
  await ask.click()
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  for (let line = 0; line < 4; line++) provider.requests[before]!.release()
  await expect(draft).toContainText('A one-pan supper')
  await pills.first().getByRole('button').click()
  await add('echo')
  await ask.dblclick()
  await expect(article).toContainText('I have egg, rice, peas, ginger, echo')
  await expect.poll(() => provider.requests[before]!.aborted).toBe(true)
  await expect(page.getByText('A one-pan supper')).toHaveCount(0)
  await expect(article).toHaveCount(1)
  expect(errors).toEqual([])
})

test('[100] [101] the list can change while a recipe is made for the list of the click', async ({
  page,
  hosted,
  provider,
}) => {
  await page.goto(hosted)
  const { field, article, ask, add, pills, help, generating } = visit(page)
  await add('gated', 'rice', 'peas', 'ginger')
  const before = provider.requests.length
  await ask.click()
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  await pills.nth(1).getByRole('button').click()
  await expect(ask).toHaveCount(0)
  await expect(help).toHaveCount(1)
  await expect(generating).toBeVisible()
  await field.focus()
  for (let line = 0; line < 50; line++) provider.requests[before]!.release()
  await expect(article).toContainText('Fold in the spinach')
  await expect(field).toBeFocused()
})

test('Stop cancels: the earlier recipe returns, nothing is logged, the focus goes to Get a recipe', async ({
  page,
  hosted,
  provider,
}) => {
  const { errors } = await countErrors(page)
  await page.goto(hosted)
  const { article, ask, stop, add, pills, draft, generating } = visit(page)
  await add('echo', ...fourIngredients)
  await ask.click()
  await expect(article).toContainText('I have echo')
  const text = await article.innerHTML()
  await pills.first().getByRole('button').click()
  await add('gated')
  const before = provider.requests.length
  await ask.click()
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  for (let line = 0; line < 4; line++) provider.requests[before]!.release()
  await expect(draft).toContainText('A one-pan supper')
  await stop.click()
  await expect(generating).toHaveCount(0)
  await expect(draft).toHaveCount(0)
  await expect(article).toBeVisible()
  expect(await article.innerHTML()).toBe(text)
  await expect(ask).toBeFocused()
  await expect.poll(() => provider.requests[before]!.aborted).toBe(true)
  expect(errors).toEqual([])
})

test('[107] leaving the page aborts the call, and the page comes back without a loading line', async ({
  page,
  hosted,
  provider,
}) => {
  await page.goto(hosted)
  const { ask, add, generating, article } = visit(page)
  await add('gated', ...fourIngredients)
  const before = provider.requests.length
  await ask.click()
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(generating).toHaveCount(0)
  await expect.poll(() => provider.requests[before]!.aborted).toBe(true)
  await visit(page).pills.first().getByRole('button').click()
  await add('echo')
  await ask.click()
  await expect(article).toContainText('I have egg')
})

test('[71] a recipe that the provider cut short is shown, and the notes say so', async ({ page, hosted }) => {
  await page.goto(hosted)
  const { ask, add, article, notes } = visit(page)
  await add('length', ...fourIngredients)
  await ask.click()
  await expect(article).toContainText('Lemony chicken rice')
  await expect(notes).toContainText('cut short')
})
