import { readFileSync } from 'node:fs'

import { expect } from '@playwright/test'
import { parseCooklang } from 'cooklang-parse'

import { recipe } from './provider/recipes.ts'
import { countErrors, fourIngredients, test, visit } from './kitchen.ts'

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

test('a house recipe is saved for other recipe programs with its foods, amounts and timers', async ({
  page,
  house,
}) => {
  await page.goto(house)
  const { ask, add, article } = visit(page)
  await add('chicken thighs, rice, garlic, lemon, spinach')
  await ask.click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as Cooklang' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.cook$/)
  const saved = parseCooklang(readFileSync(await download.path(), 'utf8'))
  expect(saved.errors).toEqual([])
  expect(saved.metadata['title']).toBe(await article.getByRole('heading').first().innerText())
  expect(saved.ingredients).toHaveLength(await article.locator('ul > li').count())
  const rice = saved.ingredients.find(({ name }) => name === 'rice')
  expect(rice).toMatchObject({ quantity: expect.any(Number), units: 'g' })
  expect(saved.timers.length).toBeGreaterThan(0)
  for (const { quantity, units } of saved.timers) {
    expect(String(quantity)).toMatch(/^\d/)
    expect(units).toMatch(/^(minutes|hours|seconds)$/)
  }
})

test('servings are asked for by the same list and seed, in place of those that were typed', async ({
  page,
  house,
}) => {
  const asked: { ingredients: string[]; seed: number }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.postDataJSON())
  })
  await page.goto(house)
  const { ask, add, pills, article } = visit(page)
  await add('chicken thighs, rice, garlic, lemon, for 2')
  await ask.click()
  const servings = page.getByRole('combobox', { name: 'Servings' })
  await expect(servings.getByRole('option')).toHaveText(Array.from({ length: 12 }, (_, at) => `${at + 1}`))
  await article.evaluate((first) => (first.dataset['asked'] = 'once'))
  await servings.focus()
  await servings.selectOption('6')
  await expect(page.locator('[data-asked]')).toHaveCount(0)
  await expect(servings).toBeFocused()
  expect(asked[1]).toEqual({
    ingredients: ['chicken thighs', 'rice', 'garlic', 'lemon', 'for 6'],
    seed: asked[0]?.seed,
  })
  expect(asked[0]?.seed).toEqual(expect.any(Number))
  await expect(pills).toHaveText(['chicken thighs', 'rice', 'garlic', 'lemon', 'for 2'])
  await expect(page.getByText('For an earlier list')).toHaveCount(0)
})

test('a hosted recipe has neither servings to choose nor a file for recipe programs', async ({
  page,
  hosted,
}) => {
  await page.goto(hosted)
  const { ask, add, notes } = visit(page)
  await add('recipe', ...fourIngredients)
  await ask.click()
  await expect(notes).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cooklang' })).toHaveCount(0)
  await expect(page.getByRole('combobox')).toHaveCount(0)
})

test('another idea brings another dish, six times in a row, and keeps the focus', async ({ page, house }) => {
  await page.goto(house)
  const { ask, add, article } = visit(page)
  await add('chicken thighs, rice, garlic, lemon, spinach')
  await ask.click()
  await expect(article).toBeVisible()
  const another = page.getByRole('button', { name: 'Another idea' })
  const titles = new Set<string>()
  let before = ''
  for (let ideas = 0; ideas < 6; ideas++) {
    const title = await article.getByRole('heading').first().innerText()
    expect(title).not.toBe(before)
    titles.add(title)
    before = title
    await article.evaluate((shown) => (shown.dataset['asked'] = 'for another'))
    await another.click()
    await expect(page.locator('[data-asked]')).toHaveCount(0)
    await expect(another).toBeFocused()
  }
  expect(titles.size).toBeGreaterThanOrEqual(4)
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
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
  expect(pages).toHaveLength(1)
})

test('the share sheet gets the recipe, and closing it changes nothing', async ({ page, hosted }) => {
  const { errors, uncaught } = await countErrors(page)
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    navigator.share = async (data = {}) => {
      shared.push(data)
      throw new DOMException('closed by the visitor', 'AbortError')
    }
  })
  await page.goto(hosted)
  const { ask, add, notes } = visit(page)
  await add('recipe', ...fourIngredients)
  await ask.click()
  await expect(notes).toBeVisible()
  const before = await page.getByRole('main').innerHTML()
  await page.getByRole('button', { name: 'Share' }).click()
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
  expect(shared).toEqual([{ title: 'Lemony chicken rice with wilted spinach', text: recipe }])
  expect(await page.getByRole('main').innerHTML()).toBe(before)
  expect(errors).toEqual([])
  expect(uncaught).toEqual([])
})

test('where a browser has no share sheet, there is no button for one', async ({ page, hosted }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto(hosted)
  const { ask, add, article } = visit(page)
  await add('recipe', ...fourIngredients)
  await ask.click()
  await expect(article).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
})

test("in the cook's view the screen stays awake until it is left, and an earlier request gives way", async ({
  page,
  context,
  hosted,
  provider,
}) => {
  // A Chromium without windows asks, and nobody is there to answer.
  await context.grantPermissions(['screen-wake-lock'])
  await page.addInitScript(() => {
    const locks: WakeLockSentinel[] = []
    Object.assign(window, { locks })
    const request = navigator.wakeLock.request.bind(navigator.wakeLock)
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type)
      locks.push(lock)
      return lock
    }
  })
  const released = () =>
    page.evaluate(() =>
      (window as unknown as { locks: WakeLockSentinel[] }).locks.map((lock) => lock.released),
    )
  await page.goto(hosted)
  const { ask, add, article, pills, generating } = visit(page)
  await add('recipe', ...fourIngredients)
  await ask.click()
  await expect(article).toBeVisible()
  await pills.first().getByRole('button').click()
  await add('gated')
  const before = provider.requests.length
  await ask.click()
  await expect.poll(() => provider.requests.length).toBe(before + 1)

  await page.getByRole('button', { name: 'Start cooking' }).click()
  await expect(page.getByText('The screen stays awake')).toBeVisible()
  expect(await released()).toEqual([false])
  await expect(generating).toHaveCount(0)
  await expect.poll(() => provider.requests[before]!.aborted).toBe(true)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.poll(released).toEqual([true])
})
