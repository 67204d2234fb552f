import { expect, type Page } from '@playwright/test'

import { build, filesOf, pageOnlyBuild } from './build.ts'
import { countErrors, fourIngredients, test, visit } from './kitchen.ts'
import { recipe } from './provider/recipes.ts'
import { startStaticHost } from './static-host.ts'

const buildStatic: [string, ...string[]] = ['npm', 'run', 'build:static', '--']
const token = 'hf_canaryThatEveryVisitorCanRead'
const providerAddress = 'https://router.huggingface.co/'

/** Requests that left the page for another host. */
function recordAway(page: Page, url: string) {
  const away: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) away.push(request.url())
  })
  return away
}

test.describe('the page-only build', () => {
  let host: Awaited<ReturnType<typeof startStaticHost>>

  test.beforeAll(async () => {
    host = await startStaticHost(pageOnlyBuild)
  })
  test.afterAll(() => host.stop())

  test('the house chef answers in the page, without any other host, offline too', async ({
    page,
    context,
  }) => {
    const { errors, uncaught } = await countErrors(page)
    const away = recordAway(page, host.url)
    await page.goto(host.url)
    const { ask, add, article, notes } = visit(page)
    await add('chicken thighs', 'rice', 'garlic', 'lemon', 'spinach')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await ask.click()
    await expect(article).toContainText('chicken')
    await expect(notes).toContainText('From the house chef')
    expect(away).toEqual([])
    expect(errors).toEqual([])
    expect(uncaught).toEqual([])
  })

  test('its policy stands in the document before anything that it governs', async ({ page }) => {
    await page.goto(host.url)
    const policy = page.locator('head > meta[http-equiv="Content-Security-Policy"]')
    await expect(policy).toHaveAttribute(
      'content',
      /^default-src 'none'; script-src 'self' 'sha256-[^']+'; .*connect-src 'self'/,
    )
    expect(await policy.evaluate((meta) => meta.previousElementSibling)).toBeNull()
  })
})

test.describe('the page-only build with a hosted chef', () => {
  // One after the other: built once.
  test.describe.configure({ mode: 'default' })
  let host: Awaited<ReturnType<typeof startStaticHost>>

  test.beforeAll(async () => {
    const { folder, succeeded, said } = await build(buildStatic, {
      VITE_CHEF: 'hosted',
      VITE_HF_TOKEN: token,
    })
    expect(succeeded, said).toBe(true)
    expect(said).toContain('every visitor can read it')
    expect([...(await filesOf(folder)).values()].some((text) => text.includes(token))).toBe(true)
    host = await startStaticHost(folder)
  })
  test.afterAll(() => host.stop())

  test('the page calls the service itself, with the token that it holds', async ({ page, provider }) => {
    const { errors } = await countErrors(page)
    await page.route(`${providerAddress}**`, async (route) => {
      const response = await route.fetch({ url: `${provider.url('recipe')}/chat/completions` })
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'access-control-allow-origin': '*' },
      })
    })
    await page.goto(host.url)
    const { ask, add, article, notes } = visit(page)
    await add(...fourIngredients)
    const before = provider.requests.length
    await ask.click()
    await expect(article).toContainText('Fold in the spinach')
    await expect(notes).toContainText('mistralai/Mixtral-8x7B-Instruct-v0.1')
    const request = provider.requests[before]!
    expect(request.headers['authorization']).toBe(`Bearer ${token}`)
    expect(request.body).toMatchObject({
      model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
      max_tokens: 1024,
      messages: [
        { role: 'system' },
        { role: 'user', content: expect.stringMatching(/^I have egg, rice, peas, ginger/) },
      ],
    })
    expect(recipe).toContain(await article.getByRole('heading').first().innerText())
    expect(errors).toEqual([])
  })

  test('there is no stand-in: a failure leaves the page as it was, with one console.error', async ({
    page,
  }) => {
    const { errors } = await countErrors(page)
    await page.route(`${providerAddress}**`, (route) => route.abort())
    await page.goto(host.url)
    const { ask, add, generating } = visit(page)
    await add(...fourIngredients)
    const before = await page.getByRole('main').innerHTML()
    await ask.click()
    await expect.poll(() => errors.length, { timeout: 20_000 }).toBe(1)
    await expect(generating).toHaveCount(0)
    expect(await page.getByRole('main').innerHTML()).toBe(before)
    expect(errors.join(' ')).not.toContain(token)
  })
})

test('a hosted page-only build without a token is refused with one clear line', async () => {
  const { succeeded, said } = await build(buildStatic, { VITE_CHEF: 'hosted' })
  expect(succeeded).toBe(false)
  expect(said).toContain('VITE_CHEF=hosted needs VITE_HF_TOKEN')
})

test('[134] the server build holds no token and neither chef, whatever VITE_ settings are set', async () => {
  const { folder, succeeded, said } = await build(['npx', 'vite', 'build'], {
    VITE_CHEF: 'hosted',
    VITE_HF_TOKEN: token,
  })
  expect(succeeded, said).toBe(true)
  const files = await filesOf(folder)
  expect([...files.keys()].filter((name) => /house|hosted/.test(name))).toEqual([])
  for (const text of files.values()) {
    expect(text).not.toContain(token)
    expect(text).not.toContain(new URL(providerAddress).host)
  }
})
