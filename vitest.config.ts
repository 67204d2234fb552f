import { defineConfig } from 'vitest/config'

/** Generous: a slow machine is no fault of the product. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }

/** What starts processes, listens or turns clocks has a context of its own. */
const serverTests = ['src/{server,edge}/**/*.test.ts', 'src/web/**/*.test.ts']

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
          exclude: serverTests,
          // Functions of tables that take a second to build: they are built once for all files.
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          globalSetup: ['scripts/vitest-cookbook.ts', 'scripts/vitest-server.ts'],
          include: serverTests,
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
