import type { Browser } from '@playwright/test'

import { visit } from '../e2e/kitchen.ts'
import { inBrowser, longestTask, slowDown } from './browser.ts'
import type { Figure } from './figures.ts'
import { hostedAt, startServer } from './processes.ts'

const rounds = 5
const slowness = 4
/** Milliseconds that a finger stays down; without them the browser is given press and release in one task. */
const press = { delay: 80 }

/** The longest tasks of the page on a slow processor: a long list and a recipe that streams in. */
export async function measureSmoothness(): Promise<Figure[]> {
  const provider = await startServer(['bench/processes/provider.ts'], {})
  const server = await startServer(['dist/server/main.js'], {
    settings: hostedAt(`${provider.url}/4000/4/10`),
  })
  const tasks = { added: [] as number[], removed: [] as number[], streamed: [] as number[] }
  await inBrowser(async (browser) => {
    for (let round = 0; round < rounds; round++) {
      const { added, removed, streamed } = await longestTasks(browser, server.url)
      tasks.added.push(added)
      tasks.removed.push(removed)
      tasks.streamed.push(streamed)
    }
  })
  await Promise.all([server.stop(), provider.stop()])
  const slow = `${slowness}× slower`
  const target = { atMost: 50 }
  return [
    { what: `page, ${slow}: longest task, 100th ingredient added`, unit: 'ms', values: tasks.added, target },
    { what: `page, ${slow}: longest task, one of 100 removed`, unit: 'ms', values: tasks.removed, target },
    { what: `page, ${slow}: longest task, 4 KB at 100 deltas/s`, unit: 'ms', values: tasks.streamed, target },
  ]
}

async function longestTasks(browser: Browser, url: string) {
  const page = await browser.newPage()
  await page.goto(url)
  const { field, addButton, pills, ask, article, draft, add } = visit(page)
  for (let at = 1; at < 100; at++) await add(`food ${at}`)
  await field.fill('food 100')
  await slowDown(page, slowness)
  const rest = () => page.waitForTimeout(300)
  const added = await longestTask(browser, page, async () => {
    await addButton.click(press)
    await pills.nth(99).waitFor()
    await rest()
  })
  const removed = await longestTask(browser, page, async () => {
    await pills.nth(50).getByRole('button').click(press)
    await pills.nth(99).waitFor({ state: 'detached' })
    await rest()
  })
  const streamed = await longestTask(browser, page, async () => {
    await ask.click(press)
    await draft.waitFor()
    await article.waitFor({ timeout: 60_000 })
    await rest()
  })
  await page.close()
  return { added, removed, streamed }
}
