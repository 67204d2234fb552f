// The browser tests' Chromium: CHROME_PATH, a system Chrome or Chromium, Playwright's own, or one installed now.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from '@playwright/test'

// The first is what Playwright itself takes: Chromium without its windows, in less than half the time.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome.exe',
]
const folders = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
  'C:\\Program Files\\Google\\Chrome\\Application',
]
const isRoot = process.getuid?.() === 0

/** The sandbox refuses to run as root; the rest keeps the browser from calling home. */
export const chromiumArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The path of a Chromium. Installs one where there is none; throws when that fails too.
 * @returns {string}
 */
export function findChromium() {
  const chosen = process.env['CHROME_PATH']
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROME_PATH is ${chosen}, but there is no such file.`)
  }
  const found = installed() ?? (install() ? installed() : undefined)
  if (found) return found
  throw new Error(
    'The browser tests need Chrome or Chromium and could not install one: install it, or set CHROME_PATH to it.',
  )
}

function installed() {
  const names = [...commands, 'Google Chrome', 'Chromium']
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...paths, chromium.executablePath()].find((path) => existsSync(path))
}

/** Tries each way to install a Chromium until one works. */
function install() {
  const ways = [['npx', 'playwright', 'install', 'chromium']]
  if (isRoot && existsSync('/usr/bin/apt-get'))
    ways.push(['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'])
  return ways.some(([command = '', ...args]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0)
}
