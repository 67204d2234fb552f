import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'node', environment: 'node', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] },
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
      { test: { name: 'page', environment: 'jsdom', include: ['src/**/*.test.tsx'] } },
    ],
  },
})
