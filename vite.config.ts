import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// `vite build` makes the page, `vite build --ssr` the server, `vite build --mode static` the page-only build.
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react()],
  ...(mode === 'static' && { base: './' }),
  build: isSsrBuild
    ? { ssr: 'src/server/main.ts', outDir: 'dist/server', emptyOutDir: true }
    : { outDir: mode === 'static' ? 'dist-static' : 'dist/client', emptyOutDir: true },
}))
