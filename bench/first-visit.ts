import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { build } from 'vite'

import { chromiumArguments, findChromium } from '../scripts/find-chromium.js'
import type { Figure } from './figures.ts'
import { startServer } from './processes.ts'

const rounds = 3
// Not among the project's packages: it is larger than all of them, and only this needs it.
const lighthouse = 'lighthouse@12.8.2'
const plain = 'node_modules/.cache/bench/client-rendered'

type Report = {
  categories: Record<string, { title: string; score: number }>
  audits: Record<string, { numericValue?: number }>
}

/** The first visit of a phone as Lighthouse sees it, beside the same page rendered in the browser. */
export async function measureFirstVisit(): Promise<Figure[]> {
  await buildClientRendered()
  const prerendered = await startServer(['dist/server/main.js'], {})
  const rendered = await startServer([join(plain, 'server/main.js')], {})
  const ours: Report[] = []
  const beside: Report[] = []
  const slowed = { ours: [] as Report[], beside: [] as Report[] }
  for (let round = 0; round < rounds; round++) {
    ours.push(await reportOn(prerendered.url))
    beside.push(await reportOn(rendered.url))
    slowed.ours.push(await reportOn(prerendered.url, 'devtools'))
    slowed.beside.push(await reportOn(rendered.url, 'devtools'))
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
    beside: { what: 'client-rendered', values: valuesOf(beside, audit) },
    target: { atMost: 0.5 },
  })
  const slowedPaint = (what: string, audit: string) => ({
    what: `first visit, really slowed: ${what}`,
    unit: 'ms',
    values: valuesOf(slowed.ours, audit),
    beside: { what: 'client-rendered', values: valuesOf(slowed.beside, audit) },
    target: { atMost: 0.65 },
  })
  return [
    ...scores,
    paint('first contentful paint', 'first-contentful-paint'),
    paint('largest contentful paint', 'largest-contentful-paint'),
    slowedPaint('first contentful paint', 'first-contentful-paint'),
    slowedPaint('largest contentful paint', 'largest-contentful-paint'),
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

/** A build of the same page without a first screen in its document: React renders it, as in most pages of this kind. */
async function buildClientRendered() {
  const document = join(plain, 'index.html')
  const client = join(plain, 'client')
  rmSync(plain, { recursive: true, force: true })
  mkdirSync(plain, { recursive: true })
  cpSync('dist/server', join(plain, 'server'), { recursive: true })
  const html = readFileSync('index.html', 'utf8')
  writeFileSync(document, html.replace('/src/web/start.ts', '/bench/page/client-rendered.tsx'))
  await build({ logLevel: 'error', build: { outDir: client, rolldownOptions: { input: document } } })
  for (const ending of ['', '.br', '.gz'])
    renameSync(join(client, `${document}${ending}`), join(client, `index.html${ending}`))
}

/** Lighthouse with its settings for a phone: slow 4G and a processor four times slower, simulated or by DevTools. */
async function reportOn(url: string, method: 'simulate' | 'devtools' = 'simulate'): Promise<Report> {
  const flags = ['--headless=new', ...chromiumArguments].join(' ')
  const run = () =>
    promisify(execFile)(
      'npx',
      [
        '--yes',
        lighthouse,
        url,
        '--quiet',
        '--output=json',
        `--throttling-method=${method}`,
        `--chrome-flags=${flags}`,
      ],
      { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 2 ** 26, timeout: 120_000 },
    )
  // Now and then a trace lacks its beginning (NO_NAVSTART), and Lighthouse asks to be run again.
  const { stdout } = await run().catch(run)
  return JSON.parse(stdout) as Report
}
