import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, type Page } from '@playwright/test'

import { pageOnlyBuild } from './build.ts'
import { countErrors, fourIngredients, test, visit } from './kitchen.ts'
import { startStaticHost } from './static-host.ts'

/** The first visit is over once the service worker serves the page. */
async function visitFirst(page: Page, url: string) {
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** A newer build in the place of the one that is served: no file of the older is left but the page's own name. */
async function deployNewer(folder: string) {
  await rename(join(folder, 'assets'), join(folder, 'assets-2'))
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.(html|js)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const text = (await readFile(path, 'utf8')).replaceAll('assets/', 'assets-2/')
    const newer = text
      .replace('<title>Chef Basil', '<title>Newer')
      .replace(/index\.html\W+revision\W+/, '$&2')
    await writeFile(path, newer)
  }
}

test('once visited, the page opens without a network and the house chef answers in it', async ({ page }) => {
  const host = await startStaticHost(pageOnlyBuild)
  const { errors, uncaught } = await countErrors(page)
  await visitFirst(page, host.url)
  await host.stop()
  for (const address of [host.url, `${host.url}?from=home`]) {
    await page.goto(address)
    const { add, ask, article, notes } = visit(page)
    await expect(page.locator('header img')).toHaveJSProperty('complete', true)
    await add(...fourIngredients)
    await ask.click()
    await expect(article).toContainText('rice')
    await expect(notes).toContainText('From the house chef')
  }
  expect(errors).toEqual([])
  expect(uncaught).toEqual([])
})

test('an update takes nothing from a list in progress, meets no old page, and is there at the next visit', async ({
  page,
  context,
}) => {
  const folder = await mkdtemp('test-results/deployed-')
  await cp(pageOnlyBuild, folder, { recursive: true })
  const host = await startStaticHost(folder)
  await visitFirst(page, host.url)
  await deployNewer(folder)

  const { add, ask, article, pills } = visit(page)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting)
  // None of the older files is on the host any more: all come from what was kept.
  await add(...fourIngredients)
  await ask.click()
  await expect(article).toContainText('rice')
  await expect(pills).toHaveText(fourIngredients)
  await expect(page).toHaveTitle('Chef Basil')

  let next = page
  await expect(async () => {
    // The newer one takes over while no page is open. A page opened sooner would keep the older one in place.
    await next.close()
    next = await context.newPage()
    await next.goto(host.url)
    await expect(next).toHaveTitle('Newer', { timeout: 1000 })
  }).toPass()
  await visit(next).add(...fourIngredients)
  await visit(next).ask.click()
  await expect(visit(next).article).toContainText('rice')
  await host.stop()
  await rm(folder, { recursive: true })
})

test('the manifest makes it installable: a name, a start, icons of every size that are there', async ({
  page,
}) => {
  const host = await startStaticHost(pageOnlyBuild)
  await page.goto(host.url)
  const session = await page.context().newCDPSession(page)
  const { errors, data = '' } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data) as {
    name: string
    display: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Chef Basil', display: 'standalone' })
  for (const { src, sizes } of manifest.icons) {
    const side = await page.evaluate(async (address) => {
      const icon = new Image()
      icon.src = address
      await icon.decode()
      return icon.naturalWidth
    }, src)
    if (sizes !== 'any') expect(`${side}x${side}`).toBe(sizes)
  }
  await host.stop()
})

test('the server build has the manifest and its icons, and no service worker', async ({ page, house }) => {
  await page.goto(house)
  const session = await page.context().newCDPSession(page)
  const { url, errors, data = '' } = await session.send('Page.getAppManifest')
  expect(url).toBe(`${house}/manifest.webmanifest`)
  expect(errors).toEqual([])
  const { icons } = JSON.parse(data) as { icons: { src: string }[] }
  for (const { src } of icons) expect((await page.request.get(`${house}/${src}`)).status()).toBe(200)
  expect((await page.request.get(`${house}/service-worker.js`)).status()).toBe(404)
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
})
