import { defineConfig } from '@playwright/test'

import type { Host } from './e2e/chef-server.ts'
import { chromiumArguments, findChromium } from './scripts/find-chromium.js'

export default defineConfig<object, { host: Host }>({
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
    // Recorded with every visit, traces take a third of the time.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'node', testIgnore: 'edge/**' },
    {
      // The same visits to the worker, and what is its own.
      name: 'workerd',
      testMatch: ['recipe.spec.ts', 'failure.spec.ts', 'edge/*.spec.ts'],
      // Without a platform before it workerd sees a visitor leave before the first text only where the connection is reset.
      grepInvert: /\[107\]/,
      use: { host: 'workerd' },
    },
  ],
})
