import { expect } from '@playwright/test'

import { countErrors, fourIngredients, test, visit } from './kitchen.ts'

// Before any text, and in the middle of it.
const beforeText = ['status-401', 'status-404', 'html-200', 'json-200', 'redirect', 'error-first', 'no-text']
const inTheMiddle = ['cut', 'content-filter', 'fin-mid-chunk', 'malformed-json', 'unfinished-event']

test('[52] [54] [61] [62] [63] [64] [68] [69] [72] [78] [79] [82] no fault of a provider changes the page', async ({
  page,
  hosted,
}) => {
  test.slow()
  const { errors, uncaught } = await countErrors(page)
  await page.goto(hosted)
  const { ask, add, pills, article, notes, generating } = visit(page)
  await add(...fourIngredients, 'echo')
  await ask.click()
  await expect(article).toContainText('I have egg, rice, peas, ginger, echo')
  await expect(notes).toBeVisible()
  let expected = 0
  for (const scenario of [...beforeText, ...inTheMiddle]) {
    await pills.last().getByRole('button').click()
    await add(scenario)
    const main = await page.getByRole('main').innerHTML()
    await ask.click()
    await expect.poll(() => errors.length, scenario).toBe(++expected)
    await expect(generating).toHaveCount(0)
    expect(await page.getByRole('main').innerHTML(), scenario).toBe(main)
  }
  expect(errors.every((error) => error.startsWith('Chef Basil'))).toBe(true)
  expect(uncaught).toEqual([])
})

test('[141] while the chef thinks, a second line says so; nothing of it shows, and Stop ends it', async ({
  page,
  hosted,
  provider,
}) => {
  const { errors } = await countErrors(page)
  await page.clock.install()
  await page.goto(hosted)
  const { ask, add, stop, draft, region, article, generating } = visit(page)
  const thinking = page.getByText('The chef is still thinking.')
  const height = () => page.locator('.loading-line').evaluate((line: HTMLElement) => line.offsetHeight)
  await add(...fourIngredients, 'thinks')
  for (const ending of ['stopped', 'finished']) {
    const before = provider.requests.length
    await ask.click()
    await expect(generating).toBeVisible()
    await expect.poll(() => provider.requests.length).toBe(before + 1)
    const request = provider.requests[before]!
    const shortly = await height()
    await expect(thinking).toHaveCount(0)
    await page.clock.fastForward(30_000)
    await expect(thinking).toBeVisible()
    expect(await height()).toBe(shortly)
    await expect(draft).toHaveCount(0)
    await expect(region).toBeEmpty()
    if (ending === 'stopped') {
      await stop.click()
      await expect.poll(() => request.aborted).toBe(true)
    } else {
      request.release()
      request.release()
      await expect(article).toContainText('4 eggs')
    }
    await expect(thinking).toHaveCount(0)
    await expect(generating).toHaveCount(0)
  }
  expect(errors).toEqual([])
})

test('[137] [145] thinking in tags and a fence around it all never show, while the text streams or after', async ({
  page,
  hosted,
}) => {
  const { errors } = await countErrors(page)
  await page.goto(hosted)
  const { ask, add, article, notes, pills } = visit(page)
  // All that the page ever shows of an answer.
  await page.evaluate(() => {
    const seen: string[] = []
    const look = () => void seen.push(document.querySelector('.recipe-area')?.textContent ?? '')
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { seen })
  })
  await add(...fourIngredients)
  for (const scenario of ['think-tags', 'fenced', 'fenced-after-thinking']) {
    await add(scenario)
    await ask.click()
    await expect(article.getByRole('heading', { name: 'Œufs' }), scenario).toBeVisible()
    await expect(article.locator('pre')).toHaveCount(0)
    await expect(notes).not.toContainText('milk')
    await pills.last().getByRole('button').click()
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'))
  expect(seen).toContain('4 eggs')
  expect(seen).not.toMatch(/Not|butter|think>|`|markdown/)
  expect(errors).toEqual([])
})

test('[52] [61] [64] [65] [68] [69] the house chef stands in before the first text and never after it', async ({
  page,
  provider,
  start,
}) => {
  const server = await start({
    CHEF_ENDPOINT: provider.url('by-ingredient'),
    RATE_LIMIT_PER_MINUTE: '1000',
  })
  const { errors } = await countErrors(page)
  await page.goto(server.url)
  const { ask, add, pills, article, notes, generating } = visit(page)
  await add(...fourIngredients, 'echo')
  for (const scenario of ['status-401', 'html-200', 'error-first', 'no-text']) {
    await pills.last().getByRole('button').click()
    await add('echo')
    await ask.click()
    await expect(notes).toContainText('Written by an AI chef')
    await pills.last().getByRole('button').click()
    await add(scenario)
    await ask.click()
    await expect(notes, scenario).toContainText('could not be reached')
    await expect(article.getByRole('listitem').first()).toBeVisible()
  }
  expect(errors).toEqual([])
  for (const [index, scenario] of ['error-mid-stream', 'cut'].entries()) {
    await pills.last().getByRole('button').click()
    await add(scenario)
    const main = await page.getByRole('main').innerHTML()
    await ask.click()
    await expect.poll(() => errors.length, scenario).toBe(index + 1)
    await expect(generating).toHaveCount(0)
    expect(await page.getByRole('main').innerHTML(), scenario).toBe(main)
  }
})
