import { devices, expect, type Page } from '@playwright/test'

import { fourIngredients, test, visit } from './kitchen.ts'

const pantry = ['chicken thighs', 'rice', 'garlic', 'lemon', 'spinach']

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

test.describe('on a phone', () => {
  test.use(phone)

  test('a first visit: a pasted list, a slip mended, a recipe, cooked step by step, shared', async ({
    page,
    house,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.body.dataset['shared'] = JSON.stringify(data)
      }
    })
    await page.goto(house)
    const { field, addButton, pills, help, ask, article, heading } = visit(page)
    await expect(help).toBeVisible()
    await field.tap()
    await page.evaluate((text) => navigator.clipboard.writeText(text), `• ${pantry.join('\n• ')}\n`)
    await page.keyboard.press('ControlOrMeta+v')
    await expect(pills).toHaveText(pantry)
    await field.fill('sugr')
    await addButton.tap()
    await pills.last().getByRole('button').tap()
    await expect(pills).toHaveText(pantry)

    await ask.tap()
    await expect(article).toBeVisible()
    await expect(heading).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(412)

    await page.getByRole('button', { name: 'Start cooking' }).tap()
    const view = page.getByRole('dialog')
    await expect(view.getByRole('heading', { level: 2 })).toHaveText(
      await article.getByRole('heading').first().innerText(),
    )
    const steps = view.getByRole('checkbox')
    await expect(steps).toHaveCount(await article.locator('ol > li').count())
    await steps.first().tap()
    await expect(steps.first()).toBeChecked()
    await view.getByText('Ingredients').tap()
    await expect(view).toContainText('rice')
    await view.getByRole('button', { name: 'Done' }).tap()
    await expect(view).toHaveCount(0)

    await page.getByRole('button', { name: 'Share' }).tap()
    const shared = await page.evaluate(() => document.body.dataset['shared'])
    expect(shared).toContain('### Method')
  })
})

test('by keyboard alone: add, remove, ask, stop, ask again, cook, leave', async ({
  page,
  hosted,
  provider,
}) => {
  await page.goto(hosted)
  const { field, pills, article, ask, generating } = visit(page)
  const { keyboard } = page
  await keyboard.press('Tab')
  await expect(field).toBeFocused()
  for (const ingredient of ['gated', 'oops', ...fourIngredients, 'slip']) {
    await keyboard.type(ingredient)
    await keyboard.press('Enter')
  }
  await expect(pills).toHaveCount(7)
  for (let stops = 0; stops < 3; stops++) await keyboard.press('Tab')
  await keyboard.press('Delete')
  await expect(pills).toHaveText(['gated', ...fourIngredients, 'slip'])
  await expect(pills.nth(1).getByRole('button')).toBeFocused()
  for (let stops = 0; stops < 4; stops++) await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(pills).toHaveText(['gated', ...fourIngredients])
  await expect(pills.last().getByRole('button')).toBeFocused()
  await keyboard.press('Tab')
  await expect(ask).toBeFocused()

  const before = provider.requests.length
  await keyboard.press('Enter')
  await expect(generating).toBeVisible()
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(generating).toHaveCount(0)
  await expect(ask).toBeFocused()
  await keyboard.press('Enter')
  await expect.poll(() => provider.requests.length).toBe(before + 2)
  for (let line = 0; line < 60; line++) provider.requests.at(-1)!.release()
  await expect(article).toContainText('Fold in the spinach')
  await expect(ask).toBeFocused()

  // The table scrolls by keyboard, so it comes first.
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  const startCooking = page.getByRole('button', { name: 'Start cooking' })
  await expect(startCooking).toBeFocused()
  await keyboard.press('Enter')
  const steps = page.getByRole('dialog').getByRole('checkbox')
  for (let stops = 0; stops < 9; stops++) {
    if (await steps.nth(1).evaluate((step) => step === document.activeElement)) break
    await keyboard.press('Tab')
  }
  await keyboard.press('Space')
  await expect(steps.nth(1)).toBeChecked()
  await keyboard.press('Escape')
  // Gone from the page and not only closed: until then the next Enter would open what is leaving.
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(startCooking).toBeFocused()
  await keyboard.press('Enter')
  await expect(steps.nth(1)).toBeChecked()
  await expect(steps.nth(0)).not.toBeChecked()
})

/** What the live regions say, in order: each change of their text. Call when the page is loaded. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const region of document.querySelectorAll<HTMLElement>('[role="status"], [aria-live]'))
      new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
        subtree: true,
        childList: true,
        characterData: true,
      })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

test('by ear: the status while it is made, then the finished recipe once; the draft is not there', async ({
  page,
  hosted,
  provider,
}) => {
  await page.goto(hosted)
  const { add, ask, article, draft } = visit(page)
  const main = page.getByRole('main')
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - textbox "Add ingredient"
      - button "Add ingredient"
      - region "Ingredients on hand:":
        - heading "Ingredients on hand:" [level=2]
        - list
      - paragraph: /4 or more ingredients/
      - status
  `)
  await add('gated', ...fourIngredients)
  await expect(main).toMatchAriaSnapshot(`
    - region "Ingredients on hand:":
      - list:
        - listitem:
          - button "Remove gated"
        - listitem:
          - button "Remove egg"
    - region "Ready for a recipe?":
      - heading "Ready for a recipe?" [level=2]
      - paragraph: Generate a recipe from your list of ingredients.
      - button "Get a recipe"
  `)
  const heard = await listen(page)
  const before = provider.requests.length
  await ask.click()
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  for (let line = 0; line < 16; line++) provider.requests[before]!.release()
  await expect(draft).toContainText('long-grain rice')
  expect(await heard()).toEqual(['Generating...'])
  const whileStreaming = await main.ariaSnapshot()
  expect(whileStreaming).toContain('status: Generating...')
  expect(whileStreaming).not.toContain('long-grain rice')
  expect(whileStreaming).not.toContain('Chef Basil recommends')

  for (let line = 0; line < 60; line++) provider.requests[before]!.release()
  await expect(article).toContainText('Fold in the spinach')
  const [generating, ...rest] = await heard()
  expect(generating).toBe('Generating...')
  expect(rest.filter(Boolean)).toEqual([expect.stringMatching(/^Chef Basil recommends:.*glossy\.\s*$/s)])
  await expect(main).toMatchAriaSnapshot(`
    - status
    - heading "Chef Basil recommends:" [level=2]
    - article:
      - heading "Lemony chicken rice with wilted spinach" [level=2]
      - heading "Ingredients" [level=3]
      - list:
        - listitem: 600 g chicken thighs, boneless
      - heading "Method" [level=3]
      - list:
        - listitem: /Pat the chicken dry/
    - button "Start cooking"
    - complementary "Kitchen notes"
  `)
  expect((await main.ariaSnapshot()).match(/long-grain rice/g)).toHaveLength(1)

  // The time that passes is there to be read, and is not announced.
  await page.getByRole('button', { name: 'Start cooking' }).click()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Lemony chicken rice with wilted spinach":
      - heading "Lemony chicken rice with wilted spinach" [level=2]
      - button "Done"
      - list "Method":
        - listitem:
          - checkbox /Pat the chicken dry/
  `)
})

test('a cook who asks three times: each recipe takes the place of the one before', async ({
  page,
  house,
}) => {
  await page.goto(house)
  const { add, ask, article, heading, pills } = visit(page)
  const earlier = page.getByText('For an earlier list:')
  await add(...pantry)
  await ask.click()
  await expect(article).toBeVisible()
  await page.getByRole('button', { name: 'Start cooking' }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Done' }).click()
  await article.evaluate((first) => (first.dataset['asked'] = 'once'))

  await page.getByRole('button', { name: 'Another idea' }).click()
  await expect(page.locator('[data-asked]')).toHaveCount(0)
  await expect(article).toHaveCount(1)
  await article.evaluate((second) => (second.dataset['asked'] = 'twice'))
  await page.getByRole('button', { name: 'Start cooking' }).click()
  await expect(page.getByRole('checkbox').first()).not.toBeChecked()
  await page.getByRole('button', { name: 'Done' }).click()

  await expect(earlier).toHaveCount(0)
  await pills.first().getByRole('button').click()
  await add('tofu')
  await expect(earlier).toHaveText('For an earlier list: chicken thighs, rice, garlic, lemon, spinach')
  await ask.click()
  await expect(page.locator('[data-asked]')).toHaveCount(0)
  await expect(earlier).toHaveCount(0)
  await expect(article).toContainText('tofu')
  await expect(article).not.toContainText('chicken')
  await expect(heading).toHaveCount(1)
})
