import { expect, type Page } from '@playwright/test'

import { countErrors, fourIngredients, test, visit } from './kitchen.ts'

/** Makes a component of the page's lazy chunk throw for a recipe that holds a word, and work as ever for others. */
async function plantBomb(page: Page, component: string, word: string) {
  await page.route('**/assets/kitchen-*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const planted = code.replace(
      new RegExp(`(\\w+) as ${component}\\b`),
      // What is memoized holds its function as its type.
      (_, name: string) => `bomb as ${component}};const bomb=(props)=>{
        if(JSON.stringify(props).includes('${word}'))throw Error('bomb');return (${name}.type??${name})(props)};export{${name} as real`,
    )
    expect(planted).not.toBe(code)
    await route.fulfill({ response, body: planted })
  })
}

for (const component of ['RecipeMarkdown', 'BesideRecipe'])
  test(`[111] where ${component} throws, list and form live on and the earlier recipe is back`, async ({
    page,
    hosted,
  }) => {
    await plantBomb(page, component, 'tofu')
    const { errors, uncaught } = await countErrors(page)
    await page.goto(hosted)
    const { ask, add, pills, article, generating, notes, region } = visit(page)

    // Before any recipe.
    await add('echo', ...fourIngredients, 'tofu')
    await ask.click()
    await expect.poll(() => errors.length).toBe(1)
    await expect(generating).toHaveCount(0)
    await expect(region).toBeEmpty()

    // After one.
    await pills.last().getByRole('button').click()
    await ask.click()
    await expect(article).toContainText('I have echo, egg, rice, peas, ginger')
    await expect(notes).toBeVisible()
    await add('tofu')
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
    const main = await page.getByRole('main').innerHTML()
    await ask.click()
    await expect.poll(() => errors.length).toBe(2)
    await expect(generating).toHaveCount(0)
    expect(await page.getByRole('main').innerHTML()).toBe(main)
    expect(errors.every((error) => error.startsWith('Chef Basil'))).toBe(true)
    expect(uncaught).toEqual([])

    await pills.last().getByRole('button').click()
    await add('salt')
    await ask.click()
    await expect(article).toContainText('ginger, salt')
  })

type Watched = { updates: number; longest: number }

test('[120] a recipe is rendered in batches of words, and no batch holds up the page', async ({
  page,
  hosted,
}) => {
  await page.goto(hosted)
  const { ask, add, article } = visit(page)
  await add('recipe', ...fourIngredients)
  await page.evaluate(() => {
    const watched = { updates: 0, longest: 0 }
    Object.assign(window, { watched })
    new MutationObserver(() => watched.updates++).observe(document.querySelector('main')!, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) watched.longest = Math.max(watched.longest, duration)
    }).observe({ type: 'longtask' })
  })
  const begun = performance.now()
  await ask.click()
  await expect(article).toContainText('Fold in the spinach')
  const seconds = (performance.now() - begun) / 1000
  const { updates, longest } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched)
  // Ten a second, and some for the loading line, the first text and the end; the recipe has 200 words.
  expect(updates).toBeLessThan(10 * seconds + 10)
  expect(updates).toBeLessThan(100)
  // 50 ms are meant; a machine that runs other tests at once takes longer.
  expect(longest).toBeLessThan(500)
})
