import { createRequire } from 'node:module'

import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'

import { cookbook } from './scripts/vite-cookbook.ts'
import { lazyChunks } from './scripts/vite-lazy-chunks.ts'
import { precompress } from './scripts/vite-precompress.ts'
import { prerender } from './scripts/vite-prerender.ts'
import { serviceWorker } from './scripts/vite-service-worker.ts'
import { terser } from './scripts/vite-terser.ts'
import { contentSecurityPolicy } from './src/shared/content-security-policy.ts'

/** The markdown parser's entity decoder. Its browser variant sets `innerHTML`, which Trusted Types refuse. */
const characterReferences = 'decode-named-character-reference'

/** Where `InferenceClient` sends a chat completion when no endpoint is set. */
const provider = 'https://router.huggingface.co'

// `vite build` makes the page, `vite build --ssr` the server, `vite build --mode static` the page-only build.
export default defineConfig(({ command, isSsrBuild, mode }) => {
  const isStatic = mode === 'static'
  // Only the page-only build may know a VITE_ setting: the server build never holds a token.
  const env = isStatic ? loadEnv(mode, import.meta.dirname, 'VITE_') : {}
  const isHosted = env['VITE_CHEF'] === 'hosted'
  return {
    plugins: [
      cookbook(isStatic ? 'in part' : 'whole'),
      react(),
      lazyChunks(),
      !isSsrBuild && terser(),
      api(),
      isHosted && tokenInPage(env['VITE_HF_TOKEN']),
      !isSsrBuild &&
        policyInDocument(
          contentSecurityPolicy({
            header: false,
            serviceWorker: isStatic,
            ...(isHosted && { connectTo: [provider] }),
          }),
        ),
      !isSsrBuild && prerender({ base: isStatic ? './' : '/', only: isStatic }),
      !isSsrBuild && !isStatic && precompress(),
      isStatic && serviceWorker(),
    ],
    ...(isStatic && { base: './' }),
    // Settled while building, so that the chefs which a build does not use are not in it.
    define: {
      ...Object.fromEntries(
        ['VITE_CHEF', 'VITE_HF_TOKEN'].map((name) => [
          `import.meta.env.${name}`,
          JSON.stringify(env[name] ?? ''),
        ]),
      ),
      // React's developer tools attach to `npm run dev`; a visitor need not download their hook.
      ...(command === 'build' && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    },
    resolve: {
      alias: { [characterReferences]: createRequire(import.meta.url).resolve(characterReferences) },
    },
    build: {
      emptyOutDir: true,
      // Every browser that runs React 19 knows module preloads.
      modulePreload: { polyfill: false },
      ...(isSsrBuild
        ? { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'src/server/main.ts' } }
        : { outDir: isStatic ? 'dist-static' : 'dist/client' }),
    },
  }
})

/** `npm run dev`: the API in Vite's own server, loaded afresh when its code changes. */
function api(): Plugin {
  return {
    name: 'chef-basil-api',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        if (!/^\/(api\/|healthz|readyz|metrics)/.test(request.url ?? '')) return next()
        vite.ssrLoadModule('/src/server/dev.ts').then(({ listener }) => listener(request, response), next)
      })
    },
  }
}

/** The security policy in the document itself: it holds behind hosts and proxies that send no headers of ours. */
function policyInDocument(policy: string): Plugin {
  const attrs = { 'http-equiv': 'Content-Security-Policy', content: policy }
  return {
    name: 'chef-basil-policy-in-document',
    // Vite's own server writes scripts into the document.
    apply: 'build',
    // The page's own document alone: those that `bench/` sets beside it stay plain.
    transformIndexHtml: (_, { path }) =>
      path === '/index.html' ? [{ tag: 'meta', attrs, injectTo: 'head-prepend' }] : [],
  }
}

/** A page that calls the provider itself holds the operator's token, and its build says so. */
function tokenInPage(token: string | undefined): Plugin {
  return {
    name: 'chef-basil-token-in-page',
    buildStart() {
      if (!token) this.error('VITE_CHEF=hosted needs VITE_HF_TOKEN.')
      this.warn('VITE_HF_TOKEN is built into the page: every visitor can read it and spend it.')
    },
  }
}
