import { defineConfig } from 'vite'

import { cookbook } from './scripts/vite-cookbook.ts'
import { pageForPlatform } from './scripts/vite-page-for-platform.ts'

// The worker for platforms that are not Node, beside the files of the page that `npm run build` has made.
export default defineConfig({
  plugins: [cookbook('in a file'), pageForPlatform('dist/client')],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['workerd', 'worker', 'browser', 'module', 'import', 'default'] },
  ssr: { target: 'webworker', noExternal: true },
  build: {
    ssr: 'src/edge/worker.ts',
    outDir: 'dist-edge',
    emptyOutDir: true,
    copyPublicDir: false,
    minify: true,
    rolldownOptions: {
      // A platform takes every export of the entry for a handler.
      preserveEntrySignatures: 'strict',
      // Much of the client library is data for other tasks than ours, which nothing here asks for.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@huggingface\//, sideEffects: false }] },
      output: {
        entryFileNames: 'worker/main.js',
        chunkFileNames: 'worker/[name].js',
        // What only a recipe needs is a module of its own: the page does not wait for it.
        codeSplitting: true,
        // Each module in a function of its own: an isolate compiles all it is given before it answers, and of a function
        // that nothing has called only the outline.
        strictExecutionOrder: true,
      },
    },
  },
})
