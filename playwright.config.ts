import { defineConfig } from '@playwright/test'

import { chromiumArguments, findChromium } from './scripts/find-chromium.js'

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    trace: 'retain-on-failure',
  },
})
