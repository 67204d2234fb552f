import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** A top-level list by its items. In a `loose` one every item holds paragraphs (CommonMark 5.3). */
export type MarkdownList = {
  readonly ordered: boolean
  readonly start: number
  readonly loose: boolean
  readonly items: readonly string[]
}

/** A top-level block, or a list in pieces, each of which parses on its own to what it is in the whole text. */
export type MarkdownBlock = string | MarkdownList

/** What is known of a text that grows: what is finished, and the tail that may still change. */
export type MarkdownBlocks = {
  /** Length of the text before its tail. */
  readonly settled: number
  /** The complete lines that were searched for finished blocks. */
  readonly searched: string
  readonly finished: readonly MarkdownBlock[]
  /** The finished items of the list that the tail goes on with. */
  readonly open: MarkdownList | undefined
  readonly tail: string
}

export const noBlocks: MarkdownBlocks = { settled: 0, searched: '', finished: [], open: undefined, tail: '' }

/** Parses markdown as the recipe is rendered: CommonMark with tables and strike-through. */
export const parser = unified().use(remarkParse).use(remarkGfm).freeze()

type List = Extract<ReturnType<typeof parser.parse>['children'][number], { type: 'list' }>
type Placed = { position?: List['position'] }

/**
 * The blocks of `text`, taken on from those of a shorter `text` that it begins with.
 * A block or an item is finished once a later one has begun on a complete line: the start of a line may
 * still turn out to belong to the block before (`3` becomes `3. Serve.`).
 */
export function growBlocks(blocks: MarkdownBlocks, text: string): MarkdownBlocks {
  const complete = text.lastIndexOf('\n') + 1
  if (complete <= blocks.searched.length) return { ...blocks, tail: text.slice(blocks.settled) }
  const read = readBlocks(text.slice(blocks.settled, complete), blocks.open)
  const last = read.at(-1)
  const settled = blocks.settled + (last?.tailStart ?? 0)
  return {
    settled,
    searched: text.slice(0, complete),
    finished: [...blocks.finished, ...read.slice(0, -1).map(({ block }) => block)],
    open:
      typeof last?.block === 'object' ? { ...last.block, items: last.block.items.slice(0, -1) } : undefined,
    tail: text.slice(settled),
  }
}

/** All blocks of a text: the finished ones and those of its tail, or of what is shown of the tail. */
export function allBlocks({ finished, open, tail }: MarkdownBlocks, shown = tail): MarkdownBlock[] {
  const read = readBlocks(shown, open).map(({ block }) => block)
  const isOpenAlone = open && open.items.length > 0 && typeof read[0] !== 'object'
  return [...finished, ...(isOpenAlone ? [open] : []), ...read]
}

/** The blocks of a text that begins with `open`'s next item, and where what may still change of each begins. */
function readBlocks(text: string, open: MarkdownList | undefined) {
  const { children } = parser.parse(text)
  const starts = children.map((node, at) => (at === 0 ? 0 : lineStart(node)))
  return children.map((node, at): { block: MarkdownBlock; tailStart: number } => {
    const [start = 0, end = text.length] = starts.slice(at, at + 2)
    if (node.type !== 'list') return { block: text.slice(start, end), tailStart: start }
    const itemStarts = node.children.map((item, index) => (index === 0 ? start : lineStart(item)))
    const items = itemStarts.map((itemStart, index) => text.slice(itemStart, itemStarts[index + 1] ?? end))
    return { block: listOf(node, items, at === 0 ? open : undefined), tailStart: itemStarts.at(-1) ?? start }
  })
}

function listOf(node: List, items: readonly string[], open: MarkdownList | undefined): MarkdownList {
  return {
    ordered: node.ordered ?? false,
    start: open?.start ?? node.start ?? 1,
    loose: (open?.loose ?? false) || isLoose(node),
    items: [...(open?.items ?? []), ...items],
  }
}

function isLoose({ spread, children }: List): boolean {
  return Boolean(spread) || children.some((item) => item.spread ?? item.children.length > 1)
}

/** Where the line begins on which a block does: its indent says what belongs to it. */
function lineStart({ position }: Placed): number {
  return (position?.start.offset ?? 0) - (position?.start.column ?? 1) + 1
}
