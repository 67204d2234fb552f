import Markdown from 'react-markdown'

import { parser } from './markdown-blocks.ts'
import { blockPlugins } from './recipe-markdown.tsx'

/** Milliseconds between the steps: none of them holds up who types. */
const pause = 100

const sample = '## Soup\n\nHot, **very**.\n\n- 1 *egg*\n\n1. Boil.\n2. Serve.\n'

/**
 * Parses and renders a few words that nobody sees. Code that runs for the first time takes ten times as long:
 * without this the first words of the first recipe would wait for it.
 */
export function warmUp(): void {
  setTimeout(() => parser.parse(sample), pause)
  setTimeout(() => Markdown({ ...blockPlugins, children: sample }), 2 * pause)
}
