import { createHash } from 'node:crypto'
import { join } from 'node:path'

import react from '@vitejs/plugin-react'
import { runnerImport, type Plugin, type Rolldown } from 'vite'

type Prerender = typeof import('../src/web/prerender.tsx')

/**
 * Puts the first screen into the documents: `index.html` and, unless `only` one is wanted, an `index-N.html` for every
 * further wording of the help line, of which the server picks one for each visit. Its style sheet and the few lines that
 * start the script stand in them too: it is painted without a second round trip, and started without a third. The
 * development server draws a wording and leaves the rest to the browser.
 */
export function prerender({ base, only }: { base: string; only: boolean }): Plugin {
  const load = async () =>
    (
      await runnerImport<Prerender>('/src/web/prerender.tsx', {
        configFile: false,
        logLevel: 'error',
        plugins: [react()],
        define: { 'import.meta.env.BASE_URL': JSON.stringify(base), 'process.env.NODE_ENV': '"production"' },
      })
    ).module
  let isBuild = false
  let own = ''
  let main: string | undefined
  return {
    name: 'chef-basil-prerender',
    enforce: 'post',
    configResolved(config) {
      isBuild = config.command === 'build'
      own = join(config.root, 'index.html')
    },
    buildStart({ input }) {
      // A document that `bench/` sets beside the page's own has its script in its head.
      if (isBuild && [input].flat().includes(own))
        main = this.emitFile({ type: 'chunk', id: 'src/web/main.tsx', preserveSignature: 'allow-extension' })
    },
    async transformIndexHtml(html) {
      if (isBuild) return html
      const documents = (await load()).prerenderAll()
      const drawn = documents[Math.floor(Math.random() * documents.length)]
      return html.replace(emptyRoot, rootWith(drawn?.helpWording ?? ''))
    },
    async generateBundle(_, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return
      const built = String(index.source).replace(/\s*\n\s*/g, ' ')
      if (!built.includes(emptyRoot)) this.error('index.html has no empty #root')
      const styled = withStyleInside(built, bundle)
      if (styled === undefined) this.error('index.html has no style sheet that could stand in it')
      const started = withScriptInside(styled, bundle)
      if (started === undefined) this.error('index.html has no script that could stand in it')
      const script = base + this.getFileName(main!)
      const documents = (await load()).prerenderAll()
      const first = only ? Math.floor(Math.random() * documents.length) : 0
      for (const [at, { helpWording, html }] of documents.entries()) {
        const source = started.replace(emptyRoot, () => rootWith(helpWording, html, script))
        if (at === first) index.source = source
        else if (!only) this.emitFile({ type: 'asset', fileName: `index-${at}.html`, source })
      }
    },
  }
}

/** The document with its style sheet inside, which its policy allows by hash; the file of its own goes. */
function withStyleInside(document: string, bundle: Rolldown.OutputBundle): string | undefined {
  const [link, file = ''] =
    /<link rel="stylesheet"[^>]*href="[^"]*?(assets\/[^"]+\.css)"[^>]*>/.exec(document) ?? []
  const sheet = bundle[file]
  if (!link || sheet?.type !== 'asset') return undefined
  const css = String(sheet.source).trim()
  // What is addressed from the file's own folder would be sought beside the document.
  if (/url\(|<\//.test(css)) return undefined
  delete bundle[file]
  return withHash(document, 'style-src', css)?.replace(link, () => `<style>${css}</style>`)
}

/**
 * The document with its script at the end of it, which its policy allows by hash; the file of its own goes. Whoever imports
 * from that file would run it twice.
 */
function withScriptInside(document: string, bundle: Rolldown.OutputBundle): string | undefined {
  const [element, file = ''] =
    /<script type="module"[^>]*src="[^"]*?(assets\/[^"]+)".*?<\/script>/.exec(document) ?? []
  const chunk = bundle[file]
  if (!element || chunk?.type !== 'chunk' || chunk.imports.length + chunk.exports.length > 0) return undefined
  const script = chunk.code.replace(/\n?\/\/# sourceMappingURL=.*/, '').trim()
  if (/<\/|<!--/.test(script)) return undefined
  delete bundle[file]
  delete bundle[`${file}.map`]
  const allowing = withHash(document, 'script-src', script)
  if (allowing === undefined) return undefined
  return allowing
    .replace(element, '')
    .replace('</body>', () => `<script type="module">${script}</script></body>`)
}

/** The document with what stands in it allowed in its policy, by hash. */
function withHash(document: string, directive: string, inline: string): string | undefined {
  const hash = createHash('sha256').update(inline).digest('base64')
  const allowing = document.replace(
    new RegExp(String.raw`(${directive} (&#39;|')self\2)`),
    `$1 $2sha256-${hash}$2`,
  )
  return allowing === document ? undefined : allowing
}

const emptyRoot = '<div id="root"></div>'

/** The page's root: the first screen in it, and where the script is that makes it work. */
function rootWith(helpWording: string, html = '', script = ''): string {
  // React asks for the image ahead of it; it stands in the same few lines.
  const screen = html.replace(/^<link rel="preload"[^>]*>/, '')
  const help = helpWording.replaceAll('"', '&quot;')
  return `<div id="root" data-help="${help}" data-main="${script}">${screen}</div>`
}
