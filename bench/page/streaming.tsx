import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'

import { RecipeMarkdown } from '#web/recipe/recipe-markdown.tsx'

const plugins = [remarkGfm]

const views = {
  ours: (text: string) => <RecipeMarkdown text={text} growing />,
  whole: (text: string) => <Markdown remarkPlugins={plugins}>{text}</Markdown>,
}

export type StreamText = (way: keyof typeof views, text: string, from: number, size: number) => number

declare global {
  var streamText: StreamText
}

/** Renders a text that grows from a length by so many characters an update. Gives the scripting milliseconds of all. */
globalThis.streamText = (way, text, from, size) => {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const show = (length: number) => flushSync(() => root.render(views[way](text.slice(0, length))))
  show(from)
  const begun = performance.now()
  for (let length = from + size; length <= text.length; length += size) show(length)
  const ms = performance.now() - begun
  root.unmount()
  box.remove()
  return ms
}
