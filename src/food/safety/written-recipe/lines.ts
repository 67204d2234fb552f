import { partOpenedBy } from './headings.ts'

/** A line of a recipe's markdown, by what it does on the page. */
export type Line =
  /** Bold lines and lines that end in a colon are headings too, deeper than any other. */
  | { kind: 'heading'; level: number; text: string }
  /** An item of a list; `label` is what it begins with in bold or before a colon: "**Vegan?** Leave out the cheese." */
  | { kind: 'item'; ordered: boolean; nested: boolean; label?: string; text: string }
  | { kind: 'row'; cells: readonly string[] }
  | { kind: 'text'; label?: string; text: string }

/** The lines of a recipe's markdown that say something, in their order. */
export function linesOf(markdown: string): Line[] {
  const lines: Line[] = []
  for (const raw of markdown.split(/\r?\n/)) {
    const bare = raw.replace(/^\s*(?:>\s*)+/, '').trim()
    if (isUnderline(bare)) asHeading(lines)
    else if (!isRule(bare))
      for (const part of partedByLabels(bare)) lines.push(lineOf(part, /^\s{2,}/.test(raw)))
  }
  return lines
}

// "… overnight. **Storage:** 4 days. **Swaps:** pear for apple."
const innerLabel = /(?<=^|\s)(\*\*|__|[*_])([^*_:]{2,40})(?::\1|\1\s?:|([?])\1)/g
// "… until done. Tip: add cream." Without emphasis what is said behind a label ends with its sentence.
const plainLabel = /(?<=[.!?]["”’)]?\s)([A-ZÀ-Þ][A-Za-zÀ-ÿ'’ &-]{2,30})\s?:\s[^.!?]*[.!?]*/g

const listMark = /^(?:\*\*)?(?:[-*+•–—·∙▪▫◦‣●○■□☐▢✓✔➤]|\d{1,3}[.)])(?:\*\*)?\s+/

/** The parts of a line in which labels open what is besides the recipe: tips, swaps, storage, each up to the next label. */
function partedByLabels(line: string): string[] {
  if (!/[:?]/.test(line) || /^[|#]/.test(line)) return [line]
  const text = line.replace(plainLabel, (all, label: string) => (partOpenedBy(label) === 'aside' ? '' : all))
  const labels = [...text.matchAll(innerLabel)]
  const isOwn = (index: number) => !/\p{L}/u.test(text.slice(0, index))
  const isItem = listMark.test(text)
  const starts = [0]
  let isAside = false
  if (labels.every(({ index }) => isOwn(index))) return [text.trim()]
  for (const { index, 2: label = '', 3: asking } of labels) {
    const part = asking ? 'aside' : partOpenedBy(label)
    const opens = part === 'aside' || (part !== undefined && !isItem)
    if (isOwn(index)) isAside = part === 'aside' && !isItem
    else if (opens || isAside) {
      isAside = part === 'aside'
      starts.push(index)
    }
  }
  return starts.map((start, at) => text.slice(start, starts[at + 1]).trim())
}

const isUnderline = (text: string) => /^(?:={3,}|-{3,})$/.test(text)
const isRule = (text: string) => text === '' || /^(?:```.*|~~~.*|[*_]{3,}|[|:\s-]+)$/.test(text)

// A line underlined with "===" is a heading; three dashes below no text are a rule.
function asHeading(lines: Line[]): void {
  const last = lines.at(-1)
  if (last?.kind === 'text' && last.label === undefined && !/[.!:?]$/.test(last.text))
    lines[lines.length - 1] = { kind: 'heading', level: 1, text: last.text }
}

const bold = 7
const colon = 8

function lineOf(text: string, nested: boolean): Line {
  const [, marks, title] = /^(#{1,6})\s+(.*?)\s*#*$/.exec(text) ?? []
  if (marks !== undefined && title !== undefined)
    return { kind: 'heading', level: marks.length, text: plain(title) }
  const row = cellsOf(text)
  if (row) return { kind: 'row', cells: row }
  const [mark] = listMark.exec(text) ?? []
  const content = mark === undefined ? text : text.slice(mark.length).replace(/^\[[ x]\]\s+/i, '')
  const level = headingLevel(content)
  if (level !== undefined) return { kind: 'heading', level, text: plain(content) }
  const labelled = labelledText(content)
  if (mark === undefined)
    return isLoneTitle(content)
      ? { kind: 'heading', level: bold, text: content }
      : { kind: 'text', ...labelled }
  return { kind: 'item', ordered: /\d/.test(mark), nested, ...labelled }
}

function cellsOf(text: string): string[] | undefined {
  if (!text.startsWith('|') && !/\S \| \S/.test(text)) return undefined
  // "**Serves:** 4 | **Prep:** 15 min" is no row.
  if (!text.startsWith('|')) return undefined
  const cells = text.replace(/^\|/, '').replace(/\|$/, '').split('|')
  return cells.map(plain)
}

// "Ingredients" or "Method" alone on its line.
const isLoneTitle = (text: string) => /^\p{Lu}\p{L}{3,}$/u.test(text) && partOpenedBy(text) !== undefined

function headingLevel(text: string): number | undefined {
  if (/^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/.test(text)) return bold
  if (/^[*_][^*_]+:[*_]$|^[*_][^*_]+[*_]:$/.test(text)) return colon
  if (/^[*_][^*_.!?]+[*_]$/.test(text) && hasAtMost(4, text)) return colon
  if (text.endsWith(':') && hasAtMost(7, text)) return colon
  return /^[\p{Lu}\s&]{5,}$/u.test(text) && hasAtMost(3, text) ? bold : undefined
}

const hasAtMost = (words: number, text: string) => text.split(/\s+/).length <= words

function labelledText(text: string): { label?: string; text: string } {
  const emphasised = /^(?:\*\*|__|[*_])([^*_]+?)(?:\*\*|__|[*_])(:?)\s*(.*)$/s.exec(text)
  const [, marked = '', after, rest = ''] = emphasised ?? []
  if (/[:?.!]\s*$/.test(marked) || after === ':')
    return { label: plain(marked.replace(/:\s*$/, '')), text: plain(rest) }
  const whole = plain(text)
  const [, label, said] = /^¿?([\p{L}][\p{L}\s'’,&-]{1,40}?)\s?[:?]\s+(.+)$/u.exec(whole) ?? []
  return label !== undefined && said !== undefined ? { label, text: said } : { text: whole }
}

const unmarked = /^[^*_~`[\]\u0080-\uffff]*$/
const pictures = /\p{Extended_Pictographic}\ufe0f?/gu

/** A text without the marks of emphasis, links and pictures. */
function plain(text: string): string {
  if (unmarked.test(text)) return text.trim()
  return text
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\*\*|__|~~|`+|(?<![\p{L}\d])[_*]+|[_*]+(?![\p{L}\d])/gu, '')
    .replace(pictures, '')
    .trim()
}
