import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import type { Browser } from '@playwright/test'

import { inBrowser } from './browser.ts'
import type { Figure } from './figures.ts'
import { startServer } from './processes.ts'

const rounds = 7
// Lighthouse's mobile throttling as it is applied to requests (its `mobileSlow4G`), and its slower processor.
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const slowness = 4
const emptied = 'node_modules/.cache/bench/client-rendered'

type Paints = { first: number; largest: number; shift: number }

/** The first visit of a phone, beside the same page without what was prerendered. */
export async function measureFirstVisit(): Promise<Figure[]> {
  emptyDocuments()
  const prerendered = await startServer(['dist/server/main.js'], {})
  const rendered = await startServer([join(emptied, 'server/main.js')], {})
  const ours: Paints[] = []
  const plain: Paints[] = []
  await inBrowser(async (browser) => {
    for (let round = 0; round < rounds; round++) {
      ours.push(await visitOnce(browser, prerendered.url))
      plain.push(await visitOnce(browser, rendered.url))
    }
  })
  await Promise.all([prerendered.stop(), rendered.stop()])
  const of = (paints: Paints[], key: keyof Paints) => paints.map((one) => one[key])
  const beside = (key: keyof Paints) => ({ what: 'client-rendered', values: of(plain, key) })
  const target = { atMost: 0.6 }
  return [
    {
      what: 'first visit: first contentful paint',
      unit: 'ms',
      values: of(ours, 'first'),
      beside: beside('first'),
      target,
    },
    {
      what: 'first visit: largest contentful paint',
      unit: 'ms',
      values: of(ours, 'largest'),
      beside: beside('largest'),
      target,
    },
    { what: 'first visit: layout shift', unit: '', values: of(ours, 'shift'), target: { atMost: 0 } },
  ]
}

/** A copy of the build whose documents hold no first screen: React renders it, as in most pages of this kind. */
function emptyDocuments() {
  rmSync(emptied, { recursive: true, force: true })
  cpSync('dist', emptied, { recursive: true })
  const client = join(emptied, 'client')
  for (const name of readdirSync(client).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(join(client, name), 'utf8')
    const empty = html.replace(/(<div id="root"[^>]*>).*(<\/div>\s*<\/body>)/s, '$1$2')
    if (empty === html) throw new Error(`${name} has nothing to empty`)
    writeFileSync(join(client, name), empty)
    writeFileSync(join(client, `${name}.br`), brotliCompressSync(empty))
    rmSync(join(client, `${name}.gz`))
  }
}

async function visitOnce(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await page.goto(url, { waitUntil: 'networkidle' })
  const paints = await page.evaluate(async () => {
    const [paint, largest, shifts] = await Promise.all(
      ['paint', 'largest-contentful-paint', 'layout-shift'].map(
        (type) =>
          new Promise<PerformanceEntry[]>((resolve) => {
            const seen: PerformanceEntry[] = []
            new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
              type,
              buffered: true,
            })
            setTimeout(() => resolve(seen), 500)
          }),
      ),
    )
    return {
      first: paint?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      largest: largest?.at(-1)?.startTime ?? Number.NaN,
      shift: (shifts ?? []).reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
    }
  })
  await context.close()
  return paints
}
