import { maxRecipeBytes } from '#shared/product.ts'

/** Containers inside each other that are still parsed; the parser's stack overflows at some thousands. */
const maxNesting = 50

/** Emphasis marks and brackets in one paragraph that are still parsed; the time for them grows with their square. */
const maxInlineMarks = 400

/** Table cells, counted by their bars, that are still laid out: more would hold up the page for seconds. */
const maxBars = 2000

const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/
const containerMark = />|[-+*]|\d+[.)]/g
const inlineMark = /[*_~[\]]/g
const bar = /\|/g
const blankLines = /\n[ \t>]*\n/

/** True for a text that must be shown as it is: it nests deeper or is longer than any recipe. */
export function isPlainText(markdown: string): boolean {
  return (
    markdown.length > maxRecipeBytes ||
    count(markdown, bar) > maxBars ||
    markdown.split('\n').some((line) => nesting(line) > maxNesting) ||
    markdown.split(blankLines).some((paragraph) => count(paragraph, inlineMark) > maxInlineMarks)
  )
}

/** How many block containers a line may open or continue: its marks, and two columns of indent for each. */
function nesting(line: string): number {
  const prefix = containers.exec(line)?.[0] ?? ''
  if (prefix.length <= maxNesting) return 0
  const indent = prefix.replace(containerMark, '').replaceAll('\t', '    ').length
  return count(prefix, containerMark) + Math.floor(indent / 2)
}

function count(text: string, mark: RegExp): number {
  return text.match(mark)?.length ?? 0
}
