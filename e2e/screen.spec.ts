import { EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'

import { expect, type Locator } from '@playwright/test'

import { helpWordings } from '../src/web/ingredients/help-wordings.ts'
import { fourIngredients, test, visit } from './kitchen.ts'

const { author } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  author: { name: string; url: string }
}

test('the parts of the screen stand in their order, header, main and footer as top-level landmarks', async ({
  page,
  house,
}) => {
  await page.goto(house)
  await expect(page).toHaveTitle('Chef Basil')
  const { field, addButton, list, help, ask, generating, region, article, add } = visit(page)

  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  await expect(header.getByRole('heading', { level: 1, name: 'Chef Basil' })).toBeVisible()
  await expect(header.locator('img')).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('main').locator('header, footer, main')).toHaveCount(0)

  await inOrder(header, field, list, help, footer)

  await add(...fourIngredients)
  await expect(page.getByRole('heading', { name: 'Ready for a recipe?' })).toBeVisible()
  await expect(
    page.getByText('Generate a recipe from your list of ingredients.', { exact: true }),
  ).toBeVisible()
  await inOrder(header, field, list, ask, region, footer)
  await inOrder(field, addButton)

  await ask.click()
  await expect(article).toBeVisible()
  await expect(generating).toHaveCount(0)
  await inOrder(header, field, list, ask, region, article, footer)
})

test('the field is empty and offers an example', async ({ page, house }) => {
  await page.goto(house)
  const { field, addButton } = visit(page)
  await expect(field).toHaveAttribute('placeholder', 'e.g. oregano')
  await expect(field).toHaveValue('')
  await expect(addButton).toHaveText('Add ingredient')
})

test('the footer credits the author of package.json and links to their profile', async ({ page, house }) => {
  await page.goto(house)
  const link = page.getByRole('contentinfo').getByRole('link', { name: author.name })
  await expect(link).toHaveAttribute('href', author.url)
})

test('each of the 15 wordings is in a document of its own, and exactly one is in the document', async ({
  page,
  house,
}) => {
  for (const [index, wording] of helpWordings.entries()) {
    await page.goto(index === 0 ? `${house}/index.html` : `${house}/index-${index}.html`)
    await expect(visit(page).help).toHaveText(wording)
    const text = await page.locator('body').innerText()
    expect(helpWordings.filter((other) => text.includes(other))).toEqual([wording])
  }
})

test('the wording is drawn afresh for each visit', async ({ house, request }) => {
  const wordings = new Set<string>()
  for (let visits = 0; visits < 60; visits++) {
    const html = await (await request.get(house)).text()
    const [shown, ...others] = helpWordings.filter((wording) =>
      html.includes(`<p class="help">${wording}</p>`),
    )
    expect(others).toEqual([])
    wordings.add(String(shown))
  }
  expect(wordings.size).toBeGreaterThan(5)
})

test('the first screen is in the document before its script is there, and what is entered then is kept', async ({
  page,
  house,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  await page.route('**/assets/main-*.js', async (route) => {
    await opened
    await route.continue()
  })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(house, { waitUntil: 'commit' })
  const { field, pills, help } = visit(page)
  await expect(help).toBeVisible()
  await page.waitForLoadState('load')
  for (const food of ['egg, rice', 'milk']) {
    await field.fill(food)
    await field.press('Enter')
    await expect(field).toHaveValue('')
  }
  await page.evaluate(() => navigator.clipboard.writeText('- peas\n- 2 onions'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(field).toHaveValue('')
  await field.fill('p'.repeat(130))
  await expect(pills).toHaveCount(0)
  gate.emit('open')
  await expect(pills).toHaveText(['egg', 'rice', 'milk', 'peas', '2 onions'])
  await expect(field).toHaveValue('p'.repeat(120))
  await expect(field).toBeFocused()
  expect(errors).toEqual([])
})

test('the help line shows with 0 to 3 ingredients, the call to action from 4', async ({ page, house }) => {
  await page.goto(house)
  const { help, ask, pills, add } = visit(page)
  const ready = page.getByRole('heading', { name: 'Ready for a recipe?' })
  for (let count = 0; count <= 5; count++) {
    await expect(pills).toHaveCount(count)
    await expect(help).toHaveCount(count < 4 ? 1 : 0)
    await expect(ready).toHaveCount(count < 4 ? 0 : 1)
    await expect(ask).toHaveCount(count < 4 ? 0 : 1)
    await add(`food ${count}`)
  }
  for (let count = 6; count > 3; count--) await pills.first().getByRole('button').click()
  await expect(help).toHaveCount(1)
  await expect(ask).toHaveCount(0)
})

/** Expects each part to begin no higher on the page than the one before, once all of them have been measured at rest. */
async function inOrder(...parts: Locator[]) {
  await expect(async () => {
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? Number.NaN))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  }).toPass()
}
