import { defineConfig } from '@playwright/test'

import { chromiumArguments, findChromium } from './scripts/find-chromium.js'

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A second try on a crowded machine; the report still names what needed it.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  // Generous: a slow machine is no fault of the product.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    trace: 'retain-on-failure',
  },
})
