import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** A text in pieces that parse on their own: finished top-level blocks, and the tail that may still change. */
export type MarkdownBlocks = {
  /** Length of the finished blocks together. */
  readonly settled: number
  /** Length of the text when it was last searched for finished blocks. */
  readonly searched: number
  readonly finished: readonly string[]
  readonly tail: string
}

export const noBlocks: MarkdownBlocks = { settled: 0, searched: 0, finished: [], tail: '' }

/** Parses markdown as the recipe is rendered: CommonMark with tables and strike-through. */
export const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/**
 * The blocks of `text`, taken on from those of a shorter `text` that it begins with.
 * A block is finished once a later one has begun on a complete line: the start of a line may
 * still turn out to belong to the block before (`3` becomes `3. Serve.`).
 */
export function growBlocks(blocks: MarkdownBlocks, text: string): MarkdownBlocks {
  const complete = text.lastIndexOf('\n') + 1
  if (complete <= blocks.searched) return { ...blocks, tail: text.slice(blocks.settled) }
  const unsettled = text.slice(blocks.settled, complete)
  const starts = parser.parse(unsettled).children.map((block) => block.position?.start.offset ?? 0)
  const tailStart = starts.at(-1) ?? 0
  const bounds = [0, ...starts.slice(1)]
  const finished = bounds.slice(0, -1).map((start, index) => unsettled.slice(start, bounds[index + 1]))
  const settled = finished.length === 0 ? blocks.settled : blocks.settled + tailStart
  return {
    settled,
    searched: complete,
    finished: [...blocks.finished, ...finished],
    tail: text.slice(settled),
  }
}
