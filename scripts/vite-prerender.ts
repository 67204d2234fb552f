import { createHash } from 'node:crypto'

import react from '@vitejs/plugin-react'
import { runnerImport, type Plugin, type Rolldown } from 'vite'

type Prerender = typeof import('../src/web/prerender.tsx')

/**
 * Puts the first screen into the documents: `index.html` and, unless `only` one is wanted, an `index-N.html` for every
 * further wording of the help line, of which the server picks one for each visit. Its style sheet stands in them too, so
 * that it is painted without a second round trip. The development server draws a wording and leaves the rest to the
 * browser.
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
  return {
    name: 'chef-basil-prerender',
    enforce: 'post',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    async transformIndexHtml(html) {
      if (isBuild) return html
      const documents = (await load()).prerenderAll()
      const drawn = documents[Math.floor(Math.random() * documents.length)]
      return html.replace(emptyRoot, rootWith(drawn?.helpWording ?? '', ''))
    },
    async generateBundle(_, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return
      const built = String(index.source).replace(/\s*\n\s*/g, ' ')
      if (!built.includes(emptyRoot)) this.error('index.html has no empty #root')
      const [script] = /<script type="module".*?<\/script>/.exec(built) ?? []
      if (!script) this.error('index.html has no module script')
      // The first screen needs no script: on a slow line the style sheet comes first.
      const last = script.replace('type="module"', '$& fetchpriority="low"')
      const styled = withStyleInside(built, bundle)
      if (styled === undefined) this.error('index.html has no style sheet that could stand in it')
      const template = styled.replace(script, '').replace('</body>', `${last}$&`)
      const documents = (await load()).prerenderAll()
      const first = only ? Math.floor(Math.random() * documents.length) : 0
      for (const [at, { helpWording, html }] of documents.entries()) {
        const source = template.replace(emptyRoot, () => rootWith(helpWording, html))
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
  const hash = createHash('sha256').update(css).digest('base64')
  const allowing = document.replace(/(style-src (&#39;|')self\2)/, `$1 $2sha256-${hash}$2`)
  return allowing === document ? undefined : allowing.replace(link, () => `<style>${css}</style>`)
}

const emptyRoot = '<div id="root"></div>'

function rootWith(helpWording: string, html: string): string {
  // React asks for the image ahead of it; it stands in the same few lines.
  const screen = html.replace(/^<link rel="preload"[^>]*>/, '')
  return `<div id="root" data-help="${helpWording.replaceAll('"', '&quot;')}">${screen}</div>`
}
