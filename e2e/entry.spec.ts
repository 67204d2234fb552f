import { expect } from '@playwright/test'

import { test, visit } from './kitchen.ts'

test('Enter and the button add what was typed, trimmed; the field is cleared and keeps the focus', async ({
  page,
  house,
}) => {
  await page.goto(house)
  const { field, addButton, pills } = visit(page)
  await field.fill('  oregano ')
  await field.press('Enter')
  await expect(pills).toHaveText(['oregano'])
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await field.fill('red onion')
  await addButton.click()
  await expect(pills).toHaveText(['oregano', 'red onion'])
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
})

test('an empty or blank text is ignored silently', async ({ page, house }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.goto(house)
  const { field, addButton, pills, help } = visit(page)
  await field.press('Enter')
  await addButton.click()
  for (const blank of ['   ', '\u00a0', '\u200b\u202e']) {
    await field.fill(blank)
    await field.press('Enter')
  }
  await expect(pills).toHaveCount(0)
  await expect(help).toHaveCount(1)
  await expect(field).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(messages).toEqual([])
})

test('duplicates are two pills, in order, and a click removes just the clicked one', async ({
  page,
  house,
}) => {
  await page.goto(house)
  const { pills, add } = visit(page)
  await add('egg', 'rice', 'egg', 'peas')
  await expect(pills).toHaveText(['egg', 'rice', 'egg', 'peas'])
  await pills.nth(2).getByRole('button').click()
  await expect(pills).toHaveText(['egg', 'rice', 'peas'])
  await pills.nth(0).getByText('egg').click()
  await expect(pills).toHaveText(['rice', 'peas'])
})

test('[21] a pill shows what was typed, and its direction stays its own', async ({ page, house }) => {
  await page.goto(house)
  const { pills, add } = visit(page)
  await add('<b>salt</b> & "pepper"', 'שום טרי', '\u202eegg')
  await expect(pills).toHaveText(['<b>salt</b> & "pepper"', 'שום טרי', '\u202eegg'])
  await expect(pills.locator('bdi')).toHaveCount(3)
})

test('the list is gone after a reload: it is in no storage and no address', async ({ page, house }) => {
  await page.goto(house)
  const { pills, add } = visit(page)
  await add('egg', 'rice')
  expect(new URL(page.url()).href).toBe(new URL(house).href)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await page.context().cookies()).toEqual([])
  await page.reload()
  await expect(pills).toHaveCount(0)
})

test('pasting a list adds each line', async ({ page, house, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(house)
  await page.waitForLoadState('networkidle')
  const { field, pills } = visit(page)
  await page.evaluate(() => navigator.clipboard.writeText('- egg\n- rice\n\n3. peas\n'))
  await field.focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(pills).toHaveText(['egg', 'rice', 'peas'])
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
})

test('a list typed at once is as many pills; a description stays with its food', async ({ page, house }) => {
  await page.goto(house)
  const { pills, add, field } = visit(page)
  await add('eggs, milk, flour, butter', 'chicken thighs, boneless, skinless', 'salt and pepper')
  await expect(pills).toHaveText([
    'eggs',
    'milk',
    'flour',
    'butter',
    'chicken thighs, boneless, skinless',
    'salt and pepper',
  ])
  await expect(field).toBeFocused()
})

test('a pill removed by mistake comes back by the button that offers it for a while; nothing moves', async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(house)
  const { pills, add, help } = visit(page)
  const undo = page.getByRole('button', { name: 'Undo removing rice' })
  await add('egg, rice, peas')
  await pills.nth(1).getByRole('button').click()
  const place = await help.boundingBox()
  await expect(undo).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await undo.click()
  await expect(pills).toHaveText(['egg', 'rice', 'peas'])
  await expect(pills.nth(1).getByRole('button')).toBeFocused()
  await page.keyboard.press('Delete')
  // It stays for as long as it is pointed at.
  await page.mouse.move(0, 0)
  await expect(undo).toBeVisible()
  await expect(undo).toHaveCount(0, { timeout: 15_000 })
  expect(await help.boundingBox()).toEqual(place)
})

test('the field stops at 120 code points and the list at 200', async ({ page, house, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(house)
  await page.waitForLoadState('networkidle')
  const { field, pills } = visit(page)
  await field.fill('🧄'.repeat(150))
  await expect(field).toHaveValue('🧄'.repeat(120))
  await page.evaluate(() =>
    navigator.clipboard.writeText(Array.from({ length: 230 }, (_, index) => `food ${index}`).join('\n')),
  )
  await field.fill('')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(pills).toHaveCount(200)
})
