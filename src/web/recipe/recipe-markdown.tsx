import { memo, useState } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'

import { withoutHalfWritten } from './half-written.ts'
import { growBlocks, noBlocks } from './markdown-blocks.ts'
import { isPlainText } from './markdown-limits.ts'
import { RenderBoundary } from './render-boundary.tsx'

// Whatever is not named here gives way to its text: links, images, tick boxes, footnote marks.
const allowedElements =
  'h1 h2 h3 h4 h5 h6 p ul ol li blockquote pre hr br em strong del code table thead tbody tr th td'.split(' ')

const plugins = [remarkGfm]

const components: Components = {
  // A wide table scrolls in its own box, by keyboard too, so that the page never widens.
  table: ({ children }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table-box" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
}

/**
 * A recipe's markdown. Blocks that are finished are parsed and rendered once while the text grows;
 * while it is still `growing`, half-written marks at its end do not show.
 */
export function RecipeMarkdown({ text, growing = false }: { text: string; growing?: boolean }) {
  const [blocks, setBlocks] = useState(noBlocks)
  if (isPlainText(text)) return <PlainText text={text} />
  const grown = growBlocks(blocks, text)
  // Kept for the next, longer text. A component may set its own state while it renders.
  if (grown.searched !== blocks.searched) setBlocks(grown)
  return (
    <>
      {[...grown.finished, growing ? withoutHalfWritten(grown.tail) : grown.tail].map((block, index) => (
        // A block keeps its place for ever: the text only grows at its end.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} text={block} />
      ))}
    </>
  )
}

const Block = memo(function Block({ text }: { text: string }) {
  return (
    <RenderBoundary fallback={<PlainText text={text} />}>
      <Markdown
        remarkPlugins={plugins}
        components={components}
        allowedElements={allowedElements}
        unwrapDisallowed
      >
        {text}
      </Markdown>
    </RenderBoundary>
  )
})

function PlainText({ text }: { text: string }) {
  return <p className="plain-text">{text}</p>
}
