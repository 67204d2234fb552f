import type { Line } from './lines.ts'

export type Row = Line & { kind: 'row' }
export type Item = Line & { kind: 'item' }
export type Text = Line & { kind: 'text' }
export type Block = [Line, ...Line[]]

/** Lines of one kind that follow each other. */
export function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = []
  for (const line of lines) {
    const last = blocks.at(-1)?.[0]
    if (last && line.kind !== 'heading' && isAlike(last, line)) blocks.at(-1)!.push(line)
    else blocks.push([line])
  }
  return blocks
}

function isAlike(a: Line, b: Line): boolean {
  return a.kind === 'item' && b.kind === 'item' ? a.ordered === b.ordered : a.kind === b.kind
}
