import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: 'scripts/vitest-cookbook.ts',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
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
        },
      },
    ],
  },
})
