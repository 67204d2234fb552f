import { expect, type Page } from '@playwright/test'

import { countErrors, fourIngredients, test, visit } from './kitchen.ts'

/** Asks for a recipe by the scenario's name and opens the cook's view. */
async function startCooking(page: Page, url: string, scenario = 'many-times') {
  await page.goto(url)
  const { add, ask, notes } = visit(page)
  await add(scenario, ...fourIngredients)
  await ask.click()
  await expect(notes).toBeVisible()
  await page.getByRole('button', { name: 'Start cooking' }).click()
  return cooksView(page)
}

function cooksView(page: Page) {
  const view = page.getByRole('dialog')
  return {
    view,
    steps: view.getByRole('checkbox'),
    done: view.getByRole('button', { name: 'Done' }),
    alert: page.getByRole('alert'),
    timers: page.getByRole('list', { name: 'Timers' }).getByRole('listitem'),
    time: (said: string) => view.getByRole('button', { name: said, exact: true }),
    left: (name: string) => page.getByRole('timer', { name }),
    control: (name: string) => page.getByRole('button', { name }),
    start: async (...times: string[]) => {
      for (const said of times) await view.getByRole('button', { name: said, exact: true }).click()
    },
  }
}

/** All that an alert says from now on, each time it says something. */
async function listenToAlert(page: Page) {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const alert = document.querySelector('[role="alert"]')!
    new MutationObserver(() => alert.textContent && heard.push(alert.textContent)).observe(alert, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('chef-basil.cooking'))

test('[151] on a phone of 360 px the tab is thrown away twice while three timers run: all goes on', async ({
  page,
  hosted,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.install()
  const { view, steps, timers, left, control, start, done } = await startCooking(page, hosted)
  await steps.first().check()
  await start('5 minutes', '10 to 12 minutes', '1 hour 15 minutes')
  await control('Pause Step 1, fry').click()
  for (const [time, running] of [
    ['9:00', 60_000],
    ['8:00', 60_000],
  ] as const) {
    await page.clock.fastForward(running)
    await page.reload()
    await expect(view.getByRole('heading', { level: 2 })).toHaveText('Six times soup')
    await expect(timers).toHaveCount(3)
    await expect(left('Step 1, boil')).toContainText(new RegExp(`^(${time}|${Number(time[0]) - 1}:\\d\\d)$`))
    await expect(left('Step 1, fry')).toContainText(/^(5:00|4:5\d)$/)
    await expect(left('Step 2, simmer')).toContainText(/^1:1\d:\d\d$/)
    await expect(steps.first()).toBeChecked()
    await expect(steps.nth(1)).not.toBeChecked()
    await expect(page.getByRole('textbox', { includeHidden: true })).toHaveValue('')
    expect(await page.locator('.pill').count()).toBe(0)
  }
  await control('Go on with Step 1, fry').click()
  await steps.nth(1).check()
  expect(await kept(page)).not.toContain('many-times')
  await done.click()
  await expect(page.getByRole('article')).toContainText('Six times soup')
  await expect(visit(page).notes).toBeVisible()
  // Its list was never kept, so there is nothing to ask again with.
  await expect(page.getByRole('button', { name: 'Another idea' })).toHaveCount(0)
  expect(await kept(page)).toBeNull()
  await page.reload()
  await expect(visit(page).field).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('[152] a timer that ended while the screen was off rings when the page wakes, and says how long ago', async ({
  page,
  hosted,
}) => {
  await page.addInitScript(() => {
    const rung: number[] = []
    Object.assign(window, { rung })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...at) {
      rung.push(Date.now())
      start.apply(this, at)
    }
  })
  await page.clock.install()
  const { alert, timers, start, left, control } = await startCooking(page, hosted)
  await start('5 minutes', '2 hours')
  const heard = await listenToAlert(page)
  await page.clock.fastForward('20:00')
  await expect(alert).toHaveText(/^Step 1, fry: time was up (14|15) min ago\.$/)
  await expect(left('Step 1, fry')).toHaveText(/^(14|15) min over$/)
  await expect(page).toHaveTitle('⏰ Step 1, fry')
  await expect(timers).toHaveCount(2)
  await page.clock.runFor(10_000)
  expect(await heard()).toHaveLength(1)
  expect(await page.evaluate(() => (window as unknown as { rung: number[] }).rung.length)).toBe(1)
  await control('Dismiss Step 1, fry').click()
  await expect(page).toHaveTitle('Chef Basil')

  // Gone while it slept, and rung when it is back.
  await page.clock.fastForward('01:00:00')
  await page.evaluate(() => {
    const key = 'chef-basil.cooking'
    const earlier = JSON.parse(sessionStorage.getItem(key)!)
    earlier.timers[0].state.endsAt -= 3 * 60 * 60_000
    sessionStorage.setItem(key, JSON.stringify(earlier))
  })
  await page.reload()
  await expect(alert).toHaveText(/^Step 3, chill: time was up \d h \d+ min ago\.$/)
  await page.reload()
  await expect(left('Step 3, chill')).toContainText('over')
  await expect(alert).toHaveText('')
})

for (const [name, storage] of [
  [
    'off',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  [
    'full of rubbish',
    () => sessionStorage.setItem('chef-basil.cooking', '{"markdown":"## Soup","timers":[{}]}'),
  ],
] as const)
  test(`[153] where storage is ${name} all works, nothing comes back and nothing is said`, async ({
    page,
    hosted,
  }) => {
    const { errors, uncaught } = await countErrors(page)
    await page.addInitScript(storage)
    const { view, steps, start, timers } = await startCooking(page, hosted)
    await steps.first().check()
    await start('5 minutes')
    await expect(timers).toHaveCount(1)
    await page.addInitScript(storage)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(visit(page).field).toBeVisible()
    await expect(view).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(0)
    expect(errors).toEqual([])
    expect(uncaught).toEqual([])
  })

test('by keyboard alone: a step ticked, a timer started, paused, lengthened and dismissed, the view left', async ({
  page,
  hosted,
}) => {
  await page.clock.install()
  const { steps, time, left, control, timers, done } = await startCooking(page, hosted)
  const { keyboard } = page
  await expect(done).toBeFocused()
  await keyboard.press('Tab')
  await expect(steps.first()).toBeFocused()
  await keyboard.press('Space')
  await expect(steps.first()).toBeChecked()
  await keyboard.press('Tab')
  await expect(time('5 minutes')).toBeFocused()
  await expect(time('5 minutes')).toHaveAccessibleDescription('Starts a timer')
  await keyboard.press('Enter')
  await expect(left('Step 1, fry')).toHaveText(/^(5:00|4:5\d)$/)
  await keyboard.press('Enter')
  await expect(timers).toHaveCount(1)
  await expect(steps.first()).toBeChecked()
  const pause = control('Pause Step 1, fry')
  for (let stops = 0; stops < 12; stops++) {
    if (await pause.evaluate((button) => button === document.activeElement)) break
    await keyboard.press('Tab')
  }
  await keyboard.press('Enter')
  await expect(control('Go on with Step 1, fry')).toBeFocused()
  const paused = await left('Step 1, fry').innerText()
  await page.clock.runFor(5000)
  await expect(left('Step 1, fry')).toHaveText(paused)
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(left('Step 1, fry')).toHaveText(/^(6:00|5:5\d)$/)
  await keyboard.press('Tab')
  await expect(control('Dismiss Step 1, fry')).toBeFocused()
  await keyboard.press('Enter')
  await expect(timers).toHaveCount(0)
  await expect(time('5 minutes')).toBeFocused()
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Start cooking' })).toBeFocused()
})

test('by ear: the running time is silent, the end of a timer is said once, a range at its lower end', async ({
  page,
  hosted,
}) => {
  await page.clock.install()
  const { view, start } = await startCooking(page, hosted)
  const heard = await listenToAlert(page)
  await start('10 to 12 minutes', '30 seconds')
  await expect(view).toMatchAriaSnapshot(`
    - dialog "Six times soup":
      - list "Method":
        - listitem:
          - checkbox /Fry the onion for 5 minutes/
      - alert
      - list "Timers":
        - listitem:
          - paragraph: Step 1, boil
          - timer "Step 1, boil"
          - paragraph: of 10 to 12 minutes
          - button "Pause Step 1, boil"
          - button "+1 min for Step 1, boil"
          - button "Dismiss Step 1, boil"
        - listitem:
          - timer "Step 3, rest"
  `)
  await page.clock.runFor(29_000)
  expect(await heard()).toEqual([])
  await page.clock.runFor(5000)
  expect(await heard()).toEqual(['Step 3, rest: 30 seconds, time is up.'])
  await page.clock.runFor('09:40')
  expect(await heard()).toEqual([
    'Step 3, rest: 30 seconds, time is up.',
    'Step 1, boil: 10 minutes of 10 to 12 minutes, have a look.',
  ])
  await page.clock.runFor('05:00')
  expect(await heard()).toHaveLength(2)
})

test('five timers on 320 px leave half of the screen to the steps, and nothing is cut off', async ({
  page,
  hosted,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { view, steps, timers, start } = await startCooking(page, hosted)
  await start('5 minutes', '10 to 12 minutes', '1 hour 15 minutes', 'half an hour', '2 hours')
  await expect(timers).toHaveCount(5)
  expect(await view.evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(320)
  const bar = await page.locator('.timers').boundingBox()
  expect(bar?.height).toBeLessThanOrEqual(320)
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(640)
  for (const button of await timers.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(312)
  }
  // Wherever the steps are scrolled to, the timers stay.
  for (const step of [0, 1, 2]) {
    await steps.nth(step).check()
    await expect(timers.first()).toBeInViewport()
  }
})

test('timers go on when the view is left, and another recipe takes their place', async ({ page, hosted }) => {
  const { view, timers, start, done, left } = await startCooking(page, hosted)
  await start('2 hours')
  await done.click()
  await expect(view).toHaveCount(0)
  await expect(left('Step 3, chill')).toBeVisible()
  await page.getByRole('button', { name: 'Start cooking' }).click()
  await expect(view.getByRole('listitem').filter({ has: left('Step 3, chill') })).toBeVisible()
  await expect(timers).toHaveCount(1)
})
