import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'

import { chromiumArguments, findChromium } from '../scripts/find-chromium.js'
import type { Figure } from './figures.ts'
import { startServer } from './processes.ts'

const rounds = 3
// Not among the project's packages: it is larger than all of them, and only this needs it.
const lighthouse = 'lighthouse@12.8.2'
const emptied = 'node_modules/.cache/bench/client-rendered'

type Report = {
  categories: Record<string, { title: string; score: number }>
  audits: Record<string, { numericValue?: number }>
}

/** The first visit of a phone as Lighthouse sees it, beside the same page without what was prerendered. */
export async function measureFirstVisit(): Promise<Figure[]> {
  emptyDocuments()
  const prerendered = await startServer(['dist/server/main.js'], {})
  const rendered = await startServer([join(emptied, 'server/main.js')], {})
  const ours: Report[] = []
  const plain: Report[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await reportOn(prerendered.url))
    plain.push(await reportOn(rendered.url))
  }
  await Promise.all([prerendered.stop(), rendered.stop()])
  const scores = Object.entries(ours[0]?.categories ?? {}).map(([id, { title }]) => ({
    what: `first visit: ${title}`,
    unit: 'of 100',
    values: ours.map(({ categories }) => 100 * (categories[id]?.score ?? Number.NaN)),
    target: { atLeast: 100 },
  }))
  const paint = (what: string, audit: string) => ({
    what: `first visit: ${what}`,
    unit: 'ms',
    values: valuesOf(ours, audit),
    beside: { what: 'client-rendered', values: valuesOf(plain, audit) },
    target: { atMost: 0.6 },
  })
  return [
    ...scores,
    paint('first contentful paint', 'first-contentful-paint'),
    paint('largest contentful paint', 'largest-contentful-paint'),
    {
      what: 'first visit: layout shift',
      unit: '',
      values: valuesOf(ours, 'cumulative-layout-shift'),
      target: { atMost: 0 },
    },
  ]
}

function valuesOf(reports: readonly Report[], audit: string): number[] {
  return reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)
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
    // A page that waits for its script does not ask for it last.
    const plain = empty.replace(' fetchpriority="low"', '')
    writeFileSync(join(client, name), plain)
    writeFileSync(join(client, `${name}.br`), brotliCompressSync(plain))
    rmSync(join(client, `${name}.gz`))
  }
}

/** Lighthouse with its settings for a phone: slow 4G and a processor four times slower, both simulated. */
async function reportOn(url: string): Promise<Report> {
  const flags = ['--headless=new', ...chromiumArguments].join(' ')
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 2 ** 26, timeout: 120_000 },
  )
  return JSON.parse(stdout) as Report
}
