import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readFileSync } from 'node:fs'

import { build, type Rolldown } from 'vite'

/** Bytes that a first visit may download, everything with brotli, the icon included. */
const maxFirstVisit = 66_500

/** The document with its style sheet and the lines that start it, the script that they fetch, the icon and the manifest. */
const maxRequests = 4

/** Bytes of the house chef in the page-only build, with all that it knows of food, with brotli. */
const maxHouseChef = 280_000

/** What the first visit's script may be made of. All else is a lazy chunk's. */
const firstModules =
  /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/(web|shared)\/|\/(package\.json|index\.html)$|^\0/

type Output = Rolldown.RolldownOutput['output']
type FirstVisit = { files: Map<string, number>; strangers: string[] }

/** Builds the page as the named mode does, into a folder of its own, and gives what was built. */
async function built(mode: string, outDir: string): Promise<Output> {
  const result = await build({ mode, logLevel: 'error', build: { outDir } })
  return (result as Rolldown.RolldownOutput).output
}

/** What a browser downloads of a build for one of its documents before the visitor does anything, in brotli bytes. */
function firstVisit(output: Output, folder: string, document: string): FirstVisit {
  const html = readFileSync(join(folder, document), 'utf8')
  // What the document's own script fetches is fetched at once: after the first paint, and by every visit.
  const addresses = [
    ...html.matchAll(/<(?:script|link|img|div)\b[^>]*?\b(?:src|href|data-main)="\.?\/([^"]+)"/g),
  ]
  const names = new Set([document, ...addresses.map(([, name = '']) => name)])
  const strangers: string[] = []
  // A set hands out what is added while it is read: imports of imports are found too.
  for (const name of names) {
    const chunk = output.find(({ fileName }) => fileName === name)
    if (chunk?.type !== 'chunk') continue
    for (const imported of chunk.imports) names.add(imported)
    strangers.push(...chunk.moduleIds.filter((id) => !firstModules.test(id)))
  }
  const sizes = [...names].map((name) => [name, brotli(join(folder, name))] as const)
  return { files: new Map(sizes), strangers }
}

function brotli(file: string): number {
  return brotliCompressSync(readFileSync(file)).byteLength
}

for (const mode of ['production', 'static']) {
  const folder = `node_modules/.cache/budgets/${mode}`
  const output = await built(mode, folder)
  const documents = output.map(({ fileName }) => fileName).filter((name) => name.endsWith('.html'))
  const visits = documents.map((document) => firstVisit(output, folder, document))
  const bytes = (visit: FirstVisit) => [...visit.files.values()].reduce((sum, size) => sum + size, 0)
  const heaviest = visits.toSorted((one, other) => bytes(other) - bytes(one))[0]
  if (!heaviest) throw new Error(`the ${mode} build has no document`)
  const parts = [...heaviest.files].map(([name, size]) => `${name} ${size}`).join(', ')
  console.log(`First visit (${mode}): ${bytes(heaviest)} of ${maxFirstVisit} bytes: ${parts}`)
  fail(bytes(heaviest) > maxFirstVisit, 'the first visit downloads more bytes than it may')
  fail(heaviest.files.size > maxRequests, `the first visit makes more than ${maxRequests} requests`)
  fail(heaviest.strangers.length > 0, `not for the first visit: ${heaviest.strangers.join(', ')}`)
  const houseChef = houseChefBytes(output, folder)
  if (houseChef === undefined) continue
  console.log(`House chef (${mode}): ${houseChef} of ${maxHouseChef} bytes`)
  fail(houseChef > maxHouseChef, 'the house chef is more bytes than it may be')
}

/** Bytes of the chunk that holds the house chef, or nothing where the build has none. */
function houseChefBytes(output: Output, folder: string): number | undefined {
  const chunk = output.find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/chefs/house/house-chef.ts')),
  )
  return chunk && brotli(join(folder, chunk.fileName))
}

function fail(isOver: boolean, what: string) {
  if (!isOver) return
  console.error(`Over budget: ${what}.`)
  process.exitCode = 1
}
