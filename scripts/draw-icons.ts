// Draws the manifest's PNG icons from public/icon.svg: `npx tsx scripts/draw-icons.ts`, when the icon changes.
import { readFileSync } from 'node:fs'

import { chromium } from '@playwright/test'

import { chromiumArguments, findChromium } from './find-chromium.js'

const paper = '#faf4e8'

/** `inset`: the free edge, as a part of the side. A maskable icon may be cut to a circle of 80 % of its side. */
const icons = [
  { file: 'icon-192.png', side: 192, background: 'transparent', inset: 0 },
  { file: 'icon-512.png', side: 512, background: 'transparent', inset: 0 },
  { file: 'icon-maskable-512.png', side: 512, background: paper, inset: 0.17 },
]

const svg = readFileSync('public/icon.svg', 'utf8')
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
const page = await browser.newPage({ colorScheme: 'light' })
for (const { file, side, background, inset } of icons) {
  await page.setViewportSize({ width: side, height: side })
  await page.setContent(
    `<style>body { margin: 0; background: ${background} }
    svg { display: block; box-sizing: border-box; width: 100vw; height: 100vh; padding: ${inset * side}px }</style>${svg}`,
  )
  await page.screenshot({ path: `public/${file}`, omitBackground: true })
}
await browser.close()
