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
const blankLine = /^[ \t>]*$/
/** Begins an item whatever stands before it; a number other than 1 goes on with a list of numbers only. */
const itemStart = /^ ?(?:[-+*]|1([.)]))[ \t]+\S/
const nextNumber = /^ ?\d{1,9}([.)])[ \t]+\S/

/** True for a text that must be shown as it is: it nests deeper or is longer than any recipe. */
export function isPlainText(markdown: string): boolean {
  return (
    markdown.length > maxRecipeBytes ||
    count(markdown, bar) > maxBars ||
    markdown.split('\n').some((line) => nesting(line) > maxNesting) ||
    mostInlineMarks(markdown) > maxInlineMarks
  )
}

/** The most inline marks that may stand in one paragraph. Where in doubt, a line goes on with the one before. */
function mostInlineMarks(markdown: string): number {
  let most = 0
  let marks = 0
  let isAfterBlank = false
  // What stands after the numbers of the list that a line may go on with.
  let delimiter: string | undefined
  for (const line of markdown.split('\n')) {
    const next = nextNumber.exec(line)
    const item = itemStart.exec(line) ?? (next?.[1] === delimiter ? next : null)
    if (item || isAfterBlank) marks = 0
    isAfterBlank = blankLine.test(line)
    if (item) delimiter = item[1]
    // An indent as wide as this belongs to the item.
    else if (!isAfterBlank && !line.startsWith('    ')) delimiter = undefined
    marks += count(line, inlineMark)
    most = Math.max(most, marks)
  }
  return most
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
