import { defineConfig } from '@playwright/test'

import { chromiumArguments, findChromium } from './scripts/find-chromium.js'

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
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
