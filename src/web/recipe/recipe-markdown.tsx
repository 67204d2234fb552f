import { memo } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'

import { withoutHalfWritten } from './half-written.ts'
import { allBlocks, growBlocks, type MarkdownBlocks, type MarkdownList, noBlocks } from './markdown-blocks.ts'
import { isPlainText } from './markdown-limits.ts'
import { RenderBoundary } from './render-boundary.tsx'

// Whatever is not named here gives way to its text: links, images, tick boxes, footnote marks.
export const allowedElements =
  'h1 h2 h3 h4 h5 h6 p ul ol li blockquote pre hr br em strong del code table thead tbody tr th td'.split(' ')

type Tree = { spread?: boolean; children?: Tree[] | undefined }

/** An item alone is a list of one: here it is loose, because others of its list are. */
const spreadOut = () => (tree: Tree) => tree.children?.forEach((node) => (node.spread = true))

/** The item without its list of one. */
const outOfList = () => (tree: Tree) => {
  tree.children = tree.children?.flatMap((node) => node.children ?? [])
}

/** What is read beyond CommonMark: tables and strike-through. */
export const blockPlugins = { remarkPlugins: [remarkGfm] }
const itemPlugins = {
  tight: { remarkPlugins: [remarkGfm], rehypePlugins: [outOfList] },
  loose: { remarkPlugins: [remarkGfm, spreadOut], rehypePlugins: [outOfList] },
}

export const components: Components = {
  // A wide table scrolls in its own box, by keyboard too, so that the page never widens.
  table: ({ children }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table-box" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
}

// The text that was read last, for the longer one that comes next and for the same one when it is finished.
let latest = noBlocks

function grownBlocks(text: string): MarkdownBlocks {
  latest = growBlocks(text.startsWith(latest.searched) ? latest : noBlocks, text)
  return latest
}

/**
 * A recipe's markdown. Blocks and list items that are finished are parsed and rendered once while the text grows;
 * while it is still `growing`, half-written marks at its end do not show.
 */
export const RecipeMarkdown = memo(function RecipeMarkdown({
  text,
  growing = false,
}: {
  text: string
  growing?: boolean
}) {
  if (isPlainText(text)) return <PlainText text={text} />
  const grown = grownBlocks(text)
  const blocks = allBlocks(grown, growing ? withoutHalfWritten(grown.tail) : grown.tail)
  return blocks.map((block, index) =>
    // A block keeps its place for ever: the text only grows at its end.
    /* oxlint-disable react/no-array-index-key */
    typeof block === 'string' ? <Block key={index} text={block} /> : <List key={index} list={block} />,
  )
})

const List = memo(function List({ list: { ordered, start, loose, items } }: { list: MarkdownList }) {
  const entries = items.map((item, index) => (
    <Block key={index} text={item} inside={loose ? 'loose' : 'tight'} />
  ))
  if (!ordered) return <ul>{entries}</ul>
  return <ol start={start === 1 ? undefined : start}>{entries}</ol>
})

/** A block, or an item `inside` a list. */
const Block = memo(function Block({ text, inside }: { text: string; inside?: keyof typeof itemPlugins }) {
  return (
    <RenderBoundary fallback={<PlainText text={text} />}>
      <Markdown
        {...(inside ? itemPlugins[inside] : blockPlugins)}
        components={components}
        allowedElements={allowedElements}
        unwrapDisallowed
      >
        {text}
      </Markdown>
    </RenderBoundary>
  )
})

export function PlainText({ text }: { text: string }) {
  return <p className="plain-text">{text}</p>
}
