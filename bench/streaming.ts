import { createRequire } from 'node:module'

import type { Browser } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

import { startStaticHost } from '../e2e/static-host.ts'
import { inBrowser } from './browser.ts'
import type { Figure } from './figures.ts'
import type { StreamText } from './page/streaming.tsx'
import { recipeText } from './recipe-text.ts'

const rounds = 3
const folder = 'node_modules/.cache/bench/streaming'
const characterReferences = 'decode-named-character-reference'

/** Rendering a recipe that streams in, beside react-markdown rendering the whole text at every update. */
export async function measureStreaming(): Promise<Figure[]> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: 'bench/page',
    base: './',
    plugins: [react()],
    resolve: {
      alias: { [characterReferences]: createRequire(import.meta.url).resolve(characterReferences) },
    },
    build: { outDir: `../../${folder}`, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  const host = await startStaticHost(folder)
  try {
    return await inBrowser((browser) => measureIn(browser, host.url))
  } finally {
    host.stop()
  }
}

async function measureIn(browser: Browser, url: string): Promise<Figure[]> {
  const page = await browser.newPage()
  await page.goto(url)
  const stream = (...args: Parameters<StreamText>) =>
    page.evaluate((values) => globalThis.streamText(...values), args)
  const short = recipeText(4000)
  const long = recipeText(30_000)
  const ms = { ours4: [], whole4: [], ours30: [], whole30: [], at4: [], at30: [] } as Record<string, number[]>
  await stream('ours', short, 0, 40)
  await stream('whole', short, 0, 40)
  for (let round = 0; round < rounds; round++) {
    ms['ours4']?.push(await stream('ours', short, 0, 4))
    ms['whole4']?.push(await stream('whole', short, 0, 4))
    ms['ours30']?.push(await stream('ours', long, 0, 100))
    ms['whole30']?.push(await stream('whole', long, 0, 100))
    ms['at4']?.push((await stream('ours', short, 3200, 4)) / 200)
    ms['at30']?.push((await stream('ours', long, 29_200, 4)) / 200)
  }
  return [
    {
      ...figure('streaming: scripting for 4 KB, 4 characters an update', ms['ours4']),
      beside: whole(ms['whole4']),
      target: { atMost: 0.5 },
    },
    {
      ...figure('streaming: scripting for 30 KB, 100 characters an update', ms['ours30']),
      beside: whole(ms['whole30']),
      target: { atMost: 0.2 },
    },
    {
      ...figure('streaming: one update of 4 characters at 30 KB', ms['at30']),
      beside: { what: 'at 4 KB', values: ms['at4'] ?? [] },
      target: { atMost: 2.5 },
    },
  ]
}

function whole(values: number[] = []) {
  return { what: 'react-markdown, whole', values }
}

function figure(what: string, values: number[] = []) {
  return { what, unit: 'ms', values }
}
