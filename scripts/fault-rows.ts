import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the rule of titles finds in the text of a test file. */
export function coveredRows(source: string): number[] {
  // A title, or a table's text that a title begins with: '[69] …', '[80] [81] …'.
  const titles = [...source.matchAll(/['"`]((?:\[\d+\] )+)/g)].flatMap(
    ([, rows = '']) => rows.match(/\d+/g) ?? [],
  )
  // A table's field, where the title begins with it.
  const fields = /['"`]\[\$row\] /.test(source)
    ? [...source.matchAll(/\brow: (\d+)/g)].map(([, row]) => row)
    : []
  return [...titles, ...fields].map(Number)
}

/** The rows that a document says cannot be tested here: lines `- 133: why` of that section. */
export function excusedRows(document: string): number[] {
  const section = document.split(/^## /m).find((text) => text.startsWith('Faults that cannot be tested here'))
  return [...(section ?? '').matchAll(/^- (\d+): \S/gm)].map(([, row]) => Number(row))
}

/** The last of the numbered faults. */
const lastRow = 153

/** Numbers that were never given out. */
const without = [83, 112]

/** The numbered faults that must be survived. */
export const allRows = Array.from({ length: lastRow }, (_, index) => index + 1).filter(
  (row) => !without.includes(row),
)

if (import.meta.filename === process.argv[1]) {
  const files = ['src', 'scripts', 'e2e', 'bench'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|spec|load)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  const covered = new Set(files.flatMap((file) => coveredRows(readFileSync(file, 'utf8'))))
  const excused = new Set(excusedRows(readFileSync('docs/operations.md', 'utf8')))
  const missing = allRows.filter((row) => !covered.has(row) && !excused.has(row))
  const unknown = [...covered, ...excused].filter((row) => !allRows.includes(row))
  console.log(
    `Faults: ${allRows.filter((row) => covered.has(row)).length} of ${allRows.length} rows have a test.`,
  )
  if (excused.size > 0) console.log(`Not tested here, see docs/operations.md: ${[...excused].join(', ')}.`)
  if (missing.length > 0) console.error(`Without a test: ${missing.join(', ')}.`)
  if (unknown.length > 0) console.error(`No such row: ${unknown.join(', ')}.`)
  if (missing.length + unknown.length > 0) process.exitCode = 1
}
