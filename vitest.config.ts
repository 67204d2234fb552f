import { defineConfig } from 'vitest/config'

/** Generous: a slow machine is no fault of the product. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // Also on two cores both work.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: 'scripts/vitest-cookbook.ts',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'load',
          environment: 'node',
          include: ['bench/**/*.load.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'page',
          environment: 'jsdom',
          globalSetup: 'scripts/vitest-cookbook.ts',
          include: ['src/**/*.test.tsx'],
          ...timeouts,
        },
      },
    ],
  },
})
