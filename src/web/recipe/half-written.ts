/** A line that may still become an item, a heading, a rule, a fence or a row: nothing of it is text yet. */
const marksAlone = /^[-+*>#|=_~`:.)\s\d]*$/

/** A line that may still become the row of dashes under a table's head. */
const dashes = /^[ \t|:-]*$/

/** An image, a link's address, a tick box, a character reference or an escape of which the rest is missing. */
const halfReference =
  /(?<!\S)!$|!\[[^[\]]*(?:\](?:\([^()\n]*)?)?$|\[[ xX]?\]?[ \t]*$|\](?:\([^()\n]*)?$|&#?\w{0,31}$|(?<!\\)\\\s*$/

const openBracket = /\[([^[\]]*)$/
const marksAtEnd = /(?<!\\)[*_~`]+$/
const fence = /^[ \t]*(?:```|~~~)/

/** Where a paragraph, an item, a heading or a row begins: after an empty line or at a block's own mark. */
const leafStart = /(?:^|\n)[ \t]*(?=\n|[-+*>#|]|\d{1,9}[.)])/g

const inlineMark = /\\[^\n]|`+|\*+|_+|~~/g
const isWord = /[\p{L}\p{M}\p{N}]/u
const isSpace = /\s/

/**
 * The tail of a text that still streams in, so that none of its marks show: what cannot be told yet
 * waits for more text, and what is open (`**bold`, a code span) is closed.
 */
export function withoutHalfWritten(tail: string): string {
  const told = withoutHalfTable(withoutMarksAlone(tail))
  if (told.split('\n').filter((line) => fence.test(line)).length % 2 === 1) return told
  let leaf = 0
  for (const { index } of told.matchAll(leafStart)) leaf = index
  return told.slice(0, leaf) + closed(told.slice(leaf))
}

function withoutMarksAlone(tail: string): string {
  const line = tail.lastIndexOf('\n') + 1
  return marksAlone.test(tail.slice(line)) ? tail.slice(0, line) : tail
}

/** A table shows once the row of dashes under its head is complete; before, it would be a line of bars. */
function withoutHalfTable(tail: string): string {
  const lines = tail.split('\n')
  const last = lines.length - 1
  const isRow = (line = '') => line.includes('|') && !dashes.test(line)
  const head = dashes.test(lines[last] ?? '') && isRow(lines[last - 1]) ? last - 1 : last
  if (!isRow(lines[head])) return tail
  const above = lines.slice(0, head)
  const paragraph = above.slice(above.findLastIndex((line) => line.trim() === '') + 1)
  return paragraph.some((line) => line.includes('-') && dashes.test(line)) ? tail : above.join('\n')
}

/** A run of marks that is open. `closes`: it could have closed one as well. */
type OpenMark = { readonly mark: string; readonly run: number; readonly closes: boolean; length: number }

/** One paragraph's text with its open marks closed, and without the marks at its end that say nothing yet. */
function closed(leaf: string): string {
  const text = leaf.replace(halfReference, '').replace(openBracket, '$1').replace(marksAtEnd, '')
  const open: OpenMark[] = []
  for (const { 0: run, index } of text.matchAll(inlineMark)) {
    const mark = run.charAt(0)
    const code = open.at(-1)?.mark === '`' ? open.at(-1) : undefined
    if (mark === '`') {
      if (!code) open.push({ mark, run: run.length, closes: false, length: run.length })
      else if (code.length === run.length) open.pop()
    } else if (!code && mark !== '\\') {
      emphasize(open, run, text.charAt(index - 1), text.charAt(index + run.length))
    }
  }
  const marks = open.map(({ mark, length }) => mark.repeat(length)).toReversed()
  return marks.length === 0 ? text : text.trimEnd() + marks.join('')
}

/** Closes what a run of emphasis marks closes; what is left of the run opens, if it can. */
function emphasize(open: OpenMark[], run: string, before: string, after: string): void {
  const mark = run.charAt(0)
  if (mark === '_' && isWord.test(before) && isWord.test(after)) return
  const closes = flanks(before, after)
  const opens = flanks(after, before)
  const opener = () => open.findLastIndex((other) => other.mark === mark && pairs(other, run.length, opens))
  let left = run.length
  for (let index = closes ? opener() : -1; index >= 0 && left > 0; index = opener()) {
    const opened = open[index]!
    const matched = Math.min(opened.length, left)
    left -= matched
    opened.length -= matched
    open.length = opened.length === 0 ? index : index + 1
  }
  if (left > 0 && opens) open.push({ mark, run: run.length, closes, length: left })
}

/** CommonMark's rule of three: it tells `**a*b**` from `**a*` and `b**`. */
function pairs(opened: OpenMark, run: number, opens: boolean): boolean {
  if (!opened.closes && !opens) return true
  return (opened.run + run) % 3 !== 0 || (opened.run % 3 === 0 && run % 3 === 0)
}

/** True when a run of marks belongs to the text on its `inner` side: CommonMark's flanking runs. */
function flanks(inner: string, outer: string): boolean {
  if (inner === '' || isSpace.test(inner)) return false
  return isWord.test(inner) || !isWord.test(outer)
}
