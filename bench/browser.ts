import { chromium, type Browser, type Page } from '@playwright/test'

import { chromiumArguments, findChromium } from '../scripts/find-chromium.js'

/** Runs something in a browser of its own. */
export async function inBrowser<Result>(run: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    return await run(browser)
  } finally {
    await browser.close()
  }
}

/** Makes the page's processor so many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  tdur?: number
  args?: { name?: string }
}

/**
 * The longest task of a page's main thread while something happens there, in ms of the thread's own time: what other
 * processes take from it is not counted, what `slowDown` takes is.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  happens: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await happens()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const isMain = (event: TraceEvent) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain'
  const threads = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`))
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid} ${tid}`),
  )
  return Math.max(0, ...tasks.map(({ tdur }) => tdur ?? 0)) / 1000
}
